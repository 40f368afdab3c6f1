import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export const controlClass = clsx(
  'w-full rounded-input border border-line-strong bg-surface px-3.5 py-2.5 text-base text-ink',
  'placeholder:text-ink-3 aria-invalid:border-err aria-invalid:ring-1 aria-invalid:ring-err',
  'disabled:bg-sunken disabled:text-ink-3',
);

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={clsx(controlClass, 'min-h-12 read-only:bg-sunken', className)} />;
}
