import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { findDispute } from '../disputes/disputes.routes.ts';
import type { Deps } from '../platform/deps.ts';
import { fieldsOf } from '../platform/fields.ts';
import { Refusal } from '../platform/refusal.ts';
import { findRefund } from '../refunds/refunds.routes.ts';
import { findByIdOrReference } from '../transactions/transactions.store.ts';
import { findTransfer } from '../transfers/transfers.store.ts';
import { hide, loseCharge, loseDispute, loseRefund, loseTransfer, rememberAll } from './forgetting.ts';
import { read } from './read.ts';

/** For a while, until `/remember`; or for good, as if it had never been. */
const forgetting = z.object({ forGood: z._default(z.boolean(), false) });
const forgettingTransfer = z.extend(forgetting, { keepsCosts: z._default(z.boolean(), false) });

/** How a tester makes the provider forget what it has spoken of. */
export function forgettingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  app.post('/transfers/:reference/forget', async (request) => {
    const { forGood, ...ask } = read(forgettingTransfer, request.body);
    const found = await findTransfer(db, 'reference', String(fieldsOf(request.params).reference));
    if (found === undefined) throw new Refusal(404, 'Transfer not found');
    await db.transaction((trx) =>
      forGood ? loseTransfer(trx, deps, found.id, ask) : hide(trx, deps, 'transfers', found.id),
    );
    return { forgotten: found.reference };
  });

  app.post('/refunds/:id/forget', async (request) => {
    const { forGood } = read(forgetting, request.body);
    const { id } = await findRefund(db, fieldsOf(request.params).id);
    await db.transaction((trx) => (forGood ? loseRefund(trx, deps, id) : hide(trx, deps, 'refunds', id)));
    return { forgotten: id };
  });

  app.post('/disputes/:id/forget', async (request) => {
    const { forGood } = read(forgetting, request.body);
    const { id } = await findDispute(db, fieldsOf(request.params).id);
    await db.transaction((trx) => (forGood ? loseDispute(trx, deps, id) : hide(trx, deps, 'disputes', id)));
    return { forgotten: id };
  });

  app.post('/transactions/:reference/forget', async (request) => {
    const { forGood } = read(forgetting, request.body);
    const found = await findByIdOrReference(db, String(fieldsOf(request.params).reference));
    if (found === undefined) throw new Refusal(404, 'Transaction not found');
    await db.transaction((trx) =>
      forGood ? loseCharge(trx, deps, found.id) : hide(trx, deps, 'transactions', found.id),
    );
    return { forgotten: found.reference };
  });

  app.post('/remember', async (_request, reply) => {
    await db.transaction(rememberAll);
    reply.code(204);
  });
}
