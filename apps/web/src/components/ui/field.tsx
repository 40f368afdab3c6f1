import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { words } from './words/en.ts';

export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Says that the field may stay empty. */
  optional?: boolean;
  /** At the right of the label: a counter, a small action. */
  aside?: ReactNode;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** A label, a control, a hint and an error, tied together for screen readers. */
export function Field({ label, hint, error, optional, aside, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = clsx(error && errorId, hint && hintId) || undefined;
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold text-sm">
          {label}
          {optional && <span className="font-normal text-ink-3"> {words.optional}</span>}
        </label>
        {aside && <span className="text-ink-3 text-xs">{aside}</span>}
      </div>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      <FieldError id={errorId} message={error} />
      {hint && (
        <p id={hintId} className="text-ink-3 text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Stays in the page while empty so that a message appearing in it is announced. */
export function FieldError({ id, message }: { id?: string; message?: string | undefined }) {
  return (
    <p id={id} role="alert" className={clsx('font-medium text-err text-sm', !message && 'hidden')}>
      {message}
    </p>
  );
}
