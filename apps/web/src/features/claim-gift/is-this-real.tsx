import { ShieldCheck } from 'lucide-react';
import { AppLink } from '../../components/app-link.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { OPERATOR } from '../../lib/operator.ts';
import { useClientValue } from '../../lib/use-client-value.ts';
import { words } from './words/en.tsx';

/** Fake giveaways are everywhere, so the page says itself how to tell it from one. */
export function IsThisReal() {
  const host = useClientValue(() => location.host, '');
  return (
    <Disclosure
      title={words.isThisReal.title}
      icon={<ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-ok" strokeWidth={1.75} />}
    >
      <div className="flex flex-col gap-4">
        <Answer question={words.isThisReal.whoHolds}>{words.isThisReal.weHoldIt(OPERATOR.productName)}</Answer>
        <Answer question={words.isThisReal.neverAsked}>{words.isThisReal.neverAskedList}</Answer>
        <Answer question={words.isThisReal.howToCheck}>
          {host
            ? words.isThisReal.addressMustRead(<strong className="text-ink">{host}</strong>)
            : words.isThisReal.addressAsAtHome}{' '}
          {words.isThisReal.ifNotSure(
            <a className="link" href={`tel:+${OPERATOR.supportNumber}`}>
              {OPERATOR.supportPhone}
            </a>,
            (text) => (
              <AppLink to="/help">{text}</AppLink>
            ),
            (text) => (
              <AppLink to="/check">{text}</AppLink>
            ),
          )}
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
