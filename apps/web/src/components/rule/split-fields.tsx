import type { Minor } from '@jara/domain/money/money';
import { MAX_SPLITS, type SplitMode } from '@jara/domain/rule/rule';
import { clsx } from 'clsx';
import { type RuleDraft, withSplitMode } from '../../lib/rule-draft.ts';
import { useHydrated } from '../../lib/use-client-value.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { PercentageEditor } from './percentage-editor.tsx';
import { splitHint } from './split-hint.ts';
import { words } from './words/en.tsx';

interface SplitFieldsProps {
  draft: RuleDraft;
  /** Undefined while it is not typed yet. */
  amount: Minor | undefined;
  onChange: (draft: RuleDraft) => void;
}

const MODES: ReadonlyArray<{ mode: SplitMode; label: string }> = [
  { mode: 'FIXED_AMOUNT', label: words.split.FIXED_AMOUNT },
  { mode: 'PERCENTAGE', label: words.split.PERCENTAGE },
];

export function SplitFields({ draft, amount, onChange }: SplitFieldsProps) {
  const isAlive = useHydrated();
  return (
    <>
      <fieldset>
        <legend className="mb-2 font-semibold text-sm">{words.split.how}</legend>
        <div className="grid grid-cols-2 rounded-full border border-line-strong p-1">
          {MODES.map(({ mode, label }) => (
            <label
              key={mode}
              className={clsx(
                'relative grid min-h-11 cursor-pointer place-items-center rounded-full px-3 text-center font-semibold text-sm',
                'has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
              )}
            >
              <input
                type="radio"
                name="splitMode"
                value={mode}
                checked={draft.splitMode === mode}
                onChange={() => onChange(withSplitMode(draft, mode))}
                className="sr-only"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {(draft.splitMode === 'FIXED_AMOUNT' || !isAlive) && (
        <div className={isAlive ? undefined : 'not-group-has-[[value^=FIXED]:checked]/rule:hidden'}>
          <FixedSplits draft={draft} amount={amount} onChange={onChange} />
        </div>
      )}
      {(draft.splitMode === 'PERCENTAGE' || !isAlive) && (
        <div className={isAlive ? undefined : 'not-group-has-[[value=PERCENTAGE]:checked]/rule:hidden'}>
          <PercentageEditor
            percentages={draft.percentages}
            amount={amount}
            onChange={(percentages) => onChange({ ...draft, percentages })}
          />
        </div>
      )}
    </>
  );
}

function FixedSplits({ draft, amount, onChange }: SplitFieldsProps) {
  const isAlive = useHydrated();
  return (
    <Field
      label={words.split.number}
      hint={isAlive && amount !== undefined ? splitHint(amount, draft.totalSplits) : undefined}
    >
      {(control) => (
        <Select
          name="splits"
          {...control}
          value={draft.totalSplits}
          onChange={({ currentTarget }) => onChange({ ...draft, totalSplits: Number(currentTarget.value) })}
        >
          {Array.from({ length: MAX_SPLITS }, (_, i) => i + 1).map((count) => (
            <option key={count} value={count}>
              {words.split.people(count)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
