import type { Dashboard } from '@jara/contract/staff/dashboard';
import { FIGURE_LISTS } from '@jara/contract/staff/figure-lists';
import { formatMoneyShort } from '@jara/domain/money/format';
import { clsx } from 'clsx';
import {
  Activity,
  Banknote,
  CircleAlert,
  CircleCheck,
  Gift,
  Percent,
  ReceiptText,
  RefreshCw,
  Users,
  WalletCards,
} from 'lucide-react';
import { Money } from '../../../components/money.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { StaffLink } from '../links/staff-link.tsx';
import { count } from '../shared/count.ts';
import { Facts } from '../shared/facts.tsx';
import { FailedFace } from '../shared/failed-face.tsx';
import { Panel } from '../shared/panel.tsx';
import { StatCard, StatRow, StatSkeletons } from '../shared/stat-card.tsx';
import { StepChart } from '../shared/step-chart.tsx';
import { Trend } from '../shared/trend.tsx';
import { When } from '../shared/when.tsx';
import { AttentionList } from '../shell/notifications.tsx';
import { dashboardQuery } from './dashboard.queries.ts';
import { duration } from './duration.ts';
import { QuickActions } from './quick-actions.tsx';

const REVENUE = [{ name: 'Revenue', amount: ({ revenue }: Dashboard['revenueByDay'][number]) => revenue }] as const;
/** The finances of exactly the days that the chart shows. */
const sameDays = (days: Dashboard['revenueByDay']) => ({
  from: days[0]?.day ?? '',
  to: days.at(-1)?.day ?? '',
  by: 'day',
});
const decimal = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 1 });

export function DashboardPage() {
  const api = useStaffApi();
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery(api));
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-2 text-sm">
          {data ? (
            <>
              Last updated <When at={data.updatedAt} />
            </>
          ) : (
            'The state of the product at a glance'
          )}
        </p>
        <Button variant="secondary" size="sm" aria-busy={isFetching} onClick={() => void refetch()}>
          <RefreshCw aria-hidden="true" className={clsx('size-4.5', isFetching && 'animate-spin')} strokeWidth={1.75} />
          Refresh
        </Button>
      </div>
      {error && (
        <FailedFace
          error={error}
          fallback="Failed to load dashboard stats"
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Full figures={data} />}
      {!data && !error && <Loading />}
    </div>
  );
}

const Loading = () => (
  <>
    <StatSkeletons />
    <div aria-hidden="true" className="grid grid-cols-1 gap-5 lg:grid-cols-3">
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-56 rounded-card" />
    </div>
  </>
);

function Full({ figures }: { figures: Dashboard }) {
  const { currency, trends, health, attention } = figures;
  return (
    <>
      <StatRow>
        <StatCard
          icon={Users}
          label="Total Users"
          value={count.format(figures.totalUsers)}
          note={<Trend {...trends.users} show={count.format} />}
        />
        <StatCard
          icon={WalletCards}
          label="Total Revenue"
          value={<Money amount={figures.totalRevenue} currency={currency} short />}
          note={<Trend {...trends.revenue} show={(amount) => formatMoneyShort(amount, currency)} />}
        />
        <StatCard
          icon={Gift}
          label="Active QUIDs"
          value={<StaffLink {...FIGURE_LISTS.activeGifts}>{count.format(figures.activeQuids)}</StaffLink>}
          note={<Trend {...trends.gifts} of="made" show={count.format} />}
        />
        <StatCard
          icon={Percent}
          label="Conversion Rate"
          value={`${decimal.format(figures.conversionRate)}%`}
          note={<Trend {...trends.conversionRate} show={(rate) => `${decimal.format(rate)}%`} />}
        />
      </StatRow>
      <Panel
        title="Revenue, day by day"
        aside={
          <StaffLink to="/admin/financial" search={sameDays(figures.revenueByDay)}>
            See all
          </StaffLink>
        }
      >
        <StepChart
          rows={figures.revenueByDay}
          stepOf={({ day }) => day}
          series={REVENUE}
          currency={currency}
          stepName="Day"
          small
        />
      </Panel>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[1.4fr_1fr]">
        <Panel title="Needs attention" aside={<span className="text-ink-3 text-sm">The most urgent first</span>}>
          {attention.length === 0 ? (
            <p className="flex items-center gap-2 text-ink-2">
              <CircleCheck aria-hidden="true" className="size-5 text-ok" />
              Nothing waits for a person. Every promise is being kept.
            </p>
          ) : (
            <div className="-m-4 sm:-m-5">
              <AttentionList items={attention} />
            </div>
          )}
        </Panel>
        <QuickActions pending={figures.pendingWithdrawals} />
      </div>
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2 xl:grid-cols-3">
        <Panel
          title={<Titled icon={ReceiptText} words="Transactions" />}
          aside={<StaffLink to="/admin/transactions">See all</StaffLink>}
        >
          <Facts
            facts={[
              { label: 'Total', value: count.format(figures.totalTransactions) },
              { label: 'This month', value: count.format(figures.transactionsThisMonth) },
              {
                label: 'Monthly growth',
                value:
                  figures.monthlyGrowth === null
                    ? 'Too little to compare'
                    : `${decimal.format(figures.monthlyGrowth)}%`,
              },
            ]}
          />
        </Panel>
        <Panel
          title={<Titled icon={Banknote} words="Withdrawals" />}
          aside={<StaffLink to="/admin/withdrawals">See all</StaffLink>}
        >
          <Facts
            facts={[
              { label: 'Completed', value: <Money amount={figures.totalWithdrawals} currency={currency} short /> },
              {
                label: 'Payouts made',
                value: (
                  <StaffLink {...FIGURE_LISTS.completedWithdrawals}>
                    {count.format(figures.completedWithdrawals)}
                  </StaffLink>
                ),
              },
              {
                label: 'Pending',
                value: (
                  <>
                    <StaffLink {...FIGURE_LISTS.pendingWithdrawals}>
                      {count.format(figures.pendingWithdrawals)}
                    </StaffLink>{' '}
                    · <Money amount={figures.pendingWithdrawalAmount} currency={currency} short />
                  </>
                ),
              },
            ]}
          />
        </Panel>
        <Panel
          title={<Titled icon={Activity} words="System Health" />}
          aside={
            <Badge
              tone={health.status === 'ok' ? 'ok' : 'warn'}
              icon={health.status === 'ok' ? CircleCheck : CircleAlert}
            >
              {health.status === 'ok' ? 'Operational' : 'Degraded'}
            </Badge>
          }
        >
          <Facts
            facts={[
              { label: 'Uptime', value: duration(health.uptimeSeconds) },
              { label: 'Response time', value: `${decimal.format(health.responseMs.median)} ms` },
              { label: 'Slowest 5%', value: `over ${decimal.format(health.responseMs.p95)} ms` },
            ]}
          />
          {health.status !== 'ok' && <p className="mt-2 text-sm text-warn">{health.message}</p>}
        </Panel>
      </div>
    </>
  );
}

const Titled = ({ icon: Icon, words }: { icon: typeof Activity; words: string }) => (
  <span className="inline-flex items-center gap-2">
    <Icon aria-hidden="true" className="size-4.5 text-ink-3" strokeWidth={1.75} />
    {words}
  </span>
);
