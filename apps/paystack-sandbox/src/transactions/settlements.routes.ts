import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { ok } from '../platform/envelope.ts';
import { dateOf, fieldsOf, idOf, pageMetaOf, pagingOf, textOf } from '../platform/fields.ts';
import { INTEGRATION } from '../platform/integration.ts';
import { Refusal } from '../platform/refusal.ts';
import { presentTransaction } from './present-transaction.ts';
import type { SettlementRow } from './settle.ts';
import type { TransactionRow } from './transactions.store.ts';

export function settlementRoutes(app: FastifyInstance, { db }: Deps): void {
  app.get('/settlement', { config: { name: 'settlement.list' } }, async (request) => {
    const query = fieldsOf(request.query);
    const paging = pagingOf(query);
    const values = [textOf(query.status) ?? null, dateOf(query.from), dateOf(query.to)];
    const where = `($1::text IS NULL OR status = $1)
      AND ($2::timestamptz IS NULL OR settlement_date >= $2) AND ($3::timestamptz IS NULL OR settlement_date <= $3)`;
    const rows = await db.many<SettlementRow>(
      `SELECT * FROM paystack_sandbox.settlements WHERE ${where} ORDER BY id DESC LIMIT $4 OFFSET $5`,
      [...values, paging.perPage, paging.offset],
    );
    const { total } = await db.one<{ total: number }>(
      `SELECT count(*) AS total FROM paystack_sandbox.settlements WHERE ${where}`,
      values,
    );
    return ok('Settlements retrieved', rows.map(presentSettlement), pageMetaOf(paging, total));
  });

  app.get('/settlement/:id/transactions', { config: { name: 'settlement.transactions' } }, async (request) => {
    const paging = pagingOf(fieldsOf(request.query));
    const id = idOf(fieldsOf(request.params).id);
    const settlement = id && (await db.maybe('SELECT 1 FROM paystack_sandbox.settlements WHERE id = $1', [id]));
    if (!settlement) throw new Refusal(404, 'Settlement not found');
    const rows = await db.many<TransactionRow>(
      'SELECT * FROM paystack_sandbox.transactions WHERE settlement_id = $1 ORDER BY id DESC LIMIT $2 OFFSET $3',
      [id, paging.perPage, paging.offset],
    );
    const { total } = await db.one<{ total: number }>(
      'SELECT count(*) AS total FROM paystack_sandbox.transactions WHERE settlement_id = $1',
      [id],
    );
    return ok('Transactions retrieved', rows.map(presentTransaction), pageMetaOf(paging, total));
  });
}

const presentSettlement = ({ created_at, ...row }: SettlementRow) => ({
  ...row,
  integration: INTEGRATION.id,
  domain: 'test',
  settled_by: null,
  deductions: null,
  createdAt: created_at,
  updatedAt: created_at,
});
