import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/ui/skeleton.tsx';

interface StatCardProps {
  label: string;
  value: ReactNode;
  icon?: LucideIcon;
  /** A second line: what it is made of, or how it moved. */
  note?: ReactNode;
  className?: string;
}

/** One figure with its name. The name comes first, so that a screen reader hears what is being counted. */
export function StatCard({ label, value, icon: Icon, note, className }: StatCardProps) {
  return (
    <div
      className={clsx(
        '@container flex min-w-0 flex-col gap-1 rounded-card border border-line bg-surface p-4',
        // One line on the narrowest phones, where a column of tall cards would push the list out of sight.
        'max-xs:flex-row max-xs:flex-wrap max-xs:items-baseline max-xs:justify-between max-xs:gap-x-4 max-xs:py-3',
        className,
      )}
    >
      <dt className="flex items-center gap-2 font-semibold text-ink-2 text-sm">
        {Icon && <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-3" strokeWidth={1.75} />}
        {label}
      </dt>
      <dd className="tabular font-bold font-display text-[clamp(1.125rem,11.5cqi,1.75rem)] leading-tight max-xs:text-xl [overflow-wrap:anywhere] *:whitespace-normal">
        {value}
      </dd>
      {note && <dd className="text-ink-3 text-sm max-xs:basis-full">{note}</dd>}
    </div>
  );
}

const FOUR = 'grid-cols-1 xs:grid-cols-2 xl:grid-cols-4';

export const StatRow = ({ children, className = FOUR }: { children: ReactNode; className?: string }) => (
  <dl className={clsx('grid gap-3', className)}>{children}</dl>
);

const PLACES = [0, 1, 2, 3];

export const StatSkeletons = ({ count = 4, className = FOUR }: { count?: number; className?: string }) => (
  <div role="status" className={clsx('grid gap-3', className)}>
    <span className="sr-only">Loading figures</span>
    {PLACES.slice(0, count).map((place) => (
      <Skeleton key={place} className="h-28 rounded-card max-xs:h-14" />
    ))}
  </div>
);
