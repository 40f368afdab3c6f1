import type { PaymentId, WithdrawalId } from '@jara/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { findStaffPayment } from '../lists/payment-list.ts';
import type { Reader } from '../lists/reader.ts';
import { findStaffWithdrawal } from '../lists/withdrawal-list.ts';

/** One withdrawal with the payment whose money it is. */
export async function findWithdrawalFile(db: Kysely<Schema>, id: WithdrawalId, reader: Reader) {
  const withdrawal = await findStaffWithdrawal(db, id, reader);
  return { ...withdrawal, transaction: await findStaffPayment(db, withdrawal.transaction.id as PaymentId, reader) };
}
