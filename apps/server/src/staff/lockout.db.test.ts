import { DEMO_PASSWORD } from '@jara/domain/staff/demo-staff';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureDemoStaff } from '../../sample-data/demo-staff.ts';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { addStaff } from './testing.ts';

const STRANGER = '203.0.113.66';
const OFFICE = '198.51.100.7';

describe('wrong passwords for staff', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ env: { RATE_LIMITS: 'on' } });
    await ensureDemoStaff(world.deps);
  });
  afterAll(() => world.close());

  const from = (browser: Browser, remoteAddress: string, url: string, body: object) =>
    browser.request({
      method: 'POST',
      url,
      remoteAddress,
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const signIn = async (browser: Browser, address: string, email: string, password: string) =>
    (await from(browser, address, '/api/admin/session', { email, password })).status;
  const guess = (address: string, email: string) => signIn(world.browser(), address, email, 'not the password');
  /** As if so many had tried already, from many networks. */
  const count = (limit: string, who: string, hits: number) => {
    const window = { hits, windowEndsAt: new Date(Date.now() + 3_600_000) };
    return world.deps.db
      .insertInto('throttles')
      .values({ bucket: `${limit}:${world.deps.keys.tally('throttle', who)}`, ...window })
      .onConflict((conflict) => conflict.column('bucket').doUpdateSet(window))
      .execute();
  };

  it('lock out the network they come from, and not the person they are tried for', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push(await guess(STRANGER, 'super@jara.test'));
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect(await signIn(world.browser(), STRANGER, 'super@jara.test', DEMO_PASSWORD)).toBe(429);
    expect(await signIn(world.browser(), OFFICE, 'super@jara.test', DEMO_PASSWORD)).toBe(200);
  });

  it('do not lock out a device on which the person has signed in before, not even from the same network', async () => {
    const { email } = await addStaff(world, 'SUPER_ADMIN');
    const own = world.browser();
    expect(await signIn(own, '192.0.2.4', email, DEMO_PASSWORD)).toBe(200);
    for (let i = 0; i < 11; i++) await guess('192.0.2.4', email);
    await count('staff-sign-in-account', email, 600);
    await count('staff-sign-in-network', '192.0.2.4', 40);
    expect(await signIn(world.browser(), '192.0.2.4', email, DEMO_PASSWORD)).toBe(429);
    expect(await signIn(own, '192.0.2.4', email, DEMO_PASSWORD)).toBe(200);

    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push(await signIn(own, '192.0.2.5', email, 'not the password'));
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  it('are a device’s own only with a mark of ours for that very person', async () => {
    const [mine, other] = [await addStaff(world, 'ADMIN'), await addStaff(world, 'ADMIN')];
    const browser = world.browser();
    expect(await signIn(browser, OFFICE, mine.email, DEMO_PASSWORD)).toBe(200);
    await count('staff-sign-in-account', other.email, 600);
    expect(await signIn(browser, OFFICE, other.email, DEMO_PASSWORD)).toBe(429);
  });

  it('are bounded for one network, however many accounts it tries, and for one account, however many networks try', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 42; i++) statuses.push(await guess('192.0.2.77', `nobody-${i % 8}@jara.test`));
    expect(statuses).toEqual([...Array(40).fill(401), 429, 429]);

    await count('staff-sign-in-account', 'tired@jara.test', 599);
    expect([await guess('192.0.2.78', 'tired@jara.test'), await guess('192.0.2.79', 'tired@jara.test')]).toEqual([
      401, 429,
    ]);
  });

  const codeOf = (secret: string, steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

  it('of the authenticator do not keep its owner from confirming where they are signed in, or on a device of theirs', async () => {
    const { email } = await addStaff(world, 'SUPER_ADMIN');
    const own = world.browser();
    await signIn(own, OFFICE, email, DEMO_PASSWORD);
    const { body } = await from(own, OFFICE, '/api/admin/session/totp/enrolment', { password: DEMO_PASSWORD });
    await own.put('/api/admin/session/totp/enrolment', { code: codeOf(body.secret, 0) });

    const thief = world.browser();
    expect(await signIn(thief, STRANGER, email, DEMO_PASSWORD)).toBe(200);
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++)
      statuses.push((await from(thief, STRANGER, '/api/admin/session/totp', { code: '000000' })).status);
    expect(statuses).toEqual([...Array(10).fill(403), 429]);

    expect((await from(own, OFFICE, '/api/admin/session/step-up', { code: codeOf(body.secret, 1) })).status).toBe(200);
    await own.request({ method: 'DELETE', url: '/api/admin/session', remoteAddress: OFFICE });
    expect(await signIn(own, OFFICE, email, DEMO_PASSWORD)).toBe(200);
    expect((await from(own, OFFICE, '/api/admin/session/totp', { code: '000000' })).status).toBe(403);
  });
});
