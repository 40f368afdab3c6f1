import { clsx } from 'clsx';
import { type ComponentProps, createElement } from 'react';

interface Icon {
  node: [tag: string, attributes: Record<string, string>][];
}

/**
 * Stands in for lucide's own `createLucideIcon` (see `vite.config.ts`), which does far more than we use and is paid for by
 * every first visit.
 */
export default function makeIcon({ node }: Icon) {
  return ({ className, ...rest }: ComponentProps<'svg'>) =>
    createElement(
      'svg',
      {
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
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
