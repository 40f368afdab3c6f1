import { clsx } from 'clsx';
import { type ComponentProps, createElement } from 'react';

/** What draws an icon, which is only its lines by then (see `scripts/lean-icons.ts`). */
export const makeIcon =
  (lines: string) =>
  ({ className, ...rest }: ComponentProps<'svg'>) =>
    createElement('svg', {
      viewBox: '0 0 24 24',
      width: 24,
      height: 24,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': true,
      ...rest,
      className: clsx('lucide', className),
      dangerouslySetInnerHTML: { __html: lines },
    });
