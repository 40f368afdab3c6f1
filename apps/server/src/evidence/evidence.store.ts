import type { ClaimStatus } from '@jara/domain/claim/claim-status';
import type { DisputeId, GiftId, PaymentId } from '@jara/domain/ids';
import type { Minor } from '@jara/domain/money/money';
import type { WithdrawalStatus } from '@jara/domain/withdrawal/withdrawal-status';
import { sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';

/** A bank reads a few pages. Of a giveaway for thousands it gets the first, and how many more there are. */
export const MOST_LINES = 40;

export type Disputed = NonNullable<Awaited<ReturnType<typeof findDisputed>>>;

export const findDisputed = (db: Db, id: DisputeId) =>
  db
    .selectFrom('disputes')
    .innerJoin('charges', 'charges.id', 'disputes.chargeId')
    .innerJoin('payments', 'payments.id', 'disputes.paymentId')
    .select([
      'disputes.providerId',
      'disputes.paymentId',
      'disputes.giftId',
      'disputes.amount',
      'disputes.category',
      'disputes.note',
      'disputes.messages',
      'disputes.openedAt',
      'disputes.dueAt',
      'charges.reference',
      'charges.providerId as chargeNumber',
      'charges.amount as charged',
      'charges.currency',
      'charges.recordedAt',
      'payments.senderEmail',
      'payments.senderName',
      'payments.recipientEmail',
      'payments.createdAt as orderedAt',
    ])
    .where('disputes.id', '=', id)
    .executeTakeFirst();

interface Some<Row> {
  rows: Row[];
  /** How many there are, of which `rows` are the first. */
  all: number;
}

interface Share {
  slot: number;
  share: Minor;
  status: ClaimStatus;
  createdAt: Date;
}

/** Shares that were opened, the first first. */
export async function listShares(db: Db, giftId: GiftId): Promise<Some<Share>> {
  const { rows } = await sql<Share & { all: number }>`
    select slot, share, status, created_at, (select count(*) from claims where gift_id = ${giftId}) as all
    from claims where gift_id = ${giftId} order by slot limit ${MOST_LINES}
  `.execute(db);
  return { rows, all: rows[0]?.all ?? 0 };
}

interface Payout {
  reference: string;
  net: Minor;
  bankName: string;
  accountNumber: string;
  status: WithdrawalStatus;
  requestedAt: Date;
  finishedAt: Date | null;
}

interface Payouts extends Some<Payout> {
  /** What has reached a bank, and when the first of it did. */
  arrived: Minor | null;
  firstArrivedAt: Date | null;
}

/** Those that reached a bank come first. */
export async function listPayouts(db: Db, giftId: GiftId): Promise<Payouts> {
  const { rows } = await sql<Payout & Omit<Payouts, 'rows'>>`
    select w.reference, w.net, w.bank_name, w.account_number, w.status, w.requested_at, w.finished_at,
      count(*) over () as all, (sum(w.net) filter (where w.status = 'COMPLETED') over ())::bigint as arrived,
      min(w.finished_at) filter (where w.status = 'COMPLETED') over () as first_arrived_at
    from claims c join withdrawals w on w.claim_id = c.id where c.gift_id = ${giftId}
    order by w.status = 'COMPLETED' desc, w.requested_at, w.id limit ${MOST_LINES}
  `.execute(db);
  const [first] = rows;
  return {
    rows,
    all: first?.all ?? 0,
    arrived: first?.arrived ?? null,
    firstArrivedAt: first?.firstArrivedAt ?? null,
  };
}

export const listRefunds = (db: Db, paymentId: PaymentId) =>
  db
    .selectFrom('refunds')
    .innerJoin('charges', 'charges.id', 'refunds.chargeId')
    .select(['refunds.amount', 'refunds.status', 'refunds.createdAt'])
    .where('charges.paymentId', '=', paymentId)
    .orderBy('refunds.createdAt')
    .limit(MOST_LINES)
    .execute();
