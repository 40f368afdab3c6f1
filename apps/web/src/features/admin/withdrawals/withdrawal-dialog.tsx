import type { Reply } from '@jara/contract/endpoint';
import type { findStaffWithdrawal, StaffWithdrawal } from '@jara/contract/staff/withdrawals';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { AssigneeSelect } from '../casework/assignee-select.tsx';
import { NotesSection } from '../casework/notes.tsx';
import { StaffLink } from '../links/staff-link.tsx';
import { useStaff } from '../session/staff-context.tsx';
import { Facts } from '../shared/facts.tsx';
import { FailedFace } from '../shared/failed-face.tsx';
import { GiftLink } from '../shared/gift-link.tsx';
import { PersonLink } from '../shared/person-link.tsx';
import { PromiseBadge } from '../shared/promise-badge.tsx';
import { Revealable } from '../shared/revealable.tsx';
import { ExactWhen } from '../shared/when.tsx';
import { statusWord } from '../shared/words.ts';
import { AskedAndAnswered } from './asked-and-answered.tsx';
import { approvalFacts, decisionState } from './decision-state.ts';
import { PayoutSummary } from './payout-summary.tsx';
import { StuckPayout } from './stuck-payout.tsx';
import { withdrawalQuery } from './withdrawals.queries.ts';

interface WithdrawalDialogProps {
  id: string;
  onClose: () => void;
  onApprove: (withdrawal: StaffWithdrawal) => void;
  onReject: (withdrawal: StaffWithdrawal) => void;
}

export function WithdrawalDialog({ id, onClose, onApprove, onReject }: WithdrawalDialogProps) {
  const api = useStaffApi();
  const { can } = useStaff();
  const { data, error, isFetching, refetch } = useQuery(withdrawalQuery(api, id));
  const decision = data && decisionState(data);
  const mayDecide = can('withdrawals.decide') && decision !== undefined && decision.kind !== 'closed';
  return (
    <Dialog
      open
      title="Withdrawal"
      onClose={onClose}
      className="sm:w-[min(40rem,calc(100vw-2rem))]"
      footer={
        mayDecide &&
        data && (
          <>
            <Button variant="secondary" size="sm" onClick={() => onReject(data)}>
              Reject
            </Button>
            {decision.kind !== 'unsent' && (
              <Button size="sm" disabled={decision.kind === 'waits'} onClick={() => onApprove(data)}>
                Approve
              </Button>
            )}
          </>
        )
      }
    >
      {error && (
        <FailedFace error={error} fallback="Failed to fetch details" busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-80" />}
      {data?.payout.isStuck && <StuckPayout id={id} sentAt={data.sentAt} payout={data.payout} />}
      {data && <Full withdrawal={data} fetchedAt={data.fetchedAt} />}
      {decision?.kind === 'waits' && can('withdrawals.decide') && <Banner tone="info" title={decision.why} />}
      {data?.sentAt && <AskedAndAnswered questions={data.payout.questions} open={data.payout.isStuck} />}
      {data && <NotesSection subject={{ kind: 'withdrawal', id }} />}
    </Dialog>
  );
}

interface FullProps {
  withdrawal: Reply<typeof findStaffWithdrawal>;
  fetchedAt: number;
}

function Full({ withdrawal, fetchedAt }: FullProps) {
  const { id, giftId, quid, status, stage, reason, waitReason, transaction } = withdrawal;
  const at = (instant: string | null) => (instant ? <ExactWhen at={instant} /> : 'Not yet');
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-2">
        <StatusBadge status={status} />
        {stage !== status && <span className="text-ink-2 text-sm">{statusWord(stage)}</span>}
        <PromiseBadge leftMs={withdrawal.promiseLeftMs} fetchedAt={fetchedAt} />
      </p>
      {reason && <Banner tone={status === 'FAILED' ? 'err' : 'info'} title={reason} />}
      {waitReason && <Banner tone={stage === 'REQUESTED' ? 'warn' : 'info'} title={waitReason} />}
      <PayoutSummary withdrawal={withdrawal} />
      <Facts
        facts={[
          { label: 'QUID', value: <GiftLink id={giftId} quid={quid} /> },
          {
            label: 'Sent to',
            value: (
              <>
                <Revealable value={withdrawal.email} field="withdrawal.email" id={id} what="recipient’s address" />
                {withdrawal.email && <PersonLink place="payment.recipient" id={transaction.id} who="this recipient" />}
              </>
            ),
          },
          {
            label: 'Claimed from',
            value: (
              <>
                A browser <PersonLink place="claim.browser" id={withdrawal.claimId} who="the browser that claimed" />
              </>
            ),
          },
          {
            label: 'Approvals',
            value: approvalFacts(withdrawal),
          },
          {
            label: 'In whose hands',
            value: (
              <AssigneeSelect
                subject={{ kind: 'withdrawal', id }}
                what={`the withdrawal of ${withdrawal.accountName}`}
                assignee={withdrawal.assignee}
                isFinished={withdrawal.finishedAt !== null}
              />
            ),
          },
          { label: 'Requested', value: at(withdrawal.createdAt) },
          { label: 'Approved', value: at(withdrawal.approvedAt) },
          { label: 'Sent to the bank', value: at(withdrawal.sentAt) },
          { label: 'Finished', value: at(withdrawal.finishedAt) },
          // Nothing is promised any more about money that went back to its gift.
          ...(withdrawal.status === 'FAILED' ? [] : [{ label: 'Promised by', value: at(withdrawal.promisedBy) }]),
          {
            label: 'Payout reference',
            value: <span className="break-all font-mono text-xs">{withdrawal.reference}</span>,
          },
          {
            label: 'Paid for by',
            value: (
              <StaffLink
                to="/admin/transactions"
                search={{ id: transaction.id }}
                className="link break-all font-mono text-xs"
              >
                {transaction.reference}
              </StaffLink>
            ),
          },
        ]}
      />
    </div>
  );
}
