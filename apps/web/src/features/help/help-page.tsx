import { AppLink, ButtonLink } from '../../components/app-link.tsx';
import { ContactCards } from './contact-cards.tsx';
import { QuestionList } from './question-list.tsx';
import { words } from './words/en.tsx';

const STEPS = [words.steps.create, words.steps.share, words.steps.claim];

export function HelpPage() {
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-14 px-4 py-10 sm:px-6 sm:py-14">
      <div>
        <h1 className="text-3xl sm:text-4xl">{words.title}</h1>
        <p className="mt-2 text-ink-2 text-lg">{words.lead}</p>
      </div>
      <QuestionList />
      <section aria-labelledby="guide" className="flex flex-col gap-5">
        <h2 id="guide" className="text-2xl">
          {words.guide}
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
          <ButtonLink to="/create">{words.createGift}</ButtonLink>
          <ButtonLink to="/claim" variant="secondary">
            {words.claimGift}
          </ButtonLink>
        </div>
      </section>
      <ContactCards />
      <p className="text-ink-2">
        {words.moneyAndGiveaways(
          (text) => (
            <AppLink to="/trust">{text}</AppLink>
          ),
          (text) => (
            <AppLink to="/check">{text}</AppLink>
          ),
        )}
      </p>
      <p className="text-ink-2 text-sm">
        {words.smallPrint(
          (text) => (
            <AppLink to="/terms">{text}</AppLink>
          ),
          (text) => (
            <AppLink to="/privacy">{text}</AppLink>
          ),
          (text) => (
            <AppLink to="/cookies">{text}</AppLink>
          ),
        )}
      </p>
    </div>
  );
}
