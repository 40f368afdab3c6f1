import type { FastifyInstance } from 'fastify';
import { findBankById } from '../banks/banks.ts';
import type { Db } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import { ok } from '../platform/envelope.ts';
import { amountOf, dateOf, fieldsOf, idOf, pageMetaOf, pagingOf, textOf } from '../platform/fields.ts';
import { unlessForgotten } from '../platform/forgotten.ts';
import { invalidParams, Refusal } from '../platform/refusal.ts';
import { findByIdOrReference } from '../transactions/transactions.store.ts';
import { createRefund, presentRefund, type RefundRow, retryRefund } from './refunds.ts';

export function refundRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  app.post('/refund', { config: { name: 'refund.create' } }, async (request) => {
    const body = fieldsOf(request.body);
    const paid = unlessForgotten(await findByIdOrReference(db, textOf(body.transaction) ?? ''));
    if (paid === undefined) throw new Refusal(404, 'Transaction not found', { code: 'transaction_not_found' });
    const amount = amountOf(body.amount);
    if (amount === undefined && body.amount != null) throw invalidParams('Invalid refund amount passed');
    const refund = await db.transaction((trx) =>
      createRefund(trx, deps, {
        transactionId: paid.id,
        amount,
        currency: textOf(body.currency),
        customerNote: textOf(body.customer_note) ?? null,
        merchantNote: textOf(body.merchant_note) ?? null,
        refundedBy: 'api',
      }),
    );
    deps.wake();
    return ok('Refund has been queued for processing', await presentRefund(db, refund));
  });

  app.get('/refund', { config: { name: 'refund.list' } }, async (request) => {
    const query = fieldsOf(request.query);
    const paging = pagingOf(query);
    // Only the numeric id finds anything; the provider answers nothing for a reference.
    const asked = textOf(query.transaction);
    const transactionId = asked === undefined ? null : (idOf(asked) ?? '0');
    const values = [transactionId, dateOf(query.from), dateOf(query.to)];
    const where = `forgotten_at IS NULL AND ($1::bigint IS NULL OR transaction_id = $1)
      AND ($2::timestamptz IS NULL OR created_at >= $2) AND ($3::timestamptz IS NULL OR created_at <= $3)`;
    const rows = await db.many<RefundRow>(
      `SELECT * FROM paystack_sandbox.refunds WHERE ${where} ORDER BY id DESC LIMIT $4 OFFSET $5`,
      [...values, paging.perPage, paging.offset],
    );
    const { total } = await db.one<{ total: number }>(
      `SELECT count(*) AS total FROM paystack_sandbox.refunds WHERE ${where}`,
      values,
    );
    const data = await Promise.all(rows.map((row) => presentRefund(db, row)));
    return ok('Refunds retrieved', data, pageMetaOf(paging, total));
  });

  app.get('/refund/:id', { config: { name: 'refund.fetch' } }, async (request) =>
    ok('Refund retrieved', await presentRefund(db, await findKnown(fieldsOf(request.params).id))),
  );

  app.post('/refund/retry_with_customer_details/:id', { config: { name: 'refund.retry' } }, async (request) => {
    const details = fieldsOf(fieldsOf(request.body).refund_account_details);
    const accountNumber = textOf(details.account_number);
    const bank = findBankById(textOf(details.bank_id) ?? '');
    if (accountNumber === undefined || bank === undefined) throw invalidParams('Refund account details are required');
    const { id } = await findKnown(fieldsOf(request.params).id);
    const refund = await db.transaction((trx) => retryRefund(trx, deps, id, { accountNumber, bankCode: bank.code }));
    deps.wake();
    return ok('Refund retried and has been queued for processing', await presentRefund(db, refund));
  });

  async function findKnown(id: unknown): Promise<RefundRow> {
    const row = unlessForgotten(await findRefund(db, id));
    if (row === undefined) throw refundNotFound();
    return row;
  }
}

export async function findRefund(db: Db, value: unknown): Promise<RefundRow> {
  const id = idOf(value);
  const row =
    id === undefined
      ? undefined
      : await db.maybe<RefundRow>('SELECT * FROM paystack_sandbox.refunds WHERE id = $1', [id]);
  if (row === undefined) throw refundNotFound();
  return row;
}

const refundNotFound = () => new Refusal(404, 'Refund not found');
