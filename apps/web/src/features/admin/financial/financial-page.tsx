import { FINANCIAL_PERIODS, type Financial, type FinancialPeriod } from '@jara/contract/staff/financial';
import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from '@jara/domain/money/money';
import { formatLagosDate } from '@jara/domain/time/lagos';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Money } from '../../../components/money.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { ExportMenu } from '../shared/export-menu.tsx';
import { Facts } from '../shared/facts.tsx';
import { FailedFace } from '../shared/failed-face.tsx';
import { Panel } from '../shared/panel.tsx';
import { StatCard, StatRow, StatSkeletons } from '../shared/stat-card.tsx';
import { When } from '../shared/when.tsx';
import { Compared } from './compared.tsx';
import { MonthTable } from './month-table.tsx';
import { ResultTable } from './result-table.tsx';
import { RevenueChart } from './revenue-chart.tsx';
import { RevenueSources } from './revenue-sources.tsx';

const PERIOD_WORDS: Record<FinancialPeriod, string> = {
  '1month': 'Last Month',
  '3months': 'Last 3 Months',
  '6months': 'Last 6 Months',
  '1year': 'Last Year',
};

const financialQuery = (api: StaffApi, query: { period: FinancialPeriod; currency: Currency }) =>
  queryOptions({
    queryKey: staffKey(api, 'financial', query),
    queryFn: ({ signal }) => api.readFinancial({ query }, { signal }),
    keepPreviousData: true,
  });

export function FinancialPage() {
  const api = useStaffApi();
  const search = useSearch({ from: '/admin/staff/financial' });
  const navigate = useNavigate({ from: '/admin/financial' });
  const period = FINANCIAL_PERIODS.find((known) => known === search.period) ?? '1month';
  const currency = CURRENCIES.find((known) => known === search.currency) ?? DEFAULT_CURRENCY;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(financialQuery(api, { period, currency }));
  const choose = (part: { period?: string; currency?: string }) =>
    void navigate({ search: { ...search, ...part }, resetScroll: false });
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-bold font-sans text-base tracking-normal">
          Financial overview
          {data && (
            <span className="block font-normal text-ink-2 text-sm">
              {formatLagosDate(`${data.from}T12:00:00Z`)} to {formatLagosDate(`${data.to}T12:00:00Z`)}, updated{' '}
              <When at={data.updatedAt} />
            </span>
          )}
        </h2>
        <div className="no-print flex flex-wrap items-center gap-2">
          <Select
            aria-label="Period"
            value={period}
            onChange={({ currentTarget }) => choose({ period: currentTarget.value })}
            className="min-h-11 py-1.5 text-sm"
          >
            {FINANCIAL_PERIODS.map((known) => (
              <option key={known} value={known}>
                {PERIOD_WORDS[known]}
              </option>
            ))}
          </Select>
          <Select
            aria-label="Currency"
            value={currency}
            onChange={({ currentTarget }) => choose({ currency: currentTarget.value })}
            className="min-h-11 py-1.5 text-sm"
          >
            {CURRENCIES.map((known) => (
              <option key={known}>{known}</option>
            ))}
          </Select>
          <ExportMenu what="financial" filters={{ period, currency }} />
        </div>
      </div>
      {error && (
        <FailedFace
          error={error}
          fallback="Failed to load financial data"
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <div className={clsx('flex flex-col gap-5 transition-opacity', isPlaceholderData && 'opacity-60')}>
          <Full figures={data} />
        </div>
      )}
      {!data && !error && (
        <>
          <StatSkeletons />
          <Skeleton className="h-80 rounded-card" />
        </>
      )}
    </div>
  );
}

function Full({ figures }: { figures: Financial }) {
  const { currency, previous, costs, monthlyRevenue, revenueBySource, resultByKind } = figures;
  const [asTable, setAsTable] = useState(false);
  const total = (amount: number) => <Money amount={amount} currency={currency} short />;
  const hadPeriodBefore = Object.values(previous).some((amount) => amount !== 0);
  const compared = (what: keyof typeof previous, lessIsGood = false) => (
    <Compared
      now={figures[what]}
      before={hadPeriodBefore ? previous[what] : null}
      currency={currency}
      lessIsGood={lessIsGood}
    />
  );
  return (
    <>
      <StatRow>
        <StatCard label="Total Revenue" value={total(figures.totalRevenue)} note={compared('totalRevenue')} />
        <StatCard label="Total Fees" value={total(figures.totalFees)} note={compared('totalFees', true)} />
        <StatCard
          label="Total Withdrawals"
          value={total(figures.totalWithdrawals)}
          note={compared('totalWithdrawals')}
        />
        <StatCard
          label="Net Profit"
          value={<span className={clsx(figures.netProfit < 0 && 'text-err')}>{total(figures.netProfit)}</span>}
          note={compared('netProfit')}
        />
      </StatRow>
      <Panel
        title="Monthly revenue"
        aside={
          <Button
            variant="ghost"
            size="sm"
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
            className="no-print"
          >
            {asTable ? 'Show as chart' : 'Show as table'}
          </Button>
        }
      >
        {asTable ? (
          <MonthTable months={monthlyRevenue} currency={currency} />
        ) : (
          <RevenueChart months={monthlyRevenue} currency={currency} />
        )}
      </Panel>
      <Panel title="What each kind of gift brought">
        <ResultTable results={resultByKind} currency={currency} />
      </Panel>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-3">
        <Panel title="Revenue sources">
          <RevenueSources sources={revenueBySource} currency={currency} />
        </Panel>
        <Panel title="Rates">
          <Facts
            facts={[
              { label: 'Profit margin', value: rate(figures.profitMargin) },
              { label: 'Fee collection rate', value: rate(figures.feeCollectionRate) },
              { label: 'Withdrawal rate', value: rate(figures.withdrawalRate) },
              { label: 'Paid in for gifts', value: total(figures.totalGifts) },
              { label: 'Sent back to senders', value: total(figures.totalRefunds) },
            ]}
          />
        </Panel>
        <Panel title="What it cost">
          <Facts
            facts={[
              { label: 'Collection fees', value: total(costs.collectionFees) },
              { label: 'Transfer fees', value: total(costs.transferFees) },
              { label: 'Stamp duty', value: total(costs.stampDuty) },
              { label: 'Disputes and payouts lost', value: total(costs.chargebackLosses) },
            ]}
          />
        </Panel>
      </div>
    </>
  );
}

const decimal = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 1 });
const rate = (percent: number | null): string => (percent === null ? 'Not known yet' : `${decimal.format(percent)}%`);
