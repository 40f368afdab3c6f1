import { FIGURE_LISTS, hrefOf } from '@jara/contract/staff/figure-lists';
import { keptPromisePercent } from '@jara/domain/withdrawal/promise';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { wrongCharge } from '../../money-back/testing.ts';
import { signInEverybody } from '../../staff/testing.ts';
import { makeHistory } from '../testing.ts';

interface Item {
  kind: string;
  count: number;
  link: string;
}

/** Pages of the portal that are lists; the others show all of what they are about. */
const isList = ({ link }: Item) => /^\/admin\/(quids|transactions|withdrawals)\?/.test(link);

describe('a figure of the portal', () => {
  let world: World;
  let me: Browser;
  beforeAll(async () => {
    world = await createWorld();
    me = (await signInEverybody(world)).ADMIN;
    await makeHistory(world.databaseUrl, { gifts: 200, until: new Date(), days: 20 });
    await scatter(world.databaseUrl);
    await wrongCharge(world, { amount: 900_000 });
    await wrongCharge(world, { currency: 'GHS' });
  });
  afterAll(() => world.close());

  const get = async (path: string): Promise<Answer['body']> => {
    const { status, body } = await me.get(`/api${path}`);
    expect([path, status]).toEqual([path, 200]);
    return body;
  };
  const notifications = async (): Promise<Item[]> => (await get('/admin/notifications')).items;
  const rowsBehind = async (list: Parameters<typeof hrefOf>[0]): Promise<number> => (await get(hrefOf(list))).total;

  it('is as large as the list it leads to, on the dashboard', async () => {
    const figures = await get('/admin/dashboard');
    expect(figures.activeQuids).toBe(await rowsBehind(FIGURE_LISTS.activeGifts));
    expect(figures.pendingWithdrawals).toBe(await rowsBehind(FIGURE_LISTS.pendingWithdrawals));
    expect(figures.completedWithdrawals).toBe(await rowsBehind(FIGURE_LISTS.completedWithdrawals));
    expect(figures.totalTransactions).toBe((await get('/admin/transactions')).total);
    expect(figures.attention).toEqual(await notifications());
  });

  it('is as large as the list it stands above', async () => {
    const { stats: gifts } = await get('/admin/quids');
    expect(gifts.active).toBe(await rowsBehind(FIGURE_LISTS.activeGifts));
    expect(gifts.active).toBe(gifts.byStatus.ACTIVE + gifts.byStatus.SPLIT);
    const { stats } = await get('/admin/withdrawals');
    expect(stats.pendingRequests).toBe(await rowsBehind(FIGURE_LISTS.pendingWithdrawals));
    expect(stats.byStatus.PENDING + stats.byStatus.ON_ITS_WAY).toBe(await rowsBehind(FIGURE_LISTS.openWithdrawals));
    const { pendingWithdrawals, pendingWithdrawalAmount } = await get('/admin/dashboard');
    expect([stats.pendingRequests, stats.pendingAmount]).toEqual([pendingWithdrawals, pendingWithdrawalAmount]);
  });

  it('is as large as the list it leads to, in the workload', async () => {
    const load = await get('/admin/workload');
    expect(load.open).toBe(await rowsBehind(FIGURE_LISTS.openWithdrawals));
    expect(load.pending).toBe(await rowsBehind(FIGURE_LISTS.pendingWithdrawals));
    expect(load.pending + load.onTheirWay).toBe(load.open);
    expect(load.broken).toBe(await rowsBehind(FIGURE_LISTS.brokenPromises));
    for (const { staff, open } of load.byPerson) {
      const { to, search } = FIGURE_LISTS.openWithdrawals;
      expect(open).toBe(await rowsBehind({ to, search: { ...search, assignee: staff?.id ?? 'none' } }));
    }
  });

  it('is as large as the list it leads to, in the notifications', async () => {
    const items = await notifications();
    const kinds = items.filter(isList).map(({ kind }) => kind);
    expect(kinds).toEqual([
      'PROMISE_BROKEN',
      'PROMISE_NEAR',
      'PAYOUT_UNKNOWN',
      'PAYOUT_FAILED',
      'SUSPENSE_CHARGE',
      'DISPUTE_OPEN',
      'GIFT_CONFLICTED',
      'REFUND_FAILED',
    ]);
    for (const { kind, count, link } of items.filter(isList)) {
      expect([kind, count]).toEqual([kind, (await get(link)).total]);
    }
  });

  it('on the bell is the number of lines behind it', async () => {
    const { count, items } = await get('/admin/notifications');
    expect(count).toBe(items.length);
  });

  it('of pending withdrawals falls by one when one is approved, which leaves the list', async () => {
    const { data, total } = await get(hrefOf(FIGURE_LISTS.pendingWithdrawals));
    const [first] = data;
    const open = await rowsBehind(FIGURE_LISTS.openWithdrawals);
    const approval = { id: first.id, action: 'APPROVE', revision: first.revision };
    expect((await me.put('/api/withdrawal-request', approval)).status).toBe(200);
    const after = await get(hrefOf(FIGURE_LISTS.pendingWithdrawals));
    expect([after.total, after.stats.pendingRequests]).toEqual([total - 1, total - 1]);
    expect(after.data.map(({ id }: { id: string }) => id)).not.toContain(first.id);
    expect(await rowsBehind(FIGURE_LISTS.openWithdrawals)).toBe(open);
    expect((await get(`/admin/withdrawals/${first.id}`)).status).toBe('ON_ITS_WAY');
    expect((await get(`/withdrawal-request/${first.id}`)).status).toBe('PENDING');
  });

  it('of promises kept counts those that are overdue as broken', async () => {
    const load = await get('/admin/workload');
    expect(load.broken).toBeGreaterThan(0);
    expect(load.keptPromisePercent).toBeLessThan(100);
    const { total: completed } = await get(hrefOf(FIGURE_LISTS.completedWithdrawals));
    expect(load.keptPromisePercent).toBe(keptPromisePercent({ kept: completed, late: 0, overdue: load.broken }));
  });

  it('never adds cedis to naira', async () => {
    const { items } = await get('/admin/notifications');
    expect(items.find(({ kind }: Item) => kind === 'SUSPENSE_CHARGE')).toMatchObject({ count: 2, amount: 900_000 });
  });
});

/** Makes a few of what a history leaves out: gifts partly claimed, payouts on their way or failed, money asked back. */
async function scatter(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const some = (status: string, order: string, count: number) =>
    `id in (select id from withdrawals where status = '${status}' order by requested_at ${order}, id limit ${count})`;
  try {
    await client.query(
      `update gifts set status = 'SPLIT' where id in (select id from gifts where status = 'ACTIVE' order by id limit 7)`,
    );
    await client.query(
      `update withdrawals set requested_at = now() - interval '20 hours' where ${some('REQUESTED', 'desc', 2)}`,
    );
    const change = (to: string, from: string, order: string, count: number, rest = '') =>
      client.query(`update withdrawals set status = '${to}'${rest} where ${some(from, order, count)}`);
    await change('APPROVED', 'REQUESTED', 'asc', 6, ', approved_at = now()');
    await change('SUBMITTED', 'APPROVED', 'asc', 5, ', sent_at = now()');
    await change('UNKNOWN', 'SUBMITTED', 'asc', 3);
    await change('FAILED', 'UNKNOWN', 'asc', 1, `, reason = 'No', finished_at = now()`);
    await change('FAILED', 'SUBMITTED', 'asc', 1, `, reason = 'No', finished_at = now() - interval '10 days'`);
    const charges = `from charges c join gifts g on g.payment_id = c.payment_id where g.status = 'CLAIMED' order by c.id`;
    // Two about one payment are one payment that needs a person.
    for (const each of [1, 2]) {
      await client.query(
        `insert into disputes (id, provider_id, payment_id, charge_id, gift_id, amount, held_parts, status, opened_at)
         select gen_random_uuid(), '${each}', c.payment_id, c.id, g.id, c.amount, '[]', 'OPEN', now() ${charges} limit 1`,
      );
    }
    await client.query(
      `insert into refunds (id, charge_id, gift_id, amount, currency, status, reason, failure, created_at, updated_at, finished_at)
       select gen_random_uuid(), c.id, g.id, c.amount, 'NGN', 'FAILED', 'Asked for it', 'No', now(), now(), now() ${charges} limit 3`,
    );
  } finally {
    await client.end();
  }
}
