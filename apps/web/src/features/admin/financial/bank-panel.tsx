import type { Financial } from '@jara/contract/staff/financial';
import { type BankRates, SMALL_NUMBER } from '@jara/contract/staff/payout-figures';
import { MOST_DAYS } from '@jara/domain/figures/span';
import { addDays, daysFromTo } from '@jara/domain/time/days';
import { countdown } from '@jara/domain/time/lagos';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { count } from '../shared/count.ts';
import { DataTable } from '../shared/data-table.tsx';
import { FailedFace } from '../shared/failed-face.tsx';
import { Panel } from '../shared/panel.tsx';
import type { Column } from '../shared/table-props.ts';
import { bankRatesQuery } from './financial.queries.ts';

type Bank = BankRates['banks'][number];

const decimal = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 1 });

/** How payouts to each bank went in the days that the page shows. */
export function BankPanel({ figures: { from, to, currency } }: { figures: Financial }) {
  const api = useStaffApi();
  const isCut = daysFromTo(from, to) > MOST_DAYS;
  const days = { from: isCut ? addDays(to, 1 - MOST_DAYS) : from, to };
  const { data, error, isFetching, refetch } = useQuery(bankRatesQuery(api, { ...days, currency }));
  return (
    <Panel
      title="Payouts by bank"
      aside={isCut && <span className="text-ink-3 text-sm">The last {MOST_DAYS} of these days</span>}
    >
      {error && !data && (
        <FailedFace
          error={error}
          fallback="Failed to load financial data"
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-40 rounded-card" />}
      {data?.banks.length === 0 && (
        <p className="text-ink-2">No payout ended in this period, and none is on its way.</p>
      )}
      {data && data.banks.length > 0 && (
        <div className="flex flex-col gap-3">
          <DataTable caption="Banks and their payouts" columns={COLUMNS} rows={data.banks} rowId={({ code }) => code} />
          <p className="text-ink-3 text-sm">
            Of fewer than {SMALL_NUMBER} payouts a rate says little. The time is from the sending to the bank’s word, to
            a tenth of itself. On their way is now, whatever the period.
          </p>
        </div>
      )}
    </Panel>
  );
}

/** Seconds behind minutes would say more than is known. */
const roughly = (seconds: number): number => (seconds < 90 ? seconds : Math.round(seconds / 60) * 60);

const COLUMNS: Column<Bank>[] = [
  { id: 'name', header: 'Bank', cell: ({ name }) => name, onCard: 'title' },
  { id: 'paid', header: 'Paid', align: 'right', cell: ({ paid }) => count.format(paid) },
  { id: 'failed', header: 'Failed or came back', align: 'right', cell: ({ failed }) => count.format(failed) },
  { id: 'open', header: 'On their way', align: 'right', cell: ({ open }) => count.format(open) },
  {
    id: 'rate',
    header: 'Success',
    align: 'right',
    cell: ({ paidPercent, isSmall, paid, failed }) =>
      paidPercent === null ? (
        <span className="text-ink-3">None ended</span>
      ) : isSmall ? (
        <span className="text-ink-3">
          {paid} of {paid + failed}, too few
        </span>
      ) : (
        `${decimal.format(paidPercent)}%`
      ),
  },
  {
    id: 'median',
    header: 'Median time',
    align: 'right',
    cell: ({ medianSeconds }) =>
      medianSeconds === null ? (
        <span className="text-ink-3">–</span>
      ) : (
        `about ${countdown(roughly(medianSeconds) * 1000)}`
      ),
  },
];
