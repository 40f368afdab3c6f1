import type { StaffWithdrawal } from '@jara/contract/staff/withdrawals';
import { whyNotApprove, whyNotReject } from '@jara/domain/withdrawal/withdrawal-decisions';

/** What the person at this screen can do about a request, and why not where they cannot. */
export type DecisionState =
  | { kind: 'open' }
  | { kind: 'waits'; why: string }
  /** Approved, and the provider has not been asked yet: a no still counts. */
  | { kind: 'unsent' }
  | { kind: 'closed' };

type Request = Pick<
  StaffWithdrawal,
  'stage' | 'giftStatus' | 'sentAt' | 'approvalsNeeded' | 'approvals' | 'approvedByMe'
>;

export function decisionState(request: Request): DecisionState {
  const { stage: status, giftStatus, sentAt, approvedByMe } = request;
  const asked = { status, giftStatus, isSent: sentAt !== null, approvedByMe };
  if (whyNotReject(asked)) return { kind: 'closed' };
  switch (whyNotApprove(asked)) {
    case undefined:
      return { kind: 'open' };
    case 'withdrawal_already_decided':
      return { kind: 'unsent' };
    case 'gift_blocked':
      return { kind: 'waits', why: 'Its gift is on hold, so nothing of it is paid out.' };
    case 'own_approval':
      return { kind: 'waits', why: waitingWords(request) };
  }
}

const waitingWords = ({ approvalsNeeded, approvals }: Request): string =>
  approvalsNeeded > approvals.length ? 'You said yes. A second person has to approve this one.' : 'You said yes.';

/** "1 of 2 approvals", for requests that need two people. */
export const approvalWords = ({ approvalsNeeded, approvals }: Pick<Request, 'approvalsNeeded' | 'approvals'>) =>
  approvalsNeeded >= 2 ? `${approvals.length} of ${approvalsNeeded} approvals` : undefined;
