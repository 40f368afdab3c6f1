import type { StaffWithdrawal } from '@jara/contract/staff/withdrawals';
import { hasStatus } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { problemOf } from '../session/say-problem.ts';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
import { PayoutSummary } from './payout-summary.tsx';
import { REJECT_REASONS } from './reject-reasons.ts';
import { useDecision } from './withdrawals.queries.ts';

interface RejectDialogProps {
  withdrawal: StaffWithdrawal;
  onClose: () => void;
}

export function RejectDialog({ withdrawal, onClose }: RejectDialogProps) {
  const { id, revision } = withdrawal;
  const decide = useDecision();
  return (
    <ReasonDialog
      title="Reject withdrawal"
      label="Reason for Rejection *"
      templates={REJECT_REASONS}
      warning="This action cannot be undone"
      action="Reject Request"
      danger
      busy={decide.isPending}
      // The request is not the one that was looked at any more; it has to be read again, not pressed again.
      disabled={hasStatus(decide.error, 409)}
      problem={problemOf(decide.error, 'Failed to reject withdrawal')}
      onClose={onClose}
      onSubmit={(reason) =>
        decide.mutate(
          { id, revision, action: 'REJECT', reason },
          {
            onSuccess: () => {
              toast.success('Withdrawal rejected');
              onClose();
            },
          },
        )
      }
    >
      <PayoutSummary withdrawal={withdrawal} />
      <p className="text-ink-2 text-sm">
        The recipient reads your reason and can ask again with other bank details. The money stays theirs.
      </p>
    </ReasonDialog>
  );
}
