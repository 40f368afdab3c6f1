import type { AskedBank } from '@jara/contract/staff/stuck-payouts';
import type { WithdrawalId } from '@jara/domain/ids';
import { whyNotAsk } from '@jara/domain/withdrawal/stuck-payout';
import { recordStaffAction, type StaffActor } from '../audit/audit.ts';
import { Refusal } from '../platform/refusal.ts';
import { listQuestions, presentQuestion } from '../withdrawals/payout-questions.store.ts';
import { findWithdrawal, lockWithdrawal } from '../withdrawals/withdrawals.store.ts';
import type { LadderDeps } from './ladder.ts';
import { workOnPayout } from './work-on-payout.ts';

/**
 * Takes the worker's next step with a stuck payout now, as the worker takes it, and says what the bank answered. Where the worker is
 * at it already there is nothing to add: it plans one more look, and its answer comes into the list.
 */
export const askBank =
  (deps: LadderDeps) =>
  async ({ id, actor }: { id: WithdrawalId; actor: StaffActor }): Promise<AskedBank> => {
    const { reference, lastId } = await writeDown(deps, id, actor);
    await workOnPayout(deps)(id);
    const [newest] = await listQuestions(deps.db, reference, 1);
    const after = await findWithdrawal(deps.db, id);
    if (!after) throw new Error('a withdrawal vanished while its bank was asked');
    return { stage: after.status, answer: newest && newest.id > lastId ? presentQuestion(newest) : null };
  };

/** The press is on record before anybody is asked, and no transaction is open while they are. */
const writeDown = ({ db, clock }: LadderDeps, id: WithdrawalId, actor: StaffActor) =>
  db.transaction().execute(async (trx) => {
    const withdrawal = await lockWithdrawal(trx, id);
    if (!withdrawal) throw new Refusal('withdrawal_not_found');
    const now = clock.now();
    const [last] = await listQuestions(trx, withdrawal.reference, 1);
    const problem = whyNotAsk({ ...withdrawal, askedAt: last?.askedAt ?? null }, now);
    if (problem) throw new Refusal(problem);
    await recordStaffAction(
      trx,
      actor,
      { action: 'withdrawal.ask_bank', subjectKind: 'withdrawal', subjectId: id, details: {} },
      now,
    );
    return { reference: withdrawal.reference, lastId: last?.id ?? 0 };
  });
