import type { AskedBank, PayoutState } from '@jara/contract/staff/stuck-payouts';
import { isStuck, whyNotAsk, whyNotTell } from '@jara/domain/withdrawal/stuck-payout';
import { assign, writeNote } from './casework.ts';
import { type Desk, findWithdrawal, finishPayout, record } from './decisions.ts';
import { refuse } from './refuse.ts';
import { giftOf, iso, isoOrNull, keepQuestion, type PracticeWithdrawal, paymentOf, type World } from './world.ts';

const dateOrNull = (at: number | null) => (at === null ? null : new Date(at));

const caseOf = (world: World, row: PracticeWithdrawal) => ({
  status: row.stage,
  sentAt: dateOrNull(row.sentAt),
  askedAt: dateOrNull(row.questions[0] ? Date.parse(row.questions[0].askedAt) : null),
  toldLateAt: dateOrNull(row.toldLateAt),
  hasAddress: paymentOf(world, giftOf(world, row.giftId)).recipientEmail !== null,
});

export function payoutState(world: World, row: PracticeWithdrawal, now: number): PayoutState {
  const found = caseOf(world, row);
  return {
    isStuck: isStuck(found, new Date(now)),
    questions: row.questions,
    toldAt: isoOrNull(row.toldLateAt),
    whyNotTold: whyNotTell(found, new Date(now)) ?? null,
  };
}

/** The bank of practice has lost an answer, not the money: asked once it says that it is at it, asked again that it has arrived. */
export function askBank(desk: Desk, id: string): AskedBank {
  const { world, now } = desk;
  const row = findWithdrawal(world, id);
  const problem = whyNotAsk(caseOf(world, row), new Date(now()));
  if (problem) throw refuse(problem);
  record(desk, { action: 'withdrawal.ask_bank', subjectKind: 'withdrawal', subjectId: id });
  const hasAnswered = row.questions[0]?.answer === 'OK';
  const answer = keepQuestion(
    row,
    { question: 'LOOK', answer: 'OK', said: hasAnswered ? 'success' : 'pending' },
    now(),
  );
  if (hasAnswered) finishPayout(world, row, now());
  else Object.assign(row, { stage: 'SUBMITTED', revision: row.revision + 1 });
  return { stage: row.stage, answer };
}

export function tellRecipient(desk: Desk, id: string): { toldAt: string } {
  const row = findWithdrawal(desk.world, id);
  const problem = whyNotTell(caseOf(desk.world, row), new Date(desk.now()));
  if (problem) throw refuse(problem);
  row.toldLateAt = desk.now();
  record(desk, { action: 'withdrawal.tell_recipient', subjectKind: 'withdrawal', subjectId: id });
  return { toldAt: iso(row.toldLateAt) };
}

export function handOver(desk: Desk, id: string, { staffId, note }: { staffId: string; note: string }) {
  const row = findWithdrawal(desk.world, id);
  if (!isStuck(caseOf(desk.world, row), new Date(desk.now()))) throw refuse('payout_not_stuck');
  const subject = { kind: 'withdrawal' as const, id };
  const { assignee } = assign(desk, subject, staffId);
  if (!assignee) throw refuse('staff_not_found');
  writeNote(desk, subject, note);
  return { assignee };
}
