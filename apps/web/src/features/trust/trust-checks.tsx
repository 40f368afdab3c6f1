import type { Trust } from '@jara/contract/trust';
import { formatLagos, relativeTime } from '@jara/domain/time/lagos';
import type { ReactNode } from 'react';
import { serverNow } from '../../lib/server-clock.ts';
import { Fact, Part } from './trust-parts.tsx';
import { isOld } from './trust-words.ts';
import { words } from './words/en.tsx';

const { checks } = words;

/** When somebody last made sure, and what came of it. */
export function TrustChecks({ trust: { books, reconciliation } }: { trust: Trust }) {
  return (
    <Part title={checks.title}>
      <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Fact
          label={checks.ourBooks}
          value={books ? (books.isClean ? checks.addUp : checks.doNotAddUp) : checks.notProved}
        >
          {books && <Ago at={books.checkedAt} said={(ago) => checks.entriesProved(books.journals, ago)} />}
        </Fact>
        <Fact label={checks.everyPayment} value={comparedWords(reconciliation)}>
          {reconciliation && <Ago at={reconciliation.finishedAt} said={checks.compared} />}
        </Fact>
      </dl>
    </Part>
  );
}

function comparedWords(run: Trust['reconciliation']): string {
  if (!run) return checks.notCompared;
  if (run.openItems > 0) return checks.differencesOpen(run.openItems);
  return run.isWhole ? checks.same : checks.notToTheEnd;
}

function Ago({ at, said }: { at: string; said: (ago: ReactNode) => ReactNode }) {
  const now = serverNow();
  return (
    <>
      {said(
        <time dateTime={at} title={`${formatLagos(at)} (Lagos)`}>
          {relativeTime(at, now)}
        </time>,
      )}
      {isOld(at, now) && ` ${checks.tooLongAgo}`}
    </>
  );
}
