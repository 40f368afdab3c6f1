import { AppLink, ButtonLink } from '../../components/app-link.tsx';
import { ContactCards } from './contact-cards.tsx';
import { QuestionList } from './question-list.tsx';

const STEPS = [
  { title: 'Create and pay', text: 'Amount, e-mail address, a few words. Pay in the Paystack tab.' },
  { title: 'Share the code', text: 'Copy the QUID or send the link. Send a password separately.' },
  { title: 'Claim and withdraw', text: 'They open it, enter their account, and the money is on its way.' },
];

export function HelpPage() {
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-14 px-4 py-10 sm:px-6 sm:py-14">
      <div>
        <h1 className="text-3xl sm:text-4xl">How can we help?</h1>
        <p className="mt-2 text-ink-2 text-lg">The answer is probably below. If it is not, a person will write back.</p>
      </div>
      <QuestionList />
      <section aria-labelledby="guide" className="flex flex-col gap-5">
        <h2 id="guide" className="text-2xl">
          The whole thing in three steps
        </h2>
        <ol className="grid gap-4 sm:grid-cols-3">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="tag-cut bg-brand-soft p-5 pt-6 text-on-brand-soft">
              <span className="font-display font-extrabold text-3xl">{index + 1}</span>
              <h3 className="mt-3 font-bold font-display text-lg">{title}</h3>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/create">Create a Gift</ButtonLink>
          <ButtonLink to="/claim" variant="secondary">
            Claim Gift
          </ButtonLink>
        </div>
      </section>
      <ContactCards />
      <p className="text-ink-2">
        What we hold for people and what we owe them is for everybody to see:{' '}
        <AppLink to="/trust">where the money is</AppLink>, to the kobo. Were you sent a giveaway and do not know whether
        it is real? <AppLink to="/check">Check it</AppLink> before you do anything.
      </p>
      <p className="text-ink-2 text-sm">
        The small print: <AppLink to="/terms">Terms & Conditions</AppLink>,{' '}
        <AppLink to="/privacy">Privacy Policy</AppLink>, <AppLink to="/cookies">Cookie Policy</AppLink>.
      </p>
    </div>
  );
}
