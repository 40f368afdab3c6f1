import { growthPercent } from '@jara/domain/figures/growth';
import type { Currency } from '@jara/domain/money/money';
import { clsx } from 'clsx';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { Money } from '../../../components/money.tsx';
import { changeWords } from '../shared/change-words.ts';

interface ComparedProps {
  now: number;
  /** Of the period before; null where there was none. */
  before: number | null;
  currency: Currency;
  /** For costs: going down is the good direction. */
  lessIsGood?: boolean;
}

export function Compared({ now, before, currency, lessIsGood = false }: ComparedProps) {
  if (before === null) return 'No period before to compare';
  const difference = now - before;
  const percent = growthPercent(now, before, 'minorUnits');
  const isFlat = difference === 0 || percent === 0;
  const Icon = isFlat ? ArrowRight : difference > 0 ? ArrowUpRight : ArrowDownRight;
  const isGood = difference > 0 !== lessIsGood;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <span
        className={clsx(
          'tabular inline-flex items-center gap-0.5 font-semibold',
          isFlat ? 'text-ink-2' : isGood ? 'text-ok' : 'text-err',
        )}
      >
        <Icon aria-hidden="true" className="size-4" strokeWidth={2} />
        {isFlat && 'The same'}
        {!isFlat && (
          <span>
            {/* A percentage of a loss, or of very little, says nothing; the difference always does. */}
            {percent === null ? (
              <Money amount={Math.abs(difference)} currency={currency} short />
            ) : (
              changeWords(percent)
            )}
            {difference > 0 ? ' more' : ' less'}
          </span>
        )}
      </span>
      <span>{isFlat ? 'as before' : 'than before'}</span>
    </span>
  );
}
