import type { Page } from '@jara/contract/paging';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import type { UseQueryResult } from '../../../lib/query/query-options.ts';
import { FailedFace } from './failed-face.tsx';
import { PAGE_SIZES } from './list-state.ts';
import { Pager } from './pager.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

/** A search over very many rows stops counting at a limit. */
type Listed = Page<unknown> & { isTotalCapped?: boolean };

interface ListBodyProps<Answer extends Listed> {
  query: UseQueryResult<Answer>;
  /** What is listed, in the plural and in lower case. */
  what: string;
  fallback: string;
  empty: { title: string; hint: string; actions?: ReactNode };
  /** Stands for the empty face where the list was searched or narrowed, and says why. */
  nothing?: ReactNode;
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
  skeleton?: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** The four faces of a list: on its way, failed, empty, full. */
export function ListBody<Answer extends Listed>({
  query,
  what,
  fallback,
  empty,
  nothing,
  onPage,
  onLimit,
  skeleton,
  children,
}: ListBodyProps<Answer>) {
  const { data, error, isFetching, refetch } = query;
  const failed = error && (
    <FailedFace error={error} fallback={fallback} busy={isFetching} onRetry={() => void refetch()} />
  );
  if (!data) return failed ?? skeleton ?? <TableSkeleton what={what} />;
  const { page, limit, total, totalPages, isTotalCapped } = data;
  return (
    <div className="flex flex-col gap-4">
      {failed}
      {total === 0 &&
        (nothing || (
          <EmptyState title={empty.title} actions={empty.actions}>
            {empty.hint}
          </EmptyState>
        ))}
      {total > 0 && data.data.length === 0 && (
        <EmptyState
          title="Nothing on this page"
          actions={
            <Button size="sm" onClick={() => onPage(1)}>
              Back to the first page
            </Button>
          }
        >
          The list has become shorter than the page you asked for.
        </EmptyState>
      )}
      {data.data.length > 0 && (
        <>
          {children(data)}
          <Pager
            page={page}
            limit={limit}
            total={total}
            {...(isTotalCapped ? { isTotalCapped } : {})}
            totalPages={totalPages}
            sizes={PAGE_SIZES}
            onPage={onPage}
            onLimit={onLimit}
          />
        </>
      )}
    </div>
  );
}
