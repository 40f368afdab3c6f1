import type { GiftStats } from '@jara/contract/staff/gifts';
import { GIFT_STATUSES } from '@jara/domain/gift/gift-status';
import { CURRENCIES } from '@jara/domain/money/money';
import { Ban, CircleCheck, Gift, Wallet } from 'lucide-react';
import { Money } from '../../../components/money.tsx';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { useStaff } from '../session/staff-context.tsx';
import { count } from '../shared/count.ts';
import { DataTable } from '../shared/data-table.tsx';
import { ExportMenu } from '../shared/export-menu.tsx';
import { ListBody } from '../shared/list-body.tsx';
import { exportFiltersOf, isNarrowed, queryOf, withoutFilters } from '../shared/list-state.ts';
import { ListToolbar } from '../shared/list-toolbar.tsx';
import { ListTools } from '../shared/list-tools.tsx';
import { NothingFound } from '../shared/nothing-found.tsx';
import { StatCard, StatRow, StatSkeletons } from '../shared/stat-card.tsx';
import { useChosenRows } from '../shared/use-chosen-rows.ts';
import { useColumns } from '../shared/use-columns.ts';
import { useListState } from '../shared/use-list-state.ts';
import { useNews } from '../shared/use-news.ts';
import { SORT_WORDS, statusWord } from '../shared/words.ts';
import { BulkStatus } from './bulk-status.tsx';
import { giftColumns } from './gift-columns.tsx';
import { GIFT_LIST, giftsQuery } from './gifts.queries.ts';

export function GiftsPage() {
  const api = useStaffApi();
  const { can } = useStaff();
  const { state, change, show, setLimit } = useListState(GIFT_LIST);
  const { columns, choice } = useColumns('quids', giftColumns, { state, change });
  const query = useQuery(giftsQuery(api, state));
  const { data, isFetching, isPlaceholderData, refetch } = query;
  const { chosen, selection, clear } = useChosenRows(data?.data);
  const news = useNews('quids', queryOf(state), data?.readAt);
  const mayChange = can('gifts.change_status');
  return (
    <div className="flex flex-col gap-5">
      {data ? <Summary stats={data.stats} /> : !query.error && <StatSkeletons />}
      <ListToolbar
        state={state}
        onChange={change}
        search={{ label: 'Search gifts', placeholder: 'Search QUID, email or creator' }}
        facets={[
          {
            name: 'status',
            title: 'Status',
            options: GIFT_STATUSES.map((value) => ({
              value,
              word: statusWord(value),
              count: data?.stats.byStatus[value] ?? (data ? 0 : undefined),
            })),
          },
          {
            name: 'currency',
            title: 'Currency',
            options: CURRENCIES.map((value) => ({
              value,
              word: value,
              count: data?.stats.byCurrency[value] ?? (data ? 0 : undefined),
            })),
          },
        ]}
        sorts={SORT_WORDS}
        refreshing={isFetching}
        news={news}
        onRefresh={() => void refetch()}
      >
        <ListTools list="quids" state={state} onShow={show} choice={choice} />
        <ExportMenu what="quids" filters={exportFiltersOf(state)} />
      </ListToolbar>
      {mayChange && (chosen.length > 0 || data?.total !== 0) && <BulkStatus gifts={chosen} onDone={clear} />}
      <ListBody
        query={query}
        what="gifts"
        fallback="Failed to fetch QUIDs"
        empty={{ title: 'No QUIDs Yet', hint: 'Every gift that is paid for appears here at once.' }}
        nothing={
          isNarrowed(state) && (
            <NothingFound
              list="quids"
              what="gifts"
              title="No QUIDs Found"
              state={state}
              onChange={change}
              unfiltered={giftsQuery(api, withoutFilters(state))}
            />
          )
        }
        onPage={(page) => change({ page })}
        onLimit={setLimit}
      >
        {({ data: rows }) => (
          <DataTable
            caption="Gifts"
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            rowName={({ quid }) => `gift ${quid}`}
            sort={state.sort}
            onSort={(sort) => change({ sort: GIFT_LIST.sorts.find((known) => known === sort) ?? GIFT_LIST.sorts[0] })}
            selection={mayChange ? selection : undefined}
            stale={isPlaceholderData}
          />
        )}
      </ListBody>
    </div>
  );
}

const Summary = ({ stats: { totalValue, currency, total, active, blocked, byStatus } }: { stats: GiftStats }) => (
  <StatRow>
    <StatCard icon={Wallet} label="Total Value" value={<Money amount={totalValue} currency={currency} short />} />
    <StatCard icon={Gift} label="Total QUIDs" value={count.format(total)} />
    <StatCard
      icon={CircleCheck}
      label="Active"
      value={count.format(active)}
      note={byStatus.SPLIT ? `${count.format(byStatus.SPLIT)} of them claimed in part` : undefined}
    />
    <StatCard icon={Ban} label="Blocked" value={count.format(blocked)} />
  </StatRow>
);
