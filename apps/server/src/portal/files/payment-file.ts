import type { Charge } from '@jara/contract/staff/payments';
import type { PaymentId } from '@jara/domain/ids';
import { ZERO } from '@jara/domain/money/money';
import type { Sight } from '@jara/domain/staff/mask';
import type { Kysely } from 'kysely';
import { assigneeOf } from '../../casework/assignments.store.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { findStaffPayment } from '../lists/payment-list.ts';
import type { Reader } from '../lists/reader.ts';

/** A payment with every checkout it was tried at and every charge that came of them. */
export async function findPaymentFile(db: Kysely<Schema>, id: PaymentId, reader: Reader) {
  const [payment, attempts, charges, assignee] = await Promise.all([
    findStaffPayment(db, id, reader),
    db
      .selectFrom('paymentReferences')
      .selectAll()
      .where('paymentId', '=', id)
      .orderBy('createdAt')
      .orderBy('reference')
      .execute(),
    findCharges(db, id, reader.sight),
    assigneeOf(db, 'payment', id),
  ]);
  return {
    ...payment,
    attempts: attempts.map(({ reference, createdAt, supersededAt }) => ({
      reference,
      createdAt: createdAt.toISOString(),
      isSuperseded: supersededAt !== null,
    })),
    charges,
    assignee,
  };
}

export async function findCharges(db: Kysely<Schema>, paymentId: PaymentId, sight: Sight): Promise<Charge[]> {
  const rows = await db
    .selectFrom('charges')
    .leftJoin('balances', (join) =>
      join.onRef('balances.subject', '=', 'charges.id').on('balances.account', '=', 'suspense'),
    )
    .selectAll('charges')
    .select('balances.balance')
    .where('charges.paymentId', '=', paymentId)
    .orderBy('charges.recordedAt')
    .orderBy('charges.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    transactionId: row.providerId,
    reference: row.reference,
    amount: row.amount,
    fee: row.fee,
    currency: row.currency,
    became: row.became,
    reason: row.reason && sight.text(row.reason),
    held: row.balance ?? ZERO,
    recordedAt: row.recordedAt.toISOString(),
  }));
}
