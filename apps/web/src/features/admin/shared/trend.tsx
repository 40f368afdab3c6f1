import type { Trend as TrendFigures } from '@jara/contract/staff/dashboard';
import { clsx } from 'clsx';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { changeWords, isSteady } from './change-words.ts';

interface TrendProps extends TrendFigures {
  /** The figure in words. */
  show: (figure: number) => string;
  /** What of the figure the trend is about, where the card shows something else. */
  of?: string;
}

/** How the last 30 days compare with the 30 before: an arrow, a word and a colour that say the same. */
export function Trend({ current, previous, changePercent, show, of }: TrendProps) {
  if (changePercent === null) {
    if (current === previous) return <span>Nothing to compare with yet</span>;
    // After very little a percentage says nothing, and the two figures say everything.
    return (
      <span className="tabular">
        {show(current)} {of ? `${of} ` : ''}in 30 days, {show(previous)} before
      </span>
    );
  }
  const isFlat = isSteady(changePercent);
  const isUp = changePercent > 0;
  const Icon = isFlat ? Minus : isUp ? TrendingUp : TrendingDown;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <span
        className={clsx(
          'tabular inline-flex items-center gap-1 font-semibold',
          isFlat ? 'text-ink-2' : isUp ? 'text-ok' : 'text-err',
        )}
      >
        <Icon aria-hidden="true" className="size-4" strokeWidth={2} />
        {isFlat ? 'Steady' : `${isUp ? 'Up' : 'Down'} ${changeWords(changePercent)}`}
      </span>
      <span>{of ? `${of} ` : ''}in 30 days</span>
    </span>
  );
}
