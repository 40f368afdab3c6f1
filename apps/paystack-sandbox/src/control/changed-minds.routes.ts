import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { findDispute } from '../disputes/disputes.routes.ts';
import { lockDispute, openDispute, resolveDispute } from '../disputes/disputes.ts';
import type { Deps } from '../platform/deps.ts';
import { fieldsOf } from '../platform/fields.ts';
import { Refusal } from '../platform/refusal.ts';
import { findRefund } from '../refunds/refunds.routes.ts';
import { changeRefundStatus, createRefund, presentRefund, REFUND_STATUSES } from '../refunds/refunds.ts';
import { findByIdOrReference } from '../transactions/transactions.store.ts';
import { changeTransferStatus, TRANSFER_STATUSES } from '../transfers/change-transfer-status.ts';
import { presentTransfer } from '../transfers/present-transfer.ts';
import { findTransfer, lockTransfer } from '../transfers/transfers.store.ts';
import { read } from './read.ts';

const amount = z.int().check(z.positive());
/** Whether the merchant is told. What nobody is told of has happened all the same. */
const webhook = z._default(z.boolean(), true);

const transferChange = z.object({ status: z.enum(TRANSFER_STATUSES), webhook });
const refundByHand = z.object({
  /** The transaction's reference, or its id where a reference was charged twice. */
  reference: z.string(),
  amount: z.optional(amount),
  status: z.optional(z.enum(REFUND_STATUSES)),
  webhook,
});
const refundChange = z.object({ status: z.enum(REFUND_STATUSES), webhook });
const dispute = z.object({
  reference: z.string(),
  amount: z.optional(amount),
  category: z._default(z.string(), 'chargeback'),
  /** What the payer told their bank. */
  message: z.optional(z.string()),
  again: z._default(z.boolean(), false),
  webhook,
});
const resolution = z.object({
  /** `won`, `lost`, the provider's own words, or one that nobody has heard yet. */
  resolution: z.string().check(z.minLength(1)),
  takes: z.optional(z.boolean()),
  again: z._default(z.boolean(), false),
  webhook,
});

/** How a tester makes the provider change its mind about money: in any direction, as often as they like, told or not. */
export function changedMindRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, wake } = deps;

  app.post('/transfers/:reference', async (request) => {
    const { status, webhook: isTold } = read(transferChange, request.body);
    const found = await findTransfer(db, 'reference', String(fieldsOf(request.params).reference));
    if (found === undefined) throw new Refusal(404, 'Transfer not found');
    await db.transaction(async (trx) =>
      changeTransferStatus(trx, deps, await lockTransfer(trx, found.id), status, { isTold }),
    );
    wake();
    const changed = await findTransfer(db, 'id', found.id);
    return changed && presentTransfer(changed);
  });

  app.post('/refunds', async (request, reply) => {
    const ask = read(refundByHand, request.body);
    const { status, webhook: isTold } = ask;
    const paid = await findPaid(ask.reference);
    const row = await db.transaction(async (trx) => {
      const byHand = { currency: undefined, customerNote: null, merchantNote: null, refundedBy: 'dashboard' as const };
      const made = await createRefund(
        trx,
        deps,
        { ...byHand, transactionId: paid.id, amount: ask.amount },
        { isTold: isTold && status === undefined },
      );
      return status === undefined ? made : changeRefundStatus(trx, deps, made.id, status, { isTold });
    });
    wake();
    reply.code(201);
    return presentRefund(db, row);
  });

  app.post('/refunds/:id', async (request) => {
    const { status, webhook: isTold } = read(refundChange, request.body);
    const { id } = await findRefund(db, fieldsOf(request.params).id);
    const row = await db.transaction((trx) => changeRefundStatus(trx, deps, id, status, { isTold }));
    wake();
    return presentRefund(db, row);
  });

  app.post('/disputes', async (request, reply) => {
    const { webhook: isTold, ...ask } = read(dispute, request.body);
    const paid = await findPaid(ask.reference);
    const row = await db.transaction((trx) =>
      openDispute(trx, deps, { ...ask, amount: ask.amount, transactionId: paid.id, isTold }),
    );
    wake();
    reply.code(201);
    return row;
  });

  app.get('/disputes/:id/file', async (request, reply) => {
    const { attachments } = await findDispute(db, fieldsOf(request.params).id);
    const file = await db.maybe<{ content: Buffer; content_type: string }>(
      'SELECT content, content_type FROM paystack_sandbox.uploads WHERE file_name = $1',
      [attachments],
    );
    if (file === undefined) throw new Refusal(404, 'The merchant sent no file');
    return reply.type(file.content_type).send(file.content);
  });

  app.post('/disputes/:id', async (request) => {
    const { webhook: isTold, resolution: word, ...ask } = read(resolution, request.body);
    const { id } = await findDispute(db, fieldsOf(request.params).id);
    const row = await db.transaction(async (trx) =>
      resolveDispute(trx, deps, await lockDispute(trx, id), { ...ask, resolution: SHORT[word] ?? word, isTold }),
    );
    wake();
    return row;
  });

  async function findPaid(idOrReference: string) {
    const paid = await findByIdOrReference(db, idOrReference);
    if (paid === undefined) throw new Refusal(404, 'Transaction not found');
    return paid;
  }
}

const SHORT: Readonly<Record<string, string>> = { lost: 'merchant-accepted', won: 'declined' };
