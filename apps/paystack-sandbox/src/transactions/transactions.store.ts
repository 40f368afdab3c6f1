import type { Db, Id } from '../platform/database.ts';
import { idOf } from '../platform/fields.ts';
import type { CardStep, KeptCard } from './cards.ts';

export interface HistoryLine {
  type: 'open' | 'action' | 'error' | 'success' | 'input';
  message: string;
  at: string;
}

export interface TransactionRow {
  id: Id;
  reference: string;
  access_code: string;
  email: string;
  requested_amount: number;
  amount: number;
  currency: string;
  fees: number | null;
  callback_url: string | null;
  metadata: unknown;
  channels: string[] | null;
  status: string;
  message: string | null;
  gateway_response: string;
  channel: string;
  ip_address: string | null;
  card: KeptCard | null;
  attempt: { waitingFor: CardStep | 'bank-transfer' | 'bank-transfer-sent' } | null;
  attempts: number;
  errors: number;
  history: HistoryLine[];
  refund_outcome: 'processed' | 'failed' | 'needs-attention';
  repeat_of: Id | null;
  /** The batch in which it became balance. */
  settlement_id: Id | null;
  created_at: Date;
  opened_at: Date | null;
  paid_at: Date | null;
  forgotten_at: Date | null;
}

const JSON_COLUMNS = new Set(['metadata', 'channels', 'card', 'attempt', 'history']);

const forColumn = (name: string, value: unknown) =>
  JSON_COLUMNS.has(name) && value !== null && value !== undefined ? JSON.stringify(value) : value;

export function insertTransaction(
  db: Db,
  row: Pick<
    TransactionRow,
    'reference' | 'access_code' | 'email' | 'requested_amount' | 'amount' | 'currency' | 'created_at'
  > &
    Partial<TransactionRow>,
): Promise<TransactionRow> {
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  return db.one(
    `INSERT INTO paystack_sandbox.transactions (${names.join(', ')}) VALUES (${places.join(', ')}) RETURNING *`,
    Object.entries(row).map(([name, value]) => forColumn(name, value)),
  );
}

export function updateTransaction(db: Db, id: Id, changes: Partial<TransactionRow>): Promise<TransactionRow> {
  const assignments = Object.keys(changes).map((name, index) => `${name} = $${index + 2}`);
  return db.one(`UPDATE paystack_sandbox.transactions SET ${assignments.join(', ')} WHERE id = $1 RETURNING *`, [
    id,
    ...Object.entries(changes).map(([name, value]) => forColumn(name, value)),
  ]);
}

export const findByReference = (db: Db, reference: string) =>
  db.maybe<TransactionRow>('SELECT * FROM paystack_sandbox.transactions WHERE reference = $1 AND repeat_of IS NULL', [
    reference,
  ]);

export const findByAccessCode = (db: Db, accessCode: string) =>
  db.maybe<TransactionRow>('SELECT * FROM paystack_sandbox.transactions WHERE access_code = $1', [accessCode]);

export const findById = (db: Db, id: Id | string) =>
  db.maybe<TransactionRow>('SELECT * FROM paystack_sandbox.transactions WHERE id = $1', [id]);

export async function findByIdOrReference(db: Db, idOrReference: string): Promise<TransactionRow | undefined> {
  const id = idOf(idOrReference);
  const byId = id === undefined ? undefined : await findById(db, id);
  return byId ?? findByReference(db, idOrReference);
}

export const lockTransaction = (trx: Db, id: Id) =>
  trx.one<TransactionRow>('SELECT * FROM paystack_sandbox.transactions WHERE id = $1 FOR UPDATE', [id]);

export interface TransactionFilter {
  status: string | null;
  from: Date | null;
  to: Date | null;
  customer: string | null;
  perPage: number;
  offset: number;
}

export async function listTransactions(db: Db, { status, from, to, customer, perPage, offset }: TransactionFilter) {
  const where = `forgotten_at IS NULL AND ($1::text IS NULL OR status = $1) AND ($2::timestamptz IS NULL OR created_at >= $2)
    AND ($3::timestamptz IS NULL OR created_at <= $3) AND ($4::text IS NULL OR email = $4)`;
  const values = [status, from, to, customer];
  const rows = await db.many<TransactionRow>(
    `SELECT * FROM paystack_sandbox.transactions WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT $5 OFFSET $6`,
    [...values, perPage, offset],
  );
  const { total, volume } = await db.one<{ total: number; volume: number }>(
    `SELECT count(*) AS total, coalesce(sum(amount) FILTER (WHERE status = 'success'), 0)::bigint AS volume
     FROM paystack_sandbox.transactions WHERE ${where}`,
    values,
  );
  return { rows, total, volume };
}
