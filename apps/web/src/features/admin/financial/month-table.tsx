import type { Financial } from '@jara/contract/staff/financial';
import { Money } from '../../../components/money.tsx';
import { type Column, DataTable } from '../shared/data-table.tsx';
import { monthWords } from './month-words.ts';

type Month = Financial['monthlyRevenue'][number];

interface MonthTableProps {
  months: readonly Month[];
  currency: string;
}

/** The chart's numbers, to be read and copied. */
export function MonthTable({ months, currency }: MonthTableProps) {
  const money = (id: keyof Month, header: string): Column<Month> => ({
    id,
    header,
    align: 'right',
    cell: (month) => <Money amount={Number(month[id])} currency={currency} />,
  });
  const columns: Column<Month>[] = [
    { id: 'month', header: 'Month', cell: ({ month }) => monthWords(month), onCard: 'title' },
    money('revenue', 'Revenue'),
    money('fees', 'Provider fees'),
    money('withdrawals', 'Withdrawals'),
    money('netProfit', 'Net profit'),
    money('previousRevenue', 'Revenue, period before'),
  ];
  return <DataTable caption="Month by month" columns={columns} rows={months} rowId={({ month }) => month} />;
}
