import type { BrowserId, PaymentId } from '@jara/domain/ids';
import type { Minor } from '@jara/domain/money/money';
import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/db.ts';
import { ownPayments } from '../senders/own-payments.ts';

/** A payment with the checkout address it can still be paid at, and its gift with its rule once there is one, as far as it has come. */
const payments = (db: Db) =>
  db
    .selectFrom('payments')
    .innerJoin('paymentReferences', 'paymentReferences.reference', 'payments.reference')
    .leftJoin('gifts', 'gifts.paymentId', 'payments.id')
    .leftJoin('rules', 'rules.giftId', 'gifts.id')
    .selectAll('payments')
    .select([
      'paymentReferences.accessCode',
      'paymentReferences.authorizationUrl',
      'gifts.id as giftId',
      'gifts.quid',
      'gifts.status as giftStatus',
      'gifts.claimedAmount',
      'gifts.opensAt as giftOpensAt',
      'gifts.expiresAt',
      'gifts.mailDueAt',
      'rules.type as ruleType',
      'rules.nthPerson',
      'rules.totalSplits',
      'rules.splitBps',
      'rules.startsAt',
      'rules.endsAt',
      'rules.equalShares',
      'rules.luckyShares',
      'rules.luckyMinShare',
      'rules.drawWinners',
      'rules.drawClosesAt',
      'rules.drawShares',
      'rules.commitment',
    ])
    .select(({ selectFrom }) =>
      selectFrom('claims')
        .select(sql<Minor>`coalesce(sum(share), 0)::bigint`.as('paidOut'))
        .whereRef('claims.giftId', '=', 'gifts.id')
        .where('claims.status', '=', 'PAID')
        .where('claims.forSender', '=', false)
        .as('paidOut'),
    );

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

export const findPayment = (db: Db, id: PaymentId) => payments(db).where('payments.id', '=', id).executeTakeFirst();

/** By any reference the payment ever had. */
export const findPaymentByReference = (db: Db, reference: string) =>
  payments(db)
    .where('payments.id', '=', (eb) =>
      eb.selectFrom('paymentReferences as any').select('any.paymentId').where('any.reference', '=', reference),
    )
    .executeTakeFirst();

/** Whose payment a reference is of, by any it ever had. */
export const findPaidBrowser = (db: Db, reference: string) =>
  db
    .selectFrom('paymentReferences')
    .innerJoin('payments', 'payments.id', 'paymentReferences.paymentId')
    .select(['payments.id', 'payments.browserId'])
    .where('paymentReferences.reference', '=', reference)
    .executeTakeFirst();

export type PaymentState = Pick<PaymentRow, 'status' | 'updatedAt' | 'quid'>;

/** How far many payments are, by their ids. */
export async function readPaymentStates(db: Db, ids: readonly PaymentId[]): Promise<Map<PaymentId, PaymentState>> {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('gifts', 'gifts.paymentId', 'payments.id')
    .select(['payments.id', 'payments.status', 'payments.updatedAt', 'gifts.quid'])
    .where('payments.id', '=', sql<PaymentId>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, ...state }) => [id, state]));
}

export async function listPaymentsOfBrowser(
  db: Db,
  browserId: BrowserId,
  { page, limit }: { page: number; limit: number },
) {
  const own = db.selectFrom(ownPayments(browserId).as('own'));
  const [rows, { total }] = await Promise.all([
    payments(db)
      .where('payments.id', 'in', () =>
        own
          .select('own.id')
          .orderBy('own.createdAt', 'desc')
          .orderBy('own.id', 'desc')
          .limit(limit)
          .offset((page - 1) * limit),
      )
      .orderBy('payments.createdAt', 'desc')
      .orderBy('payments.id', 'desc')
      .execute(),
    own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export const lockPayment = (trx: Trx, id: PaymentId) =>
  trx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/**
 * A look that came to nothing is no look, but it must not stand before the payments behind it: it is due again in a minute, and later
 * the older the payment is. Whoever settled it meanwhile has planned what comes next.
 */
export const lookAgainLater = (db: Db, id: PaymentId, now: Date) =>
  sql`
    update payments set next_check_at = ${now}::timestamptz
      + least(greatest((${now}::timestamptz - created_at) / 10, interval '1 minute'), interval '1 day')
    where id = ${id} and next_check_at <= ${now}
  `.execute(db);
