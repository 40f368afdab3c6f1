import { Skeleton } from '../../../components/ui/skeleton.tsx';

const PLACES = Array.from({ length: 20 }, (_, place) => place);

/** Rows that are on their way. */
export function TableSkeleton({ what, rows = 8 }: { what: string; rows?: number }) {
  return (
    <div role="status" className="overflow-hidden rounded-card border border-line bg-surface">
      <span className="sr-only">Loading {what}</span>
      <div className="h-11 border-line border-b bg-sunken" />
      {PLACES.slice(0, rows).map((place) => (
        <div key={place} className="flex items-center gap-6 border-line border-b px-4 py-3.5 last:border-b-0">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-6 w-20 rounded-full" />
          <Skeleton className="hidden h-5 flex-1 md:block" />
          <Skeleton className="hidden h-5 w-24 sm:block" />
        </div>
      ))}
    </div>
  );
}
