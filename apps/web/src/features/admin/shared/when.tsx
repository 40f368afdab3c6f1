import { formatLagos, relativeTime } from '@jara/domain/time/lagos';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useMinute } from './use-minute.ts';

/** "5 minutes ago". A press tells the exact time in Lagos, because a finger and a key have nothing to hover with. */
export function When({ at }: { at: string }) {
  const now = useMinute();
  const [isExact, setIsExact] = useState(false);
  const exact = `${formatLagos(at)} (Lagos)`;
  return (
    <button
      type="button"
      title={exact}
      onClick={() => setIsExact(!isExact)}
      // The words are small and stand in sentences; the place that can be pressed reaches beyond them.
      className={clsx(
        'relative text-left underline decoration-line-strong decoration-dotted underline-offset-4',
        'after:absolute after:-inset-x-1 after:-inset-y-2',
        !isExact && 'whitespace-nowrap',
      )}
    >
      <time dateTime={at}>{isExact ? exact : relativeTime(at, now)}</time>
    </button>
  );
}

/** How long ago, and nothing to press: inside a link, or beside the exact time. */
export function Ago({ at, className }: { at: string; className?: string }) {
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
