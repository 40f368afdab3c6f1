import type { Financial } from '@jara/contract/staff/financial';
import { clsx } from 'clsx';
import { Money } from '../../../components/money.tsx';
import { DataTable } from '../shared/data-table.tsx';
import type { Column } from '../shared/table-props.ts';
import { SOURCE_WORDS } from './revenue-sources.tsx';

type Result = Financial['resultByKind'][number];

interface ResultTableProps {
  results: readonly Result[];
  currency: string;
}

/** What each kind of gift earned or cost. */
export function ResultTable({ results, currency }: ResultTableProps) {
  if (results.length === 0) return <p className="text-ink-2">Nothing was earned or spent in this period.</p>;
  const money = (id: Exclude<keyof Result, 'source'>, header: string): Column<Result> => ({
    id,
    header,
    align: 'right',
    cell: (row) => (
      <Money amount={row[id]} currency={currency} className={clsx(id === 'result' && row.result < 0 && 'text-err')} />
    ),
  });
  const columns: Column<Result>[] = [
    { id: 'source', header: 'Kind of gift', cell: ({ source }) => SOURCE_WORDS[source], onCard: 'title' },
    money('revenue', 'Our fee'),
    money('collectionFees', 'Provider, for payments'),
    money('transferFees', 'Provider, for payouts'),
    money('result', 'Result'),
  ];
  return <DataTable caption="Result by kind of gift" columns={columns} rows={results} rowId={({ source }) => source} />;
}
