import type { ReportKind } from '@jara/contract/giveaways';
import type { AuditRow } from '@jara/contract/staff/audit';
import type { Reconciliation, ReconciliationItem } from '@jara/contract/staff/reconciliation';
import type { AskedQuestion } from '@jara/contract/staff/stuck-payouts';
import type { BooksCheck, SwitchState } from '@jara/contract/staff/switches';
import type { StaffUser } from '@jara/contract/staff/users';
import type { ListChoices, SavedView } from '@jara/contract/staff/views';
import type { ClaimStatus } from '@jara/domain/claim/claim-status';
import type { Delivery } from '@jara/domain/gift/delivery';
import type { GiftStatus } from '@jara/domain/gift/gift-status';
import type { LifetimeDays } from '@jara/domain/gift/gift-times';
import type { Currency, Minor } from '@jara/domain/money/money';
import type { PaymentStatus } from '@jara/domain/payment/payment-status';
import type { FeePayer } from '@jara/domain/payment/quote';
import type { Rule } from '@jara/domain/rule/rule';
import { sightOf } from '@jara/domain/staff/mask';
import type { PersonKind } from '@jara/domain/staff/people';
import type { SubjectKind } from '@jara/domain/staff/subjects';
import type { WithdrawalStatus } from '@jara/domain/withdrawal/withdrawal-status';

/** What practice remembers: the records behind the screens, small and plain. Instants are epoch milliseconds. */
export interface PracticePayment {
  id: string;
  status: PaymentStatus;
  reference: string;
  /** Null where the sender shares the code themselves. */
  recipientEmail: string | null;
  delivery: Delivery;
  deliverAt: number | null;
  lifetimeDays: LifetimeDays;
  feePaidBy: FeePayer;
  senderEmail: string | null;
  amount: Minor;
  currency: Currency;
  createdAt: number;
  settledAt: number | null;
  failureReason: string | null;
  giftId: string | null;
  /** A second charge for the same gift, which lies in suspense until somebody decides. */
  suspended: { id: string; amount: Minor; at: number; held: boolean } | null;
}

export interface PracticeClaim {
  id: string;
  slot: number;
  share: Minor;
  status: ClaimStatus;
  at: number;
}

export interface PracticeRule {
  rule: Rule;
  version: number;
  savedAt: number;
  commitment: string;
}

export interface PracticeGift {
  id: string;
  quid: string;
  paymentId: string;
  amount: Minor;
  currency: Currency;
  status: GiftStatus;
  statusReason: string | null;
  createdAt: number;
  updatedAt: number;
  opensAt: number | null;
  expiresAt: number;
  rule: PracticeRule | null;
  shares: Minor[];
  attempts: number;
  claims: PracticeClaim[];
  pausedAt: number | null;
  cancelledAt: number | null;
  /** The codes it had before its address was corrected. */
  replaced: { quid: string; at: number }[];
  /** What its sender did with it, in words. */
  deeds: { at: number; title: string }[];
  thanks: { at: number; slot: number; text: string }[];
  /** What the provider keeps of a refund, because its fee does not come back. */
  refund: { id: string; amount: Minor; kept: Minor; reason: string; at: number } | null;
  notes: { at: number; title: string; detail: string; by: string }[];
}

export interface PracticeReport {
  id: string;
  kind: ReportKind;
  words: string | null;
  at: number;
  handled: { staffId: string; at: number } | null;
}

/** What makes a gift a public giveaway. */
export interface PracticeGiveaway {
  giftId: string;
  title: string;
  host: string;
  publishedAt: number;
  claimDays: number;
  stopReason: string | null;
  networks: { network: string; browsers: number }[];
  reports: PracticeReport[];
}

export interface PracticeWithdrawal {
  id: string;
  giftId: string;
  claimId: string;
  amount: Minor;
  fee: Minor;
  net: Minor;
  accountName: string;
  accountNumber: string;
  bank: { name: string; code: string };
  reference: string;
  stage: WithdrawalStatus;
  reason: string | null;
  revision: number;
  createdAt: number;
  approvals: { staffId: string; at: number }[];
  approvalsNeeded: number;
  approvedAt: number | null;
  sentAt: number | null;
  finishedAt: number | null;
  /** The newest first. */
  questions: AskedQuestion[];
  toldLateAt: number | null;
}

export interface PracticeAssignment {
  subjectKind: SubjectKind;
  subjectId: string;
  staffId: string;
  at: number;
}

export interface PracticeNote {
  id: string;
  subjectKind: SubjectKind;
  subjectId: string;
  authorId: string;
  at: number;
  text: string;
  mentions: { staffId: string; isSeen: boolean }[];
}

/** Whom the trainee has looked for. */
export interface PracticePerson {
  id: string;
  kind: PersonKind;
  value: string;
}

export type PracticeUser = Omit<StaffUser, 'canManage' | 'invitedBy'> & { invitedById: string | null };

/** What the Operations screen is about, as it would be at a product that has had a quiet week. */
export interface PracticeOperations {
  switches: SwitchState[];
  booksCheck: BooksCheck | null;
  reconciliation: Reconciliation | null;
  items: ReconciliationItem[];
}

export interface World {
  /** The member of staff who practises. */
  me: string;
  users: PracticeUser[];
  payments: PracticePayment[];
  gifts: PracticeGift[];
  withdrawals: PracticeWithdrawal[];
  giveaways: PracticeGiveaway[];
  assignments: PracticeAssignment[];
  /** In the order in which they were written. */
  notes: PracticeNote[];
  people: PracticePerson[];
  audit: AuditRow[];
  exports: { name: string; format: string; by: string; at: string }[];
  operations: PracticeOperations;
  views: SavedView[];
  hidden: ListChoices['hidden'];
  startedAt: number;
}

export function keepQuestion(
  { questions }: PracticeWithdrawal,
  asked: Omit<AskedQuestion, 'askedAt'>,
  at: number,
): AskedQuestion {
  const kept = { ...asked, askedAt: iso(at) };
  questions.unshift(kept);
  return kept;
}

export const iso = (at: number): string => new Date(at).toISOString();
export const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at));

/** A record that must be there because another one points at it. */
export function known<T>(record: T | undefined, what: string): T {
  if (record === undefined) throw new Error(`Practice has lost a ${what}`);
  return record;
}

const TRAINEE = sightOf('SUPER_ADMIN');
/** The code of a gift as a Super Admin sees it. */
export const codeOf = ({ quid, status }: Pick<PracticeGift, 'quid' | 'status'>): string => TRAINEE.quid(quid, status);

export const giftOf = (world: World, id: string): PracticeGift =>
  known(
    world.gifts.find((gift) => gift.id === id),
    'gift',
  );

export const paymentOf = (world: World, gift: PracticeGift): PracticePayment =>
  known(
    world.payments.find(({ id }) => id === gift.paymentId),
    'payment',
  );

/** Naira alone are added up: cedis and naira have no sum. */
export const nairaOf = (
  world: World,
  rows: readonly PracticeWithdrawal[],
  of: (row: PracticeWithdrawal) => number = ({ amount }) => amount,
): number => rows.reduce((sum, row) => (giftOf(world, row.giftId).currency === 'NGN' ? sum + of(row) : sum), 0);

export const nameOf = (world: World, staffId: string): string => {
  const user = world.users.find(({ id }) => id === staffId);
  return user ? `${user.firstName} ${user.lastName}` : 'Somebody';
};

export const assigneeIdOf = ({ assignments }: World, id: string): string | null =>
  assignments.find(({ subjectId }) => subjectId === id)?.staffId ?? null;

export function assigneeOf(world: World, id: string): { id: string; name: string } | null {
  const staffId = assigneeIdOf(world, id);
  return staffId === null ? null : { id: staffId, name: nameOf(world, staffId) };
}
