import { DEMO_PASSWORD } from '@jara/domain/staff/demo-staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureDemoStaff } from '../../sample-data/demo-staff.ts';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { createApp } from '../app.ts';
import { createStaffGate } from './staff-gate.ts';
import { addStaff, auditOf, passTime, signIn } from './testing.ts';

const MINUTE = 60;

describe('signing in', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
    await ensureDemoStaff(world.deps);
  });
  afterAll(() => world.close());

  const isIn = async (browser: Browser) => (await browser.get('/api/admin/session')).status === 200;
  const attempt = (email: string, password: string) => world.browser().post('/api/admin/session', { email, password });

  it('opens the portal for a demonstration account, and says who it is and what it may do', async () => {
    const browser = await signIn(world, 'SUPPORT@jara.test');
    const { body } = await browser.get('/api/admin/session');
    expect(body).toMatchObject({
      state: 'SIGNED_IN',
      hasTotp: false,
      needsTotp: false,
      staff: { email: 'support@jara.test', role: 'SUPPORT' },
    });
    expect(body.permissions).toContain('gifts.view');
    expect(body.permissions).not.toContain('withdrawals.decide');
    expect(await auditOf(world, 'session.sign_in')).not.toEqual([]);
  });

  it('lets the same person in on several devices at the same moment', async () => {
    const { email } = await addStaff(world, 'ADMIN');
    const answers = await Promise.all([1, 2, 3, 4].map(() => attempt(email, DEMO_PASSWORD)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('answers the same to an unknown address, a wrong password and somebody deactivated', async () => {
    const gone = await addStaff(world, 'ADMIN', 'gone@jara.test');
    await world.deps.db.updateTable('staff').set({ isActive: false }).where('id', '=', gone.id).execute();
    const answers = await Promise.all([
      attempt('nobody@jara.test', DEMO_PASSWORD),
      attempt('super@jara.test', 'not the password'),
      attempt('gone@jara.test', DEMO_PASSWORD),
    ]);
    for (const { status, body, headers } of answers) {
      expect([status, body.message, body.code]).toEqual([401, 'Invalid credentials', 'invalid_credentials']);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('takes as long for an unknown address as for a wrong password', async () => {
    const timesOf = async (email: string) => {
      const times: number[] = [];
      for (let i = 0; i < 7; i++) {
        const startedAt = performance.now();
        await attempt(email, 'not the password');
        times.push(performance.now() - startedAt);
      }
      return times.sort((a, b) => a - b)[3] ?? 0;
    };
    const [unknown, known] = [await timesOf('nobody@jara.test'), await timesOf('super@jara.test')];
    // Checking a password takes many times as long as not checking one; a busy machine does not.
    expect(Math.max(unknown, known) / Math.min(unknown, known)).toBeLessThan(3);
  });

  it('needs an address and a password', async () => {
    expect((await attempt('', DEMO_PASSWORD)).status).toBe(422);
    expect((await attempt('super@jara.test', '')).status).toBe(422);
  });

  it('gives a cookie that scripts cannot read and other sites cannot send', async () => {
    const { headers } = await attempt('admin@jara.test', DEMO_PASSWORD);
    const [cookie] = [headers['set-cookie']].flat();
    expect(String(cookie)).toMatch(/^jara_staff=[\w-]{43}; /);
    expect(String(cookie)).toMatch(/HttpOnly/);
    expect(String(cookie)).toMatch(/SameSite=Strict/);
    expect(String(cookie)).toMatch(/Path=\//);

    const secure = await createApp({
      ...world.deps,
      config: { ...world.deps.config, publicUrl: 'https://jara.example' },
    });
    const answer = await secure.inject({
      method: 'POST',
      url: '/api/admin/session',
      payload: { email: 'admin@jara.test', password: DEMO_PASSWORD },
    });
    await secure.close();
    expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-jara_staff=.*Secure/);
  });

  it('sets a mark beside it that pages can read and that opens nothing, and takes both away', async () => {
    const browser = world.browser();
    const { headers } = await browser.post('/api/admin/session', { email: 'admin@jara.test', password: DEMO_PASSWORD });
    const cookies = [headers['set-cookie']].flat().map(String);
    expect(cookies).toHaveLength(3);
    expect(cookies[1]).toMatch(/^jara_staff_here=1; .*Path=\/admin; SameSite=Strict$/);
    expect(cookies[1]).not.toMatch(/HttpOnly/);
    const onlyTheMark = await world.app.inject({ url: '/api/admin/session', cookies: { jara_staff_here: '1' } });
    expect(onlyTheMark.statusCode).toBe(401);
    const { headers: after } = await browser.request({ method: 'DELETE', url: '/api/admin/session' });
    expect([after['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0])).toEqual([
      'jara_staff=',
      'jara_staff_here=',
    ]);
  });

  it('keeps only a hash of what the browser holds', async () => {
    const browser = await signIn(world, 'admin@jara.test');
    const token = browser.cookies.get('jara_staff') ?? '';
    const rows = await world.deps.db.selectFrom('staffSessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.some(({ tokenHash }) => tokenHash.toString('base64url') === token)).toBe(false);
  });

  it('ends after half an hour without a request, and not before', async () => {
    const browser = await signIn(world, 'admin@jara.test');
    await passTime(world, 29 * MINUTE);
    expect(await isIn(browser)).toBe(true);
    await passTime(world, 58 * MINUTE);
    expect(await isIn(browser)).toBe(true);
    await passTime(world, 89 * MINUTE);
    expect(await isIn(browser)).toBe(false);
    await passTime(world, 0);
    // What has ended stays ended, even if the clock is put back.
    expect(await isIn(browser)).toBe(false);
  });

  it('ends after twelve hours, however busy', async () => {
    const browser = await signIn(world, 'admin@jara.test');
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      await passTime(world, minutes * MINUTE);
      expect(await isIn(browser)).toBe(true);
    }
    await passTime(world, 12 * 60 * MINUTE + 1);
    expect(await isIn(browser)).toBe(false);
    await passTime(world, 0);
  });

  it('ends where one signs out, and only there', async () => {
    const [here, there] = [await signIn(world, 'admin@jara.test'), await signIn(world, 'admin@jara.test')];
    expect((await here.request({ method: 'DELETE', url: '/api/admin/session' })).status).toBe(200);
    expect([await isIn(here), await isIn(there)]).toEqual([false, true]);
  });

  it('shows where one is signed in, and ends one session or all of them, but never somebody else’s', async () => {
    const mine = await addStaff(world, 'ADMIN');
    const [here, there, third] = [
      await signIn(world, mine.email),
      await signIn(world, mine.email),
      await signIn(world, mine.email),
    ];
    const other = await signIn(world, 'super@jara.test');
    const { body: sessions } = await here.get('/api/admin/sessions');
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);

    const { body: otherSessions } = await other.get('/api/admin/sessions');
    expect((await here.request({ method: 'DELETE', url: `/api/admin/sessions/${otherSessions[0].id}` })).status).toBe(
      404,
    );

    const { body: current } = await there.get('/api/admin/session');
    await here.request({ method: 'DELETE', url: `/api/admin/sessions/${current.id}` });
    expect([await isIn(here), await isIn(there), await isIn(third), await isIn(other)]).toEqual([
      true,
      false,
      true,
      true,
    ]);

    const { body } = await here.request({ method: 'DELETE', url: '/api/admin/sessions' });
    expect(body).toEqual({ ended: 2 });
    expect([await isIn(here), await isIn(third), await isIn(other)]).toEqual([false, false, true]);
  });

  it('ends everywhere else when the password changes, and the old one is worth nothing', async () => {
    const { email } = await addStaff(world, 'SUPPORT');
    const [here, there] = [await signIn(world, email), await signIn(world, email)];
    const change = (currentPassword: string, newPassword: string) =>
      here.put('/api/admin/session/password', { currentPassword, newPassword });
    expect((await change('not the password', 'a better password')).status).toBe(422);
    expect((await change(DEMO_PASSWORD, 'short')).status).toBe(422);
    expect((await change(DEMO_PASSWORD, 'a better password')).status).toBe(200);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect((await attempt(email, DEMO_PASSWORD)).status).toBe(401);
    expect((await attempt(email, 'a better password')).status).toBe(200);
  });

  it('is slowed down after ten wrong passwords for one account, known or not', async () => {
    const strict = await createWorld({ env: { RATE_LIMITS: 'on' } });
    await ensureDemoStaff(strict.deps);
    for (const email of ['super@jara.test', 'nobody@jara.test']) {
      const statuses: number[] = [];
      for (let i = 0; i < 12; i++) {
        statuses.push(
          (await strict.browser().post('/api/admin/session', { email, password: 'not the password' })).status,
        );
      }
      expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    }
    expect(
      (await strict.browser().post('/api/admin/session', { email: 'SUPER@jara.test', password: DEMO_PASSWORD })).status,
    ).toBe(429);
    await strict.close();
  });

  it('does not work for demonstration accounts in live mode, should one ever be there', async () => {
    const config = { ...world.deps.config, mode: 'live' as const };
    const live = await createApp({ ...world.deps, ...createStaffGate({ ...world.deps, config }), config });
    const payload = { email: 'super@jara.test', password: DEMO_PASSWORD };
    const inSandbox = await signIn(world, 'super@jara.test');
    const cookies = Object.fromEntries(inSandbox.cookies);
    expect((await live.inject({ method: 'POST', url: '/api/admin/session', payload })).statusCode).toBe(401);
    expect((await live.inject({ method: 'GET', url: '/api/admin/session', cookies })).statusCode).toBe(401);
    await live.close();
  });

  it('never keeps an answer that opens a session', async () => {
    const headers = { 'idempotency-key': 'sign-in-once' };
    const body = { email: 'admin@jara.test', password: DEMO_PASSWORD };
    const first = await world.browser().post('/api/admin/session', body, headers);
    const second = await world.browser().post('/api/admin/session', body, headers);
    expect(second.body.id).not.toBe(first.body.id);
    const kept = await world.deps.db.selectFrom('idempotentRequests').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('admin@jara.test');
  });
});
