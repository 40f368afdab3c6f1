import { APP_NAME } from '@jara/domain/brand';
import { clsx } from 'clsx';

/** The gift tag: one corner cut, a hole, a knot of thread. */
export function TagMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={clsx('size-8', className)} aria-hidden="true">
      <path
        d="M5 6.5A2.5 2.5 0 0 1 7.5 4H20l8 8v13.5A2.5 2.5 0 0 1 25.5 28h-18A2.5 2.5 0 0 1 5 25.5Z"
        className="fill-brand"
      />
      <circle cx="20.5" cy="11.5" r="2.3" className="fill-bg" />
      <path
        d="M20.5 11.5C22 7 25 4 29.5 3.5"
        fill="none"
        strokeWidth="1.8"
        strokeLinecap="round"
        className="stroke-gold"
      />
      <path d="M10 16.5h8M10 20.5h12" fill="none" strokeWidth="2.2" strokeLinecap="round" className="stroke-gold" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2">
      <TagMark />
      <span className="font-display font-extrabold text-2xl leading-none tracking-tight">{APP_NAME}</span>
    </span>
  );
}
