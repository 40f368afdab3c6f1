import type { DisputeId, GiftId, ItemId, PaymentId, PersonId, WithdrawalId } from '../ids.ts';
import type { Permission } from './permissions.ts';
import type { StaffActionName } from './staff-actions.ts';

/** What staff write notes about and give to each other, by the names that the audit trail has for it. */
export const SUBJECT_KINDS = ['gift', 'payment', 'withdrawal', 'dispute', 'reconciliation_item', 'person'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];
export type SubjectId = GiftId | PaymentId | WithdrawalId | DisputeId | ItemId | PersonId;

export interface WorkSubject {
  subjectKind: SubjectKind;
  subjectId: SubjectId;
}

interface SubjectRules {
  /** Whoever may not see it may not see what was noted about it either. */
  seenWith: Permission;
  /** Whoever looks after it must be able to. What waits for a decision is given to those who decide. */
  lookedAfterWith: Permission;
  /** How the audit trail calls it when it is given to somebody. */
  assigning: StaffActionName;
}

export const SUBJECTS: Record<SubjectKind, SubjectRules> = {
  gift: { seenWith: 'gifts.view', lookedAfterWith: 'gifts.view', assigning: 'gift.assign' },
  payment: { seenWith: 'payments.view', lookedAfterWith: 'payments.view', assigning: 'payment.assign' },
  withdrawal: { seenWith: 'withdrawals.view', lookedAfterWith: 'withdrawals.decide', assigning: 'withdrawal.assign' },
  dispute: { seenWith: 'disputes.view', lookedAfterWith: 'disputes.view', assigning: 'dispute.assign' },
  reconciliation_item: {
    seenWith: 'operations.view',
    lookedAfterWith: 'reconciliation.work',
    assigning: 'reconciliation.assign',
  },
  person: { seenWith: 'people.view', lookedAfterWith: 'people.view', assigning: 'person.assign' },
};
