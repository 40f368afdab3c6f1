import { clsx } from 'clsx';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { changeWords, isSteady } from '../../../components/admin/change-words.ts';

/** How far a total moved from the period before, in percent; null when there was nothing, or the sign turned. */
export function changeOf(now: number, before: number): number | null {
  if (before <= 0) return null;
  return ((now - before) / before) * 100;
}

interface ComparedProps {
  now: number;
  before: number;
  /** For costs: going down is the good direction. */
  lessIsGood?: boolean;
}

export function Compared({ now, before, lessIsGood = false }: ComparedProps) {
  const change = changeOf(now, before);
  if (change === null) return 'No period before to compare';
  const isFlat = isSteady(change);
  const Icon = isFlat ? ArrowRight : change > 0 ? ArrowUpRight : ArrowDownRight;
  const isGood = change > 0 !== lessIsGood;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <span
        className={clsx(
          'tabular inline-flex items-center gap-0.5 font-semibold',
          isFlat ? 'text-ink-2' : isGood ? 'text-ok' : 'text-err',
        )}
      >
        <Icon aria-hidden="true" className="size-4" strokeWidth={2} />
        {isFlat ? 'The same' : `${changeWords(change)} ${change > 0 ? 'more' : 'less'}`}
      </span>
      <span>than before</span>
    </span>
  );
}
