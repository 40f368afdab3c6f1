import type { BrowserId, PaymentId } from '@jara/domain/ids';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/**
 * A payment is this browser's when it was made here, or when its sender brought it here by a link mailed to them. Only
 * this file knows; everyone else asks.
 */
export async function isOwnPayment(
  db: Kysely<Schema>,
  payment: { id: PaymentId; browserId: BrowserId },
  browserId: BrowserId | undefined,
): Promise<boolean> {
  if (browserId === undefined) return false;
  if (payment.browserId === browserId) return true;
  const viewer = await db
    .selectFrom('paymentViewers')
    .select('paymentId')
    .where('browserId', '=', browserId)
    .where('paymentId', '=', payment.id)
    .executeTakeFirst();
  return viewer !== undefined;
}

/** The same as a table of ids and times. Two index scans put together: an `or` would read every payment there is. */
export const ownPayments = (browserId: BrowserId): RawBuilder<{ id: PaymentId; createdAt: Date }> => sql`(
  select id, created_at from payments where browser_id = ${browserId}
  union
  select p.id, p.created_at from payment_viewers v join payments p on p.id = v.payment_id where v.browser_id = ${browserId}
)`;

/** What somebody paid who gave this address as their own. The index knows addresses in lower case. */
export const paidBy = (db: Kysely<Schema>, senderEmail: string) =>
  db
    .selectFrom('payments')
    .where((eb) => eb(eb.fn<string>('lower', ['senderEmail']), '=', senderEmail.toLowerCase()))
    .where('senderEmail', 'is not', null)
    .where('status', 'in', ['SUCCESS', 'REVERSED']);

export async function countPaidBy(db: Kysely<Schema>, senderEmail: string): Promise<number> {
  const { paid } = await paidBy(db, senderEmail)
    .select((eb) => eb.fn.countAll<number>().as('paid'))
    .executeTakeFirstOrThrow();
  return paid;
}
