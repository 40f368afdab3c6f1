import { CURRENCIES } from '@jara/domain/money/money';
import { PAYMENT_CHANNELS } from '@jara/domain/payment/channel';
import { PAYMENT_STATUSES } from '@jara/domain/payment/payment-status';
import { Money } from '../../../components/money.tsx';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { count } from '../shared/count.ts';
import { DataTable } from '../shared/data-table.tsx';
import { ExportMenu } from '../shared/export-menu.tsx';
import { ListBody } from '../shared/list-body.tsx';
import { exportFiltersOf, isNarrowed, queryOf, withoutFilters } from '../shared/list-state.ts';
import { ListToolbar } from '../shared/list-toolbar.tsx';
import { ListTools } from '../shared/list-tools.tsx';
import { NothingFound } from '../shared/nothing-found.tsx';
import { StatCard, StatRow, StatSkeletons } from '../shared/stat-card.tsx';
import { useColumns } from '../shared/use-columns.ts';
import { useListState } from '../shared/use-list-state.ts';
import { useNews } from '../shared/use-news.ts';
import { ATTENTION_WORDS, SORT_WORDS, statusWord } from '../shared/words.ts';
import { paymentColumns } from './payment-columns.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { PAYMENT_LIST, paymentsQuery } from './payments.queries.ts';
import { CHANNEL_WORDS } from './way-words.ts';

export function PaymentsPage() {
  const api = useStaffApi();
  const { state, words, change, setOwn, show, setLimit } = useListState(PAYMENT_LIST);
  const { columns, choice } = useColumns('transactions', paymentColumns({ onOpen: (id) => setOwn({ id }) }), {
    state,
    change,
  });
  const query = useQuery(paymentsQuery(api, state));
  const { data, isFetching, isPlaceholderData, refetch } = query;
  const news = useNews('transactions', queryOf(state), data?.readAt);
  return (
    <div className="flex flex-col gap-5">
      {data ? (
        <StatRow>
          <StatCard label="Transactions" value={count.format(data.stats.total)} />
          <StatCard
            label="Total Amount"
            value={<Money amount={data.stats.totalAmount} currency={data.stats.currency} short />}
          />
          <StatCard label="Success" value={count.format(data.stats.byStatus.SUCCESS ?? 0)} />
          <StatCard
            label="Not settled yet"
            value={count.format((data.stats.byStatus.PENDING ?? 0) + (data.stats.byStatus.PROCESSING ?? 0))}
          />
        </StatRow>
      ) : (
        !query.error && <StatSkeletons />
      )}
      <ListToolbar
        state={state}
        onChange={change}
        search={{ label: 'Search transactions', placeholder: 'Search reference, QUID or email' }}
        facets={[
          {
            name: 'status',
            title: 'Status',
            options: PAYMENT_STATUSES.map((value) => ({
              value,
              word: statusWord(value),
              count: data?.stats.byStatus[value] ?? (data ? 0 : undefined),
            })),
          },
          {
            name: 'attention',
            title: 'Needs attention',
            options: PAYMENT_LIST.facets.attention.map((value) => ({ value, word: ATTENTION_WORDS[value] })),
          },
          {
            name: 'channel',
            title: 'Paid by',
            options: PAYMENT_CHANNELS.map((value) => ({ value, word: CHANNEL_WORDS[value] })),
          },
          { name: 'currency', title: 'Currency', options: CURRENCIES.map((value) => ({ value, word: value })) },
        ]}
        sorts={SORT_WORDS}
        refreshing={isFetching}
        news={news}
        onRefresh={() => void refetch()}
      >
        <ListTools list="transactions" state={state} onShow={show} choice={choice} />
        <ExportMenu what="transactions" filters={exportFiltersOf(state)} />
      </ListToolbar>
      <ListBody
        query={query}
        what="transactions"
        fallback="Failed to fetch transactions"
        empty={{ title: 'No Transactions Yet', hint: 'Every payment a sender starts appears here at once.' }}
        nothing={
          isNarrowed(state) && (
            <NothingFound
              list="transactions"
              what="transactions"
              state={state}
              onChange={change}
              unfiltered={paymentsQuery(api, withoutFilters(state))}
            />
          )
        }
        onPage={(page) => change({ page })}
        onLimit={setLimit}
      >
        {({ data: rows }) => (
          <DataTable
            caption="Transactions"
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            sort={state.sort}
            onSort={(sort) =>
              change({ sort: PAYMENT_LIST.sorts.find((known) => known === sort) ?? PAYMENT_LIST.sorts[0] })
            }
            stale={isPlaceholderData}
          />
        )}
      </ListBody>
      {words.id && <PaymentDialog id={words.id} onClose={() => setOwn({ id: undefined })} />}
    </div>
  );
}
