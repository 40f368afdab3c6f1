import { withdrawalFee } from '@jara/domain/money/fee';
import { minor } from '@jara/domain/money/money';
import { HOUR_MS, MINUTE_MS } from '@jara/domain/time/lagos';
import { approvalsNeeded } from '@jara/domain/withdrawal/withdrawal-status';
import { BANKS, FIRST_NAMES, LAST_NAMES, PAYOUT_PROBLEMS } from './cast.ts';
import type { Ending, Making } from './lessons.ts';
import { keepQuestion, type PracticeClaim, type PracticeGift, type PracticeWithdrawal, type World } from './world.ts';

const LIMITS = { autoApproveUpTo: minor(2_000_000), twoPersonFrom: minor(50_000_000) };

/** A recipient asks for a claimed share, and, unless a lesson stops it on the way, gets it. */
export function addWithdrawal(
  world: World,
  gift: PracticeGift,
  claim: PracticeClaim,
  making: Making,
  ending: Ending | undefined,
): void {
  const { dice, now, deciders } = making;
  const { fee, net } = withdrawalFee(claim.share);
  const createdAt = Math.min(claim.at + dice.int(3, ending ? 10 : 400) * MINUTE_MS, now - 4 * MINUTE_MS);
  const needed = approvalsNeeded(claim.share, LIMITS);
  const withdrawal: PracticeWithdrawal = {
    id: dice.uuid(),
    giftId: gift.id,
    claimId: claim.id,
    amount: claim.share,
    fee,
    net,
    accountName: `${dice.pick(LAST_NAMES)} ${dice.pick(FIRST_NAMES)}`.toUpperCase(),
    accountNumber: String(dice.int(1_000_000_000, 9_999_999_999)),
    bank: dice.pick(BANKS),
    reference: `payout-${dice.hex(24)}`,
    stage: 'REQUESTED',
    reason: null,
    revision: 1,
    createdAt,
    approvals: [],
    approvalsNeeded: needed,
    approvedAt: null,
    sentAt: null,
    finishedAt: null,
    questions: [],
    toldLateAt: null,
  };
  world.withdrawals.push(withdrawal);
  claim.status = 'WITHDRAWING';
  const isOld = now - createdAt > 22 * HOUR_MS;
  if (ending === 'REQUESTED' || (!ending && !isOld && needed > 0)) {
    if (dice.chance(0.4)) {
      const staffId = dice.pick(deciders);
      world.assignments.push({ subjectKind: 'withdrawal', subjectId: withdrawal.id, staffId, at: createdAt });
    }
    return;
  }
  if (ending === 'HALF_APPROVED') {
    withdrawal.approvals.push({ staffId: dice.pick(deciders), at: createdAt + 20 * MINUTE_MS });
    withdrawal.revision = 2;
    return;
  }
  decide(withdrawal, claim, making, ending);
}

function decide(
  withdrawal: PracticeWithdrawal,
  claim: PracticeClaim,
  { dice, now, deciders }: Making,
  ending: Ending | undefined,
): void {
  const { createdAt, approvalsNeeded: needed } = withdrawal;
  // A lesson about a payout that is stuck needs one that left long ago.
  const waited = needed === 0 ? 0 : dice.int(5, ending ? 60 : 900);
  const decidedAt = Math.min(createdAt + waited * MINUTE_MS, now - 3 * MINUTE_MS);
  withdrawal.revision = 2 + needed;
  if (!ending && needed > 0 && dice.chance(0.04)) {
    Object.assign(withdrawal, {
      stage: 'REJECTED',
      finishedAt: decidedAt,
      reason: 'The account name does not match the person this gift was sent to.',
    });
    claim.status = 'GRANTED';
    return;
  }
  withdrawal.approvals = deciders.slice(0, needed).map((staffId) => ({ staffId, at: decidedAt }));
  withdrawal.approvedAt = decidedAt;
  withdrawal.sentAt = decidedAt + MINUTE_MS;
  const isLost = ending === 'UNKNOWN';
  const sending = isLost ? { answer: 'UNKNOWN' as const, said: null } : { answer: 'OK' as const, said: 'pending' };
  keepQuestion(withdrawal, { question: 'SEND', ...sending }, withdrawal.sentAt);
  if (ending === 'UNKNOWN' || ending === 'SUBMITTED') {
    withdrawal.stage = ending;
    return;
  }
  const fails = !ending && dice.chance(0.04);
  withdrawal.stage = fails ? 'FAILED' : 'COMPLETED';
  withdrawal.reason = fails ? dice.pick(PAYOUT_PROBLEMS) : null;
  withdrawal.finishedAt = Math.min(decidedAt + dice.int(2, 120) * MINUTE_MS, now - MINUTE_MS);
  const end = { question: 'LOOK', answer: 'OK', said: fails ? 'failed' : 'success' } as const;
  keepQuestion(withdrawal, end, withdrawal.finishedAt);
  claim.status = fails ? 'GRANTED' : 'PAID';
}
