import type { Db, Id } from '../platform/database.ts';
import type { RecipientRow } from './recipients.routes.ts';
import type { TransferOutcome } from './transfer-outcome.ts';

export interface TransferRow {
  id: Id;
  transfer_code: string;
  reference: string;
  recipient_id: Id;
  amount: number;
  fee: number;
  currency: string;
  reason: string | null;
  status: string;
  outcome: TransferOutcome;
  gateway_response: string | null;
  taken: number;
  stamp_duty: number;
  created_at: Date;
  updated_at: Date;
  transferred_at: Date | null;
  forgotten_at: Date | null;
}

export type TransferWithRecipient = TransferRow & { recipient: RecipientRow };

export const insertTransfer = (
  trx: Db,
  row: Omit<
    TransferRow,
    'id' | 'gateway_response' | 'taken' | 'stamp_duty' | 'updated_at' | 'transferred_at' | 'forgotten_at'
  >,
) =>
  trx.one<TransferRow>(
    `INSERT INTO paystack_sandbox.transfers
       (transfer_code, reference, recipient_id, amount, fee, currency, reason, status, outcome, taken, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $4::bigint + $5::bigint, $10, $10) RETURNING *`,
    [
      row.transfer_code,
      row.reference,
      row.recipient_id,
      row.amount,
      row.fee,
      row.currency,
      row.reason,
      row.status,
      row.outcome,
      row.created_at,
    ],
  );

export const updateTransfer = (
  trx: Db,
  id: Id,
  changes: Pick<TransferRow, 'status' | 'gateway_response' | 'taken' | 'stamp_duty' | 'transferred_at' | 'updated_at'>,
) =>
  trx.one<TransferRow>(
    `UPDATE paystack_sandbox.transfers
     SET status = $2, gateway_response = $3, taken = $4, stamp_duty = $5, transferred_at = $6, updated_at = $7
     WHERE id = $1 RETURNING *`,
    [
      id,
      changes.status,
      changes.gateway_response,
      changes.taken,
      changes.stamp_duty,
      changes.transferred_at,
      changes.updated_at,
    ],
  );

export const lockTransfer = (trx: Db, id: Id) =>
  trx.one<TransferRow>('SELECT * FROM paystack_sandbox.transfers WHERE id = $1 FOR UPDATE', [id]);

/** By reference, by `TRF_…` code or by id: the three names a transfer goes by. */
export async function findTransfer(db: Db, by: 'reference' | 'transfer_code' | 'id', value: Id | string) {
  const rows = await db.many<TransferRow>(`SELECT * FROM paystack_sandbox.transfers WHERE ${by} = $1`, [value]);
  return (await withRecipients(db, rows))[0];
}

async function withRecipients(db: Db, rows: TransferRow[]): Promise<TransferWithRecipient[]> {
  if (rows.length === 0) return [];
  const recipients = await db.many<RecipientRow>('SELECT * FROM paystack_sandbox.recipients WHERE id = ANY($1)', [
    rows.map((row) => row.recipient_id),
  ]);
  return rows.map((row) => {
    const recipient = recipients.find(({ id }) => id === row.recipient_id);
    if (recipient === undefined) throw new Error('A transfer has lost its recipient');
    return { ...row, recipient };
  });
}

export interface TransferFilter {
  status: string | null;
  recipient: string | null;
  from: Date | null;
  to: Date | null;
  perPage: number;
  offset: number;
}

export async function listTransfers(db: Db, { status, recipient, from, to, perPage, offset }: TransferFilter) {
  const source = `paystack_sandbox.transfers JOIN paystack_sandbox.recipients ON recipients.id = transfers.recipient_id
    WHERE transfers.forgotten_at IS NULL AND ($1::text IS NULL OR transfers.status = $1)
      AND ($2::text IS NULL OR recipients.recipient_code = $2 OR recipients.id::text = $2)
      AND ($3::timestamptz IS NULL OR transfers.created_at >= $3)
      AND ($4::timestamptz IS NULL OR transfers.created_at <= $4)`;
  const values = [status, recipient, from, to];
  const rows = await db.many<TransferRow>(
    `SELECT transfers.* FROM ${source}
     ORDER BY transfers.created_at DESC, transfers.id DESC LIMIT $5 OFFSET $6`,
    [...values, perPage, offset],
  );
  const { total } = await db.one<{ total: number }>(`SELECT count(*) AS total FROM ${source}`, values);
  return { rows: await withRecipients(db, rows), total };
}
