import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { count } from './count.ts';

interface PagerProps {
  page: number;
  limit: number;
  total: number;
  /** Counting stopped at the total: there are at least so many. */
  isTotalCapped?: boolean;
  totalPages: number;
  sizes: readonly number[];
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
}

export function Pager({ page, limit, total, isTotalCapped = false, totalPages, sizes, onPage, onLimit }: PagerProps) {
  const first = (page - 1) * limit + 1;
  const last = Math.min(page * limit, total);
  return (
    <nav aria-label="Pages" className="no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p role="status" className="tabular text-ink-2 text-sm">
        {count.format(first)}–{count.format(last)} of {isTotalCapped && 'at least '}
        {count.format(total)}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <label className="flex items-center gap-2 text-ink-2 text-sm">
          Rows
          <select
            value={limit}
            onChange={({ currentTarget }) => onLimit(Number(currentTarget.value))}
            className="min-h-11 rounded-input border border-line-strong bg-surface px-2 text-ink"
          >
            {[...new Set([...sizes, limit])]
              .sort((a, b) => a - b)
              .map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
          </select>
        </label>
        <div className="flex items-center gap-2">
          <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)} className="px-3">
            <ChevronLeft aria-hidden="true" className="size-5" />
            <span className="sr-only">Previous page</span>
          </Button>
          <span className="tabular text-sm">
            {count.format(page)} / {count.format(Math.max(1, totalPages))}
          </span>
          <Button
            variant="secondary"
            size="sm"
            disabled={page >= totalPages}
            onClick={() => onPage(page + 1)}
            className="px-3"
          >
            <ChevronRight aria-hidden="true" className="size-5" />
            <span className="sr-only">Next page</span>
          </Button>
        </div>
      </div>
    </nav>
  );
}
