import type { Operations } from '@jara/contract/staff/switches';
import { Banner } from '../../../components/ui/banner.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { FailedFace } from '../shared/failed-face.tsx';
import { Panel } from '../shared/panel.tsx';
import { ExactWhen } from '../shared/when.tsx';
import { BooksPanel } from './books-panel.tsx';
import { ItemList } from './item-list.tsx';
import { operationsQuery } from './operations.queries.ts';
import { ReconciliationPanel } from './reconciliation-panel.tsx';
import { SwitchRow } from './switch-row.tsx';

export function OperationsPage() {
  const api = useStaffApi();
  const { data, error, isFetching, refetch } = useQuery(operationsQuery(api));
  return (
    <div className="flex flex-col gap-5">
      {error && (
        <FailedFace error={error} fallback="Failed to fetch details" busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        // As high as what comes, or the table below would slip away from under whoever presses in it.
        <>
          <Skeleton className="h-75 rounded-card max-sm:h-112" />
          <Skeleton className="h-152 rounded-card max-lg:h-194 max-sm:h-240" />
        </>
      )}
      {data && <State operations={data} />}
      <Panel title="Differences between the provider and our books">
        <ItemList />
      </Panel>
    </div>
  );
}

function State({
  operations: { switches, booksCheck, fullBooksCheck, reconciliation, restore },
}: {
  operations: Operations;
}) {
  return (
    <>
      {restore && (
        <Banner tone="warn" title="This database was restored from a backup">
          It knows nothing of what happened after <ExactWhen at={restore.backupTakenAt} />.{' '}
          {restore.isReconciled
            ? 'The time since has been reconciled and nothing is open: payouts and claims can be resumed.'
            : 'Payouts and claims stay paused until the time since has been reconciled and every difference is closed.'}
        </Banner>
      )}
      <Panel title="Switches">
        <ul className="flex flex-col">
          {switches.map((each) => (
            <SwitchRow key={each.name} state={each} />
          ))}
        </ul>
      </Panel>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <BooksPanel check={booksCheck} full={fullBooksCheck} />
        <ReconciliationPanel run={reconciliation} />
      </div>
    </>
  );
}
