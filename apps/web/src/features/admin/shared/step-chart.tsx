import { formatMoney, formatMoneyShort } from '@jara/domain/money/format';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { type Bar, scaleFor } from './chart-scale.ts';
import { shortStep, stepWords } from './step-words.ts';

/** What is drawn of each step. One that lies behind the first is an outline. */
export interface Series<Row> {
  name: string;
  amount: (row: Row) => number;
  behind?: true;
}

interface StepChartProps<Row> {
  rows: readonly Row[];
  /** "2026-11-17" or "2026-11". */
  stepOf: (row: Row) => string;
  series: readonly Series<Row>[];
  currency: string;
  /** "Day" or "Month": what the slider under the bars walks through. */
  stepName: string;
  /** Something more about the step that is shown. */
  aside?: (row: Row) => ReactNode;
  small?: boolean;
}

const LOOKS = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3'] as const;
const BEHIND = 'border-2 border-line-strong border-dashed bg-transparent';
/** So many names have room side by side. */
const NAMES = 12;

/** Bars for every day or month. Pointing at one, or walking to it with the slider, says its sums. */
export function StepChart<Row>({
  rows,
  stepOf,
  series,
  currency,
  stepName,
  aside,
  small = false,
}: StepChartProps<Row>) {
  const [chosen, setChosen] = useState(rows.length - 1);
  const shown = Math.min(chosen, rows.length - 1);
  const current = rows[shown];
  const { marks, barOf } = scaleFor(rows.flatMap((row) => series.map(({ amount }) => amount(row))));
  const height = small ? 'h-32' : 'h-60';
  const isTight = rows.length > 40;
  const everyNth = Math.ceil(rows.length / NAMES);
  return (
    <figure className="flex flex-col gap-4">
      <figcaption className="flex flex-col gap-y-2 text-sm">
        {series.length > 1 && (
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {series.map((one, index) => (
              <li key={one.name} className="flex items-center gap-2">
                <span
                  aria-hidden="true"
                  className={clsx('size-3 rounded-[3px] forced-colors:border', lookOf(one, index))}
                />
                {one.name}
              </li>
            ))}
          </ul>
        )}
        {current !== undefined && (
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <p role="status" className="tabular text-ink-2">
              <strong className="text-ink">{stepWords(stepOf(current))}</strong>:{' '}
              {series
                .map(({ name, amount }) => `${formatMoneyShort(amount(current), currency)} ${name.toLowerCase()}`)
                .join(', ')}
            </p>
            {aside?.(current)}
          </div>
        )}
      </figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div aria-hidden="true" className={clsx('relative w-14 text-right text-ink-3 text-xs', height)}>
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
        <div className={clsx('relative', height)}>
          {marks.map((mark, index) => (
            <span
              key={mark}
              aria-hidden="true"
              className={clsx('absolute inset-x-0 border-t', mark === 0 ? 'border-line-strong' : 'border-line')}
              style={{ top: `${(index / (marks.length - 1)) * 100}%` }}
            />
          ))}
          <ul aria-hidden="true" className="absolute inset-0 flex">
            {rows.map((row, index) => (
              <li
                key={stepOf(row)}
                onPointerEnter={() => setChosen(index)}
                onPointerDown={() => setChosen(index)}
                className={clsx('relative h-full min-w-0 flex-1 rounded-input', index === shown && 'bg-sunken')}
              >
                <span className="-translate-x-1/2 absolute inset-y-0 left-1/2 w-full max-w-36">
                  {series.map((one, place) => (
                    <Column
                      key={one.name}
                      bar={barOf(one.amount(row))}
                      className={clsx(lookOf(one, place), placeOf(series, place, isTight))}
                    />
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <span />
        <ul aria-hidden="true" className="flex pt-1.5">
          {rows.map((row, index) => (
            <li
              key={stepOf(row)}
              className={clsx(
                'flex min-w-0 flex-1 justify-center whitespace-nowrap text-ink-3 text-xs',
                index % everyNth !== 0 && 'invisible',
                // Where the names have no room side by side, every other one is enough.
                rows.length > 7 && index % (2 * everyNth) !== 0 && 'max-md:invisible',
              )}
            >
              {shortStep(stepOf(row))}
            </li>
          ))}
        </ul>
        {rows.length > 1 && (
          <>
            <span />
            {/* The bars are too narrow to be pressed on a phone; this reaches every one of them, by keyboard too. */}
            <input
              type="range"
              aria-label={stepName}
              aria-valuetext={current && spoken(current, { stepOf, series, currency })}
              min={0}
              max={rows.length - 1}
              value={shown}
              onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
              className="no-print h-11 w-full accent-brand"
            />
          </>
        )}
      </div>
    </figure>
  );
}

const lookOf = ({ behind }: { behind?: true }, index: number): string =>
  behind ? BEHIND : (LOOKS[index % LOOKS.length] ?? LOOKS[0]);

/** Beside one another, the one behind a little wider than the first; where there is no room, one on the other. */
function placeOf<Row>(series: readonly Series<Row>[], place: number, isTight: boolean): string {
  if (series.length === 1) return 'left-[12%] w-[76%]';
  if (isTight) return place === 0 ? 'left-[5%] w-[90%]' : 'left-[25%] w-[50%] border';
  if (series[place]?.behind) return 'left-[14%] w-[40%]';
  return place === 0 ? 'left-[20%] w-[34%]' : 'left-[58%] w-[24%]';
}

const Column = ({ bar, className }: { bar: Bar; className: string }) =>
  bar.height > 0 && (
    <span
      aria-hidden="true"
      className={clsx('absolute rounded-t-[3px] forced-colors:border', className)}
      style={{ top: `${bar.top}%`, height: `${bar.height}%` }}
    />
  );

const spoken = <Row,>(
  row: Row,
  { stepOf, series, currency }: Pick<StepChartProps<Row>, 'stepOf' | 'series' | 'currency'>,
) =>
  `${stepWords(stepOf(row))}: ${series.map(({ name, amount }) => `${name.toLowerCase()} ${formatMoney(amount(row), currency)}`).join(', ')}`;

/** ₦2.5m, ₦750k: marks are round, so nothing is lost. */
function compact(amount: number, currency: string): string {
  const major = Math.abs(amount) / 100;
  const [divisor, letter] = major >= 1_000_000 ? [1_000_000, 'm'] : major >= 1000 ? [1000, 'k'] : [1, ''];
  const sign = formatMoneyShort(0, currency).replace(/[\d.,\s]/g, '');
  return `${amount < 0 ? '-' : ''}${sign}${Number((major / divisor).toFixed(2))}${letter}`;
}
