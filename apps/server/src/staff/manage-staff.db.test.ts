import { DEMO_PASSWORD } from '@jara/domain/staff/demo-staff';
import type { Role } from '@jara/domain/staff/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { createSuperAdmin } from './create-super-admin.ts';
import { addStaff, auditOf, passTime, signIn, signInEverybody, staffIdOf } from './testing.ts';

describe('managing staff', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
  });
  afterAll(() => world.close());

  const change = (browser: Browser, id: string, body: object) =>
    browser.request({
      method: 'PATCH',
      url: `/api/admin/users/${id}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
  const isIn = async (browser: Browser) => (await browser.get('/api/admin/session')).status === 200;

  it('lets a Super Admin change the role of anybody else, and an Admin of Support only', async () => {
    for (const [who, target, status] of [
      ['SUPER_ADMIN', 'SUPER_ADMIN', 200],
      ['SUPER_ADMIN', 'ADMIN', 200],
      ['SUPER_ADMIN', 'SUPPORT', 200],
      ['ADMIN', 'SUPER_ADMIN', 403],
      ['ADMIN', 'ADMIN', 403],
      ['ADMIN', 'SUPPORT', 200],
      ['SUPPORT', 'SUPPORT', 403],
    ] as const) {
      const { id } = await addStaff(world, target);
      expect([
        who,
        target,
        (await change(staff[who], id, { role: target === 'SUPPORT' ? 'ADMIN' : 'SUPPORT' })).status,
      ]).toEqual([who, target, status]);
      const other = await addStaff(world, target);
      expect([who, target, (await change(staff[who], other.id, { isActive: false })).status]).toEqual([
        who,
        target,
        status,
      ]);
    }
  });

  it('lets nobody hand out more than they have', async () => {
    const { id } = await addStaff(world, 'SUPPORT');
    expect((await change(staff.ADMIN, id, { role: 'SUPER_ADMIN' })).body.code).toBe('permission_denied');
    expect((await change(staff.SUPER_ADMIN, id, { role: 'SUPER_ADMIN' })).status).toBe(200);
  });

  it('lets nobody change themselves', async () => {
    for (const role of ['SUPER_ADMIN', 'ADMIN'] as const) {
      const id = await staffIdOf(world, role);
      expect((await change(staff[role], id, { role: 'SUPPORT' })).body.code).toBe('own_account');
      expect((await change(staff[role], id, { isActive: false })).body.code).toBe('own_account');
    }
  });

  it('changes one thing at a time', async () => {
    const { id } = await addStaff(world, 'SUPPORT');
    expect((await change(staff.SUPER_ADMIN, id, {})).status).toBe(422);
    expect((await change(staff.SUPER_ADMIN, id, { role: 'ADMIN', isActive: false })).status).toBe(422);
    expect((await change(staff.SUPER_ADMIN, id, { role: 'KING' })).status).toBe(422);
  });

  it('signs a person out at once when their role changes or they are deactivated', async () => {
    for (const body of [{ role: 'ADMIN' }, { isActive: false }]) {
      const { id, email } = await addStaff(world, 'SUPPORT');
      const browser = await signIn(world, email);
      await change(staff.SUPER_ADMIN, id, body);
      expect(await isIn(browser)).toBe(false);
    }
  });

  it('lets a deactivated person in again with the password they had, once they are reactivated', async () => {
    const { id, email } = await addStaff(world, 'SUPPORT');
    await change(staff.SUPER_ADMIN, id, { isActive: false });
    expect((await world.browser().post('/api/admin/session', { email, password: DEMO_PASSWORD })).status).toBe(401);
    expect((await change(staff.ADMIN, id, { isActive: true })).body).toMatchObject({ isActive: true, state: 'ACTIVE' });
    await signIn(world, email);
  });

  it('does not bring back the sessions from before when somebody is reactivated', async () => {
    const { id, email } = await addStaff(world, 'SUPPORT');
    const browser = await signIn(world, email);
    await change(staff.SUPER_ADMIN, id, { isActive: false });
    await change(staff.SUPER_ADMIN, id, { isActive: true });
    expect(await isIn(browser)).toBe(false);
  });

  it('says who did it, and what was before', async () => {
    const { id } = await addStaff(world, 'SUPPORT');
    await change(staff.SUPER_ADMIN, id, { role: 'ADMIN' });
    const last = (await auditOf(world, 'staff.change_role')).at(-1);
    expect(last).toMatchObject({
      subjectId: id,
      staffId: await staffIdOf(world, 'SUPER_ADMIN'),
      details: { before: 'SUPPORT', after: 'ADMIN' },
    });
  });
});

describe('the last Super Admin', () => {
  it('stays, even when two of them remove each other at the same moment', async () => {
    const world = await createWorld();
    const alone = await addStaff(world, 'SUPER_ADMIN');
    const { db } = world.deps;
    await db.updateTable('staff').set({ isActive: false }).where('email', '=', 'super@jara.test').execute();
    for (let round = 0; round < 15; round++) {
      await db.updateTable('staff').set({ isActive: true, role: 'SUPER_ADMIN' }).where('id', '=', alone.id).execute();
      const other = await addStaff(world, 'SUPER_ADMIN');
      const [one, two] = [await signIn(world, alone.email), await signIn(world, other.email)];
      const remove = (browser: Browser, id: string) =>
        browser.request({
          method: 'PATCH',
          url: `/api/admin/users/${id}`,
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(round % 2 === 0 ? { isActive: false } : { role: 'ADMIN' }),
        });
      const answers = await Promise.all([remove(one, other.id), remove(two, alone.id)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const left = await db
        .selectFrom('staff')
        .select('id')
        .where('role', '=', 'SUPER_ADMIN')
        .where('isActive', '=', true)
        .execute();
      expect(left).toHaveLength(1);
      await db.updateTable('staff').set({ isActive: false }).where('id', '=', other.id).execute();
    }
    await world.close();
  });
});

describe('an invitation', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
  });
  afterAll(() => world.close());

  const invite = (browser: Browser, email: string, role: Role) =>
    browser.post('/api/admin/invitations', { email, role });
  const tokenFor = async (email: string): Promise<string> => {
    const mail = await world.deps.db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', email)
      .orderBy('createdAt', 'desc')
      .executeTakeFirstOrThrow();
    expect(mail.kind).toBe('staff_invitation');
    const url = String(mail.data.url);
    expect(url).toMatch(/^http:\/\/localhost:3000\/admin\/accept-invitation#[\w-]{43}$/);
    return url.slice(url.indexOf('#') + 1);
  };
  const accept = (token: string, password = 'a long enough one') =>
    world.browser().post('/api/admin/invitations/accept', { token, firstName: 'Ify', lastName: 'Eze', password });

  it('makes somebody who is not active yet, and active once it is accepted', async () => {
    const { status, body } = await invite(staff.ADMIN, 'ify@example.com', 'SUPPORT');
    expect([status, body.isActive, body.state, body.lastLogin]).toEqual([201, false, 'INVITED', null]);
    const token = await tokenFor('ify@example.com');
    expect((await world.browser().post('/api/admin/invitations/look', { token })).body).toMatchObject({
      email: 'ify@example.com',
      role: 'SUPPORT',
      invitedBy: 'Tunde Adeyemi',
    });
    expect((await accept(token)).body).toEqual({ email: 'ify@example.com' });
    const browser = await signIn(world, 'ify@example.com', 'a long enough one');
    expect((await browser.get('/api/admin/session')).body.staff).toMatchObject({ firstName: 'Ify', role: 'SUPPORT' });
  });

  it('works once, of however many who try at the same moment', async () => {
    await invite(staff.SUPER_ADMIN, 'once@example.com', 'ADMIN');
    const token = await tokenFor('once@example.com');
    const answers = await Promise.all(Array.from({ length: 5 }, (_, i) => accept(token, `a long password ${i}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
    expect((await accept(token)).body.code).toBe('invitation_invalid');
  });

  it('ends after a week, when it is sent again, and when the person is deactivated', async () => {
    await invite(staff.SUPER_ADMIN, 'late@example.com', 'SUPPORT');
    const first = await tokenFor('late@example.com');
    await invite(staff.SUPER_ADMIN, 'LATE@example.com', 'SUPPORT');
    expect((await accept(first)).status).toBe(410);
    const people = await world.deps.db
      .selectFrom('staff')
      .selectAll()
      .where('email', 'ilike', 'late@example.com')
      .execute();
    expect(people).toHaveLength(1);

    const { body } = await invite(staff.SUPER_ADMIN, 'unwanted@example.com', 'SUPPORT');
    const unwanted = await tokenFor('unwanted@example.com');
    await staff.SUPER_ADMIN.request({
      method: 'PATCH',
      url: `/api/admin/users/${body.id}`,
      headers: { 'content-type': 'application/json' },
      payload: '{"isActive":false}',
    });
    expect((await accept(unwanted)).status).toBe(410);

    await invite(staff.SUPER_ADMIN, 'slow@example.com', 'SUPPORT');
    const slow = await tokenFor('slow@example.com');
    await passTime(world, 7 * 86_400 + 1);
    expect((await accept(slow)).status).toBe(410);
    await passTime(world, 0);
  });

  it('cannot give more than its sender has, and not be sent by Support', async () => {
    expect((await invite(staff.ADMIN, 'boss@example.com', 'SUPER_ADMIN')).status).toBe(403);
    expect((await invite(staff.ADMIN, 'colleague@example.com', 'ADMIN')).status).toBe(201);
    expect((await invite(staff.SUPPORT, 'friend@example.com', 'SUPPORT')).status).toBe(403);
  });

  it('of a Super Admin is not made one of an Admin, who would then stand for whoever comes', async () => {
    const email = 'second.approver@jara.test';
    const whose = () =>
      world.deps.db.selectFrom('staff').select('roleGivenBy').where('email', '=', email).executeTakeFirstOrThrow();
    expect((await staff.SUPER_ADMIN.post('/api/admin/invitations', { email, role: 'ADMIN' })).status).toBe(201);
    const before = await whose();
    expect((await staff.ADMIN.post('/api/admin/invitations', { email, role: 'ADMIN' })).status).toBe(403);
    expect(await whose()).toEqual(before);
    expect((await staff.SUPER_ADMIN.post('/api/admin/invitations', { email, role: 'ADMIN' })).status).toBe(201);
  });

  it('is not sent to somebody who already has an account, however the address is written', async () => {
    expect((await invite(staff.SUPER_ADMIN, 'Admin@Jara.test', 'SUPPORT')).body.code).toBe('staff_exists');
  });

  it('needs a name and a password of twelve characters', async () => {
    await invite(staff.SUPER_ADMIN, 'careless@example.com', 'SUPPORT');
    const token = await tokenFor('careless@example.com');
    expect((await accept(token, 'short')).status).toBe(422);
    expect(
      (
        await world
          .browser()
          .post('/api/admin/invitations/accept', { token, firstName: '', lastName: 'X', password: 'a long enough one' })
      ).status,
    ).toBe(422);
    expect((await accept(token)).status).toBe(200);
  });

  it('keeps its token out of the database, but for the mail that carries it', async () => {
    await invite(staff.SUPER_ADMIN, 'hidden@example.com', 'SUPPORT');
    const token = await tokenFor('hidden@example.com');
    const rows = await world.deps.db.selectFrom('staffInvitations').selectAll().execute();
    const audit = await world.deps.db.selectFrom('audit').selectAll().execute();
    expect(JSON.stringify([rows, audit])).not.toContain(token);
  });
});

describe('the command for the first Super Admin', () => {
  it('gives a link that works once, and refuses when there is one already', async () => {
    const world = await createWorld();
    const create = (email = 'first@example.com', lockedOut = false) =>
      createSuperAdmin(world.deps)({ email, firstName: 'First', lastName: 'One', lockedOut });
    const made = await create();
    const again = await create();
    expect([made.ok, again.ok]).toEqual([true, true]);
    const token = (link: typeof made) => (link.ok ? link.url.split('#')[1] : '');
    const accept = (given: string | undefined) =>
      world.browser().post('/api/admin/invitations/accept', {
        token: given,
        firstName: 'First',
        lastName: 'One',
        password: 'a long enough one',
      });
    expect((await accept(token(made))).status).toBe(410);
    expect((await accept(token(again))).status).toBe(200);
    expect(await create()).toMatchObject({ ok: false });
    expect(await create('second@example.com')).toMatchObject({ ok: false });
    // Nobody can sign in any more: another one can be made, under an address that is nobody's yet.
    expect(await create('first@example.com', true)).toMatchObject({ ok: false });
    expect((await accept(token(await create('second@example.com', true)))).status).toBe(200);
    expect((await signIn(world, 'first@example.com', 'a long enough one')).cookies.size).toBeGreaterThan(0);
    await world.close();
  });
});
