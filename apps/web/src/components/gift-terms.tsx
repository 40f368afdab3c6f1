import type { Payment } from '@jara/contract/payments';
import { QuoteLines } from './quote-lines.tsx';
import { senderTimes } from './sender-times.ts';
import { words } from './sending/words/en.tsx';

/** What was agreed on when the gift was ordered: how and when it reaches them, until when, and the sums to the kobo. */
export function GiftTerms({ payment }: { payment: Payment }) {
  return (
    <section aria-labelledby="gift-terms" className="flex flex-col gap-3 rounded-card bg-sunken p-4">
      <h2 id="gift-terms" className="font-sans font-semibold text-base">
        {words.terms}
      </h2>
      <dl className="flex flex-col gap-2 border-line border-b pb-3 text-sm">
        {senderTimes(payment).map(({ label, value }) => (
          <div key={label} className="sm:flex sm:justify-between sm:gap-4">
            <dt className="shrink-0 text-ink-3">{label}</dt>
            <dd className="font-semibold sm:text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <QuoteLines
        quote={payment.quote}
        feePaidBy={payment.feePaidBy}
        isPaid={payment.progress !== null}
        mayReturn={payment.progress === null || payment.progress === 'WAITING'}
      />
    </section>
  );
}
