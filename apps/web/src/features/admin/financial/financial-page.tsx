import { FINANCIAL_PERIODS, type Financial, type FinancialStep, wrongDates } from '@jara/contract/staff/financial';
import { STEPS } from '@jara/domain/figures/span';
import { CURRENCIES, DEFAULT_CURRENCY } from '@jara/domain/money/money';
import { addDays, addMonths } from '@jara/domain/time/days';
import { formatLagosDate } from '@jara/domain/time/lagos';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Money } from '../../../components/money.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { useStaff } from '../session/staff-context.tsx';
import { ExportMenu } from '../shared/export-menu.tsx';
import { Facts } from '../shared/facts.tsx';
import { FailedFace } from '../shared/failed-face.tsx';
import { Panel } from '../shared/panel.tsx';
import { StatCard, StatRow, StatSkeletons } from '../shared/stat-card.tsx';
import { StepChart } from '../shared/step-chart.tsx';
import { stepWords } from '../shared/step-words.ts';
import { When } from '../shared/when.tsx';
import { BankPanel } from './bank-panel.tsx';
import { ChooseDates, type Dates } from './choose-dates.tsx';
import { Compared } from './compared.tsx';
import { financialQuery } from './financial.queries.ts';
import { FloatPanel } from './float-panel.tsx';
import { ResultTable } from './result-table.tsx';
import { RevenueSources } from './revenue-sources.tsx';
import { StepTable } from './step-table.tsx';

export function FinancialPage() {
  const api = useStaffApi();
  const { can } = useStaff();
  const search = useSearch({ from: '/admin/staff/financial' });
  const navigate = useNavigate({ from: '/admin/financial' });
  const dates = readDates(search);
  const currency = CURRENCIES.find((known) => known === search.currency) ?? DEFAULT_CURRENCY;
  const ask = { ...dates, currency };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(financialQuery(api, ask));
  const choose = (part: Partial<typeof ask>) => void navigate({ search: { ...search, ...part }, resetScroll: false });
  return (
    <div className="flex flex-col gap-5">
      {can('float.view') && <FloatPanel />}
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
        <div className="no-print flex flex-wrap items-center gap-2 lg:justify-end">
          <ChooseDates dates={dates} by={data?.by} onChoose={choose} />
          <Select
            aria-label="Currency"
            value={currency}
            onChange={({ currentTarget: { value } }) =>
              choose({ currency: CURRENCIES.find((known) => known === value) })
            }
            className="min-h-11 py-1.5 text-sm"
          >
            {CURRENCIES.map((known) => (
              <option key={known}>{known}</option>
            ))}
          </Select>
          <ExportMenu what="financial" filters={ask} />
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
          <Full figures={data} onChoose={(own) => choose({ ...own, by: 'day' })} />
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

interface FullProps {
  figures: Financial;
  /** The days of a month, to be looked at one by one. */
  onChoose: (days: { from: string; to: string }) => void;
}

function Full({ figures, onChoose }: FullProps) {
  const { currency, by, steps, previous, costs, revenueBySource, resultByKind } = figures;
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
        title={by === 'day' ? 'Daily revenue' : 'Monthly revenue'}
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
          <StepTable figures={figures} />
        ) : (
          <StepChart
            key={`${figures.from} ${figures.to} ${by}`}
            rows={steps}
            stepOf={({ step }) => step}
            series={SERIES}
            currency={currency}
            stepName={by === 'day' ? 'Day' : 'Month'}
            aside={({ step }) =>
              by === 'month' && (
                <Button variant="ghost" size="sm" className="no-print" onClick={() => onChoose(daysOfMonth(step))}>
                  Days of {stepWords(step)}
                </Button>
              )
            }
          />
        )}
      </Panel>
      <Panel title="What each kind of gift brought">
        <ResultTable results={resultByKind} currency={currency} />
      </Panel>
      <BankPanel figures={figures} />
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

const SERIES = [
  { name: 'Revenue', amount: ({ revenue }: FinancialStep) => revenue },
  { name: 'Provider fees', amount: ({ fees }: FinancialStep) => fees },
  { name: 'Revenue, period before', amount: ({ previousRevenue }: FinancialStep) => previousRevenue, behind: true },
] as const;

const daysOfMonth = (month: string) => ({
  from: `${month}-01`,
  to: addDays(addMonths(`${month}-01`, 1), -1),
});

/** Whatever an address says that the server would refuse is left out. */
function readDates({ period, from, to, by }: Record<string, string | undefined>): Dates {
  const cut = STEPS.find((known) => known === by);
  const isRight = from && to && IS_DAY.test(from) && IS_DAY.test(to) && !wrongDates({ from, to, by: cut });
  return {
    period: FINANCIAL_PERIODS.find((known) => known === period) ?? '1month',
    from: isRight ? from : undefined,
    to: isRight ? to : undefined,
    by: cut,
  };
}

const IS_DAY = /^(19[7-9]|2\d\d)\d-\d\d-\d\d$/;

const decimal = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 1 });
const rate = (percent: number | null): string => (percent === null ? 'Not known yet' : `${decimal.format(percent)}%`);
