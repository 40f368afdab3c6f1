import { FIGURE_LISTS } from '@jara/contract/staff/figure-lists';
import type { Workload } from '@jara/contract/staff/workload';
import { ROLE_NAMES } from '@jara/domain/staff/roles';
import { AlarmClockOff, CircleCheck, Hourglass, Timer } from 'lucide-react';
import { Money } from '../../../components/money.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { AssigneeSelect } from '../casework/assignee-select.tsx';
import { StaffButtonLink, StaffLink } from '../links/staff-link.tsx';
import { count } from '../shared/count.ts';
import { DataTable } from '../shared/data-table.tsx';
import { FailedFace } from '../shared/failed-face.tsx';
import { GiftLink } from '../shared/gift-link.tsx';
import { Meter } from '../shared/meter.tsx';
import { Panel } from '../shared/panel.tsx';
import { PromiseBadge } from '../shared/promise-badge.tsx';
import { StatCard, StatRow, StatSkeletons } from '../shared/stat-card.tsx';
import type { Column } from '../shared/table-props.ts';
import { When } from '../shared/when.tsx';
import { statusWord } from '../shared/words.ts';

const decimal = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 1 });

const workloadQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: staffKey(api, 'workload'),
    queryFn: async ({ signal }) => ({ ...(await api.readWorkload({}, { signal })), fetchedAt: Date.now() }),
  });

export function WorkloadPage() {
  const api = useStaffApi();
  const { data, error, isFetching, refetch } = useQuery(workloadQuery(api));
  return (
    <div className="flex flex-col gap-5">
      {error && (
        <FailedFace error={error} fallback="Failed to fetch details" busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <>
          <StatSkeletons />
          <Skeleton className="h-72 rounded-card" />
        </>
      )}
      {data && <Full work={data} fetchedAt={data.fetchedAt} />}
    </div>
  );
}

function Full({ work, fetchedAt }: { work: Workload; fetchedAt: number }) {
  return (
    <>
      <StatRow>
        <StatCard
          icon={Hourglass}
          label="Open work"
          value={<StaffLink {...FIGURE_LISTS.openWithdrawals}>{count.format(work.open)}</StaffLink>}
          note={<Money amount={work.amount} short />}
        />
        <StatCard
          icon={AlarmClockOff}
          label="Promise broken"
          value={
            work.broken === 0 ? (
              count.format(0)
            ) : (
              <StaffLink {...FIGURE_LISTS.brokenPromises} className="link text-err">
                {count.format(work.broken)}
              </StaffLink>
            )
          }
          note={work.oldestAt ? <Oldest at={work.oldestAt} /> : 'Nothing is open'}
        />
        <StatCard
          icon={CircleCheck}
          label="Promises kept"
          value={work.keptPromisePercent === null ? 'None yet' : `${decimal.format(work.keptPromisePercent)}%`}
          note="of the last 30 days, those over their time included"
        />
        <StatCard
          icon={Timer}
          label="Median time"
          value={work.medianHours === null ? 'None yet' : `${decimal.format(work.medianHours)} h`}
          note={`${count.format(work.pending)} to decide, ${count.format(work.onTheirWay)} on their way`}
        />
      </StatRow>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[1fr_1.6fr]">
        <Panel title="By age, against the 24-hour promise">
          <Ages work={work} />
        </Panel>
        <Panel title="By person">
          <People work={work} />
        </Panel>
      </div>
      <Panel
        title="Running out of time first"
        aside={<StaffLink {...FIGURE_LISTS.openWithdrawals}>All open</StaffLink>}
      >
        <Next work={work} fetchedAt={fetchedAt} />
      </Panel>
    </>
  );
}

const AGES: Record<Workload['byAge'][number]['age'], { word: string; tone: 'ok' | 'brand' | 'warn' | 'err' }> = {
  UNDER_6H: { word: 'Under 6 hours', tone: 'ok' },
  UNDER_12H: { word: '6 to 12 hours', tone: 'brand' },
  UNDER_24H: { word: '12 to 24 hours', tone: 'warn' },
  BROKEN: { word: 'Over 24 hours', tone: 'err' },
};

function Ages({ work: { byAge, open } }: { work: Workload }) {
  return (
    <ul className="flex flex-col gap-4">
      {byAge.map(({ age, open: here, amount }) => (
        <li key={age} className="flex flex-col gap-1.5">
          <p className="flex flex-wrap justify-between gap-x-4 text-sm">
            <span className="font-semibold">{AGES[age].word}</span>
            <span className="tabular text-ink-2">
              {count.format(here)} · <Money amount={amount} short />
            </span>
          </p>
          <Meter
            percent={open === 0 ? 0 : (here / open) * 100}
            label={`${AGES[age].word}: ${here} of ${open}`}
            tone={AGES[age].tone}
          />
        </li>
      ))}
    </ul>
  );
}

type Person = Workload['byPerson'][number];

function People({ work: { byPerson } }: { work: Workload }) {
  const columns: Column<Person>[] = [
    {
      id: 'person',
      header: 'Person',
      onCard: 'title',
      cell: ({ staff, role }) => (
        <>
          <span className="block font-semibold">{staff?.name ?? 'Nobody’s'}</span>
          {role && <span className="text-ink-3 text-xs">{ROLE_NAMES[role]}</span>}
        </>
      ),
    },
    {
      id: 'open',
      header: 'Open',
      align: 'right',
      cell: ({ open, staff }) => (
        <StaffLink
          to="/admin/withdrawals"
          search={{ ...FIGURE_LISTS.openWithdrawals.search, assignee: staff?.id ?? 'none' }}
          className="link tabular inline-flex min-h-11 items-center"
        >
          {count.format(open)}
        </StaffLink>
      ),
    },
    { id: 'amount', header: 'Amount', align: 'right', cell: ({ amount }) => <Money amount={amount} short /> },
    {
      id: 'broken',
      header: 'Late',
      align: 'right',
      cell: ({ broken }) => <span className={broken > 0 ? 'font-semibold text-err' : ''}>{count.format(broken)}</span>,
    },
    { id: 'oldest', header: 'Oldest', cell: ({ oldestAt }) => (oldestAt ? <When at={oldestAt} /> : 'None') },
    { id: 'decided', header: 'Decided today', align: 'right', cell: ({ decidedToday }) => count.format(decidedToday) },
  ];
  return (
    <DataTable
      caption="Open work by person"
      columns={columns}
      rows={byPerson}
      rowId={({ staff }) => staff?.id ?? 'nobody'}
    />
  );
}

function Next({ work: { next }, fetchedAt }: { work: Workload; fetchedAt: number }) {
  if (next.length === 0) {
    return (
      <p className="flex items-center gap-2 text-ink-2">
        <CircleCheck aria-hidden="true" className="size-5 text-ok" />
        Nothing is open. Every promise is kept.
      </p>
    );
  }
  const columns: Column<Workload['next'][number]>[] = [
    { id: 'quid', header: 'QUID', cell: ({ giftId, quid }) => <GiftLink id={giftId} quid={quid} />, onCard: 'title' },
    {
      id: 'promise',
      header: '24-hour promise',
      onCard: 'aside',
      cell: ({ promiseLeftMs }) => <PromiseBadge leftMs={promiseLeftMs} fetchedAt={fetchedAt} />,
    },
    {
      id: 'amount',
      header: 'Amount',
      align: 'right',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} className="font-semibold" />,
    },
    { id: 'step', header: 'Step', cell: ({ stage }) => statusWord(stage) },
    {
      id: 'assignee',
      header: 'In whose hands',
      cell: ({ id, accountName, assignee }) => (
        <AssigneeSelect
          subject={{ kind: 'withdrawal', id }}
          what={`the withdrawal of ${accountName}`}
          assignee={assignee}
        />
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      onCard: 'actions',
      cell: ({ id, accountName }) => (
        <StaffButtonLink
          to="/admin/withdrawals"
          search={{ id }}
          variant="secondary"
          size="sm"
          aria-label={`View the withdrawal of ${accountName}`}
        >
          View
        </StaffButtonLink>
      ),
    },
  ];
  return (
    <DataTable caption="Withdrawals that run out of time first" columns={columns} rows={next} rowId={({ id }) => id} />
  );
}

const Oldest = ({ at }: { at: string }) => (
  <>
    The oldest came <When at={at} />
  </>
);
