import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentId } from '@jara/domain/ids';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringForward } from '../../testing/bring-forward.ts';
import type { Browser } from '../../testing/browser.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { createWorld, eventually, type World } from '../../testing/world.ts';
import { giftOf, setDaysAhead } from '../money-back/testing.ts';

interface Sent {
  payment: { id: PaymentId; reference: string; quote: { refundIfCancelled: number } };
  sender: Browser;
  quid: string;
}

describe('a process that is killed while gifts go back to their senders', { timeout: 300_000 }, () => {
  let world: World;
  let owner: pg.Client;
  beforeAll(async () => {
    world = await createWorld({ env: { PAYSTACK_TIMEOUT_MS: '2000' } });
    owner = new pg.Client({ connectionString: world.databaseUrl });
    await owner.connect();
  });
  afterAll(async () => {
    await owner.end();
    await world.close();
  });

  const refundsOf = async ({ quid }: Sent) => {
    const { id } = await giftOf(world, quid);
    return world.deps.db.selectFrom('refunds').selectAll().where('giftId', '=', id).execute();
  };
  const cancelAt = ({ url }: ServerProcess, { sender, payment }: Sent) => {
    const cookie = [...sender.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'content-type': 'application/json' };
    return fetch(`${url}/api/sent/${payment.id}/cancel`, { method: 'POST', headers, body: '{}' });
  };

  /** Starts a process, and kills it in the moment of which this asks. */
  async function killedWhen(
    role: 'web' | 'worker',
    isNow: () => Promise<boolean>,
    work?: (web: ServerProcess) => unknown,
  ) {
    const process = await startServerProcess(world, role);
    try {
      work?.(process);
      await eventually('the moment comes', isNow, 60_000);
    } finally {
      await process.kill();
    }
    await world.expectCleanBooks();
  }
  /** As it waits to write into a table, and has written whatever comes before that. */
  async function killedBefore(table: string, role: 'web' | 'worker', work?: (web: ServerProcess) => unknown) {
    await owner.query('begin');
    await owner.query(`lock table ${table} in exclusive mode`);
    const isWaited = async () => {
      const { rows } = await owner.query(
        'select 1 from pg_locks l join pg_class c on c.oid = l.relation where c.relname = $1 and not l.granted',
        [table],
      );
      return rows.length > 0;
    };
    try {
      await killedWhen(role, isWaited, work);
    } finally {
      await owner.query('rollback');
    }
  }
  /** As it waits for the provider's answer, which has done what it was asked for, or nothing. */
  async function killedInCall(route: string, fault: string) {
    await world.control('POST', '/faults', { route, fault, times: 1 });
    const isUsed = async () => (await world.control<{ faults: unknown[] }>('GET', '/state')).faults.length === 0;
    try {
      await killedWhen('worker', isUsed);
    } finally {
      await world.control('DELETE', '/faults');
    }
  }

  it('leaves one refund at the provider for each, as quoted, and nothing to do, wherever it dies', async () => {
    const cancelled: Sent[] = [];
    for (const table of ['gifts', 'refunds', 'audit']) {
      const sent = await world.paidGift();
      await killedBefore(table, 'web', (web) => cancelAt(web, sent).catch(() => 'nobody answers'));
      // Nothing of it has happened, and it can be asked for again.
      expect(await refundsOf(sent)).toEqual([]);
      expect(await giftOf(world, sent.quid)).toMatchObject({ status: 'ACTIVE', cancelledAt: null });
      expect((await sent.sender.post(`/api/sent/${sent.payment.id}/cancel`, {})).status).toBe(200);
      cancelled.push(sent);
    }
    const expired: Sent[] = [];
    for (let count = 0; count < 3; count += 1) expired.push(await world.paidGift({ lifetimeDays: 7 }));
    await setDaysAhead(world, 8);
    for (const table of ['gifts', 'refunds', 'audit']) await killedBefore(table, 'worker');
    await killedInCall('refund.create', 'timeout-before-effect');
    await killedInCall('refund.create', 'timeout-after-effect');

    const all = [...cancelled, ...expired];
    await bringForward(world);
    const worker = await startServerProcess(world, 'worker');
    const areDone = async () => {
      await bringForward(world);
      await pause(250);
      await world.control('POST', '/clock', { advanceSeconds: 2 });
      const refunds = await Promise.all(all.map(refundsOf));
      return refunds.every((each) => each.some(({ status }) => status === 'DONE'));
    };
    try {
      await eventually('every refund is done after the restart', areDone, 120_000);
    } finally {
      await worker.kill();
    }
    const { charges } = await world.control<{ charges: { reference: string }[] }>('GET', '/sums');
    for (const sent of all) {
      const amount = sent.payment.quote.refundIfCancelled;
      expect(await refundsOf(sent)).toMatchObject([{ status: 'DONE', amount }]);
      expect(await giftOf(world, sent.quid)).toMatchObject({ status: 'EXPIRED', refundDueAt: null });
      expect(charges.filter(({ reference }) => reference === sent.payment.reference)).toMatchObject([
        { refunded: amount, undecided: 0 },
      ]);
    }
    await world.expectCleanBooks();
  });
});
