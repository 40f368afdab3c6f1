import type { GiftView } from '@jara/contract/gifts';
import type { StaffGift } from '@jara/contract/staff/gifts';
import type { Charge, StaffPayment } from '@jara/contract/staff/payments';
import type { StaffRule } from '@jara/contract/staff/rules';
import type { StaffUser } from '@jara/contract/staff/users';
import type { StaffWithdrawal } from '@jara/contract/staff/withdrawals';
import { isOnHold } from '@jara/domain/gift/gift-status';
import type { StaffId } from '@jara/domain/ids';
import { collectionFee } from '@jara/domain/money/provider-fees';
import { quoteOf, termsFor } from '@jara/domain/payment/quote';
import { mayManage } from '@jara/domain/staff/roles';
import { type Approvals, judgeApprovals } from '@jara/domain/staff/two-persons';
import { PROMISE_MS } from '@jara/domain/withdrawal/promise';
import { isOpenWithdrawal, staffWithdrawalStatus } from '@jara/domain/withdrawal/withdrawal-status';
import {
  assigneeOf,
  codeOf,
  giftOf,
  iso,
  isoOrNull,
  known,
  nameOf,
  type PracticeGift,
  type PracticePayment,
  type PracticeUser,
  type PracticeWithdrawal,
  paymentOf,
  type World,
} from './world.ts';

/** The records in the server's shapes. */
export const claimedAmount = ({ claims }: PracticeGift): number => claims.reduce((sum, { share }) => sum + share, 0);

export const isOpen = ({ stage }: PracticeWithdrawal): boolean => isOpenWithdrawal(stage);

export function showGift(world: World, gift: PracticeGift): StaffGift {
  const payment = paymentOf(world, gift);
  const { id, amount, currency, status, statusReason, rule } = gift;
  return {
    id,
    quid: codeOf(gift),
    amount,
    currency,
    status,
    statusReason,
    blocked: isOnHold(status),
    creatorEmail: payment.senderEmail,
    recipientEmail: payment.recipientEmail,
    ruleType: rule?.rule.type ?? null,
    transactionCount: gift.claims.length,
    claimedAmount: claimedAmount(gift),
    createdAt: iso(gift.createdAt),
    updatedAt: iso(gift.updatedAt),
    delivery: payment.delivery,
    opensAt: isoOrNull(gift.opensAt),
    expiresAt: iso(gift.expiresAt),
    pausedAt: isoOrNull(gift.pausedAt),
    cancelledAt: isoOrNull(gift.cancelledAt),
    feePaidBy: payment.feePaidBy,
  };
}

/** The same for whoever holds its code. */
export function showToHolder(world: World, gift: PracticeGift): GiftView {
  const shown = showGift(world, gift);
  return {
    ...shown,
    hasPassword: false,
    endsAt: null,
    senderName: null,
    anonymous: true,
    message: null,
    theme: 'adire',
    clothSeed: 1,
  };
}

const providerNumber = (id: string): string => String(Number.parseInt(id.slice(0, 8), 16));

const WAYS: readonly Pick<StaffPayment, 'channel' | 'cardBrand'>[] = [
  { channel: 'CARD', cardBrand: 'VISA' },
  { channel: 'CARD', cardBrand: 'VERVE' },
  { channel: 'CARD', cardBrand: 'MASTERCARD' },
  { channel: 'BANK_TRANSFER', cardBrand: null },
  { channel: 'USSD', cardBrand: null },
  // As of a payment from before this was kept.
  { channel: null, cardBrand: null },
];

/** How a practice payment was paid; its id decides, so that it stays the same. */
export const wayOf = ({ id, settledAt }: PracticePayment): Pick<StaffPayment, 'channel' | 'cardBrand'> =>
  (settledAt !== null && WAYS[Number.parseInt(id.slice(-4), 16) % WAYS.length]) || { channel: null, cardBrand: null };

export function showPayment(world: World, payment: PracticePayment): StaffPayment {
  const gift = payment.giftId === null ? undefined : giftOf(world, payment.giftId);
  const { id, status, senderEmail, giftId, reference, amount, currency, failureReason } = payment;
  return {
    id,
    status,
    email: payment.recipientEmail,
    senderEmail,
    giftId,
    quid: gift ? codeOf(gift) : null,
    reference,
    transactionId: payment.settledAt === null ? null : providerNumber(id),
    ...wayOf(payment),
    amount,
    currency,
    blocked: gift !== undefined && isOnHold(gift.status),
    failureReason,
    createdAt: iso(payment.createdAt),
    updatedAt: iso(payment.settledAt ?? payment.createdAt),
    settledAt: isoOrNull(payment.settledAt),
    delivery: payment.delivery,
    deliverAt: isoOrNull(payment.deliverAt),
    opensAt: isoOrNull(gift ? gift.opensAt : payment.deliverAt),
    expiresAt: isoOrNull(gift?.expiresAt ?? null),
    feePaidBy: payment.feePaidBy,
    quote: quoteOf(amount, termsFor(amount), currency),
  };
}

export function showCharges({ id, reference, amount, currency, settledAt, suspended }: PracticePayment): Charge[] {
  if (settledAt === null) return [];
  const common = { reference, currency, fee: collectionFee(amount) };
  const first: Charge = {
    ...common,
    id,
    transactionId: providerNumber(id),
    amount,
    became: 'GIFT',
    reason: null,
    held: 0,
    recordedAt: iso(settledAt),
  };
  if (!suspended) return [first];
  const second: Charge = {
    ...common,
    id: suspended.id,
    transactionId: providerNumber(suspended.id),
    amount: suspended.amount,
    became: 'SUSPENSE',
    reason: 'The gift was paid for already; this is a second charge.',
    held: suspended.held ? suspended.amount : 0,
    recordedAt: iso(suspended.at),
  };
  return [first, second];
}

/** Whose yes counts, by the same rule as the real one. */
export function approvalsSoFar(world: World, { approvals }: PracticeWithdrawal): Approvals {
  const team = new Map(
    world.users.map(({ id, role, isActive, invitedById }) => {
      const colleague = { id: id as StaffId, role, isActive, roleGivenBy: invitedById as StaffId | null };
      return [colleague.id, colleague];
    }),
  );
  return judgeApprovals(
    team,
    approvals.map(({ staffId }) => staffId as StaffId),
    { me: world.me as StaffId, permission: 'withdrawals.decide' },
  );
}

export function showWithdrawal(world: World, row: PracticeWithdrawal, now: number): StaffWithdrawal {
  const gift = giftOf(world, row.giftId);
  const promisedBy = row.createdAt + PROMISE_MS;
  const given = approvalsSoFar(world, row);
  const { id, giftId, claimId, amount, fee, net, accountNumber, accountName, bank, reference, stage, reason } = row;
  return {
    id,
    giftId,
    giftStatus: gift.status,
    claimId,
    quid: codeOf(gift),
    amount,
    fee,
    net,
    currency: gift.currency,
    accountNumber,
    bankCode: bank.code,
    accountName,
    bank: bank.name,
    reference,
    status: staffWithdrawalStatus(stage),
    stage,
    reason,
    waitReason: null,
    revision: row.revision,
    transaction: showPayment(world, paymentOf(world, gift)),
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.finishedAt ?? row.sentAt ?? row.approvedAt ?? row.createdAt),
    approvedAt: isoOrNull(row.approvedAt),
    sentAt: isoOrNull(row.sentAt),
    finishedAt: isoOrNull(row.finishedAt),
    promisedBy: iso(promisedBy),
    email: paymentOf(world, gift).recipientEmail,
    approvalsNeeded: row.approvalsNeeded,
    approvals: row.approvals.map(({ staffId, at }) => ({
      staff: { id: staffId, name: nameOf(world, staffId) },
      at: iso(at),
      counts: stage !== 'REQUESTED' || given.counting.some((id) => id === staffId),
    })),
    approvedByMe: given.approvedByMe,
    approvedByMyKin: given.approvedByMyKin,
    assignee: assigneeOf(world, row.id),
    promiseLeftMs: isOpen(row) ? promisedBy - now : null,
  };
}

export function showRule(gift: PracticeGift, now: number): StaffRule {
  const { rule, version, savedAt, commitment } = known(gift.rule ?? undefined, 'rule');
  const claimed = claimedAmount(gift);
  const isSealed = rule.type === 'NTH_PERSON' || rule.type === 'LUCKY' || rule.type === 'DRAW';
  return {
    quid: codeOf(gift),
    ruleType: rule.type,
    nthPerson: rule.type === 'NTH_PERSON' ? rule.nthPerson : null,
    splits:
      rule.type === 'SPLIT' && rule.mode === 'PERCENTAGE' ? rule.bps.map((bps) => ({ percentage: bps / 100 })) : [],
    totalSplits: rule.type === 'SPLIT' && rule.mode === 'FIXED_AMOUNT' ? rule.totalSplits : null,
    startTime: rule.type === 'TIME' ? iso(rule.startsAt) : null,
    endTime: rule.type === 'TIME' ? iso(rule.endsAt) : null,
    equalShares: rule.type === 'EQUAL' ? rule.totalShares : null,
    luckyShares: rule.type === 'LUCKY' ? rule.totalShares : null,
    luckyMinShare: null,
    draw:
      rule.type === 'DRAW'
        ? { winners: rule.winners, closesAt: iso(rule.closesAt), shares: rule.shares ? [...rule.shares] : null }
        : null,
    version,
    frozen: gift.attempts > 0,
    commitment: isSealed ? commitment : null,
    proof: null,
    createdAt: iso(savedAt),
    updatedAt: iso(savedAt),
    giftId: gift.id,
    amount: gift.amount,
    currency: gift.currency,
    giftStatus: gift.status,
    state: ruleState(gift, now),
    attempts: gift.attempts,
    sharesTaken: gift.claims.length,
    sharesTotal: gift.shares.length,
    claimedAmount: claimed,
    progressPercent: (claimed / gift.amount) * 100,
    giftCreatedAt: iso(gift.createdAt),
  };
}

function ruleState({ status, rule, opensAt }: PracticeGift, now: number): StaffRule['state'] {
  if (isOnHold(status)) return 'ON_HOLD';
  if (status === 'CLAIMED' || status === 'EXPIRED') return 'FINISHED';
  const startsAt = rule?.rule.type === 'TIME' ? rule.rule.startsAt : 0;
  return Math.max(startsAt, opensAt ?? 0) > now ? 'NOT_OPEN_YET' : 'OPEN';
}

export function showUser(world: World, { invitedById, ...user }: PracticeUser): StaffUser {
  const me = known(
    world.users.find(({ id }) => id === world.me),
    'trainee',
  );
  return {
    ...user,
    invitedBy: invitedById === null ? null : { id: invitedById, name: nameOf(world, invitedById) },
    canManage: user.id !== world.me && mayManage(me.role, user.role),
  };
}
