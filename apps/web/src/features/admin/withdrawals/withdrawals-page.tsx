import type { StaffWithdrawal, WithdrawalStats } from '@jara/contract/staff/withdrawals';
import { isId } from '@jara/domain/ids';
import { CURRENCIES } from '@jara/domain/money/money';
import { STAFF_WITHDRAWAL_STATUSES, WITHDRAWAL_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import { Banknote, CircleCheck, Clock } from 'lucide-react';
import { useState } from 'react';
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
import { ATTENTION_WORDS, SORT_WORDS, statusWord } from '../shared/words.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { DecideMany } from './decide-many.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { isDecidable, type Wish } from './review-state.ts';
import { SelectionBar } from './selection-bar.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { withdrawalColumns } from './withdrawal-columns.tsx';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';
import { WITHDRAWAL_LIST, withdrawalsQuery } from './withdrawals.queries.ts';

const THREE = 'grid-cols-1 sm:grid-cols-3';

export function WithdrawalsPage() {
  const api = useStaffApi();
  const { can } = useStaff();
  const { state, words, change, setOwn, show, setLimit } = useListState(WITHDRAWAL_LIST);
  const assignee = assigneeIn(words.assignee);
  const query = useQuery(withdrawalsQuery(api, state, assignee));
  const [deciding, setDeciding] = useState<{ kind: 'approve' | 'reject'; withdrawal: StaffWithdrawal }>();
  const [wish, setWish] = useState<Wish>();
  const { data, isFetching, isPlaceholderData, refetch } = query;
  const { chosen, selection, clear } = useChosenRows(data?.data);
  const mayDecide = can('withdrawals.decide');
  const decided = () => setDeciding(undefined);
  const { columns, choice } = useColumns(
    'withdrawals',
    withdrawalColumns({
      fetchedAt: data?.fetchedAt ?? 0,
      mayDecide,
      onView: ({ id }) => setOwn({ id }),
      onApprove: (withdrawal) => setDeciding({ kind: 'approve', withdrawal }),
      onReject: (withdrawal) => setDeciding({ kind: 'reject', withdrawal }),
    }),
    { state, change },
  );
  const news = useNews('withdrawals', { ...queryOf(state), ...(assignee ? { assignee } : {}) }, data?.readAt);
  return (
    <div className="flex flex-col gap-5">
      {data ? <Summary stats={data.stats} /> : !query.error && <StatSkeletons count={3} className={THREE} />}
      <StatusTabs
        chosen={state.chosen.status}
        counts={data?.stats.byStatus}
        onChoose={(status) => change({ chosen: { ...state.chosen, status: status ? [status] : [] } })}
      />
      <ListToolbar
        state={state}
        onChange={change}
        search={{ label: 'Search withdrawals', placeholder: 'Search QUID, account name or email' }}
        facets={[
          {
            name: 'status',
            title: 'Status',
            options: STAFF_WITHDRAWAL_STATUSES.map((value) => ({
              value,
              word: statusWord(value),
              count: data?.stats.byStatus[value],
            })),
          },
          {
            name: 'attention',
            title: 'Needs attention',
            options: WITHDRAWAL_LIST.facets.attention.map((value) => ({ value, word: ATTENTION_WORDS[value] })),
          },
          {
            name: 'stage',
            title: 'Step',
            options: WITHDRAWAL_STATUSES.map((value) => ({ value, word: statusWord(value) })),
          },
          { name: 'currency', title: 'Currency', options: CURRENCIES.map((value) => ({ value, word: value })) },
        ]}
        sorts={SORT_WORDS}
        refreshing={isFetching}
        news={news}
        onRefresh={() => void refetch()}
      >
        <ListTools
          list="withdrawals"
          state={state}
          // Whose it is may be kept where it is nobody's name.
          own={assignee === 'me' || assignee === 'none' ? { assignee } : {}}
          onShow={show}
          choice={choice}
        />
        <ExportMenu
          what="withdrawals"
          filters={{ ...exportFiltersOf(state), ...(words.assignee ? { assignee: words.assignee } : {}) }}
        />
      </ListToolbar>
      <ListBody
        query={query}
        what="withdrawals"
        fallback="Failed to fetch details"
        empty={{ title: 'No Withdrawals Yet', hint: 'Every share that somebody sends to a bank appears here at once.' }}
        nothing={
          (isNarrowed(state) || assignee !== undefined) && (
            <NothingFound
              list="withdrawals"
              what="withdrawals"
              state={state}
              onChange={change}
              unfiltered={withdrawalsQuery(api, withoutFilters(state), assignee)}
            />
          )
        }
        onPage={(page) => change({ page })}
        onLimit={setLimit}
      >
        {({ data: rows }) => (
          <DataTable
            caption="Withdrawals"
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            rowName={({ accountName }) => `withdrawal of ${accountName}`}
            selection={mayDecide ? selection : undefined}
            isChoosable={isDecidable}
            sort={state.sort}
            onSort={(sort) =>
              change({ sort: WITHDRAWAL_LIST.sorts.find((known) => known === sort) ?? WITHDRAWAL_LIST.sorts[0] })
            }
            stale={isPlaceholderData}
          />
        )}
      </ListBody>
      {chosen.length > 0 && <SelectionBar chosen={chosen} onReview={setWish} onClear={clear} />}
      {wish && (
        <DecideMany
          wish={wish}
          ids={chosen.map(({ id }) => id)}
          onCancel={() => setWish(undefined)}
          onDone={() => {
            setWish(undefined);
            clear();
          }}
        />
      )}
      {words.id && !deciding && (
        <WithdrawalDialog
          id={words.id}
          onClose={() => setOwn({ id: undefined })}
          onApprove={(withdrawal) => setDeciding({ kind: 'approve', withdrawal })}
          onReject={(withdrawal) => setDeciding({ kind: 'reject', withdrawal })}
        />
      )}
      {deciding?.kind === 'approve' && <ApproveDialog withdrawal={deciding.withdrawal} onClose={decided} />}
      {deciding?.kind === 'reject' && <RejectDialog withdrawal={deciding.withdrawal} onClose={decided} />}
    </div>
  );
}

const assigneeIn = (word: string | undefined): string | undefined =>
  word === 'me' || word === 'none' || isId(word ?? '') ? word : undefined;

const Summary = ({ stats }: { stats: WithdrawalStats }) => (
  <StatRow className={THREE}>
    <StatCard
      icon={Clock}
      label="Pending Requests"
      value={count.format(stats.pendingRequests)}
      note={`${count.format(stats.byStatus.ON_ITS_WAY)} more on their way`}
    />
    <StatCard icon={Banknote} label="Total Pending Amount" value={<Money amount={stats.pendingAmount} short />} />
    <StatCard
      icon={CircleCheck}
      label="Processed Today"
      value={count.format(stats.processedToday)}
      note={<Money amount={stats.processedTodayAmount} short />}
    />
  </StatRow>
);
