import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlClass } from './input.tsx';

export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={clsx(controlClass, 'field-sizing-content min-h-24 resize-y', className)}
    />
  );
}
