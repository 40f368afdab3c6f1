import type { StaffId } from '@jara/domain/ids';
import { DEMO_PASSWORD } from '@jara/domain/staff/demo-staff';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { newId } from '../platform/ids.ts';
import { addStaff, auditOf, passTime, signIn } from './testing.ts';
import { openSecret, sealSecret } from './totp.ts';

const STEP_MS = 30_000;

describe('an authenticator', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

  /** As if the half-minute of the last code were over, without waiting for it. */
  const waitForNextCode = (staffId: StaffId) =>
    world.deps.db.updateTable('staff').set({ totpLastStep: 0 }).where('id', '=', staffId).execute();

  const enrol = async (browser: Browser): Promise<string> => {
    const { body } = await browser.post('/api/admin/session/totp/enrolment', { password: DEMO_PASSWORD });
    const { status } = await browser.put('/api/admin/session/totp/enrolment', { code: codeOf(body.secret) });
    expect(status).toBe(200);
    return body.secret;
  };

  const somebody = async (isDemo = false) => {
    const staff = await addStaff(world, 'SUPER_ADMIN');
    await world.deps.db.updateTable('staff').set({ isDemo }).where('id', '=', staff.id).execute();
    return { ...staff, browser: await signIn(world, staff.email) };
  };
  const doSomethingGrave = (browser: Browser) => browser.get('/api/admin/exports/financial');

  it('is set up with the password and a code of it, and counts only then', async () => {
    const { browser, email, id } = await somebody();
    expect((await browser.post('/api/admin/session/totp/enrolment', { password: 'not it' })).status).toBe(403);
    const { body } = await browser.post('/api/admin/session/totp/enrolment', { password: DEMO_PASSWORD });
    expect(body.url).toMatch(/^otpauth:\/\/totp\/Jara:.*secret=/);
    expect((await browser.get('/api/admin/session')).body.hasTotp).toBe(false);
    expect((await browser.put('/api/admin/session/totp/enrolment', { code: '000000' })).body.code).toBe('wrong_code');
    // A secret that was never confirmed locks nobody out.
    expect((await signIn(world, email)).cookies.size).toBeGreaterThan(0);

    expect((await browser.put('/api/admin/session/totp/enrolment', { code: codeOf(body.secret) })).body).toMatchObject({
      hasTotp: true,
      state: 'SIGNED_IN',
    });
    const stored = await world.deps.db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(body.secret);
    expect(openSecret(world.deps.keys, id, stored.totpSecret ?? '')).toBe(body.secret);
    expect((await auditOf(world, 'totp.enable')).at(-1)).toMatchObject({ staffId: id });
  });

  it('ends the other sessions of its owner when it is set up', async () => {
    const { browser, email } = await somebody();
    const other = await signIn(world, email);
    await enrol(browser);
    expect([(await browser.get('/api/admin/session')).status, (await other.get('/api/admin/session')).status]).toEqual([
      200, 401,
    ]);
  });

  it('is asked for at sign-in, and nothing else works until its code is given', async () => {
    const { browser, email, id } = await somebody();
    const secret = await enrol(browser);
    await waitForNextCode(id);
    const again = world.browser();
    const { body } = await again.post('/api/admin/session', { email, password: DEMO_PASSWORD });
    expect(body).toMatchObject({ state: 'CODE_NEEDED', permissions: [] });
    expect((await again.get('/api/admin/dashboard')).body.code).toBe('code_required');
    expect((await again.post('/api/admin/session/totp', { code: '000000' })).body.code).toBe('wrong_code');
    const { body: session } = await again.post('/api/admin/session/totp', { code: codeOf(secret) });
    expect(session.state).toBe('SIGNED_IN');
    expect((await again.get('/api/admin/dashboard')).status).toBe(200);
  });

  it('takes each code once, even when it is given twice at the same moment', async () => {
    const { browser, email, id } = await somebody();
    const secret = await enrol(browser);
    await waitForNextCode(id);
    const browsers = await Promise.all(Array.from({ length: 4 }, () => signIn(world, email)));
    const code = codeOf(secret);
    const answers = await Promise.all(browsers.map((each) => each.post('/api/admin/session/totp', { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
    // The one before is spent with it.
    expect((await browsers[0]?.post('/api/admin/session/totp', { code: codeOf(secret, -1) }))?.status).toBe(403);
    expect((await browsers[1]?.post('/api/admin/session/totp', { code: codeOf(secret, 1) }))?.status).toBe(200);
  });

  it('forgives a phone half a minute of error, and no more', async () => {
    const { browser, id } = await somebody();
    const secret = await enrol(browser);
    for (const [steps, status] of [
      [3, 403],
      [-3, 403],
      [1, 200],
    ] as const) {
      await waitForNextCode(id);
      expect((await browser.post('/api/admin/session/step-up', { code: codeOf(secret, steps) })).status).toBe(status);
    }
  });

  it('has to have been used within ten minutes before anything grave', async () => {
    const { browser, id } = await somebody();
    expect((await doSomethingGrave(browser)).body.code).toBe('totp_not_set_up');
    const secret = await enrol(browser);
    expect((await doSomethingGrave(browser)).status).toBe(200);
    await passTime(world, 10 * 60 + 1);
    expect((await doSomethingGrave(browser)).body.code).toBe('step_up_required');
    await waitForNextCode(id);
    expect((await browser.post('/api/admin/session/step-up', { code: codeOf(secret) })).status).toBe(200);
    expect((await doSomethingGrave(browser)).status).toBe(200);
    await passTime(world, 0);
  });

  it('is replaced only by somebody who has just used it', async () => {
    const { browser } = await somebody();
    await enrol(browser);
    await passTime(world, 11 * 60);
    const { body } = await browser.post('/api/admin/session/totp/enrolment', { password: DEMO_PASSWORD });
    expect(body.code).toBe('step_up_required');
    await passTime(world, 0);
    expect((await browser.post('/api/admin/session/totp/enrolment', { password: DEMO_PASSWORD })).status).toBe(200);
  });

  it('is not asked of demonstration accounts, until they have one', async () => {
    const { browser } = await somebody(true);
    expect((await doSomethingGrave(browser)).status).toBe(200);
    await enrol(browser);
    await passTime(world, 11 * 60);
    expect((await doSomethingGrave(browser)).body.code).toBe('step_up_required');
    await passTime(world, 0);
  });

  it('can be removed by somebody who manages its owner, who is signed out', async () => {
    const { browser, email, id } = await somebody(true);
    await enrol(browser);
    const boss = await signIn(world, (await addStaff(world, 'SUPER_ADMIN')).email);
    const { body } = await boss.request({ method: 'DELETE', url: `/api/admin/users/${id}/totp` });
    expect(body.hasTotp).toBe(false);
    expect((await browser.get('/api/admin/session')).status).toBe(401);
    expect((await world.browser().post('/api/admin/session', { email, password: DEMO_PASSWORD })).body.state).toBe(
      'SIGNED_IN',
    );
  });

  it('that was sealed under another master secret takes no code, and breaks nothing', async () => {
    const { browser, id } = await somebody(true);
    const secret = await enrol(browser);
    await world.deps.db
      .updateTable('staff')
      .set({ totpSecret: sealSecret(world.deps.keys, newId<StaffId>(), secret) })
      .where('id', '=', id)
      .execute();
    const answer = await browser.post('/api/admin/session/step-up', { code: codeOf(secret) });
    expect([answer.status, answer.body.code]).toEqual([403, 'wrong_code']);
  });

  it('cannot be guessed: ten wrong codes and it is time to wait', async () => {
    const strict = await createWorld({ env: { RATE_LIMITS: 'on' } });
    const { email } = await addStaff(strict, 'SUPER_ADMIN');
    const browser = await signIn(strict, email);
    const { body } = await browser.post('/api/admin/session/totp/enrolment', { password: DEMO_PASSWORD });
    await browser.put('/api/admin/session/totp/enrolment', { code: codeOf(body.secret) });
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++)
      statuses.push((await browser.post('/api/admin/session/step-up', { code: '000000' })).status);
    expect(statuses).toEqual([...Array(10).fill(403), 429, 429]);
    await strict.close();
  });
});

describe('a sealed secret', () => {
  it('opens for its owner alone, and not after it was touched', async () => {
    const world = await createWorld();
    const { keys } = world.deps;
    const [owner, another] = [newId<StaffId>(), newId<StaffId>()];
    const sealed = sealSecret(keys, owner, 'JBSWY3DPEHPK3PXP');
    expect(openSecret(keys, owner, sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(openSecret(keys, another, sealed)).toBeUndefined();
    const bytes = Buffer.from(sealed, 'base64url');
    bytes.writeUInt8(bytes.readUInt8(30) ^ 1, 30);
    expect(openSecret(keys, owner, bytes.toString('base64url'))).toBeUndefined();
    await world.close();
  });
});
