import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../testing/world.ts';
import { stopTokenOf, whoRefuses } from '../outbox/refused-reminders.ts';

const ADA = 'ada@example.com';

describe('stopping reminders with one click', () => {
  let world: World;
  let url: string;
  beforeAll(async () => {
    world = await createWorld();
    url = `/reminders/${stopTokenOf(world.deps.keys, ADA)}`;
  });
  beforeEach(async () => {
    await world.deps.db.deleteFrom('refusedReminders').execute();
  });
  afterAll(() => world.close());

  const post = (payload: string, headers: Record<string, string> = {}, at = url) =>
    world.app.inject({
      method: 'POST',
      url: at,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const isRefused = async (address = ADA) => (await whoRefuses(world.deps.db, world.deps.keys, [address])).has(address);
  const CLICK = 'List-Unsubscribe=One-Click';

  it('names no address, and is told apart by who it is for', () => {
    expect(url).not.toMatch(/ada|example|%40/i);
    expect(url).not.toBe(`/reminders/${stopTokenOf(world.deps.keys, 'bola@example.com')}`);
    expect(url).toBe(`/reminders/${stopTokenOf(world.deps.keys, 'Ada@Example.com')}`);
  });

  it('works as a mail program asks, once or often, with the same answer and without a cookie', async () => {
    const first = await post(CLICK);
    const second = await post(CLICK);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.body).toBe(first.body);
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(await isRefused()).toBe(true);
    expect(await isRefused('bola@example.com')).toBe(false);
    const { rows } = { rows: await world.deps.db.selectFrom('refusedReminders').selectAll().execute() };
    expect(JSON.stringify(rows)).not.toContain('ada');
  });

  it('takes the other way of writing a form that RFC 8058 names', async () => {
    const body = `--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n`;
    expect((await post(body, { 'content-type': 'multipart/form-data; boundary=b' })).statusCode).toBe(200);
    expect(await isRefused()).toBe(true);
  });

  it.each([
    ['https://mail.example', 'cross-site'],
    ['null', 'cross-site'],
  ])('works from a page of a mail program (%s), which no other change does', async (origin, from) => {
    const headers = { origin, 'sec-fetch-site': from };
    expect((await post(CLICK, headers)).statusCode).toBe(200);
    expect(await isRefused()).toBe(true);
    expect((await post(CLICK, headers, '/help')).statusCode).toBe(403);
  });

  it('changes nothing by being looked at, or by anything but the one word', async () => {
    const page = await world.app.inject({ method: 'GET', url });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Stop these reminders</button>');
    expect(page.body).not.toMatch(/<script/);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    for (const body of ['', 'List-Unsubscribe=No', 'One-Click']) expect((await post(body)).statusCode).toBe(422);
    expect((await post('{}', { 'content-type': 'application/json' })).statusCode).toBe(415);
    expect(await isRefused()).toBe(false);
  });

  it('can be undone on the same page', async () => {
    await post(CLICK);
    expect((await world.app.inject({ method: 'GET', url })).body).toContain('Reminders have stopped');
    expect((await post('reminders=again')).body).toContain('Stop these reminders');
    expect(await isRefused()).toBe(false);
  });

  it('knows a token of another kind, or a bent one, for none', async () => {
    const token = url.split('/').at(-1) ?? '';
    const [hash = '', signature = ''] = token.split('.');
    const bent = [`${hash}.${'A'.repeat(43)}`, hash, `${'A'.repeat(43)}.${signature}`, 'x', `${token}.x`.slice(1)];
    for (const each of bent) {
      expect((await post(CLICK, {}, `/reminders/${each}`)).statusCode).toBe(404);
      expect((await world.app.inject({ method: 'GET', url: `/reminders/${each}` })).statusCode).toBe(404);
    }
    expect(await world.deps.db.selectFrom('refusedReminders').selectAll().execute()).toEqual([]);
  });

  it('is throttled', async () => {
    const strict = await createWorld({ env: { RATE_LIMITS: 'on' } });
    const ask = () => strict.app.inject({ method: 'GET', url: '/reminders/x', remoteAddress: '203.0.113.9' });
    const statuses = new Set<number>();
    for (let i = 0; i < 13; i += 1)
      for (const { statusCode } of await Promise.all(Array.from({ length: 50 }, ask))) statuses.add(statusCode);
    expect([...statuses].sort()).toEqual([404, 429]);
    await strict.close();
  });
});
