import type { Payment } from '@jara/contract/payments';
import { ButtonLink } from '../app-link.tsx';
import { Banner } from '../ui/banner.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Commitment } from './commitment.tsx';
import { isWindowOver, ruleSentence } from './rule-sentence.ts';

/** Who may open a paid gift, in the words in which its sender decided it, and what seals it. */
export function GiftRule({ quid, payment }: { quid: string; payment: Payment }) {
  return (
    <section aria-labelledby="gift-rule" className="flex flex-col gap-3">
      <div className="rounded-card bg-sunken p-4">
        <h2 id="gift-rule" className="font-sans font-semibold text-base">
          Who may open it
        </h2>
        <p className="mt-1 text-ink-2">{ruleSentence(payment)}.</p>
      </div>
      {isWindowOver(payment) && (
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
