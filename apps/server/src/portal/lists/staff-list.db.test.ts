import type { StaffUser } from '@jara/contract/staff/users';
import { ROLES, type Role } from '@jara/domain/staff/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { addStaff, signInEverybody, staffIdOf } from '../../staff/testing.ts';

describe('the list of staff', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
    for (const role of ['SUPPORT', 'ADMIN', 'SUPER_ADMIN', 'SUPPORT'] as const) await addStaff(world, role);
    for (const email of ['open@example.com', 'over@example.com'])
      expect((await staff.SUPER_ADMIN.post('/api/admin/invitations', { email, role: 'SUPPORT' })).status).toBe(201);
    await world.deps.db
      .updateTable('staffInvitations')
      .set({ expiresAt: world.deps.clock.now() })
      .where('email', '=', 'over@example.com')
      .execute();
  });
  afterAll(() => world.close());

  const list = async (query = ''): Promise<{ data: StaffUser[]; total: number; totalPages: number }> => {
    const { status, body } = await staff.ADMIN.get(`/api/admin/users?${query}`);
    expect([query, status]).toEqual([query, 200]);
    return body;
  };

  it('has those with the most to say first, and of each role those who came first', async () => {
    const { data, total } = await list('limit=100');
    expect(total).toBe(data.length);
    const keys = data.map(({ role, createdAt, id }) => [ROLES.indexOf(role), createdAt, id].join(' '));
    expect(keys).toEqual([...keys].sort());
    expect(new Set(data.map(({ role }) => role)).size).toBe(3);
  });

  it('pages through everybody once', async () => {
    const whole = await list('limit=100');
    const { totalPages } = await list('limit=2');
    const seen: StaffUser[] = [];
    for (let page = 1; page <= totalPages; page++) seen.push(...(await list(`limit=2&page=${page}`)).data);
    expect(seen).toEqual(whole.data);
    expect(await list('page=50')).toMatchObject({ data: [], total: whole.total });
  });

  it('leaves what its filters ask for', async () => {
    const emails = async (query: string) => (await list(`limit=100&${query}`)).data.map(({ email }) => email);
    expect(await emails('state=INVITED')).toEqual(['open@example.com']);
    expect(await emails('state=DEACTIVATED')).toEqual(['over@example.com']);
    const { data } = await list('state=ACTIVE&role=ADMIN');
    expect(data.map(({ state, role }) => `${state} ${role}`)).toEqual(['ACTIVE ADMIN', 'ACTIVE ADMIN']);
    expect(await emails('search=OPEN@exam')).toEqual(['open@example.com']);
    expect(await emails('search=%25')).toEqual([]);
  });

  it('says who invited a person, until when, and whether the reader may change them', async () => {
    const [invited] = (await list('search=open@')).data;
    expect(invited).toMatchObject({ invitedBy: { id: await staffIdOf(world, 'SUPER_ADMIN') }, canManage: true });
    expect(Date.parse(invited?.invitationEndsAt ?? '')).toBeGreaterThan(Date.now());
    const [over] = (await list('search=over@')).data;
    expect(over?.invitationEndsAt).toBeNull();
    expect((await list('role=SUPER_ADMIN')).data.map(({ canManage }) => canManage)).toEqual([false, false]);
  });
});
