import type { DataRequest } from '@jara/contract/staff/data-requests';
import {
  DATA_REQUEST_KINDS,
  DATA_REQUEST_STATUSES,
  type DataRequestKind,
  type DataRequestStatus,
} from '@jara/domain/own-data/data-request';
import { Badge, type BadgeTone } from '../../../components/ui/badge.tsx';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { DataTable } from '../shared/data-table.tsx';
import { ListBody } from '../shared/list-body.tsx';
import { type ListState, queryOf } from '../shared/list-state.ts';
import { ListToolbar } from '../shared/list-toolbar.tsx';
import type { Column } from '../shared/table-props.ts';
import { useListState } from '../shared/use-list-state.ts';
import { When } from '../shared/when.tsx';

const KIND_WORDS: Record<DataRequestKind, string> = {
  COPY: 'Copy of their data',
  CORRECTION: 'Correction of a name',
  ERASURE: 'Erasure',
};

const STATUS_WORDS: Record<DataRequestStatus, { word: string; tone: BadgeTone }> = {
  WAITING: { word: 'Waits for money to end', tone: 'warn' },
  ERASING: { word: 'Being erased', tone: 'info' },
  CONFIRMING: { word: 'Last mail on its way', tone: 'info' },
  DONE: { word: 'Done', tone: 'ok' },
  WITHDRAWN: { word: 'Withdrawn by the person', tone: 'neutral' },
};

const LIST = { facets: { kind: DATA_REQUEST_KINDS, status: DATA_REQUEST_STATUSES }, sorts: ['-createdAt'] } as const;

const requestsQuery = (api: StaffApi, state: ListState<'kind' | 'status', '-createdAt'>) =>
  queryOptions({
    queryKey: staffKey(api, 'data-requests', state),
    queryFn: ({ signal }) => {
      const { sort: _, search: __, ...query } = queryOf(state);
      return api.listDataRequests({ query }, { signal });
    },
    keepPreviousData: true,
  });

const COLUMNS: readonly Column<DataRequest>[] = [
  { id: 'kind', header: 'Asked for', cell: ({ kind }) => <strong>{KIND_WORDS[kind]}</strong>, onCard: 'title' },
  {
    id: 'status',
    header: 'State',
    cell: ({ status }) => <Badge tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].word}</Badge>,
    onCard: 'aside',
  },
  { id: 'askedAt', header: 'Asked', cell: ({ askedAt }) => <When at={askedAt} /> },
  { id: 'startedAt', header: 'Began', cell: ({ startedAt }) => (startedAt ? <When at={startedAt} /> : '–') },
  { id: 'endedAt', header: 'Ended', cell: ({ endedAt }) => (endedAt ? <When at={endedAt} /> : '–') },
  {
    id: 'erased',
    header: 'Payments erased',
    align: 'right',
    cell: ({ kind, erased }) => (kind === 'ERASURE' ? <span className="tabular">{erased}</span> : '–'),
  },
];

/** What people asked about their data. Who asked is told to nobody, so there is nothing to search for. */
export function DataRequestsPage() {
  const api = useStaffApi();
  const { state, change } = useListState(LIST);
  const query = useQuery(requestsQuery(api, state));
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-2xl text-ink-2">
        People prove their address by a mailed link and do this themselves at /your-data. Here is what was asked and how
        far it is. Who asked, and what we hold about them, is not shown.
      </p>
      <ListToolbar
        state={state}
        onChange={change}
        facets={[
          {
            name: 'kind',
            title: 'Asked for',
            options: DATA_REQUEST_KINDS.map((value) => ({ value, word: KIND_WORDS[value] })),
          },
          {
            name: 'status',
            title: 'State',
            options: DATA_REQUEST_STATUSES.map((value) => ({ value, word: STATUS_WORDS[value].word })),
          },
        ]}
        refreshing={query.isFetching}
        onRefresh={() => void query.refetch()}
      />
      <ListBody
        query={query}
        what="data requests"
        fallback="Failed to fetch data requests"
        empty={{ title: 'No Data Requests', hint: 'Nobody has asked in this time, or your filters leave none.' }}
        onPage={(page) => change({ page })}
        onLimit={(limit) => change({ limit })}
      >
        {({ data: rows }) => (
          <DataTable
            caption="Data requests"
            columns={COLUMNS}
            rows={rows}
            rowId={({ id }) => id}
            stale={query.isPlaceholderData}
          />
        )}
      </ListBody>
    </div>
  );
}
