import { DISPUTE_STATUSES } from '@jara/domain/dispute/dispute-answers';
import { Banner } from '../../../components/ui/banner.tsx';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { DataTable } from '../shared/data-table.tsx';
import { ListBody } from '../shared/list-body.tsx';
import { ListToolbar } from '../shared/list-toolbar.tsx';
import { useListState } from '../shared/use-list-state.ts';
import { disputeColumns } from './dispute-columns.tsx';
import { STATUS_WORDS } from './dispute-words.ts';
import { DISPUTE_LIST, disputesQuery } from './disputes.queries.ts';

/** Payments that the payers' banks want back: what has to be answered soonest comes first. */
export function DisputesPage() {
  const api = useStaffApi();
  const { state, change } = useListState(DISPUTE_LIST);
  const query = useQuery(disputesQuery(api, state));
  if (api.mode === 'practice') return <NotInPractice />;
  return (
    <div className="flex flex-col gap-5">
      <ListToolbar
        state={state}
        onChange={change}
        search={{ label: 'Search disputes', placeholder: 'Search reference, code or email' }}
        facets={[
          {
            name: 'status',
            title: 'Status',
            options: DISPUTE_STATUSES.map((value) => ({ value, word: STATUS_WORDS[value] })),
          },
        ]}
        refreshing={query.isFetching}
        onRefresh={() => void query.refetch()}
      />
      <ListBody
        query={query}
        what="disputes"
        fallback="Failed to fetch disputes"
        empty={{
          title: 'No Disputes Found',
          hint: 'Nobody’s bank wants a payment back that fits your filters.',
        }}
        onPage={(page) => change({ page })}
        onLimit={(limit) => change({ limit })}
      >
        {({ data: rows, fetchedAt }) => (
          <DataTable
            caption="Disputes"
            columns={disputeColumns(fetchedAt)}
            rows={rows}
            rowId={({ id }) => id}
            stale={query.isPlaceholderData}
          />
        )}
      </ListBody>
    </div>
  );
}

const NotInPractice = () => (
  <Banner title="Disputes are not in practice">
    Nobody’s bank disputes anything here. In the real portal this list shows every payment that a bank wants back, with
    the time that is left to answer: 16 hours from when it was opened. Admins accept or contest; everybody can read and
    write notes.
  </Banner>
);
