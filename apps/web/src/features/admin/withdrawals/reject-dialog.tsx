import type { StaffWithdrawal } from '@jara/contract/staff/withdrawals';
import { toast } from '../../../lib/toast.ts';
import { problemOf } from '../session/say-problem.ts';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
import { PayoutSummary } from './payout-summary.tsx';
import { useDecision } from './withdrawals.queries.ts';

/** Sentences the recipient can act on; they read exactly this. */
const TEMPLATES = [
  'The account name does not match the person this gift was sent to. Please use an account in your own name.',
  'We could not confirm this bank account. Please check the number and the bank, and ask again.',
  'This gift is under review. Your money is safe, and we will write to you.',
] as const;

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
      templates={TEMPLATES}
      warning="This action cannot be undone"
      action="Reject Request"
      danger
      busy={decide.isPending}
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
