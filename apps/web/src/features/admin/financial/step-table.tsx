import type { Financial, FinancialStep } from '@jara/contract/staff/financial';
import { Money } from '../../../components/money.tsx';
import { DataTable } from '../shared/data-table.tsx';
import { stepWords } from '../shared/step-words.ts';
import type { Column } from '../shared/table-props.ts';

interface StepTableProps {
  figures: Pick<Financial, 'by' | 'steps' | 'currency'>;
}

/** The chart's numbers, to be read and copied. */
export function StepTable({ figures: { by, steps, currency } }: StepTableProps) {
  const money = (id: Exclude<keyof FinancialStep, 'step'>, header: string): Column<FinancialStep> => ({
    id,
    header,
    align: 'right',
    cell: (row) => <Money amount={row[id]} currency={currency} />,
  });
  const columns: Column<FinancialStep>[] = [
    {
      id: 'step',
      header: by === 'day' ? 'Day' : 'Month',
      cell: ({ step }) => stepWords(step),
      onCard: 'title',
    },
    money('revenue', 'Revenue'),
    money('fees', 'Provider fees'),
    money('withdrawals', 'Withdrawals'),
    money('netProfit', 'Net profit'),
    money('previousRevenue', 'Revenue, period before'),
  ];
  return (
    <DataTable
      caption={by === 'day' ? 'Day by day' : 'Month by month'}
      columns={columns}
      rows={steps}
      rowId={({ step }) => step}
    />
  );
}
