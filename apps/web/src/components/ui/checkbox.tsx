import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={clsx('flex min-h-11 items-start gap-3', className)}>
      <input
        {...rest}
        id={id}
        type="checkbox"
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-0.5 size-6 shrink-0 accent-brand"
      />
      <span className="pt-0.5">
        <label htmlFor={id} className="block font-semibold text-base">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="block text-ink-3 text-sm">
            {hint}
          </span>
        )}
      </span>
    </div>
  );
}
