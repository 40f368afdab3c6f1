import type { FastifyInstance } from 'fastify';
import type { Id } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import { ok } from '../platform/envelope.ts';
import { fieldsOf, pageMetaOf, pagingOf } from '../platform/fields.ts';
import { INTEGRATION } from '../platform/integration.ts';

interface BalanceEntry {
  id: Id;
  currency: string;
  difference: number;
  balance: number;
  reason: string;
  model_responsible: string;
  model_row: Id | null;
  created_at: Date;
}

export function balanceRoutes(app: FastifyInstance, { db }: Deps): void {
  app.get('/balance', { config: { name: 'balance' } }, async () =>
    ok(
      'Balances retrieved',
      await db.many('SELECT currency, available AS balance FROM paystack_sandbox.balances ORDER BY currency'),
    ),
  );

  app.get('/balance/ledger', { config: { name: 'balance.ledger' } }, async (request) => {
    const paging = pagingOf(fieldsOf(request.query));
    const rows = await db.many<BalanceEntry>(
      'SELECT * FROM paystack_sandbox.balance_entries ORDER BY id DESC LIMIT $1 OFFSET $2',
      [paging.perPage, paging.offset],
    );
    const { total } = await db.one<{ total: number }>('SELECT count(*) AS total FROM paystack_sandbox.balance_entries');
    return ok('Balance ledger retrieved', rows.map(presentEntry), pageMetaOf(paging, total));
  });
}

const presentEntry = ({ created_at, ...entry }: BalanceEntry) => ({
  integration: INTEGRATION.id,
  domain: 'test',
  ...entry,
  createdAt: created_at,
  updatedAt: created_at,
});
