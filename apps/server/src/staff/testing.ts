import type { StaffId } from '@jara/domain/ids';
import { DEMO_PASSWORD, DEMO_STAFF } from '@jara/domain/staff/demo-staff';
import type { Role } from '@jara/domain/staff/roles';
import { expect } from 'vitest';
import { ensureDemoStaff } from '../../sample-data/demo-staff.ts';
import type { Browser } from '../../testing/browser.ts';
import type { World } from '../../testing/world.ts';
import type { StaffActor } from '../audit/audit.ts';
import { newId } from '../platform/ids.ts';

/** A browser in which somebody has signed in. */
export async function signIn(world: World, email: string, password = DEMO_PASSWORD): Promise<Browser> {
  const browser = world.browser();
  const { status, body } = await browser.post('/api/admin/session', { email, password });
  expect(status, JSON.stringify(body)).toBe(200);
  return browser;
}

/** The demonstration account of each role, signed in. */
export async function signInEverybody(world: World): Promise<Record<Role, Browser>> {
  await ensureDemoStaff(world.deps);
  const browsers = await Promise.all(
    DEMO_STAFF.map(async ({ email, role }) => [role, await signIn(world, email)] as const),
  );
  return Object.fromEntries(browsers) as Record<Role, Browser>;
}

/** Another member of staff, made as the demonstration accounts are: with the same password and no authenticator. */
export async function addStaff(
  world: World,
  role: Role,
  email = `${newId()}@jara.test`,
): Promise<{ id: StaffId; email: string }> {
  const { db, clock } = world.deps;
  await ensureDemoStaff(world.deps);
  const { passwordHash } = await db
    .selectFrom('staff')
    .select('passwordHash')
    .where('isDemo', '=', true)
    .executeTakeFirstOrThrow();
  const id = newId<StaffId>();
  const now = clock.now();
  await db
    .insertInto('staff')
    .values({
      id,
      email,
      firstName: 'Test',
      lastName: role,
      role,
      isActive: true,
      isDemo: true,
      passwordHash,
      totpSecret: null,
      totpNextSecret: null,
      totpEnabledAt: null,
      lastLoginAt: null,
      invitedBy: null,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  return { id, email };
}

export async function staffIdOf(world: World, role: Role): Promise<StaffId> {
  const row = await world.deps.db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', role)
    .where('isDemo', '=', true)
    .orderBy('createdAt')
    .executeTakeFirstOrThrow();
  return row.id;
}

export const actor = (staffId: StaffId): StaffActor => ({ staffId, requestId: 'test', ip: '127.0.0.1' });

export const auditOf = (world: World, action: string) =>
  world.deps.db.selectFrom('audit').selectAll().where('action', '=', action).orderBy('id').execute();

/** Moves business time for this world alone. */
export async function passTime(world: World, seconds: number): Promise<void> {
  const { status } = await world.browser().put('/api/dev/clock', { offsetSeconds: seconds });
  expect(status).toBe(200);
}
