import type { Financial } from '@jara/contract/staff/financial';
import { formatMoney, formatMoneyShort } from '@jara/domain/money/format';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Money } from '../../../components/money.tsx';
import { type Bar, scaleFor } from './chart-scale.ts';
import { monthWords, shortMonth } from './month-words.ts';

type Month = Financial['monthlyRevenue'][number];

const SERIES = [
  { name: 'Revenue', look: 'bg-chart-1', amount: ({ revenue }: Month) => revenue },
  { name: 'Provider fees', look: 'bg-chart-2', amount: ({ fees }: Month) => fees },
] as const;
/** The period before stands behind, as an outline. */
const GHOST = 'border-2 border-line-strong border-dashed bg-transparent';

interface RevenueChartProps {
  months: readonly Month[];
  currency: string;
}

/** Revenue and fees month by month, with the period before as a ghost. Every month can be reached and read. */
export function RevenueChart({ months, currency }: RevenueChartProps) {
  const [chosen, setShown] = useState(months.length - 1);
  const shown = Math.min(chosen, months.length - 1);
  const { marks, barOf } = scaleFor(
    months.flatMap(({ revenue, fees, previousRevenue }) => [revenue, fees, previousRevenue]),
  );
  const current = months[shown];
  return (
    <figure className="flex flex-col gap-4">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {SERIES.map(({ name, look }) => (
            <Key key={name} look={look} name={name} />
          ))}
          <Key look={GHOST} name="Revenue, period before" />
        </ul>
        {current && (
          <p role="status" className="tabular text-ink-2">
            <strong className="text-ink">{monthWords(current.month)}</strong>:{' '}
            <Money amount={current.revenue} currency={currency} short /> revenue,{' '}
            <Money amount={current.fees} currency={currency} short /> fees
          </p>
        )}
      </figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div aria-hidden="true" className="relative h-60 w-16 text-right text-ink-3 text-xs">
          {marks.map((mark, index) => (
            <span
              key={mark}
              className="tabular -translate-y-1/2 absolute right-0 whitespace-nowrap"
              style={{ top: `${(index / (marks.length - 1)) * 100}%` }}
            >
              {compact(mark, currency)}
            </span>
          ))}
        </div>
        <div className="relative h-60">
          {marks.map((mark, index) => (
            <span
              key={mark}
              aria-hidden="true"
              className={clsx('absolute inset-x-0 border-t', mark === 0 ? 'border-line-strong' : 'border-line')}
              style={{ top: `${(index / (marks.length - 1)) * 100}%` }}
            />
          ))}
          <ul aria-hidden="true" className="absolute inset-0 flex">
            {months.map((month, index) => (
              <li
                key={month.month}
                onPointerEnter={() => setShown(index)}
                className={clsx('relative h-full min-w-0 flex-1 rounded-input', month === current && 'bg-sunken')}
              >
                <span className="-translate-x-1/2 absolute inset-y-0 left-1/2 w-full max-w-36">
                  <Column bar={barOf(month.previousRevenue)} className={clsx(GHOST, 'left-[14%] w-[40%]')} />
                  <Column bar={barOf(month.revenue)} className={clsx(SERIES[0].look, 'left-[20%] w-[34%]')} />
                  <Column bar={barOf(month.fees)} className={clsx(SERIES[1].look, 'left-[58%] w-[24%]')} />
                </span>
              </li>
            ))}
          </ul>
        </div>
        <span />
        <ul aria-hidden="true" className="flex pt-1.5">
          {months.map(({ month }) => (
            <li
              key={month}
              className={clsx(
                'flex min-w-0 flex-1 justify-center whitespace-nowrap text-ink-3 text-xs',
                // Where the names have no room side by side, every other one is enough.
                months.length > 7 && 'max-md:even:invisible',
              )}
            >
              {shortMonth(month)}
            </li>
          ))}
        </ul>
        {months.length > 1 && (
          <>
            <span />
            {/* The bars are too narrow to be pressed on a phone; this reaches every one of them, by keyboard too. */}
            <input
              type="range"
              aria-label="Month"
              aria-valuetext={current && spoken(current, currency)}
              min={0}
              max={months.length - 1}
              value={shown}
              onChange={({ currentTarget }) => setShown(Number(currentTarget.value))}
              className="no-print h-11 w-full accent-brand"
            />
          </>
        )}
      </div>
    </figure>
  );
}

const Column = ({ bar, className }: { bar: Bar; className: string }) =>
  bar.height > 0 && (
    <span
      aria-hidden="true"
      className={clsx('absolute rounded-t-[3px] forced-colors:border', className)}
      style={{ top: `${bar.top}%`, height: `${bar.height}%` }}
    />
  );

const Key = ({ look, name }: { look: string; name: string }) => (
  <li className="flex items-center gap-2">
    <span aria-hidden="true" className={clsx('size-3 rounded-[3px] forced-colors:border', look)} />
    {name}
  </li>
);

const spoken = ({ month, revenue, fees, previousRevenue }: Month, currency: string): string =>
  `${monthWords(month)}: revenue ${formatMoney(revenue, currency)}, fees ${formatMoney(fees, currency)}, ` +
  `revenue in the period before ${formatMoney(previousRevenue, currency)}`;

/** ₦2.5m, ₦750k: marks are round, so nothing is lost. */
function compact(amount: number, currency: string): string {
  const major = Math.abs(amount) / 100;
  const [divisor, letter] = major >= 1_000_000 ? [1_000_000, 'm'] : major >= 1000 ? [1000, 'k'] : [1, ''];
  const sign = formatMoneyShort(0, currency).replace(/[\d.,\s]/g, '');
  return `${amount < 0 ? '-' : ''}${sign}${Number((major / divisor).toFixed(2))}${letter}`;
}
