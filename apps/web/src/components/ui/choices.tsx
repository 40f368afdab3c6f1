import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Choice<Value> {
  value: Value;
  label: string;
  hint?: ReactNode;
}

interface ChoicesProps<Value> {
  legend: string;
  name: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** How they are laid out; one below the other unless told. */
  className?: string;
}

/** One of a few, each with the words that say what follows from it. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { legend, name, choices, value, onChange, className } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold text-sm">{legend}</legend>
      <div className={clsx('grid gap-2', className)}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-card border border-line-strong bg-surface px-3.5 py-2.5 text-ink has-checked:border-brand has-checked:bg-brand-soft has-checked:text-on-brand-soft has-checked:ring-1 has-checked:ring-brand has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="size-5 shrink-0 accent-brand outline-none"
            />
            <span>
              <span className="block font-semibold">{choice.label}</span>
              {choice.hint && <span className="block text-sm">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
