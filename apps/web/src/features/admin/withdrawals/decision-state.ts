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
  'stage' | 'giftStatus' | 'sentAt' | 'approvalsNeeded' | 'approvals' | 'approvedByMe' | 'approvedByMyKin'
>;

export function decisionState(request: Request): DecisionState {
  const { stage: status, giftStatus, sentAt, approvedByMe, approvedByMyKin } = request;
  const asked = { status, giftStatus, isSent: sentAt !== null, approvedByMe, approvedByMyKin };
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
    case 'dependent_approval':
      return {
        kind: 'waits',
        why: `${namesOf(counted(request))} said yes, and you have your roles from each other or from the same Admin. Somebody else has to approve this one.`,
      };
  }
}

const waitingWords = (request: Request): string =>
  request.approvalsNeeded > counted(request).length
    ? 'You said yes. A second person has to approve this one.'
    : 'You said yes.';

type Approved = Pick<StaffWithdrawal, 'stage' | 'approvalsNeeded' | 'approvals'>;
type Given = StaffWithdrawal['approvals'];

/** Those whose yes counts: somebody who has left since, or may not decide any more, is not one of the two. */
export const counted = ({ approvals }: Pick<Approved, 'approvals'>): Given => approvals.filter(({ counts }) => counts);

export const namesOf = (approvals: Given): string => approvals.map(({ staff }) => staff.name).join(', ');

/** "1 of 2 approvals", for requests that need two people. */
export const approvalWords = ({ approvalsNeeded, approvals }: Pick<Approved, 'approvalsNeeded' | 'approvals'>) =>
  approvalsNeeded >= 2 ? `${counted({ approvals }).length} of ${approvalsNeeded} approvals` : undefined;

/** Who said yes, and while it waits, how many of them count. */
export function approvalFacts({ stage, approvalsNeeded, approvals }: Approved): string {
  if (approvalsNeeded === 0) return 'None needed';
  if (stage !== 'REQUESTED') return namesOf(approvals) || 'None';
  const counting = counted({ approvals });
  const others = approvals.filter(({ counts }) => !counts);
  return [
    `${counting.length} of ${approvalsNeeded}`,
    counting.length > 0 && `: ${namesOf(counting)}`,
    others.length > 0 && `. No longer counted: ${namesOf(others)}`,
  ]
    .filter(Boolean)
    .join('');
}
