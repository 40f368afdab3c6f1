import { clsx } from 'clsx';
import { OPERATOR } from '../lib/operator.ts';

/** The gift tag: one corner cut, a hole, a knot of thread. */
export function TagMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={clsx('size-8', className)} aria-hidden="true">
      <path
        d="M4 6.5A2.5 2.5 0 0 1 6.5 4H18l9 9v12.5a2.5 2.5 0 0 1-2.5 2.5h-18A2.5 2.5 0 0 1 4 25.5Z"
        className="fill-brand"
      />
      <circle cx="19" cy="12" r="2.2" className="fill-bg" />
      <path d="M19 12c1.5-5 4.5-8 10-8.5" fill="none" strokeWidth="1.8" strokeLinecap="round" className="stroke-gold" />
      <path
        d="M16.5 17v3.5a3.7 3.7 0 0 1-7.4 0"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-bg"
      />
      <circle cx="21.3" cy="23" r="1.7" className="fill-gold" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2">
      <TagMark />
      <span className="font-display font-extrabold text-2xl leading-none tracking-tight">{OPERATOR.productName}</span>
    </span>
  );
}
