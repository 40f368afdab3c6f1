import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { grantOpeningFloat } from '../balance/balance.ts';
import { findDispute } from '../disputes/disputes.routes.ts';
import { lockDispute, openDispute, resolveDispute } from '../disputes/disputes.ts';
import type { Deps } from '../platform/deps.ts';
import { FAULTS } from '../platform/faults.ts';
import { fieldsOf, textOf } from '../platform/fields.ts';
import { Refusal } from '../platform/refusal.ts';
import { changeSettings, readSettings, WEBHOOK_MODES, WEBHOOK_TIMINGS } from '../platform/settings.ts';
import { wireJson } from '../platform/wire-json.ts';
import { presentTransaction } from '../transactions/present-transaction.ts';
import { findByReference, listTransactions } from '../transactions/transactions.store.ts';
import { changeTransferStatus, TRANSFER_STATUSES } from '../transfers/change-transfer-status.ts';
import { presentTransfer } from '../transfers/present-transfer.ts';
import { findTransfer, listTransfers, lockTransfer } from '../transfers/transfers.store.ts';
import { listWebhooks, releaseHeld, resend } from '../webhooks/webhooks.store.ts';
import { payLikeAPerson } from './pay-like-a-person.ts';

const EVERYTHING = { status: null, from: null, to: null, customer: null, recipient: null, perPage: 200, offset: 0 };

const amount = z.int().check(z.positive());
const pay = z.object({
  reference: z.string(),
  card: z._default(z.string(), 'success'),
  amount: z.optional(amount),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  again: z._default(z.boolean(), false),
});
const fault = z.object({
  route: z.string(),
  fault: z.enum(FAULTS),
  times: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
});
const webhooks = z.object({
  mode: z.enum(WEBHOOK_MODES),
  delaySeconds: z.optional(z.int().check(z.minimum(0))),
  schedule: z.optional(z.enum(['test', 'live'])),
  timing: z.optional(z.enum(WEBHOOK_TIMINGS)),
});
const settings = z.partial(
  z.strictObject({
    transfer_delay_ms: z.int().check(z.minimum(0)),
    payment_session_timeout: z.int().check(z.minimum(0)),
    settle_at_once: z.boolean(),
    payer_bears_fee: z.boolean(),
    rate_limits: z.boolean(),
    resolve_quota: z.boolean(),
    starter_business: z.boolean(),
    approvals: z.boolean(),
    huge_ids: z.boolean(),
    amounts_as_strings: z.boolean(),
  }),
);
const dispute = z.object({
  reference: z.string(),
  amount: z.optional(amount),
  category: z._default(z.string(), 'chargeback'),
});
const resolution = z.object({
  resolution: z.enum(['merchant-accepted', 'auto-accepted', 'declined', 'lost', 'won']),
});

/** Levers for testers. They are for this computer only and need no key. */
export function controlRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, wake } = deps;
  app.setReplySerializer(wireJson);

  app.addHook('onRequest', async (request) => {
    // Any page the tester has open could otherwise press these levers for them.
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new Refusal(403, 'Not from another site');
  });

  app.get('/state', async () => {
    const count = async (table: string) =>
      (await db.one<{ total: number }>(`SELECT count(*) AS total FROM paystack_sandbox.${table}`)).total;
    return {
      now: clock.now(),
      settings: await readSettings(db),
      balances: await db.many('SELECT * FROM paystack_sandbox.balances ORDER BY currency'),
      faults: await db.many(
        'SELECT route, fault, remaining FROM paystack_sandbox.faults WHERE remaining > 0 ORDER BY id',
      ),
      counts: {
        transactions: await count('transactions'),
        transfers: await count('transfers'),
        refunds: await count('refunds'),
        disputes: await count('disputes'),
        webhooks: await count('webhooks'),
      },
      undeliveredWebhooks: await db.many(
        `SELECT state, count(*) AS total FROM paystack_sandbox.webhooks WHERE state <> 'delivered' GROUP BY state ORDER BY 1`,
      ),
    };
  });

  app.get('/transactions', async () => {
    const { rows, total } = await listTransactions(db, EVERYTHING);
    return { data: rows.map(presentTransaction), total };
  });

  app.get('/transfers', async (request) => {
    const { page } = read(
      z.object({ page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1) }),
      request.query,
    );
    const { rows, total } = await listTransfers(db, { ...EVERYTHING, offset: (page - 1) * EVERYTHING.perPage });
    return { data: rows.map(presentTransfer), total };
  });

  app.get('/webhooks', async (request) => {
    const reference = textOf(fieldsOf(request.query).reference) ?? null;
    return { data: await listWebhooks(db, { reference, limit: 200 }) };
  });

  app.post('/pay', async (request) => {
    const row = await payLikeAPerson(deps, read(pay, request.body));
    wake();
    return presentTransaction(row);
  });

  app.post('/faults', async (request, reply) => {
    const { route, fault: name, times } = read(fault, request.body);
    await db.run('INSERT INTO paystack_sandbox.faults (route, fault, remaining) VALUES ($1, $2, $3)', [
      route,
      name,
      times,
    ]);
    reply.code(201);
    return { route, fault: name, times };
  });

  app.delete('/faults', async (_request, reply) => {
    await db.run('DELETE FROM paystack_sandbox.faults');
    reply.code(204);
  });

  app.post('/webhooks', async (request) => {
    const { mode, delaySeconds, schedule, timing } = read(webhooks, request.body);
    await changeSettings(db, {
      webhook_mode: mode,
      ...(delaySeconds !== undefined && { webhook_delay_seconds: delaySeconds }),
      ...(schedule !== undefined && { webhook_schedule: schedule }),
      ...(timing !== undefined && { webhook_timing: timing }),
    });
    if (mode !== 'reorder') await releaseHeld(db, clock.now());
    wake();
    return { mode };
  });

  app.post('/webhooks/resend', async (request) => {
    const sent = await resend(db, clock.now(), textOf(fieldsOf(request.body).reference));
    wake();
    return { sent };
  });

  app.post('/transfers/:reference', async (request) => {
    const { status } = read(z.object({ status: z.enum(TRANSFER_STATUSES) }), request.body);
    const found = await findTransfer(db, 'reference', String(fieldsOf(request.params).reference));
    if (found === undefined) throw new Refusal(404, 'Transfer not found');
    await db.transaction(async (trx) => changeTransferStatus(trx, deps, await lockTransfer(trx, found.id), status));
    wake();
    const changed = await findTransfer(db, 'id', found.id);
    return changed && presentTransfer(changed);
  });

  app.post('/disputes', async (request, reply) => {
    const ask = read(dispute, request.body);
    const paid = await findByReference(db, ask.reference);
    if (paid === undefined) throw new Refusal(404, 'Transaction not found');
    const row = await db.transaction((trx) =>
      openDispute(trx, deps, { ...ask, amount: ask.amount, transactionId: paid.id }),
    );
    wake();
    reply.code(201);
    return row;
  });

  app.post('/disputes/:id', async (request) => {
    const asked = read(resolution, request.body).resolution;
    const { id } = await findDispute(db, fieldsOf(request.params).id);
    const row = await db.transaction(async (trx) =>
      resolveDispute(trx, deps, await lockDispute(trx, id), RESOLUTIONS[asked]),
    );
    wake();
    return row;
  });

  app.post('/settings', async (request) => {
    await changeSettings(db, read(settings, request.body));
    return readSettings(db);
  });

  app.post('/clock', async (request) => {
    const { advanceSeconds } = read(
      z.object({ advanceSeconds: z.number().check(z.minimum(0), z.maximum(315_360_000)) }),
      request.body,
    );
    const now = await clock.advance(advanceSeconds);
    wake();
    return { now };
  });

  app.post('/reset', async (_request, reply) => {
    await db.transaction(async (trx) => {
      await trx.run(`TRUNCATE paystack_sandbox.transactions, paystack_sandbox.recipients, paystack_sandbox.transfers,
        paystack_sandbox.refunds, paystack_sandbox.disputes, paystack_sandbox.balances, paystack_sandbox.balance_entries,
        paystack_sandbox.webhooks, paystack_sandbox.steps, paystack_sandbox.faults, paystack_sandbox.resolves,
        paystack_sandbox.settings`);
      await trx.run('INSERT INTO paystack_sandbox.settings DEFAULT VALUES');
    });
    await clock.reset();
    await db.transaction((trx) => grantOpeningFloat(trx, clock, deps.openingFloat));
    reply.code(204);
  });
}

const RESOLUTIONS = {
  'merchant-accepted': 'merchant-accepted',
  'auto-accepted': 'auto-accepted',
  declined: 'declined',
  lost: 'merchant-accepted',
  won: 'declined',
} as const;

function read<Shape>(schema: z.ZodMiniType<Shape>, body: unknown): Shape {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(422, `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`);
}
