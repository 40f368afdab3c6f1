import type { Limits } from '@jara/contract/limits';
import { formatMoneyShort } from '@jara/domain/money/format';
import { clsx } from 'clsx';
import { type ChangeEvent, useId } from 'react';
import { FieldError } from '../../components/ui/field.tsx';
import type { FormState } from '../../lib/form-state.ts';
import { readLastAmount } from '../../lib/gift-draft.ts';
import { formatTyped } from '../../lib/typed-amount.ts';
import { useClientValue } from '../../lib/use-client-value.ts';
import type { GiftForm } from './gift-form.ts';
import { words } from './words/en.tsx';

const QUICK_PICKS = [100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000];

interface AmountFieldProps {
  form: FormState<GiftForm>;
  limits: Limits | undefined;
}

/** The amount comes first and is the largest thing on the page. */
export function AmountField({ form, limits }: AmountFieldProps) {
  const id = useId();
  const value = form.values.amount;
  const error = form.problems.amount;
  // A rule that was too much for one amount may fit another.
  const put = (amount: string) => form.put({ amount }, ['rule']);
  const lastAmount = useClientValue(readLastAmount, undefined);
  const picks = lastAmount && !QUICK_PICKS.includes(lastAmount) ? [lastAmount, ...QUICK_PICKS] : QUICK_PICKS;
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const { text, caret } = formatTyped(input.value, input.selectionStart ?? undefined);
    put(text);
    // React writes the new value after this handler; the caret is put back once it has.
    requestAnimationFrame(() => {
      if (document.activeElement === input) input.setSelectionRange(caret, caret);
    });
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold text-sm">
          {words.amount.label}
        </label>
        {/* The limits come from the server; the line stands before they do, so that nothing jumps. */}
        <p id={`${id}-limits`} className="min-h-5 text-ink-3 text-sm">
          {limits && words.amount.between(formatMoneyShort(limits.minGift), formatMoneyShort(limits.maxGift))}
        </p>
      </div>
      <div
        className={clsx(
          'flex items-baseline gap-1 border-b-2 pb-1',
          'has-focus-visible:rounded-input has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
          error ? 'border-err' : 'border-line-strong',
        )}
      >
        <span aria-hidden="true" className="font-bold font-display text-3xl text-ink-3 sm:text-4xl">
          ₦
        </span>
        <input
          {...form.input('amount')}
          id={id}
          onChange={type}
          inputMode="decimal"
          autoComplete="transaction-amount"
          enterKeyHint="next"
          placeholder="0"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error ${id}-limits`}
          className="tabular min-w-0 flex-1 bg-transparent font-display font-extrabold text-4xl outline-none placeholder:text-ink-3 sm:text-5xl"
        />
        <span className="text-ink-3 text-sm">NGN</span>
      </div>
      {/* Room is kept for the message: it appears on blur, and a pick must not move away under the finger. */}
      <div className="min-h-5">
        <FieldError id={`${id}-error`} message={error} />
      </div>
      <ul aria-label={words.amount.quickPicks} className="noscript:hidden flex flex-wrap gap-2">
        {picks.map((pick) => {
          const text = formatTyped(String(pick / 100)).text;
          return (
            <li key={pick}>
              <button
                type="button"
                aria-pressed={value === text}
                onClick={() => put(text)}
                className={clsx(
                  'tabular min-h-11 rounded-full border px-4 font-semibold text-sm transition duration-120 active:scale-[0.97]',
                  value === text
                    ? 'border-brand bg-brand text-on-brand'
                    : 'border-line-strong bg-surface text-ink-2 hover:border-brand hover:text-brand',
                )}
              >
                {formatMoneyShort(pick)}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
