import { MOST_DECIDED_AT_ONCE, type StaffWithdrawal } from '@jara/contract/staff/withdrawals';
import { Button } from '../../../components/ui/button.tsx';
import { sumsOf, type Wish } from './review-state.ts';
import { Sums } from './sums.tsx';

interface SelectionBarProps {
  chosen: readonly StaffWithdrawal[];
  onReview: (wish: Wish) => void;
  onClear: () => void;
}

/** Both fit beside each other on a phone. */
const TIGHT = 'max-sm:flex-1 max-sm:px-2';

/** How many are chosen and what they come to, in sight wherever the list is read. */
export function SelectionBar({ chosen, onReview, onClear }: SelectionBarProps) {
  const isTooMany = chosen.length > MOST_DECIDED_AT_ONCE;
  const sums = sumsOf(chosen);
  return (
    <section
      aria-label="Selected withdrawals"
      className="no-print sticky bottom-3 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-2.5 shadow-float"
    >
      <p role="status" className="flex-1 text-sm">
        <strong className="whitespace-nowrap">{chosen.length} selected</strong>{' '}
        <span className="text-ink-2">
          <Sums sums={sums} of="amount" />, sends <Sums sums={sums} of="net" />
        </span>
        {isTooMany && (
          <span className="block font-semibold text-err">At most {MOST_DECIDED_AT_ONCE} can be decided at a time.</span>
        )}
      </p>
      <Button variant="ghost" size="sm" aria-label="Clear selection" onClick={onClear} className="px-3">
        Clear
      </Button>
      <div className="flex gap-2 max-sm:w-full">
        <Button size="sm" disabled={isTooMany} onClick={() => onReview('APPROVE')} className={TIGHT}>
          Review to approve
        </Button>
        <Button variant="secondary" size="sm" disabled={isTooMany} onClick={() => onReview('REJECT')} className={TIGHT}>
          Review to reject
        </Button>
      </div>
    </section>
  );
}
