import { GIVEAWAY_STATES } from '@jara/domain/giveaway/giveaway-state';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { DataTable } from '../shared/data-table.tsx';
import { ListBody } from '../shared/list-body.tsx';
import { isNarrowed, withoutFilters } from '../shared/list-state.ts';
import { ListToolbar } from '../shared/list-toolbar.tsx';
import { ListTools } from '../shared/list-tools.tsx';
import { NothingFound } from '../shared/nothing-found.tsx';
import { useColumns } from '../shared/use-columns.ts';
import { useListState } from '../shared/use-list-state.ts';
import { useNews } from '../shared/use-news.ts';
import { TIME_SORT_WORDS } from '../shared/words.ts';
import { giveawayColumns } from './giveaway-columns.tsx';
import { STATE_WORDS } from './giveaway-words.ts';
import { GIVEAWAY_LIST, giveawayQueryOf, giveawaysQuery } from './giveaways.queries.ts';

const REPORT_OPTIONS = [
  { value: 'OPEN', word: 'Not handled yet' },
  { value: 'ANY', word: 'Any' },
];

/** Every gift that its sender made public. */
export function GiveawaysPage() {
  const api = useStaffApi();
  const { state, change, show, setLimit } = useListState(GIVEAWAY_LIST);
  const query = useQuery(giveawaysQuery(api, state));
  const { columns, choice } = useColumns('giveaways', giveawayColumns, { state, change });
  const news = useNews('giveaways', giveawayQueryOf(state), query.data?.readAt);
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
        sorts={TIME_SORT_WORDS}
        refreshing={query.isFetching}
        news={news}
        onRefresh={() => void query.refetch()}
      >
        <ListTools list="giveaways" state={state} onShow={show} choice={choice} />
      </ListToolbar>
      <ListBody
        query={query}
        what="giveaways"
        fallback="Failed to fetch giveaways"
        empty={{
          title: 'No Giveaways Yet',
          hint: 'A gift is listed here once its sender has made it public.',
        }}
        nothing={
          isNarrowed(state) && (
            <NothingFound
              list="giveaways"
              what="giveaways"
              state={state}
              onChange={change}
              unfiltered={giveawaysQuery(api, withoutFilters(state))}
            />
          )
        }
        onPage={(page) => change({ page })}
        onLimit={setLimit}
      >
        {({ data: rows }) => (
          <DataTable
            caption="Giveaways"
            columns={columns}
            rows={rows}
            rowId={({ giftId }) => giftId}
            sort={state.sort}
            onSort={(sort) =>
              change({ sort: GIVEAWAY_LIST.sorts.find((known) => known === sort) ?? GIVEAWAY_LIST.sorts[0] })
            }
            stale={query.isPlaceholderData}
          />
        )}
      </ListBody>
    </div>
  );
}
