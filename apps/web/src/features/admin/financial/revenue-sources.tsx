import type { Financial, RevenueSource } from '@jara/contract/staff/financial';
import { clsx } from 'clsx';
import { Money } from '../../../components/money.tsx';

export const SOURCE_WORDS: Record<RevenueSource, string> = {
  PLAIN: 'Gifts without a rule',
  NTH_PERSON: 'Nth Person gifts',
  SPLIT: 'Split gifts',
  TIME: 'Time Range gifts',
  EQUAL: 'Equal Shares gifts',
  LUCKY: 'Lucky gifts',
  DRAW: 'Draw gifts',
};
const LOOKS = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4', 'bg-chart-5'] as const;
const percent = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 1 });

interface RevenueSourcesProps {
  sources: Financial['revenueBySource'];
  currency: string;
}

export function RevenueSources({ sources, currency }: RevenueSourcesProps) {
  const known = sources.filter(({ amount }) => amount !== 0);
  if (known.length === 0) return <p className="text-ink-2">No fees were earned in this period.</p>;
  return (
    <div className="flex flex-col gap-4">
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full">
        {known.map(({ source, percentage }, index) => (
          <span
            key={source}
            className={clsx('h-full', LOOKS[index % LOOKS.length])}
            style={{ width: `${Math.max(0, percentage)}%` }}
          />
        ))}
      </div>
      <ul className="flex flex-col text-sm">
        {known.map(({ source, amount, percentage }, index) => (
          <li key={source} className="flex items-center gap-2 border-line border-b py-2 last:border-b-0">
            <span aria-hidden="true" className={clsx('size-3 shrink-0 rounded-[3px]', LOOKS[index % LOOKS.length])} />
            <span className="flex-1">{SOURCE_WORDS[source]}</span>
            <Money amount={amount} currency={currency} short className="font-semibold" />
            <span className="tabular w-14 text-right text-ink-3">{percent.format(percentage)}%</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
