import { type PayoutState, QUESTIONS_SHOWN } from '@jara/contract/staff/stuck-payouts';
import type { PaymentId, WithdrawalId } from '@jara/domain/ids';
import { isStuck, whyNotTell } from '@jara/domain/withdrawal/stuck-payout';
import type { Db } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import { listQuestions, presentQuestion } from '../../withdrawals/payout-questions.store.ts';
import { addressOf } from '../../withdrawals/withdrawal-life.ts';
import { findWithdrawal } from '../../withdrawals/withdrawals.store.ts';
import { findStaffPayment } from '../lists/payment-list.ts';
import type { Reader } from '../lists/reader.ts';
import { findStaffWithdrawal } from '../lists/withdrawal-list.ts';

/** One withdrawal with the payment whose money it is, and how its payout stands with the bank. */
export async function findWithdrawalFile(db: Db, id: WithdrawalId, reader: Reader) {
  const withdrawal = await findStaffWithdrawal(db, id, reader);
  return {
    ...withdrawal,
    transaction: await findStaffPayment(db, withdrawal.transaction.id as PaymentId, reader),
    payout: await readPayout(db, id, reader.now),
  };
}

async function readPayout(db: Db, id: WithdrawalId, now: Date): Promise<PayoutState> {
  const withdrawal = await findWithdrawal(db, id);
  if (!withdrawal) throw new Refusal('withdrawal_not_found');
  const hasAddress = (await addressOf(db, withdrawal)) !== null;
  return {
    isStuck: isStuck(withdrawal, now),
    questions: (await listQuestions(db, withdrawal.reference, QUESTIONS_SHOWN)).map(presentQuestion),
    toldAt: withdrawal.toldLateAt?.toISOString() ?? null,
    whyNotTold: whyNotTell({ ...withdrawal, hasAddress }, now) ?? null,
  };
}
