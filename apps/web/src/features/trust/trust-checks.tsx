import type { Trust } from '@jara/contract/trust';
import { formatCount } from '@jara/domain/money/format';
import { formatLagos, relativeTime } from '@jara/domain/time/lagos';
import { serverNow } from '../../lib/server-clock.ts';
import { Fact, Part } from './trust-parts.tsx';
import { isOld } from './trust-words.ts';

/** When somebody last made sure, and what came of it. */
export function TrustChecks({ trust: { books, reconciliation } }: { trust: Trust }) {
  return (
    <Part title="When we last made sure">
      <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Fact label="Our own books" value={books ? (books.isClean ? 'Add up' : 'Do not add up') : 'Not proved yet'}>
          {books && (
            <>
              {formatCount(books.journals)} entries, every one proved <Ago at={books.checkedAt} />
            </>
          )}
        </Fact>
        <Fact label="Every payment, payout and refund, with Paystack’s own list" value={comparedWords(reconciliation)}>
          {reconciliation && (
            <>
              Compared <Ago at={reconciliation.finishedAt} />
            </>
          )}
        </Fact>
      </dl>
    </Part>
  );
}

function comparedWords(run: Trust['reconciliation']): string {
  if (!run) return 'Not compared yet';
  if (run.openItems > 0)
    return run.openItems === 1 ? '1 difference is open' : `${formatCount(run.openItems)} differences are open`;
  return run.isWhole ? 'The same on both sides' : 'Paystack did not answer to the end';
}

function Ago({ at }: { at: string }) {
  const now = serverNow();
  return (
    <>
      <time dateTime={at} title={`${formatLagos(at)} (Lagos)`}>
        {relativeTime(at, now)}
      </time>
      {isOld(at, now) ? `. That is longer ago than it should be: it happens every few minutes.` : '.'}
    </>
  );
}
