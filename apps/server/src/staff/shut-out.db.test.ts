import type { StaffId } from '@jara/domain/ids';
import type { Role } from '@jara/domain/staff/roles';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../testing/browser.ts';
import { createWorld, eventually, naira, type World } from '../../testing/world.ts';
import { giftOf } from '../money-back/testing.ts';
import { addStaff, signIn, signInEverybody } from './testing.ts';

describe('what a member of staff pressed before they were shut out, and waits for a lock', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  let rogue: { id: StaffId; browser: Browser };
  beforeAll(async () => {
    world = await createWorld();
  });
  beforeEach(async () => {
    staff = await signInEverybody(world);
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(() => world.close());

  const hire = async (role: Role) => {
    const { id, email } = await addStaff(world, role);
    rogue = { id, browser: await signIn(world, email) };
  };
  const change = async (what: { isActive: false } | { role: Role }) => {
    const { status } = await staff.SUPER_ADMIN.request({
      method: 'PATCH',
      url: `/api/admin/users/${rogue.id}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(what),
    });
    expect(status).toBe(200);
  };
  /** What the trail says they did once it says that they were changed. */
  const afterwards = async (): Promise<string[]> => {
    const { rows } = await sql<{ action: string }>`
      select action from audit where staff_id = ${rogue.id} and id > (
        select max(id) from audit where action in ('staff.deactivate', 'staff.change_role') and subject_id = ${rogue.id}::text)
      order by id
    `.execute(world.deps.db);
    return rows.map(({ action }) => action);
  };

  /** Presses, and changes them while that waits for what is held here. */
  async function pressAndChange(
    held: RawBuilder<unknown>,
    press: () => Promise<Answer>,
    {
      to = { isActive: false },
      isNear = async () => {},
    }: { to?: Parameters<typeof change>[0]; isNear?: () => Promise<unknown> } = {},
  ): Promise<Answer> {
    let pressed: Promise<Answer> | undefined;
    await world.deps.db.transaction().execute(async (trx) => {
      await held.execute(trx);
      pressed = press();
      await isNear();
      await eventually('somebody waits for the lock', async () => {
        const { rows } = await sql`select from pg_locks where not granted`.execute(world.deps.db);
        return rows.length > 0;
      });
      await change(to);
    });
    return (await pressed) as Answer;
  }

  it('blocks no more gifts of many', async () => {
    await hire('ADMIN');
    const quids: string[] = [];
    while (quids.length < 3) quids.push((await world.paidGift({ amount: naira(2_000) })).quid);
    const [first = '', second] = quids;
    await pressAndChange(
      sql`select from gifts where quid = ${second} for update`,
      () => rogue.browser.post('/api/admin/quids/status', { quids, status: 'BLOCKED', reason: 'Out of spite' }),
      {
        isNear: () => eventually('the first is blocked', async () => (await giftOf(world, first)).status === 'BLOCKED'),
      },
    );
    const statuses = await Promise.all(quids.map(async (quid) => (await giftOf(world, quid)).status));
    expect(statuses).toEqual(['BLOCKED', 'ACTIVE', 'ACTIVE']);
    expect(await afterwards()).toEqual([]);
  });

  it.each([{ isActive: false as const }, { role: 'SUPPORT' as const }])('sends no money back: %j', async (to) => {
    await hire('ADMIN');
    const { quid, payment } = await world.paidGift({ amount: naira(2_000) });
    await staff.ADMIN.put(`/api/quid/${quid}/status`, { status: 'BLOCKED', reason: 'A look first' });
    const { status } = await pressAndChange(
      sql`select from payments where id = ${payment.id} for update`,
      () => rogue.browser.post(`/api/admin/quids/${quid}/refund`, { reason: 'Out of spite' }),
      { to },
    );
    expect(status).toBe(401);
    expect(await afterwards()).toEqual([]);
    const refunds = await world.deps.db.selectFrom('refunds').select('id').execute();
    expect(refunds).toEqual([]);
  });

  it('lets no payouts go on', async () => {
    await hire('SUPER_ADMIN');
    const at = '/api/admin/operations/switches/payouts';
    expect((await staff.SUPER_ADMIN.put(at, { isOn: false, reason: 'Somebody is inside' })).status).toBe(200);
    const { status } = await pressAndChange(sql`select from switches where name = 'payouts' for update`, () =>
      rogue.browser.put(at, { isOn: true, reason: 'Out of spite' }),
    );
    expect(status).toBe(401);
    expect(await afterwards()).toEqual([]);
    expect((await staff.SUPER_ADMIN.put(at, { isOn: true, reason: 'Nobody is inside any more' })).status).toBe(200);
  });
});
