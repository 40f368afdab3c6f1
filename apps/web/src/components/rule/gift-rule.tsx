import type { Payment } from '@jara/contract/payments';
import { ButtonLink } from '../app-link.tsx';
import { Banner } from '../ui/banner.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Commitment } from './commitment.tsx';
import { isWindowOver, ruleSentence } from './rule-sentence.ts';
import { words } from './words/en.tsx';

interface GiftRuleProps {
  quid: string;
  payment: Payment;
  /** Whether it says what can be done once the time is over; not where that stands beside it. */
  tellsEnd?: boolean;
}

/** Who may open a paid gift, in the words in which its sender decided it, and what seals it. */
export function GiftRule({ quid, payment, tellsEnd = true }: GiftRuleProps) {
  return (
    <section aria-labelledby="gift-rule" className="flex flex-col gap-3">
      <div className="rounded-card bg-sunken p-4">
        <h2 id="gift-rule" className="font-sans font-semibold text-base">
          {words.ofGift.whoMayOpen}
        </h2>
        <p className="mt-1 text-ink-2">{ruleSentence(payment)}.</p>
      </div>
      {tellsEnd && isWindowOver(payment) && (
        <Banner
          tone="warn"
          title={words.ofGift.timeIsOver}
          actions={
            <ButtonLink to="/help" size="sm">
              {words.ofGift.contactSupport}
            </ButtonLink>
          }
        >
          {words.ofGift.moneyIsSafe}
        </Banner>
      )}
      {payment.rule?.commitment && (
        <Disclosure title={words.ofGift.sealed}>
          <Commitment quid={quid} commitment={payment.rule.commitment} />
        </Disclosure>
      )}
    </section>
  );
}
