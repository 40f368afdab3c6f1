import type { paymentFilters, StaffPayment } from '@jara/contract/staff/payments';
import type { GiftStatus } from '@jara/domain/gift/gift-status';
import type { Currency, Minor } from '@jara/domain/money/money';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import type { Schema } from '../platform/schema.ts';
import type { Sight } from '../staff/mask.ts';
import { daysOf } from './days.ts';
import {
  allOf,
  type Condition,
  chosenIds,
  countSome,
  defined,
  duringDays,
  oneOf,
  orderBy,
  peopleLike,
  quidLike,
  recordPageOf,
  referenceLike,
} from './list-query.ts';
import { countsBy, recordTotals, totalOf } from './record-totals.ts';

export type PaymentFilters = z.output<typeof paymentFilters>;

export interface StaffPaymentRow {
  id: string;
  status: StaffPayment['status'];
  recipientEmail: string;
  senderEmail: string | null;
  giftId: string | null;
  quid: string | null;
  giftStatus: GiftStatus | null;
  reference: string;
  providerId: string | null;
  amount: Minor;
  currency: Currency;
  failureReason: string | null;
  createdAt: Date;
  updatedAt: Date;
  settledAt: Date | null;
}

const COLUMNS = sql`p.id, p.status, p.recipient_email, p.sender_email, g.id as gift_id, g.quid, g.status as gift_status,
  p.reference, p.provider_id, p.amount, p.currency, p.failure_reason, p.created_at, p.updated_at, p.settled_at`;
const FROM = sql`payments p left join gifts g on g.payment_id = p.id`;

/** A page of payments, with the counts that its filters show. */
export const listPayments =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (ask: PaymentFilters, sight: Sight) => {
    const now = clock.now();
    const filters = filtersOf(ask, now);
    const found = ask.search ? branches(ask.search, filters, sight) : undefined;
    const totals = await recordTotals(db, 'payment', { days: daysOf(ask, now), currencies: ask.currency });
    const counted = totalOf(totals, 'count', ask.status?.length ? ask.status : undefined);
    const [rows, total] =
      counted === 0
        ? [[], 0]
        : await Promise.all([findPage(db, ask, filters, found), found ? countSome(db, found) : counted]);
    const data = rows.map((row) => presentStaffPayment(row, sight));
    const stats = {
      total: totalOf(totals, 'count'),
      totalAmount: totalOf(totals, 'amount'),
      byStatus: countsBy(totals, 'status'),
    };
    return { ...recordPageOf(data, total, ask, found !== undefined), stats };
  };

const filtersOf = (ask: PaymentFilters, now: Date): Condition[] => [
  ...oneOf('p.status', ask.status),
  ...oneOf('p.currency', ask.currency),
  ...duringDays('p.created_at', daysOf(ask, now)),
];

async function findPage(
  db: Kysely<Schema>,
  ask: PaymentFilters,
  filters: Condition[],
  found: RawBuilder<unknown>[] | undefined,
): Promise<StaffPaymentRow[]> {
  const order = orderBy(ask.sort, { createdAt: 'created_at', amount: 'amount', id: 'id' });
  const plain = sql`select p.id from payments p where ${allOf(filters)}`;
  const { rows } = await sql<StaffPaymentRow>`
    select ${COLUMNS} from (${chosenIds({ ...ask, plain, found, order })}) chosen join payments p on p.id = chosen.id
    left join gifts g on g.payment_id = p.id
    ${orderBy(ask.sort, { createdAt: 'p.created_at', amount: 'p.amount', id: 'p.id' })}
  `.execute(db);
  return rows;
}

/** By reference, by code and by people. */
function branches(search: string, filters: Condition[], sight: Sight): RawBuilder<unknown>[] {
  const byReference = referenceLike(search);
  const byCode = quidLike(search, sight);
  const columns = sql`p.id, p.created_at, p.amount`;
  return defined([
    byReference && sql`select ${columns} from payments p where ${allOf([byReference, ...filters])}`,
    byCode &&
      sql`select ${columns} from gifts g join payments p on p.id = g.payment_id where ${allOf([byCode, ...filters])}`,
    sql`select ${columns} from payments p where ${allOf([peopleLike(search, sight), ...filters])}`,
  ]);
}

export const allPayments = (ask: PaymentFilters, now: Date, sight: Sight) => {
  const found = ask.search
    ? [
        sql`(${sql.join(defined([referenceLike(ask.search), quidLike(ask.search, sight), peopleLike(ask.search, sight)]), sql` or `)})`,
      ]
    : [];
  return sql<StaffPaymentRow>`
    select ${COLUMNS} from ${FROM} where ${allOf([...filtersOf(ask, now), ...found])}
    ${orderBy(ask.sort, { createdAt: 'p.created_at', amount: 'p.amount', id: 'p.id' })}`;
};

export const findStaffPayments = async (
  db: Kysely<Schema>,
  condition: Condition,
  limit: number,
): Promise<StaffPaymentRow[]> => {
  const { rows } = await sql<StaffPaymentRow>`
    select ${COLUMNS} from ${FROM} where ${condition} order by p.created_at desc, p.id desc limit ${limit}
  `.execute(db);
  return rows;
};

export const presentStaffPayment = (row: StaffPaymentRow, sight: Sight): StaffPayment => ({
  id: row.id,
  status: row.status,
  email: sight.email(row.recipientEmail),
  senderEmail: row.senderEmail && sight.email(row.senderEmail),
  giftId: row.giftId,
  quid: row.quid && sight.quid(row.quid),
  reference: row.reference,
  transactionId: row.providerId,
  amount: row.amount,
  currency: row.currency,
  blocked: row.giftStatus === 'BLOCKED' || row.giftStatus === 'CONFLICTED',
  failureReason: row.failureReason && sight.text(row.failureReason),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
});
