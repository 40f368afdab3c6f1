import { formatLagos, relativeTime } from '@jara/domain/time/lagos';
import { clsx } from 'clsx';
import { useMinute } from './use-minute.ts';

/** "5 minutes ago", with the exact time in Lagos one look away. */
export function When({ at, className }: { at: string; className?: string }) {
  const now = useMinute();
  return (
    <time dateTime={at} title={`${formatLagos(at)} (Lagos)`} className={clsx('whitespace-nowrap', className)}>
      {relativeTime(at, now)}
    </time>
  );
}

/** The exact time first, how long ago behind it: for places where the hour matters. */
export function ExactWhen({ at }: { at: string }) {
  const now = useMinute();
  return (
    <time dateTime={at} className="tabular">
      {formatLagos(at)} <span className="text-ink-3">({relativeTime(at, now)})</span>
    </time>
  );
}
