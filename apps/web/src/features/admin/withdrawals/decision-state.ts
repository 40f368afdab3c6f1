import type { StaffWithdrawal } from '@jara/contract/staff/withdrawals';

/** What the person at this screen can do about a request, and why not where they cannot. */
export type DecisionState =
  | { kind: 'open' }
  | { kind: 'waits'; why: string }
  /** Approved, and the provider has not been asked yet: a no still counts. */
  | { kind: 'unsent' }
  | { kind: 'closed' };

type Request = Pick<StaffWithdrawal, 'stage' | 'sentAt' | 'approvalsNeeded' | 'approvals' | 'approvedByMe'>;

export function decisionState({ stage, sentAt, approvalsNeeded, approvals, approvedByMe }: Request): DecisionState {
  if (stage === 'APPROVED' && sentAt === null) return { kind: 'unsent' };
  if (stage !== 'REQUESTED') return { kind: 'closed' };
  if (approvedByMe) {
    const missing = approvalsNeeded - approvals.length;
    return {
      kind: 'waits',
      why: missing > 0 ? 'You said yes. A second person has to approve this one.' : 'You said yes.',
    };
  }
  return { kind: 'open' };
}

/** "1 of 2 approvals", for requests that need two people. */
export const approvalWords = ({ approvalsNeeded, approvals }: Pick<Request, 'approvalsNeeded' | 'approvals'>) =>
  approvalsNeeded >= 2 ? `${approvals.length} of ${approvalsNeeded} approvals` : undefined;
