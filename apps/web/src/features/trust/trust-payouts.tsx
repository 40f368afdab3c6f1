import type { Trust } from '@jara/contract/trust';
import { formatCount } from '@jara/domain/money/format';
import { Fact, Part } from './trust-parts.tsx';
import { spanWords } from './trust-words.ts';
import { words } from './words/en.tsx';

const said = words.payouts;

/** How long the way to a bank took, against the promise of a day. */
export function TrustPayouts({ payouts }: { payouts: Trust['payouts'] }) {
  const { days, arrived, withinPromise, overdue, keptPromisePercent, medianSeconds, p95Seconds } = payouts;
  return (
    <Part title={said.title(days)}>
      {keptPromisePercent === null || medianSeconds === null || p95Seconds === null ? (
        <p className="text-ink-2">{overdue > 0 ? said.noneArrived : said.nobodySent}</p>
      ) : (
        <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-3">
          <Fact label={said.withinADay} value={said.outOf(formatCount(withinPromise), formatCount(arrived + overdue))}>
            {said.promiseKept(keptPromisePercent)}
          </Fact>
          <Fact label={said.halfWithin} value={spanWords(medianSeconds)}>
            {said.fromAsking}
          </Fact>
          <Fact label={said.nearlyAllWithin} value={spanWords(p95Seconds)}>
            {said.largerSums}
          </Fact>
        </dl>
      )}
      <p className={overdue > 0 ? 'font-semibold text-err' : 'text-ink-2 text-sm'}>
        {overdue > 0 ? said.late(overdue) : said.noneLate}
      </p>
    </Part>
  );
}
