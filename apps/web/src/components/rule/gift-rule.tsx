import type { Payment } from '@jara/contract/payments';
import { ButtonLink } from '../app-link.tsx';
import { Banner } from '../ui/banner.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Commitment } from './commitment.tsx';
import { isWindowOver, ruleSentence } from './rule-sentence.ts';

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
          Who may open it
        </h2>
        <p className="mt-1 text-ink-2">{ruleSentence(payment)}.</p>
      </div>
      {tellsEnd && isWindowOver(payment) && (
        <Banner
          tone="warn"
          title="The time you chose is over"
          actions={
            <ButtonLink to="/help" size="sm">
              Contact support
            </ButtonLink>
          }
        >
          Nobody can open the gift any more. Your money is safe with us: write to us, and we send it back.
        </Banner>
      )}
      {payment.rule?.commitment && (
        <Disclosure title="Sealed with a fingerprint">
          <Commitment quid={quid} commitment={payment.rule.commitment} />
        </Disclosure>
      )}
    </section>
  );
}
