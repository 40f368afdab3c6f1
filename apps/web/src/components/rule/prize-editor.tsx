import type { Minor } from '@jara/domain/money/money';
import { CROWD_MAX_SHARES } from '@jara/domain/rule/rule';
import { clsx } from 'clsx';
import { Equal, Plus, X } from 'lucide-react';
import { useId } from 'react';
import { listedTotal, missingWords, type PrizeLine, shareRestEqually, winnersOf } from '../../lib/prize-draft.ts';
import { formatTyped } from '../../lib/typed-amount.ts';
import { useHydrated } from '../../lib/use-client-value.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { words } from './words/en.tsx';

interface PrizeEditorProps {
  lines: PrizeLine[];
  /** Undefined while it is not typed yet. */
  amount: Minor | undefined;
  problem: string | undefined;
  onChange: (lines: PrizeLine[]) => void;
}

const MORE_LINES: PrizeLine[] = Array.from({ length: 3 }, () => ({ winners: '', each: '' }));

/** Amounts that have to add up to the gift: so many winners with so much each, line by line. */
export function PrizeEditor({ lines: typed, amount, problem, onChange }: PrizeEditorProps) {
  const id = useId();
  // Where nothing adds a line, there is room for a few more.
  const isAlive = useHydrated();
  const lines = isAlive ? typed : [...typed, ...MORE_LINES];
  const listed = listedTotal(typed);
  const winners = winnersOf(typed);
  const addsUp = listed === amount;
  const isCounted = winners > 0 && winners <= CROWD_MAX_SHARES;
  // As long as it does not add up, the total says what is missing.
  const isBusy = isCounted && amount !== undefined && !addsUp;
  const put = (place: number, changes: Partial<PrizeLine>) =>
    onChange(lines.map((line, i) => (i === place ? { ...line, ...changes } : line)));
  return (
    <fieldset aria-describedby={`${id}-total`} className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 font-semibold text-sm">{words.prizes.title}</legend>
      <div aria-hidden="true" className="grid grid-cols-[5rem_1fr_2.75rem] gap-2 text-ink-3 text-sm">
        <span>{words.prizes.winners}</span>
        <span>{words.prizes.eachGets}</span>
      </div>
      <ol className="-mt-3 flex flex-col gap-3">
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a prize is its place in the list
          <li key={place} className="grid grid-cols-[5rem_1fr_2.75rem] items-center gap-2">
            <Input
              name={`winners${place + 1}`}
              aria-label={words.prizes.winnersOf(place + 1)}
              inputMode="numeric"
              maxLength={4}
              value={line.winners}
              onChange={({ currentTarget }) => put(place, { winners: currentTarget.value.replace(/\D/g, '') })}
              className="tabular text-center"
            />
            <span className="relative">
              <span aria-hidden="true" className="-translate-y-1/2 absolute top-1/2 left-3.5 text-ink-2">
                ₦
              </span>
              <Input
                name={`prize${place + 1}`}
                aria-label={words.prizes.eachGetsOf(place + 1)}
                inputMode="decimal"
                maxLength={20}
                placeholder="0"
                value={line.each}
                onChange={({ currentTarget }) => put(place, { each: formatTyped(currentTarget.value).text })}
                className="tabular pl-9"
              />
            </span>
            <button
              type="button"
              aria-label={words.prizes.remove(place + 1)}
              disabled={lines.length === 1}
              onClick={() => onChange(lines.filter((_, i) => i !== place))}
              className="noscript:hidden grid size-11 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-sunken disabled:opacity-30"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </li>
        ))}
      </ol>
      <div id={`${id}-total`} aria-live="polite" className="noscript:hidden flex flex-col gap-1 text-sm">
        {amount !== undefined && (
          <p className={clsx('font-semibold tabular', addsUp ? 'text-ok' : 'text-err')}>
            {missingWords(listed, amount)}
          </p>
        )}
        {isCounted && <p className="text-ink-2">{words.prizes.peopleWin(winners)}</p>}
      </div>
      <FieldError message={isBusy && isAlive ? undefined : problem} />
      <div className="noscript:hidden flex flex-wrap gap-3">
        <Button
          size="sm"
          variant="secondary"
          disabled={winners >= CROWD_MAX_SHARES}
          onClick={() => onChange([...lines, { winners: '1', each: '' }])}
        >
          <Plus aria-hidden="true" className="size-4.5" />
          {words.prizes.add}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          disabled={amount === undefined || addsUp}
          onClick={() => amount !== undefined && onChange(shareRestEqually(lines, amount))}
        >
          <Equal aria-hidden="true" className="size-4.5" />
          {words.shareRestEqually}
        </Button>
      </div>
    </fieldset>
  );
}
