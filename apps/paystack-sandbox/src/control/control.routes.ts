import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { grantOpeningFloat, moveFloat } from '../balance/balance.ts';
import type { Deps } from '../platform/deps.ts';
import { FAULTS } from '../platform/faults.ts';
import { fieldsOf, textOf } from '../platform/fields.ts';
import { Refusal } from '../platform/refusal.ts';
import { changeSettings, readSettings, WEBHOOK_MODES, WEBHOOK_TIMINGS } from '../platform/settings.ts';
import { wireJson } from '../platform/wire-json.ts';
import { presentTransaction } from '../transactions/present-transaction.ts';
import { listTransactions } from '../transactions/transactions.store.ts';
import { presentTransfer } from '../transfers/present-transfer.ts';
import { listTransfers } from '../transfers/transfers.store.ts';
import { listWebhooks, releaseHeld, resend } from '../webhooks/webhooks.store.ts';
import { changedMindRoutes } from './changed-minds.routes.ts';
import { forgettingRoutes } from './forgetting.routes.ts';
import { payLikeAPerson } from './pay-like-a-person.ts';
import { read } from './read.ts';
import { sumsOf } from './sums.ts';

const MOST_FLOAT = 1_000_000_000_000;
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
  /** Only events whose names begin so: `transfer.success`, `charge.dispute.`, `refund.`. */
  event: z.optional(z.string().check(z.minLength(1))),
  delaySeconds: z.optional(z.int().check(z.minimum(0))),
  schedule: z.optional(z.enum(['test', 'live'])),
  timing: z.optional(z.enum(WEBHOOK_TIMINGS)),
});
const settings = z.partial(
  z.strictObject({
    answer_delay_ms: z.int().check(z.minimum(0)),
    transfer_delay_ms: z.int().check(z.minimum(0)),
    payment_session_timeout: z.int().check(z.minimum(0)),
    settle_at_once: z.boolean(),
    stamp_duty: z.boolean(),
    payer_bears_fee: z.boolean(),
    rate_limits: z.boolean(),
    resolve_quota: z.boolean(),
    starter_business: z.boolean(),
    approvals: z.boolean(),
    huge_ids: z.boolean(),
    amounts_as_strings: z.boolean(),
  }),
);
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

  app.get('/sums', () => sumsOf(db));

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
    const { mode, event, delaySeconds, schedule, timing } = read(webhooks, request.body);
    const { webhook_modes: modes } = await readSettings(db);
    await changeSettings(db, {
      // A word about all events ends those about single kinds.
      ...(event === undefined
        ? { webhook_mode: mode, webhook_modes: {} }
        : { webhook_modes: { ...modes, [event]: mode } }),
      ...(delaySeconds !== undefined && { webhook_delay_seconds: delaySeconds }),
      ...(schedule !== undefined && { webhook_schedule: schedule }),
      ...(timing !== undefined && { webhook_timing: timing }),
    });
    if (mode !== 'reorder') await releaseHeld(db, clock.now());
    wake();
    return { mode, event };
  });

  app.post('/webhooks/resend', async (request) => {
    const sent = await resend(db, clock.now(), textOf(fieldsOf(request.body).reference));
    wake();
    return { sent };
  });

  changedMindRoutes(app, deps);
  forgettingRoutes(app, deps);

  app.post('/float', async (request) => {
    const { amount } = read(
      z.object({ amount: z.int().check(z.minimum(-MOST_FLOAT), z.maximum(MOST_FLOAT)) }),
      request.body,
    );
    await db.transaction((trx) => moveFloat(trx, clock, amount, 'By its owner'));
    return { amount };
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
        paystack_sandbox.settlements, paystack_sandbox.uploads, paystack_sandbox.settings`);
      await trx.run('INSERT INTO paystack_sandbox.settings DEFAULT VALUES');
    });
    await clock.reset();
    await db.transaction((trx) => grantOpeningFloat(trx, clock, deps.openingFloat));
    reply.code(204);
  });
}
