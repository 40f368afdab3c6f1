import type { Trust } from '@jara/contract/trust';
import { formatCount } from '@jara/domain/money/format';
import { Fact, Part } from './trust-parts.tsx';
import { spanWords } from './trust-words.ts';

/** How long the way to a bank took, against the promise of a day. */
export function TrustPayouts({ payouts }: { payouts: Trust['payouts'] }) {
  const { days, arrived, withinPromise, overdue, keptPromisePercent, medianSeconds, p95Seconds } = payouts;
  return (
    <Part title={`Payouts of the last ${days} days`}>
      {keptPromisePercent === null || medianSeconds === null || p95Seconds === null ? (
        <p className="text-ink-2">
          {overdue > 0 ? 'None has arrived in these days.' : 'Nobody has sent a gift to a bank in these days.'}
        </p>
      ) : (
        <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-3">
          <Fact
            label="In the bank within 24 hours"
            value={`${formatCount(withinPromise)} of ${formatCount(arrived + overdue)}`}
          >
            That is what we promise: {keptPromisePercent}&nbsp;% kept.
          </Fact>
          <Fact label="Half arrived within" value={spanWords(medianSeconds)}>
            From asking for it to the bank.
          </Fact>
          <Fact label="95 of 100 arrived within" value={spanWords(p95Seconds)}>
            Larger sums are looked at by a person first.
          </Fact>
        </dl>
      )}
      <p className={overdue > 0 ? 'font-semibold text-err' : 'text-ink-2 text-sm'}>
        {overdue > 0
          ? `${formatCount(overdue)} ${overdue === 1 ? 'is' : 'are'} late and still under way, and counted as not kept.`
          : 'None is late and still under way.'}
      </p>
    </Part>
  );
}
