import type { FastifyInstance } from 'fastify';
import { randomCode } from '../platform/codes.ts';
import type { Db, Id } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import { ok } from '../platform/envelope.ts';
import { amountOf, dateOf, fieldsOf, idOf, pageMetaOf, pagingOf, textOf } from '../platform/fields.ts';
import { unlessForgotten } from '../platform/forgotten.ts';
import { invalidParams, Refusal } from '../platform/refusal.ts';
import { findById } from '../transactions/transactions.store.ts';
import { contestDispute, type DisputeRow, lockDispute, presentDispute, resolveDispute } from './disputes.ts';

const EVIDENCE = ['customer_email', 'customer_name', 'customer_phone', 'service_details'] as const;

export function disputeRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, publicUrl } = deps;

  app.get('/dispute', { config: { name: 'dispute.list' } }, async (request) => {
    const query = fieldsOf(request.query);
    const paging = pagingOf(query);
    const values = [
      textOf(query.status) ?? null,
      idOf(query.transaction) ?? null,
      dateOf(query.from),
      dateOf(query.to),
    ];
    const where = `forgotten_at IS NULL AND ($1::text IS NULL OR status = $1) AND ($2::bigint IS NULL OR transaction_id = $2)
      AND ($3::timestamptz IS NULL OR created_at >= $3) AND ($4::timestamptz IS NULL OR created_at <= $4)`;
    const rows = await db.many<DisputeRow>(
      `SELECT * FROM paystack_sandbox.disputes WHERE ${where} ORDER BY id DESC LIMIT $5 OFFSET $6`,
      [...values, paging.perPage, paging.offset],
    );
    const { total } = await db.one<{ total: number }>(
      `SELECT count(*) AS total FROM paystack_sandbox.disputes WHERE ${where}`,
      values,
    );
    return ok('Disputes retrieved', await Promise.all(rows.map(present)), pageMetaOf(paging, total));
  });

  app.get('/dispute/:id', { config: { name: 'dispute.fetch' } }, async (request) =>
    ok('Dispute retrieved', await present(await findKnown(fieldsOf(request.params).id))),
  );

  app.get('/dispute/transaction/:id', { config: { name: 'dispute.transaction' } }, async (request) => {
    const id = idOf(fieldsOf(request.params).id);
    const row =
      id === undefined
        ? undefined
        : await db.maybe<DisputeRow>(
            `SELECT * FROM paystack_sandbox.disputes
             WHERE transaction_id = $1 AND forgotten_at IS NULL ORDER BY id DESC LIMIT 1`,
            [id],
          );
    if (row === undefined) throw disputeNotFound();
    return ok('Dispute retrieved successfully', await present(row));
  });

  app.put('/dispute/:id', { config: { name: 'dispute.update' } }, async (request) => {
    const { id } = await findKnown(fieldsOf(request.params).id);
    const body = fieldsOf(request.body);
    const amount = amountOf(body.refund_amount);
    if (amount === undefined) throw invalidParams('Refund amount is required');
    const row = await db.maybe<DisputeRow>(
      `UPDATE paystack_sandbox.disputes
       SET refund_amount = $2, attachments = coalesce($3, attachments), updated_at = $4
       WHERE id = $1 AND status <> 'resolved'
         AND $2 <= (SELECT amount FROM paystack_sandbox.transactions WHERE transactions.id = transaction_id)
       RETURNING *`,
      [id, amount, textOf(body.uploaded_filename) ?? null, deps.clock.now()],
    );
    if (row === undefined) throw invalidParams('The dispute is resolved, or the amount is more than was paid');
    return ok('Dispute updated successfully', [await present(row)]);
  });

  app.post('/dispute/:id/evidence', { config: { name: 'dispute.evidence' } }, async (request) => {
    const { id } = await findKnown(fieldsOf(request.params).id);
    const body = fieldsOf(request.body);
    const missing = EVIDENCE.find((name) => textOf(body[name]) === undefined);
    if (missing !== undefined) throw invalidParams(`${missing} is required`);
    const { id: evidenceId } = await db.one<{ id: Id }>('SELECT paystack_sandbox.next_id() AS id');
    const evidence = {
      id: evidenceId,
      ...Object.fromEntries(EVIDENCE.map((name) => [name, textOf(body[name])])),
      delivery_address: textOf(body.delivery_address) ?? null,
      delivery_date: textOf(body.delivery_date) ?? null,
      dispute: id,
      createdAt: deps.clock.now(),
    };
    await db.run('UPDATE paystack_sandbox.disputes SET evidence = $2 WHERE id = $1', [
      id,
      JSON.stringify({ ...evidence, id: String(evidenceId), dispute: String(id) }),
    ]);
    return ok('Evidence created', evidence);
  });

  app.get('/dispute/:id/upload_url', { config: { name: 'dispute.upload_url' } }, async (request) => {
    const { id } = await findKnown(fieldsOf(request.params).id);
    const given = (textOf(fieldsOf(request.query).upload_filename) ?? '').replace(/[^\w.-]/g, '');
    if (given === '') throw invalidParams('Upload filename is required');
    const fileName = `${randomCode(20)}-${given}`;
    await db.run('INSERT INTO paystack_sandbox.uploads (file_name, dispute_id, created_at) VALUES ($1, $2, $3)', [
      fileName,
      id,
      deps.clock.now(),
    ]);
    return ok('Upload url generated', { signedUrl: `${publicUrl()}/uploads/${fileName}`, fileName });
  });

  app.put('/dispute/:id/resolve', { config: { name: 'dispute.resolve' } }, async (request) => {
    const { id } = await findKnown(fieldsOf(request.params).id);
    const { resolution, message, refund_amount, uploaded_filename } = fieldsOf(request.body);
    if (resolution !== 'merchant-accepted' && resolution !== 'declined')
      throw invalidParams('Invalid resolution passed');
    const said = textOf(message);
    if (said === undefined) throw invalidParams('Message is required');
    // Nought is an amount here: whoever contests gives nothing back.
    if (amountOf(refund_amount) === undefined && Number(refund_amount) !== 0)
      throw invalidParams('Refund amount is required');
    const row = await db.transaction(async (trx) => {
      const dispute = await lockDispute(trx, id);
      refuseAnswered(dispute);
      const file = await uploadedTo(trx, dispute, textOf(uploaded_filename));
      const answered = { message: said, attachments: file };
      return resolution === 'declined'
        ? contestDispute(trx, deps, dispute, answered)
        : resolveDispute(trx, deps, dispute, { resolution, ...answered });
    });
    deps.wake();
    return ok('Dispute successfully resolved', await present(row));
  });

  async function findKnown(id: unknown): Promise<DisputeRow> {
    const row = unlessForgotten(await findDispute(db, id));
    if (row === undefined) throw disputeNotFound();
    return row;
  }

  async function present(row: DisputeRow) {
    const paid = await findById(db, row.transaction_id);
    if (paid === undefined) throw new Error('A dispute has lost its transaction');
    return presentDispute(row, paid);
  }
}

/** A merchant answers once. Whoever asks again after a lost answer is told no, and has to look. */
function refuseAnswered({ status }: DisputeRow): void {
  if (status === 'resolved') throw invalidParams('The dispute is already resolved');
  if (status !== 'awaiting-merchant-feedback') throw invalidParams('The dispute is not awaiting your feedback');
}

async function uploadedTo(trx: Db, { id }: DisputeRow, fileName: string | undefined): Promise<string> {
  if (fileName === undefined) throw invalidParams('Uploaded filename is required');
  const file = await trx.maybe(
    'SELECT 1 FROM paystack_sandbox.uploads WHERE file_name = $1 AND dispute_id = $2 AND content IS NOT NULL',
    [fileName, id],
  );
  if (file === undefined) throw invalidParams('The uploaded file was not found');
  return fileName;
}

export async function findDispute(db: Db, value: unknown): Promise<DisputeRow> {
  const id = idOf(value);
  const row =
    id === undefined
      ? undefined
      : await db.maybe<DisputeRow>('SELECT * FROM paystack_sandbox.disputes WHERE id = $1', [id]);
  if (row === undefined) throw disputeNotFound();
  return row;
}

const disputeNotFound = () => new Refusal(404, 'Dispute not found');
