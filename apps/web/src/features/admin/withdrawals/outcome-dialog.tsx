import type { DecisionOutcome, ManyDecided, ReviewedWithdrawal } from '@jara/contract/staff/withdrawals';
import { CircleCheck, CircleX, Clock, RefreshCw } from 'lucide-react';
import { Money } from '../../../components/money.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { outcomeWords } from './review-state.ts';

const LOOKS: Record<DecisionOutcome, { icon: typeof Clock; name: string; className: string }> = {
  APPROVED: { icon: CircleCheck, name: 'Approved', className: 'text-ok' },
  REJECTED: { icon: CircleCheck, name: 'Rejected', className: 'text-ok' },
  WAITS_FOR_SECOND: { icon: Clock, name: 'Waits for a second person', className: 'text-info' },
  CHANGED: { icon: RefreshCw, name: 'Changed', className: 'text-warn' },
  REFUSED: { icon: CircleX, name: 'Refused', className: 'text-err' },
};

interface OutcomeDialogProps {
  results: ManyDecided['results'];
  /** As they were reviewed: people know them by whose account it is. */
  withdrawals: readonly ReviewedWithdrawal[];
  onClose: () => void;
}

export function OutcomeDialog({ results, withdrawals, onClose }: OutcomeDialogProps) {
  return (
    <Dialog
      open
      title={outcomeWords(results)}
      onClose={onClose}
      footer={
        <Button size="sm" onClick={onClose}>
          Done
        </Button>
      }
    >
      <ul aria-label="What became of each" className="flex flex-col">
        {results.map(({ id, outcome, message }) => {
          const { icon: Icon, name, className } = LOOKS[outcome];
          const withdrawal = withdrawals.find((each) => each.id === id);
          return (
            <li key={id} className="flex items-start gap-3 border-line border-b py-2.5 text-sm last:border-b-0">
              <Icon aria-label={name} className={`mt-0.5 size-4.5 shrink-0 ${className}`} />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap justify-between gap-x-4 font-semibold">
                  {withdrawal?.accountName ?? id}
                  {withdrawal && <Money amount={withdrawal.net} currency={withdrawal.currency} />}
                </span>
                <span className="text-ink-2">{message}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
