import { GIVEAWAY_STATES } from '@jara/domain/giveaway/giveaway-state';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { DataTable } from '../shared/data-table.tsx';
import { ListBody } from '../shared/list-body.tsx';
import { ListToolbar } from '../shared/list-toolbar.tsx';
import { useListState } from '../shared/use-list-state.ts';
import { giveawayColumns } from './giveaway-columns.tsx';
import { STATE_WORDS } from './giveaway-words.ts';
import { GIVEAWAY_LIST, giveawaysQuery } from './giveaways.queries.ts';

const REPORT_OPTIONS = [
  { value: 'OPEN', word: 'Not handled yet' },
  { value: 'ANY', word: 'Any' },
];

/** Every gift that its sender made public. */
export function GiveawaysPage() {
  const api = useStaffApi();
  const { state, change } = useListState(GIVEAWAY_LIST);
  const query = useQuery(giveawaysQuery(api, state));
  return (
    <div className="flex flex-col gap-5">
      <ListToolbar
        state={state}
        onChange={change}
        search={{ label: 'Search giveaways', placeholder: 'Search code, title or host' }}
        facets={[
          {
            name: 'standing',
            title: 'State',
            options: GIVEAWAY_STATES.map((value) => ({ value, word: STATE_WORDS[value] })),
          },
          { name: 'reports', title: 'Reports', options: REPORT_OPTIONS },
        ]}
        refreshing={query.isFetching}
        onRefresh={() => void query.refetch()}
      />
      <ListBody
        query={query}
        what="giveaways"
        fallback="Failed to fetch giveaways"
        empty={{
          title: 'No Giveaways Found',
          hint: 'Try adjusting your filters. A gift is listed here once its sender has made it public.',
        }}
        onPage={(page) => change({ page })}
        onLimit={(limit) => change({ limit })}
      >
        {({ data: rows }) => (
          <DataTable
            caption="Giveaways"
            columns={giveawayColumns}
            rows={rows}
            rowId={({ giftId }) => giftId}
            stale={query.isPlaceholderData}
          />
        )}
      </ListBody>
    </div>
  );
}
