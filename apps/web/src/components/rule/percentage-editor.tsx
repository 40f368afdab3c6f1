import { formatMoneyShort } from '@jara/domain/money/format';
import { type Minor, portion } from '@jara/domain/money/money';
import { MAX_SPLITS } from '@jara/domain/rule/rule';
import { percentToBps } from '@jara/domain/rule/validate-rule';
import { clsx } from 'clsx';
import { Equal, Plus, X } from 'lucide-react';
import { useId } from 'react';
import { clampedPercentage, filledBps, shareRestEqually } from '../../lib/rule-draft.ts';
import { useHydrated } from '../../lib/use-client-value.ts';
import { Button } from '../ui/button.tsx';
import { Input } from '../ui/input.tsx';
import { words } from './words/en.tsx';

interface PercentageEditorProps {
  percentages: string[];
  amount: Minor | undefined;
  onChange: (percentages: string[]) => void;
}

const FILLS = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4', 'bg-chart-5'] as const;

/** Shares as percentages, with a bar that must fill. */
export function PercentageEditor({ percentages: typed, amount, onChange }: PercentageEditorProps) {
  const id = useId();
  // Where nothing adds a split, there is room for all there may be.
  const isAlive = useHydrated();
  const percentages = isAlive ? typed : Array.from({ length: MAX_SPLITS }, (_, place) => typed[place] ?? '');
  const filled = filledBps(percentages);
  const isFull = filled === 10_000;
  const isComplete = isFull && percentages.every((percentage) => Number(percentage) > 0);
  const put = (place: number, text: string) => onChange(percentages.map((now, i) => (i === place ? text : now)));
  return (
    <div className="flex flex-col gap-4">
      <ol className="flex flex-col gap-3">
        {percentages.map((percentage, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a split is its place in line
          <li key={place} className="flex items-center gap-3">
            <label htmlFor={`${id}-${place}`} className="w-24 shrink-0 text-sm">
              <span className="block font-semibold">{words.percentages.person(place + 1)}</span>
              {amount !== undefined && (
                <span className="noscript:hidden block text-ink-3 tabular">
                  {formatMoneyShort(portion(amount, percentToBps(percentage || '0') ?? 0))}
                </span>
              )}
            </label>
            <span className="relative flex-1">
              <Input
                id={`${id}-${place}`}
                name={`share${place + 1}`}
                inputMode="decimal"
                value={percentage}
                placeholder="0"
                aria-describedby={`${id}-total`}
                onChange={({ currentTarget }) => put(place, clampedPercentage(currentTarget.value))}
                className="tabular pr-9 text-right"
              />
              <span aria-hidden="true" className="-translate-y-1/2 absolute top-1/2 right-3.5 text-ink-2">
                %
              </span>
            </span>
            <button
              type="button"
              aria-label={words.percentages.remove(place + 1)}
              disabled={percentages.length === 1}
              onClick={() => onChange(percentages.filter((_, i) => i !== place))}
              className="noscript:hidden grid size-11 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-sunken disabled:opacity-30"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </li>
        ))}
      </ol>
      <div className="noscript:hidden">
        <div
          aria-hidden="true"
          className={clsx(
            'flex h-4 overflow-hidden rounded-full bg-sunken ring-1',
            isFull ? 'ring-ok' : 'ring-line-strong',
          )}
        >
          {percentages.map((percentage, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a split is its place in line
              key={place}
              className={clsx(
                'border-surface border-r-2 transition-[width] duration-200 last:border-r-0',
                FILLS[place],
              )}
              style={{ width: `${((percentToBps(percentage || '0') ?? 0) / Math.max(10_000, filled)) * 100}%` }}
            />
          ))}
        </div>
        <p
          id={`${id}-total`}
          aria-live="polite"
          className={clsx('mt-2 font-semibold text-sm tabular', isFull ? 'text-ok' : 'text-err')}
        >
          {isFull ? words.percentages.full(filled / 100) : words.percentages.notFull(filled / 100)}
        </p>
      </div>
      <noscript>
        {import.meta.env.SSR && <p className="text-ink-2 text-sm">{words.percentages.makeHundred}</p>}
      </noscript>
      <div className="noscript:hidden flex flex-wrap gap-3">
        <Button
          size="sm"
          variant="secondary"
          disabled={percentages.length >= MAX_SPLITS}
          onClick={() => onChange([...percentages, ''])}
        >
          <Plus aria-hidden="true" className="size-4.5" />
          {words.percentages.add}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          disabled={isComplete}
          onClick={() => onChange(shareRestEqually(percentages))}
        >
          <Equal aria-hidden="true" className="size-4.5" />
          {words.shareRestEqually}
        </Button>
      </div>
    </div>
  );
}
