import type { StaffWithdrawal } from '@jara/contract/staff/withdrawals';
import { formatMoneyShort } from '@jara/domain/money/format';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { hasStatus } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { problemOf } from '../session/say-problem.ts';
import { counted, namesOf } from './decision-state.ts';
import { PayoutSummary } from './payout-summary.tsx';
import { useDecision } from './withdrawals.queries.ts';

interface ApproveDialogProps {
  withdrawal: StaffWithdrawal;
  onClose: () => void;
}

export function ApproveDialog({ withdrawal, onClose }: ApproveDialogProps) {
  const { id, revision, net, currency, accountName, approvalsNeeded, approvals } = withdrawal;
  const decide = useDecision();
  const earlier = counted({ approvals });
  const isFirstOfTwo = approvalsNeeded - earlier.length >= 2;
  // The request is not the one that was looked at any more; it has to be read again, not pressed again.
  const isOutdated = hasStatus(decide.error, 409);
  const approve = () =>
    decide.mutate(
      { id, revision, action: 'APPROVE' },
      {
        onSuccess: ({ stage }) => {
          toast.success(stage === 'REQUESTED' ? 'Your yes is noted. A second person decides.' : 'Withdrawal approved');
          onClose();
        },
      },
    );
  const problem = problemOf(decide.error, 'Failed to approve withdrawal');
  return (
    <Dialog
      open
      title="Approve withdrawal"
      onClose={decide.isPending ? undefined : onClose}
      footer={
        <>
          <Button variant="secondary" size="sm" disabled={decide.isPending} onClick={onClose}>
            {isOutdated ? 'Look again' : 'Cancel'}
          </Button>
          {!isOutdated && (
            <Button size="sm" busy={decide.isPending} onClick={approve}>
              {isFirstOfTwo ? 'Give the first approval' : `Send ${formatMoneyShort(net, currency)} to ${accountName}`}
            </Button>
          )}
        </>
      }
    >
      <p>Are you sure you want to approve this withdrawal?</p>
      <PayoutSummary withdrawal={withdrawal} />
      {withdrawal.waitReason && <Banner tone="warn" title={withdrawal.waitReason} />}
      {approvalsNeeded >= 2 && (
        <Banner tone="info" title="This one needs two people">
          {earlier.length === 0
            ? 'Your approval is the first. Somebody else has to give the second before money moves.'
            : `${namesOf(earlier)} said yes already. Your approval is the second, and money moves.`}
        </Banner>
      )}
      {problem && <Banner tone="err" title={problem} />}
    </Dialog>
  );
}
