import type { CallInput } from '@jara/contract/endpoint';
import type { decideWithdrawals as decideManyEndpoint, ManyDecided } from '@jara/contract/staff/withdrawals';
import { endsWithRefund, movesOf, whyNotMove, whyNotRefund, whyNotRevive } from '@jara/domain/gift/gift-decisions';
import { type GiftStatus, isOnHold } from '@jara/domain/gift/gift-status';
import { plus, ZERO } from '@jara/domain/money/money';
import { describeStaffAction, type StaffActionName } from '@jara/domain/staff/staff-actions';
import { SECOND_MS } from '@jara/domain/time/lagos';
import { whyNotApprove, whyNotReject } from '@jara/domain/withdrawal/withdrawal-decisions';
import { ApiError } from '../../../lib/api-error.ts';
import type { Dice } from './dice.ts';
import { caseOf } from './gift-file.ts';
import { auditRow } from './make-team.ts';
import { approvalsSoFar } from './present.ts';
import { refuse } from './refuse.ts';
import {
  codeOf,
  giftOf,
  keepQuestion,
  known,
  nameOf,
  type PracticeGift,
  type PracticeReport,
  type PracticeWithdrawal,
  type World,
} from './world.ts';

/** What a trainee can do to the practice world. The rules are the real ones, so that a habit learned here is right. */
export interface Desk {
  world: World;
  dice: Dice;
  now: () => number;
}

export function record(
  { world, dice, now }: Desk,
  deed: { action: StaffActionName; subjectKind: string; subjectId: string; details?: Record<string, unknown> },
): void {
  const index = world.audit.length;
  world.audit.unshift(auditRow(world, dice, { details: {}, ...deed, index, at: now(), staffId: world.me }));
}

type ManyDecisions = CallInput<typeof decideManyEndpoint>['body'];

interface Decision {
  id: string;
  action: 'APPROVE' | 'REJECT';
  reason?: string | undefined;
  revision: number;
}

export function decideWithdrawal(desk: Desk, { id, action, reason, revision }: Decision): PracticeWithdrawal {
  const { world, now } = desk;
  const row = findWithdrawal(world, id);
  if (row.revision !== revision) throw refuse('withdrawal_changed');
  const problem = (action === 'APPROVE' ? whyNotApprove : whyNotReject)({
    status: row.stage,
    giftStatus: giftOf(world, row.giftId).status,
    isSent: row.sentAt !== null,
    ...approvalsSoFar(world, row),
  });
  if (problem) throw refuse(problem);
  if (action === 'REJECT') {
    if (!reason?.trim()) throw refuse('invalid_input', 'A reason is required');
    Object.assign(row, { stage: 'REJECTED', reason, finishedAt: now() });
    claimOf(world, row).status = 'GRANTED';
  } else {
    row.approvals.push({ staffId: world.me, at: now() });
    if (approvalsSoFar(world, row).counting.length >= row.approvalsNeeded)
      Object.assign(row, { stage: 'APPROVED', approvedAt: now() });
  }
  row.revision += 1;
  record(desk, {
    action: action === 'APPROVE' ? 'withdrawal.approve' : 'withdrawal.reject',
    subjectKind: 'withdrawal',
    subjectId: id,
    details: reason ? { reason } : {},
  });
  return row;
}

/** Many at once: each as if it were alone, and what became of each. */
export function decideWithdrawals(desk: Desk, { withdrawals, ...how }: ManyDecisions): ManyDecided['results'] {
  return withdrawals.map((seen) => {
    try {
      const { stage } = decideWithdrawal(desk, { ...seen, ...how });
      if (how.action === 'REJECT') return { id: seen.id, outcome: 'REJECTED', message: 'Rejected' };
      return stage === 'REQUESTED'
        ? { id: seen.id, outcome: 'WAITS_FOR_SECOND', message: 'Your yes is noted. A second person decides.' }
        : { id: seen.id, outcome: 'APPROVED', message: 'Approved' };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const outcome = error.code === 'withdrawal_changed' ? 'CHANGED' : 'REFUSED';
      return { id: seen.id, outcome, message: error.message };
    }
  });
}

export const arePayoutsPaused = (world: World): boolean =>
  world.operations.switches.some(({ name, isOn }) => name === 'payouts' && !isOn);

/** An approved payout takes a few seconds to be sent and a few more to arrive, as a fast bank would. */
export function letTimePass({ world, now }: Desk): void {
  for (const row of world.withdrawals) {
    if (row.approvedAt === null || row.approvedAt < world.startedAt) continue;
    const waited = now() - row.approvedAt;
    const isHeld = arePayoutsPaused(world) || isOnHold(giftOf(world, row.giftId).status);
    if (row.stage === 'APPROVED' && waited > 4 * SECOND_MS && !isHeld) {
      const sentAt = row.approvedAt + 4 * SECOND_MS;
      Object.assign(row, { stage: 'SUBMITTED', sentAt, revision: row.revision + 1 });
      keepQuestion(row, { question: 'SEND', answer: 'OK', said: 'pending' }, sentAt);
    }
    if (row.stage === 'SUBMITTED' && waited > 15 * SECOND_MS) {
      const finishedAt = row.approvedAt + 15 * SECOND_MS;
      keepQuestion(row, { question: 'LOOK', answer: 'OK', said: 'success' }, finishedAt);
      finishPayout(world, row, finishedAt);
    }
  }
}

export function finishPayout(world: World, row: PracticeWithdrawal, finishedAt: number): void {
  Object.assign(row, { stage: 'COMPLETED', finishedAt, revision: row.revision + 1 });
  claimOf(world, row).status = 'PAID';
}

export function handleReport(desk: Desk, id: string): PracticeReport {
  const { world, now } = desk;
  const giveaway = world.giveaways.find(({ reports }) => reports.some((report) => report.id === id));
  const report = giveaway?.reports.find((each) => each.id === id);
  if (!giveaway || !report) throw refuse('not_found');
  if (report.handled) return report;
  report.handled = { staffId: world.me, at: now() };
  record(desk, { action: 'giveaway.handle_report', subjectKind: 'gift', subjectId: giveaway.giftId });
  return report;
}

/** Shows the code of a gift, and writes down that it was looked at. */
export function revealCode(desk: Desk, giftId: string): string {
  const { id, quid } = giftOrRefuse(desk.world, giftId);
  record(desk, { action: 'data.reveal', subjectKind: 'gift', subjectId: id, details: { field: 'gift.quid' } });
  return quid;
}

/** One gift of a bulk change: its own outcome, in words. */
export function changeStatus(
  desk: Desk,
  idOrQuid: string,
  status: GiftStatus,
  { reason, publicReason }: { reason: string; publicReason?: string | undefined },
) {
  const gift = findGift(desk.world, idOrQuid);
  if (!gift) return { chosen: idOrQuid, quid: idOrQuid, ok: false, status: null, message: 'Quid not found' };
  const found = caseOf(desk.world, gift, desk.now());
  const message = whyNotMove(found, status);
  const named = { chosen: idOrQuid, quid: codeOf(gift) };
  if (message) return { ...named, ok: false, status: gift.status, message };
  const wanted = status === 'BLOCKED' ? status : (movesOf(found)[0] ?? gift.status);
  const before = gift.status;
  Object.assign(gift, { status: wanted, statusReason: reason });
  const giveaway = desk.world.giveaways.find(({ giftId }) => giftId === gift.id);
  if (giveaway) giveaway.stopReason = wanted === 'BLOCKED' ? (publicReason ?? null) : null;
  recordOnGift(desk, gift, 'gift.change_status', { before, after: wanted, reason });
  return { ...named, ok: true, status: gift.status, message: wanted === 'BLOCKED' ? 'Blocked' : 'Released' };
}

export function refundGift(desk: Desk, idOrQuid: string, reason: string): PracticeGift {
  const gift = giftOrRefuse(desk.world, idOrQuid);
  const found = caseOf(desk.world, gift, desk.now());
  const problem = whyNotRefund(found);
  if (problem) throw refuse('status_change_not_allowed', problem);
  gift.refund = {
    id: desk.dice.uuid(),
    amount: plus(found.unclaimed, found.dormant),
    kept: ZERO,
    reason,
    at: desk.now(),
  };
  if (endsWithRefund(found)) gift.status = 'EXPIRED';
  recordOnGift(desk, gift, 'gift.refund', { reason });
  return gift;
}

export function reviveGift(desk: Desk, idOrQuid: string, reason: string): PracticeGift {
  const gift = giftOrRefuse(desk.world, idOrQuid);
  const problem = whyNotRevive(caseOf(desk.world, gift, desk.now()));
  if (problem) throw refuse('status_change_not_allowed', problem);
  Object.assign(gift, { status: gift.claims.length > 0 ? 'SPLIT' : 'ACTIVE', statusReason: reason });
  recordOnGift(desk, gift, 'gift.revive', { reason });
  return gift;
}

export function decideCharge(
  desk: Desk,
  chargeId: string,
  action: 'charge.release' | 'charge.refund',
  reason: string,
): void {
  const payment = desk.world.payments.find(({ suspended }) => suspended?.id === chargeId);
  if (!payment?.suspended?.held) throw refuse('not_found');
  payment.suspended.held = false;
  const gift = payment.giftId === null ? undefined : giftOf(desk.world, payment.giftId);
  if (gift) {
    gift.status = gift.claims.length > 0 ? 'SPLIT' : 'ACTIVE';
    gift.statusReason = null;
    note(desk, gift, action, { reason });
  }
  record(desk, { action, subjectKind: 'charge', subjectId: chargeId, details: { reason } });
}

function recordOnGift(desk: Desk, gift: PracticeGift, action: StaffActionName, details: Record<string, string>): void {
  note(desk, gift, action, details);
  record(desk, { action, subjectKind: 'gift', subjectId: gift.id, details });
}

/** What the gift's timeline will say, worded as the real one is. */
function note({ world, now }: Desk, gift: PracticeGift, action: StaffActionName, details: Record<string, string>) {
  const detail = Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
  gift.updatedAt = now();
  gift.notes.push({ at: now(), title: describeStaffAction(action), detail, by: nameOf(world, world.me) });
}

export const findGift = (world: World, idOrQuid: string): PracticeGift | undefined => {
  const code = idOrQuid.replaceAll(/[\s-]/g, '').toUpperCase();
  return world.gifts.find(({ id, quid }) => id === idOrQuid || quid === code);
};

export function giftOrRefuse(world: World, idOrQuid: string): PracticeGift {
  const gift = findGift(world, idOrQuid);
  if (!gift) throw refuse('gift_not_found');
  return gift;
}

export function findWithdrawal(world: World, id: string): PracticeWithdrawal {
  const row = world.withdrawals.find((each) => each.id === id);
  if (!row) throw refuse('withdrawal_not_found');
  return row;
}

const claimOf = (world: World, { giftId, claimId }: PracticeWithdrawal) =>
  known(
    giftOf(world, giftId).claims.find(({ id }) => id === claimId),
    'claim',
  );
