import type { PaymentId, WithdrawalId } from '@jara/domain/ids';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, eventually, naira, type World } from '../../testing/world.ts';
import { newId } from '../platform/ids.ts';
import { readNotifications } from '../portal/figures/notifications.ts';
import type { WithdrawalRow } from '../withdrawals/withdrawals.store.ts';
import { type Ladder, sweep } from './ladder.ts';
import { sweepPayments } from './sweep-payments.ts';
import { workOnPayout } from './work-on-payout.ts';

const IN_FRONT = 60;

describe('sixty that can never be worked on', () => {
  let world: World;
  let paidOut: { id: WithdrawalId; reference: string };
  beforeAll(async () => {
    // Rounds are counted here: on a busy machine none may be lost to an answer that is merely slow.
    world = await createWorld({ env: { PAYSTACK_TIMEOUT_MS: '20000' } });
    paidOut = await world.withdraw(await world.claimed());
    await eventually('the share is paid out', async () => {
      await workOnPayout(world.deps)(paidOut.id);
      const paid = world.deps.db.selectFrom('withdrawals').select('status').where('id', '=', paidOut.id);
      return (await paid.executeTakeFirstOrThrow()).status === 'COMPLETED';
    });
  });
  afterAll(() => world.close());

  const startPayment = async () => {
    const sender = world.browser();
    const { body } = await sender.post('/api/transactions', {
      amount: naira(10_000),
      email: 'ada@example.com',
      authorizationUrl: 'http://localhost:3000/payment/callback',
    });
    return body as { reference: string; transaction: { id: PaymentId } };
  };
  const eventsOf = (reference: string) =>
    world.deps.db.selectFrom('webhookEvents').selectAll().where('reference', '=', reference).execute();
  const statusOf = async (id: PaymentId) =>
    (await world.deps.db.selectFrom('payments').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

  it('events let the one behind them through in the second round, stay in sight of staff, and come again later and later', async () => {
    const { db } = world.deps;
    // A reversal that the provider does not confirm: its event stays open.
    const [success] = await eventually('the payout is announced', async () => {
      const found = await eventsOf(paidOut.reference);
      return found.length > 0 && found;
    });
    const body = (success?.body ?? '').replace('transfer.success', 'transfer.reversed');
    await db
      .insertInto('webhookEvents')
      .values(
        Array.from({ length: IN_FRONT }, (_, index) => ({
          identity: `reversed-${index}`,
          event: 'transfer.reversed',
          reference: paidOut.reference,
          body,
        })),
      )
      .execute();
    const { reference, transaction } = await startPayment();
    await world.control('POST', '/pay', { reference, card: 'success' });
    await eventually('the charge is announced', async () => (await eventsOf(reference)).length > 0);
    await sql`update webhook_events set next_try_at = now() - interval '1 minute', received_at = now() - interval '1 hour'
      where identity like 'reversed-%'`.execute(db);
    await sql`update webhook_events set next_try_at = now() - interval '1 second', received_at = now() - interval '1 hour'
      where reference = ${reference}`.execute(db);

    for (let round = 0; round < 2; round += 1) await sweepPayments(world.deps)();
    expect(await statusOf(transaction.id)).toBe('SUCCESS');
    const { items } = await readNotifications(world.deps)({ role: 'ADMIN' });
    expect(items.find(({ kind }) => kind === 'WEBHOOK_FAILED')?.count).toBe(IN_FRONT);

    const waits: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      await sql`update webhook_events set next_try_at = now() - interval '1 minute' where identity = 'reversed-0'`.execute(
        db,
      );
      await sweepPayments(world.deps)();
      const { rows } = await sql<{ seconds: number }>`select extract(epoch from next_try_at - now())::int as seconds
        from webhook_events where identity = 'reversed-0'`.execute(db);
      waits.push(rows[0]?.seconds ?? 0);
    }
    expect(waits[3]).toBeGreaterThan((waits[0] ?? 0) * 2);
    expect(Math.max(...waits)).toBeLessThanOrEqual(3_600);
  });

  it('payments let the one behind them through in the second round', async () => {
    const { db, paystack } = world.deps;
    const { transaction: model } = await startPayment();
    const poisoned = new Set<string>();
    for (let index = 0; index < IN_FRONT; index += 1) {
      const [id, reference] = [newId<PaymentId>(), `unreadable-answer-${index}`];
      poisoned.add(reference);
      await sql`insert into payments select (jsonb_populate_record(p, jsonb_build_object(
        'id', ${id}::text, 'reference', ${reference}::text, 'next_check_at', now() - interval '2 hours'
      ))).* from payments p where id = ${model.id}`.execute(db);
      await sql`insert into payment_references (reference, payment_id, created_at) values (${reference}, ${id}, now())`.execute(
        db,
      );
    }
    const { reference, transaction } = await startPayment();
    await world.control('POST', '/pay', { reference, card: 'success' });
    await sql`update payments set next_check_at = now() - interval '1 hour' where id = ${transaction.id}`.execute(db);
    const unreadable = {
      ...paystack,
      verifyTransaction: async (asked: string) => {
        if (poisoned.has(asked)) throw new Error('an answer nobody can read');
        return paystack.verifyTransaction(asked);
      },
    };
    for (let round = 0; round < 2; round += 1) await sweepPayments({ ...world.deps, paystack: unreadable })();
    expect(await statusOf(transaction.id)).toBe('SUCCESS');
    const { due } = await db
      .selectFrom('payments')
      .select((eb) => eb.fn.countAll<number>().as('due'))
      .where('reference', 'in', [...poisoned])
      .where('nextCheckAt', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(due).toBe(IN_FRONT);
  });

  it('steps of a ladder let the one behind them through in the second round', async () => {
    const { db } = world.deps;
    const ids = Array.from({ length: IN_FRONT + 1 }, () => newId<WithdrawalId>());
    for (const [index, id] of ids.entries())
      await sql`insert into withdrawals select (jsonb_populate_record(w, jsonb_build_object(
        'id', ${id}::text, 'reference', ${`a-step-that-throws-${index}`}::text, 'attempt', ${index + 2}::int, 'status', 'FAILED',
        'next_check_at', now() - make_interval(mins => ${100 - index})
      ))).* from withdrawals w where id = ${paidOut.id}`.execute(db);
    const last = ids.at(-1);
    const worked: WithdrawalId[] = [];
    const ladder: Ladder<WithdrawalRow> = {
      name: 'payout',
      table: 'withdrawals',
      pace: { checkAfterMs: [60_000, 120_000], notFoundBeforeResend: 1 },
      step: async (_deps, id) => {
        if (id !== last) throw new Error('a step that throws');
        worked.push(id);
      },
      lockOpen: async () => undefined,
      wake: async () => undefined,
    };
    for (let round = 0; round < 2; round += 1) await sweep(ladder)(world.deps)();
    expect(worked).toContain(last);
  });
});
