import type { paymentFilters, StaffPayment } from '@jara/contract/staff/payments';
import type { GiftStatus } from '@jara/domain/gift/gift-status';
import type { GiftId, PaymentId } from '@jara/domain/ids';
import type { Currency, Minor } from '@jara/domain/money/money';
import type { Sight } from '@jara/domain/staff/mask';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Schema } from '../../platform/database/schema.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { paymentNeeds } from './attention.ts';
import { daysOf } from './days.ts';
import {
  allOf,
  anyOf,
  type Condition,
  chooseIds,
  countSome,
  defined,
  duringDays,
  oneOf,
  orderBy,
  orderOf,
  peopleLike,
  quidLike,
  recordPageOf,
  referenceLike,
} from './list-query.ts';
import { countsBy, currencyOfSums, recordTotals, totalOf, worthOf } from './record-totals.ts';

export type PaymentFilters = z.output<typeof paymentFilters>;

export interface StaffPaymentRow {
  id: string;
  status: StaffPayment['status'];
  recipientEmail: string;
  senderEmail: string | null;
  giftId: GiftId | null;
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
    const found = ask.search ? branchesOf(ask.search, filters, sight) : undefined;
    const totals = await recordTotals(db, 'payment', { days: daysOf(ask, now), currencies: ask.currency });
    // What needs a person is not part of the counts that are kept, so it is counted.
    const isCounted = found !== undefined || ask.attention !== undefined;
    const counted = ask.attention
      ? await countSome(db, [plainOf(filters)])
      : totalOf(totals, 'count', ask.status?.length ? ask.status : undefined);
    const chosen = counted === 0 ? { rows: [], found: 0 } : await findPage(db, ask, filters, found);
    const data = chosen.rows.map((row) => presentStaffPayment(row, sight));
    const currency = currencyOfSums(ask.currency);
    const stats = {
      total: totalOf(totals, 'count'),
      totalAmount: worthOf(totals, undefined, currency),
      currency,
      byStatus: countsBy(totals, 'status'),
    };
    return { ...recordPageOf(data, chosen.found ?? counted, ask, isCounted), stats };
  };

const filtersOf = (ask: PaymentFilters, now: Date): Condition[] => [
  ...oneOf('p.status', ask.status),
  ...oneOf('p.currency', ask.currency),
  ...duringDays('p.created_at', daysOf(ask, now)),
  ...anyOf((ask.attention ?? []).map((kind) => paymentNeeds(kind, now))),
];

const plainOf = (filters: Condition[]) => sql`select p.id from payments p where ${allOf(filters)}`;

async function findPage(
  db: Kysely<Schema>,
  ask: Pick<PaymentFilters, 'page' | 'limit' | 'sort'>,
  filters: Condition[],
  branches: RawBuilder<unknown>[] | undefined,
): Promise<{ rows: StaffPaymentRow[]; found: number | undefined }> {
  const order = orderOf(ask.sort, { createdAt: 'created_at', amount: 'amount', id: 'id' });
  const plain = plainOf(filters);
  const { ids, found } = await chooseIds(db, { ...ask, table: 'payments', plain, found: branches, order });
  return { rows: await findStaffPayments(db, ids), found };
}

/** By reference, by code and by people. */
function branchesOf(search: string, filters: Condition[], sight: Sight): RawBuilder<unknown>[] {
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
    ${orderBy(orderOf(ask.sort, { createdAt: 'p.created_at', amount: 'p.amount', id: 'p.id' }))}`;
};

/** Payments by id, in the order of the ids. */
export async function findStaffPayments(db: Kysely<Schema>, ids: readonly string[]): Promise<StaffPaymentRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<StaffPaymentRow>`
    select ${COLUMNS} from ${FROM} where p.id = any(${ids}::uuid[]) order by array_position(${ids}::uuid[], p.id)
  `.execute(db);
  return rows;
}

/** The newest that a search text finds. */
export async function searchPayments(
  db: Kysely<Schema>,
  search: string,
  sight: Sight,
  limit: number,
): Promise<StaffPaymentRow[]> {
  const { rows } = await findPage(db, { page: 1, limit, sort: '-createdAt' }, [], branchesOf(search, [], sight));
  return rows;
}

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

export async function findStaffPayment(db: Kysely<Schema>, id: PaymentId, sight: Sight): Promise<StaffPayment> {
  const [row] = await findStaffPayments(db, [id]);
  if (!row) throw new Refusal('payment_not_found');
  return presentStaffPayment(row, sight);
}
