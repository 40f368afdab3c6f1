import { clsx } from 'clsx';

/** A place held for what is coming. The wrapper around several of them says "Loading" once. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('block animate-pulse rounded-input bg-line', className)} />;
}
