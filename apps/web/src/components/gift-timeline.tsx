import type { PaymentStep } from '@jara/contract/payments';
import { formatLagos } from '@jara/domain/time/lagos';
import { words } from './sending/words/en.tsx';

/** What became of the gift so far, newest last. */
export function GiftTimeline({ steps }: { steps: readonly PaymentStep[] }) {
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="gift-timeline">
      <h2 id="gift-timeline" className="font-sans font-semibold text-base">
        {words.timeline}
      </h2>
      <ol className="mt-3 flex flex-col gap-3 border-line border-l-2 pl-4 text-sm">
        {steps.map(({ at, what }) => (
          <li key={`${at} ${what}`} className="relative">
            <span aria-hidden="true" className="absolute top-1.5 -left-[1.3rem] size-2 rounded-full bg-brand" />
            <p className="font-semibold">{what}</p>
            <time dateTime={at} className="text-ink-3">
              {formatLagos(at)} (Lagos)
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
