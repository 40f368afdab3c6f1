import { MOST_VIEWS } from '@jara/contract/staff/views';
import type { Role } from '@jara/domain/staff/roles';
import { DAY_MS } from '@jara/domain/time/lagos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { signInEverybody } from '../../staff/testing.ts';
import { makeHistory } from '../testing.ts';

describe('how somebody wants their lists', () => {
  let world: World;
  let staff: Record<Role, Browser>;

  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
  });
  afterAll(() => world.close());

  const save = (browser: Browser, name: string, words: object = { status: 'BLOCKED' }, list = 'quids') =>
    browser.post(`/api/admin/lists/${list}/views`, { name, words });
  const asJson = { 'content-type': 'application/json' };
  const change = (browser: Browser, url: string, body: object) =>
    browser.request({ method: 'PATCH', url, payload: JSON.stringify(body), headers: asJson });
  const remove = (browser: Browser, url: string) => browser.request({ method: 'DELETE', url });
  const choices = async (browser: Browser) => (await browser.get('/api/admin/list-choices')).body;

  it('is kept under a name, and is there on another device', async () => {
    const words = { status: 'BLOCKED', sort: 'createdAt', limit: '50', hide: 'amount' };
    const { status, body } = await save(staff.ADMIN, ' On hold ', words);
    expect([status, body]).toEqual([200, { id: body.id, list: 'quids', name: 'On hold', words }]);
    const second = (await signInEverybody(world)).ADMIN;
    expect((await choices(second)).views).toContainEqual(body);
  });

  it('can be renamed, made to show something else, and deleted', async () => {
    const { body } = await save(staff.ADMIN, 'Cards', { channel: 'CARD' }, 'transactions');
    const path = `/api/admin/views/${body.id}`;
    expect((await change(staff.ADMIN, path, { name: 'By card' })).body).toMatchObject({
      name: 'By card',
      words: body.words,
    });
    const words = { channel: 'USSD' };
    expect((await change(staff.ADMIN, path, { words })).body).toMatchObject({ name: 'By card', words });
    // In other letters it is the same name, and it is its own.
    expect((await change(staff.ADMIN, path, { name: 'BY CARD' })).status).toBe(200);
    expect((await remove(staff.ADMIN, path)).body).toEqual({ deleted: true });
    expect(await remove(staff.ADMIN, path)).toMatchObject({ status: 404, body: { code: 'view_not_found' } });
  });

  it('is nobody else’s: another’s view is not there, not even for a Super Admin', async () => {
    const { body } = await save(staff.SUPPORT, 'Mine alone');
    const path = `/api/admin/views/${body.id}`;
    for (const other of [staff.ADMIN, staff.SUPER_ADMIN]) {
      expect((await choices(other)).views.map(({ id }: { id: string }) => id)).not.toContain(body.id);
      for (const answer of [await change(other, path, { name: 'Taken over' }), await remove(other, path)])
        expect(answer).toMatchObject({ status: 404, body: { code: 'view_not_found' } });
    }
    expect((await choices(staff.SUPPORT)).views).toContainEqual(body);
    expect((await world.browser().get('/api/admin/list-choices')).status).toBe(401);
  });

  it('is kept of no list that its owner may not see', async () => {
    expect(await save(staff.SUPPORT, 'Trail', {}, 'audit')).toMatchObject({
      status: 403,
      body: { code: 'permission_denied' },
    });
    const hidden = await staff.SUPPORT.put('/api/admin/lists/audit/hidden-columns', { hidden: ['details'] });
    expect(hidden).toMatchObject({ status: 403, body: { code: 'permission_denied' } });
    const news = await staff.SUPPORT.get(`/api/admin/lists/audit/news?since=${new Date().toISOString()}`);
    expect(news).toMatchObject({ status: 403, body: { code: 'permission_denied' } });
    // Whoever may no longer see a list has nothing of it any more, either.
    await save(staff.ADMIN, 'Trail', { action: 'gift.status' }, 'audit');
    const { rows } = await sql<{ id: string }>`
      update saved_views set staff_id = (select id from staff where role = 'SUPPORT' limit 1) where list = 'audit' returning id
    `.execute(world.deps.db);
    expect(rows).toHaveLength(1);
    expect((await choices(staff.SUPPORT)).views.map(({ list }: { list: string }) => list)).not.toContain('audit');
  });

  it('never holds what was searched for, nor a name that names somebody', async () => {
    for (const words of [{ search: 'ada@example.com' }, { status: 'ada@example.com' }, { hide: 'ada' }])
      expect(await save(staff.ADMIN, 'Ada', words)).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    for (const name of ['', 'ada@example.com', 'Account 0123456789', 'x'.repeat(41)])
      expect([name, (await save(staff.ADMIN, name)).status]).toEqual([name, 422]);
    await expect(
      sql`update saved_views set words = '{"search": "ada@example.com"}'`.execute(world.deps.db),
    ).rejects.toThrow('saved_views_words_check');
  });

  it('has a name once and a limit, however many devices ask at the same moment', async () => {
    const same = await Promise.all(Array.from({ length: 5 }, () => save(staff.SUPER_ADMIN, 'Twice')));
    expect(same.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await save(staff.SUPER_ADMIN, 'tWICE')).toMatchObject({ status: 409, body: { code: 'view_name_taken' } });
    const many = await Promise.all(
      Array.from({ length: MOST_VIEWS + 3 }, (_, n) => save(staff.SUPER_ADMIN, `View ${n}`)),
    );
    expect(many.filter(({ status }) => status === 200)).toHaveLength(MOST_VIEWS - 1);
    expect(many.find(({ status }) => status !== 200)?.body.code).toBe('too_many_views');
    expect((await save(staff.SUPER_ADMIN, 'Elsewhere', {}, 'withdrawals')).status).toBe(200);
  });

  it('hides columns for one person, and leaves at least one', async () => {
    const hide = (hidden: string[]) => staff.ADMIN.put('/api/admin/lists/quids/hidden-columns', { hidden });
    expect((await hide(['recipientEmail', 'amount'])).body).toEqual({ hidden: ['amount', 'recipientEmail'] });
    expect((await choices(staff.ADMIN)).hidden).toEqual({ quids: ['amount', 'recipientEmail'] });
    expect((await choices(staff.SUPER_ADMIN)).hidden).toEqual({});
    const all = ['quid', 'amount', 'status', 'creatorEmail', 'recipientEmail', 'createdAt'];
    for (const wrong of [all, ['nothing of the kind']]) expect((await hide(wrong)).status).toBe(422);
    expect((await hide([])).body).toEqual({ hidden: [] });
  });
});

describe('what has come since a list was read', () => {
  let world: World;
  let staff: Record<Role, Browser>;

  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
    await world.paidGift({ email: 'before@example.com' });
  });
  afterAll(() => world.close());

  const news = async (list: string, since: string, filters = '', browser = staff.ADMIN) => {
    const { status, body } = await browser.get(`/api/admin/lists/${list}/news?since=${since}${filters}`);
    expect([list, filters, status]).toEqual([list, filters, 200]);
    return body;
  };

  it('is counted by the filters and the search of the list', async () => {
    const { readAt, total } = (await staff.ADMIN.get('/api/admin/quids')).body;
    expect(total).toBe(1);
    for (const list of ['quids', 'transactions', 'withdrawals', 'rules', 'giveaways', 'audit'])
      expect(await news(list, readAt)).toEqual({ count: 0, isMore: false });
    await world.paidGift({ email: 'ada@example.com' });
    await world.paidGift({ email: 'kemi@example.com' });
    expect(await news('quids', readAt)).toEqual({ count: 2, isMore: false });
    expect(await news('transactions', readAt, '&channel=CARD&status=SUCCESS')).toEqual({ count: 2, isMore: false });
    expect(await news('transactions', readAt, '&channel=USSD')).toEqual({ count: 0, isMore: false });
    expect(await news('quids', readAt, '&status=BLOCKED')).toEqual({ count: 0, isMore: false });
    expect(await news('quids', readAt, '&search=ada@')).toEqual({ count: 1, isMore: false });
    expect(await news('quids', readAt, '&search=before@')).toEqual({ count: 0, isMore: false });
    // Whoever sees addresses masked finds only whole ones, here too.
    expect(await news('quids', readAt, '&search=ada@', staff.SUPPORT)).toEqual({ count: 0, isMore: false });
    expect(await news('quids', readAt, '&search=ada@example.com', staff.SUPPORT)).toEqual({ count: 1, isMore: false });
    const { readAt: again } = (await staff.ADMIN.get('/api/admin/quids')).body;
    expect(await news('quids', again)).toEqual({ count: 0, isMore: false });
  });

  it('is counted up to fifty', async () => {
    await makeHistory(world.databaseUrl, { gifts: 60, until: new Date(), days: 60 });
    const since = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
    expect(await news('transactions', since(70))).toEqual({ count: 50, isMore: true });
    expect(await news('transactions', since(70), '&search=recipient')).toEqual({ count: 50, isMore: true });
    const { total } = (await staff.ADMIN.get('/api/admin/withdrawals?status=PENDING')).body;
    expect(await news('withdrawals', since(70), '&status=PENDING')).toEqual({ count: total, isMore: false });
  });

  it('takes no filter that the list does not know', async () => {
    const answer = await staff.ADMIN.get('/api/admin/lists/quids/news?since=yesterday');
    expect(answer.status).toBe(422);
    const { status } = await staff.ADMIN.get(
      `/api/admin/lists/quids/news?since=${new Date().toISOString()}&status=NOTHING`,
    );
    expect(status).toBe(422);
  });
});
