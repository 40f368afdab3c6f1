import { maskQuid } from '@jara/domain/staff/mask';
import type { Role } from '@jara/domain/staff/roles';
import { addDays, lagosDay } from '@jara/domain/time/days';
import { DAY_MS } from '@jara/domain/time/lagos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { createWorld, naira, type World } from '../../../testing/world.ts';
import { signInEverybody } from '../../staff/testing.ts';
import { makeHistory } from '../testing.ts';

type Row = Record<string, string & number>;

describe('the lists of staff', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  const now = new Date();

  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
    await makeHistory(world.databaseUrl, { gifts: 400, until: now, days: 200 });
  });
  afterAll(() => world.close());

  const get = async (path: string): Promise<Answer['body']> => {
    const { status, body } = await staff.ADMIN.get(`/api/admin/${path}`);
    expect([path, status, body.message]).toEqual([path, 200, undefined]);
    return body;
  };
  const count = async (table: 'gifts' | 'payments' | 'withdrawals', condition: string): Promise<number> => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*) from ${sql.table(table)} where ${sql.raw(condition)}`.execute(world.deps.db);
    return rows[0]?.count ?? 0;
  };
  /** As it stands in the database: the lists cover it. */
  const codeOf = async (gift: { id?: string | undefined } | undefined): Promise<string> => {
    const { rows } = await sql<{ quid: string }>`select quid from gifts where id = ${gift?.id}`.execute(world.deps.db);
    return rows[0]?.quid ?? '';
  };
  const since = (days: number) => `>= timestamp '${addDays(lagosDay(now), -days)}' at time zone 'Africa/Lagos'`;

  it('count exactly what their filters leave, and page through all of it once', async () => {
    for (const [query, condition] of [
      ['', 'true'],
      ['status=ACTIVE', "status = 'ACTIVE'"],
      ['status=ACTIVE&status=CLAIMED', "status in ('ACTIVE', 'CLAIMED')"],
      ['status=BLOCKED', 'false'],
      ['currency=GHS', 'false'],
      ['range=week', `created_at ${since(6)}`],
      [`from=${addDays(lagosDay(now), -50)}&status=CLAIMED`, `status = 'CLAIMED' and created_at ${since(50)}`],
    ] as const) {
      const expected = await count('gifts', condition);
      const { total, totalPages } = await get(`quids?limit=100&${query}`);
      expect([query, total]).toEqual([query, expected]);
      const seen = new Set<string>();
      for (let page = 1; page <= totalPages; page++) {
        for (const { id } of (await get(`quids?limit=100&page=${page}&${query}`)).data) seen.add(id);
      }
      expect([query, seen.size]).toEqual([query, expected]);
    }
  });

  it('sort by time and by amount, both ways', async () => {
    for (const list of ['quids', 'transactions', 'withdrawals']) {
      for (const [sort, field] of [
        ['createdAt', 'createdAt'],
        ['amount', 'amount'],
      ] as const) {
        const up: Row[] = (await get(`${list}?limit=100&sort=${sort}`)).data;
        const values = up.map((row) => row[field]);
        expect(values).toEqual([...values].sort((a, b) => ((a ?? 0) < (b ?? 0) ? -1 : 1)));
        const down: Row[] = (await get(`${list}?limit=1&sort=-${sort}`)).data;
        const { rows: top } = await sql<{ id: string }>`
          select id from ${sql.table(list === 'quids' ? 'gifts' : list === 'transactions' ? 'payments' : 'withdrawals')}
          order by ${sql.raw(sort === 'amount' ? (list === 'withdrawals' ? 'gross' : 'amount') : list === 'withdrawals' ? 'requested_at' : 'created_at')} desc, id desc limit 1
        `.execute(world.deps.db);
        expect(down[0]?.id).toBe(top[0]?.id);
      }
    }
  });

  it('show cards that follow the days and the currency, and facets for the other filters', async () => {
    const { stats } = await get('quids?range=month&status=ACTIVE');
    const { stats: unfiltered } = await get('quids?range=month');
    expect(stats).toEqual(unfiltered);
    expect(stats.total).toBe(stats.byStatus.ACTIVE + stats.byStatus.CLAIMED);
    const { stats: payments } = await get('transactions');
    expect(payments).toMatchObject({ total: 400, byStatus: { SUCCESS: 400 } });
    const { stats: withdrawals } = await get('withdrawals');
    expect(withdrawals.byStatus).toEqual({
      PENDING: await count('withdrawals', "status = 'REQUESTED'"),
      ON_ITS_WAY: 0,
      COMPLETED: await count('withdrawals', "status = 'COMPLETED'"),
      FAILED: 0,
    });
    expect(withdrawals.pendingRequests).toBe(withdrawals.byStatus.PENDING);
  });

  it('find gifts by a whole code and by any part of an address or a name', async () => {
    const [gift]: Row[] = (await get('quids?limit=1')).data;
    const code = await codeOf(gift);
    expect((await get(`quids?search=${code.slice(0, 12)}`)).total).toBe(0);
    for (const search of [
      code,
      code.toLowerCase(),
      `${code.slice(0, 4)}-${code.slice(4, 9)}-${code.slice(9)}`,
      String(gift?.recipientEmail),
    ]) {
      const { data, total } = await get(`quids?search=${encodeURIComponent(search)}`);
      expect([search, total >= 1, data.some(({ id }: Row) => id === gift?.id)]).toEqual([search, true, true]);
    }
    expect((await get('quids?search=recipient399@')).total).toBe(1);
    expect((await get('quids?search=ecipient39')).total).toBe(11);
    expect((await get('quids?search=se&limit=1')).total).toBe(400);
    expect((await get('quids?search=%25_')).total).toBe(0);
    expect((await get('quids?search=recipient&status=ACTIVE&limit=1')).total).toBe(
      await count('gifts', "status = 'ACTIVE'"),
    );
  });

  it('find payments by reference, and withdrawals by account name and by code', async () => {
    const [payment]: Row[] = (await get('transactions?limit=1')).data;
    expect((await get(`transactions?search=${payment?.reference}`)).data[0].id).toBe(payment?.id);
    expect((await get(`transactions?search=${String(payment?.reference).slice(0, 17)}`)).total).toBe(1);
    const [withdrawal]: Row[] = (await get('withdrawals?limit=1')).data;
    expect(
      (await get(`withdrawals?search=${encodeURIComponent(String(withdrawal?.accountName).toLowerCase())}`)).data.map(
        ({ id }: Row) => id,
      ),
    ).toContain(withdrawal?.id);
    const name = String(withdrawal?.accountName);
    for (const text of [name, name.toLowerCase(), name.slice(1, -1)]) {
      const { body } = await staff.ADMIN.get(`/api/admin/search?q=${encodeURIComponent(text)}`);
      expect(body.results).toContainEqual(expect.objectContaining({ kind: 'withdrawal', id: withdrawal?.id }));
    }
    const code = await codeOf({ id: withdrawal?.giftId });
    expect((await get(`withdrawals?search=${code}`)).data.map(({ id }: Row) => id)).toContain(withdrawal?.id);
  });

  it('find a whole account name alone, and by its parts whom nobody is called exactly like', async () => {
    const [one, other]: Row[] = (await get('withdrawals?limit=2')).data;
    const name = String(one?.accountName);
    const longer = `${name} JUNIOR`;
    await sql`update withdrawals set account_name = ${longer} where id = ${other?.id}`.execute(world.deps.db);
    const found = async (text: string) =>
      (await get(`withdrawals?search=${encodeURIComponent(text)}`)).data.map(({ id }: Row) => id);
    expect(await found(name)).toEqual([one?.id]);
    expect(await found(longer.toLowerCase())).toEqual([other?.id]);
    expect(await found(longer.slice(1))).toEqual([other?.id]);
    expect((await found(name.slice(0, -1))).sort()).toEqual([one?.id, other?.id].sort());
    expect(await found('junior')).toEqual([other?.id]);
    await sql`update withdrawals set account_name = 'JUNIOR' where id = ${one?.id}`.execute(world.deps.db);
    expect((await found('junior')).sort()).toEqual([one?.id, other?.id].sort());
  });

  it('refuse what makes no sense, and answer an empty page beyond the last', async () => {
    for (const query of [
      'page=0',
      'limit=101',
      'status=NONSENSE',
      'sort=colour',
      'from=yesterday',
      'range=decade',
      'currency=USD',
    ]) {
      expect([query, (await staff.ADMIN.get(`/api/admin/quids?${query}`)).status]).toEqual([query, 422]);
    }
    expect((await get('quids?page=5000')).data).toEqual([]);
  });

  it('show rules with how far they have come', async () => {
    const { data, total, byType } = await get('rules?type=TIME&limit=5');
    expect([total, byType]).toEqual([80, { TIME: 80 }]);
    expect(data[0]).toMatchObject({ ruleType: 'TIME', sharesTotal: 1, giftStatus: expect.any(String) });
    const { data: claimed } = await get('rules?status=CLAIMED&limit=1');
    expect(claimed[0]).toMatchObject({ progressPercent: 100, state: 'FINISHED' });
  });

  it('show open work by age against the promise, and what needs attention', async () => {
    const open = await count('withdrawals', "status = 'REQUESTED'");
    const broken = await count(
      'withdrawals',
      `status = 'REQUESTED' and requested_at <= '${new Date(now.getTime() - DAY_MS).toISOString()}'`,
    );
    const load = await get('workload');
    expect([load.open, load.broken, load.pending]).toEqual([open, broken, open]);
    expect(load.byAge.reduce((sum: number, bucket: { open: number }) => sum + bucket.open, 0)).toBe(open);
    expect(load.next[0].promiseLeftMs).toBeLessThan(0);
    const { items, count: badge } = await get('notifications');
    expect(items[0]).toMatchObject({ kind: 'PROMISE_BROKEN', severity: 'urgent', count: broken });
    expect(badge).toBe(items.length);
    expect((await get('dashboard')).pendingWithdrawals).toBe(open);
  });
});

describe('one gift', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld({ worker: true });
    staff = await signInEverybody(world);
  });
  afterAll(() => world.close());

  const file = async (quid: string) => (await staff.ADMIN.get(`/api/admin/quids/${quid}`)).body;

  it('has its whole story in one place, and money that adds up at every step', async () => {
    const { quid, sender } = await world.paidGift({ amount: naira(100_000), senderEmail: 'chidi@example.com' });
    expect((await file(quid)).money).toMatchObject({ paid: naira(100_000), unclaimed: naira(100_000), addsUp: true });

    await sender.post('/api/rules', { quid, totalSplits: 2 });
    const recipient = world.browser();
    const { body: claim } = await recipient.post(`/api/rules/claim?quid=${quid}`, {});
    expect((await file(quid)).money).toMatchObject({ unclaimed: naira(50_000), claimed: naira(50_000), addsUp: true });

    const withdrawal = await world.withdraw({ quid, recipient, claim });
    expect((await file(quid)).money).toMatchObject({ claimed: 0, onTheWay: naira(50_000), addsUp: true });

    await staff.SUPER_ADMIN.put('/api/withdrawal-request', {
      id: withdrawal.id,
      action: 'APPROVE',
      revision: withdrawal.revision,
    });
    await expect.poll(async () => (await file(quid)).money.paidOut).toBe(naira(48_500));
    await staff.ADMIN.put(`/api/quid/${quid}/status`, { status: 'BLOCKED', reason: 'A second look' });

    const whole = await file(quid);
    expect(whole.money).toMatchObject({
      paid: naira(100_000),
      unclaimed: naira(50_000),
      paidOut: naira(48_500),
      ourFee: naira(1_500),
      addsUp: true,
    });
    const kinds = whole.timeline.map(({ kind }: { kind: string }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['PAYMENT_STARTED', 'PAYMENT_ATTEMPT']);
    for (const kind of [
      'PAYMENT_SETTLED',
      'GIFT_CREATED',
      'WEBHOOK',
      'MAIL',
      'RULE_SAVED',
      'ATTEMPTS',
      'CLAIMED',
      'WITHDRAWAL_REQUESTED',
      'WITHDRAWAL_APPROVED',
      'PAYOUT_SENT',
      'WITHDRAWAL_FINISHED',
      'STAFF_ACTION',
    ]) {
      expect(kinds).toContain(kind);
    }
    expect(whole.timeline.find(({ kind }: { kind: string }) => kind === 'ATTEMPTS')).toMatchObject({
      title: '1 person tried to claim',
      detail: '1 received a share',
    });
    const titles = whole.timeline.map(({ title }: { title: string }) => title);
    expect(titles).toContain('Changed the status of a gift');
    const times = whole.timeline.map(({ at }: { at: string }) => at);
    expect(times).toEqual([...times].sort());
    expect(whole.timeline.find(({ kind }: { kind: string }) => kind === 'WITHDRAWAL_APPROVED').actor).toMatchObject({
      kind: 'STAFF',
      name: 'Ngozi Okonkwo',
    });
    expect(whole.allowed).toEqual({ statuses: ['SPLIT'], refund: true, revive: false });
    expect(whole.lastStaff.name).toBe('Tunde Adeyemi');
    await world.expectCleanBooks();
  });

  it('shows money that came back, was refunded, or was never its own', async () => {
    const { quid } = await world.paidGift({ amount: naira(30_000) });
    await staff.ADMIN.put(`/api/quid/${quid}/status`, { status: 'BLOCKED', reason: 'Asked for it' });
    expect(
      (await staff.ADMIN.post(`/api/admin/quids/${quid}/refund`, { reason: 'The sender changed their mind' })).status,
    ).toBe(200);
    const { money, refunds } = await file(quid);
    expect([money.refunding + money.refunded, money.addsUp]).toEqual([naira(30_000), true]);
    expect(refunds).toMatchObject([{ amount: naira(30_000), reason: 'The sender changed their mind' }]);
  });

  it('is found by whatever somebody pastes', async () => {
    const { quid, payment } = await world.paidGift({ email: 'zainab@example.com' });
    const { body: known } = await staff.ADMIN.get(`/api/admin/quids/${quid}`);
    const find = async (q: string) =>
      (await staff.ADMIN.get(`/api/admin/search?q=${encodeURIComponent(q)}`)).body.results;
    for (const text of [quid, quid.toLowerCase(), known.id, 'zainab@example.com', 'zainab']) {
      expect((await find(text))[0]).toMatchObject({ kind: 'gift', id: known.id, link: `/admin/quids/${known.id}` });
    }
    expect((await find(payment.reference))[0]).toMatchObject({ kind: 'payment', id: payment.id, isExact: true });
    expect((await find('admin@jara.test'))[0]).toMatchObject({ kind: 'staff', isExact: true });
    expect(await find('nobody at all')).toEqual([]);
    expect((await staff.SUPPORT.get('/api/admin/search?q=admin@jara.test')).body.results).toEqual([]);
  });

  it('is shown to staff by the public routes too, and to nobody else', async () => {
    const { quid, payment } = await world.paidGift({ email: 'zainab@example.com' });
    expect((await staff.ADMIN.get(`/api/quid/${quid}`)).body).toMatchObject({ recipientEmail: 'zainab@example.com' });
    expect((await world.browser().get(`/api/quid/${quid}`)).body.recipientEmail).toBeUndefined();
    expect((await staff.ADMIN.get(`/api/transactions/${payment.id}`)).body).toMatchObject({
      id: payment.id,
      quid: maskQuid(quid),
      manageKey: null,
      authorizationUrl: null,
    });
    expect((await world.browser().get(`/api/transactions/${payment.id}`)).status).toBe(404);
    expect((await staff.ADMIN.get('/api/withdrawal-request')).body.total).toBeGreaterThan(0);
    expect((await world.browser().get('/api/withdrawal-request')).status).toBe(401);
    expect((await staff.ADMIN.get('/api/rules')).status).toBe(200);
    expect((await world.browser().get('/api/rules')).status).toBe(401);
  });

  it('wakes the page that watches it, for a Super Admin in sandbox mode alone', async () => {
    const { payment } = await world.paidGift();
    const send = (browser: Browser) => browser.get(`/api/sse/send?userId=${payment.reference}&message=hello`);
    expect((await send(staff.SUPER_ADMIN)).body).toEqual({ sent: true });
    expect((await send(staff.ADMIN)).status).toBe(403);
    expect((await send(world.browser())).status).toBe(401);
  });
});
