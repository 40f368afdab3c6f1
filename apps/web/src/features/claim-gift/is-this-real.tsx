import { ShieldCheck } from 'lucide-react';
import { AppLink } from '../../components/app-link.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { OPERATOR } from '../../lib/operator.ts';
import { useClientValue } from '../../lib/use-client-value.ts';

/** Fake giveaways are everywhere, so the page says itself how to tell it from one. */
export function IsThisReal() {
  const host = useClientValue(() => location.host, '');
  return (
    <Disclosure
      title="Is this real?"
      icon={<ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-ok" strokeWidth={1.75} />}
    >
      <div className="flex flex-col gap-4">
        <Answer question="Who holds the money?">
          The sender has paid already. {OPERATOR.productName} holds the gift until you withdraw it, and your bank
          receives it through Paystack, a licensed payment company.
        </Answer>
        <Answer question="What we never ask for">
          Your card number, PIN, one-time code, BVN, bank password, or any payment. To receive a gift you need only your
          account number and bank. Our fee comes out of the gift.
        </Answer>
        <Answer question="How to check">
          The address at the top of your browser must read{' '}
          {host ? <strong className="text-ink">{host}</strong> : 'as it does on our home page'}. The pattern of the
          cloth here is the same as in the message you got. If you are not sure, ask the sender in person, call{' '}
          <a className="link" href={`tel:+${OPERATOR.supportNumber}`}>
            {OPERATOR.supportPhone}
          </a>{' '}
          or see <AppLink to="/help">Help</AppLink>. Were you sent another link too?{' '}
          <AppLink to="/check">Check it</AppLink>.
        </Answer>
      </div>
    </Disclosure>
  );
}

function Answer({ question, children }: { question: string; children: React.ReactNode }) {
  return (
    <div>
      <h2 className="font-sans font-semibold text-base text-ink tracking-normal">{question}</h2>
      <p>{children}</p>
    </div>
  );
}
