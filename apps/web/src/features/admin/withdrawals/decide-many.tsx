import type { ManyDecided, ReviewedWithdrawal } from '@jara/contract/staff/withdrawals';
import { useState } from 'react';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { FailedFace } from '../shared/failed-face.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { ReviewDialog, WIDE } from './review-dialog.tsx';
import type { Wish } from './review-state.ts';
import { reviewQuery } from './withdrawals.queries.ts';

interface DecideManyProps {
  wish: Wish;
  ids: readonly string[];
  onCancel: () => void;
  onDone: () => void;
}

/** From the chosen rows to what became of each: they are read anew, reviewed, decided, and told. */
export function DecideMany({ wish, ids, onCancel, onDone }: DecideManyProps) {
  const api = useStaffApi();
  const { data, error, isFetching, refetch } = useQuery(reviewQuery(api, ids));
  const [ended, setEnded] = useState<{ results: ManyDecided['results']; withdrawals: readonly ReviewedWithdrawal[] }>();
  if (ended) return <OutcomeDialog {...ended} onClose={onDone} />;
  if (data)
    return (
      <ReviewDialog
        wish={wish}
        withdrawals={data.withdrawals}
        payoutsPaused={data.payoutsPaused}
        onClose={onCancel}
        onDecided={(results, withdrawals) => setEnded({ results, withdrawals })}
      />
    );
  return (
    <Dialog open title="Review" onClose={onCancel} className={WIDE}>
      {error ? (
        <FailedFace error={error} fallback="Failed to fetch details" busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-80" />
      )}
    </Dialog>
  );
}
