import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';

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
    <div className={clsx('flex min-w-0 flex-col gap-1 rounded-card border border-line bg-surface p-4', className)}>
      <dt className="flex items-center gap-2 font-semibold text-ink-2 text-sm">
        {Icon && <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-3" strokeWidth={1.75} />}
        {label}
      </dt>
      <dd className="tabular break-words font-bold font-display text-2xl">{value}</dd>
      {note && <dd className="text-ink-3 text-sm">{note}</dd>}
    </div>
  );
}

export const StatRow = ({ children, className }: { children: ReactNode; className?: string }) => (
  <dl className={clsx('grid gap-3', className ?? 'grid-cols-2 lg:grid-cols-4')}>{children}</dl>
);

export const StatSkeletons = ({ count = 4 }: { count?: number }) => (
  <div role="status" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
    <span className="sr-only">Loading figures</span>
    {Array.from({ length: count }, (_, place) => (
      <Skeleton key={place} className="h-28 rounded-card" />
    ))}
  </div>
);
