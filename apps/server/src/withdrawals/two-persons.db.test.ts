import type { StaffId } from '@jara/domain/ids';
import type { Role } from '@jara/domain/staff/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { addStaff, signIn, signInEverybody, staffIdOf } from '../staff/testing.ts';

describe('two persons', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
  });
  afterAll(() => world.close());

  /** A member of staff as this person would have made them, signed in. */
  async function madeBy(maker: StaffId, role: Role = 'ADMIN'): Promise<{ id: StaffId; browser: Browser }> {
    const { id, email } = await addStaff(world, role);
    await world.deps.db.updateTable('staff').set({ roleGivenBy: maker }).where('id', '=', id).execute();
    return { id, browser: await signIn(world, email) };
  }
  const large = async () => world.withdraw(await world.claimed({ amount: naira(600_000) }));
  const approve = (browser: Browser, { id, revision }: { id: string; revision: number }) =>
    browser.put('/api/withdrawal-request', { id, action: 'APPROVE', revision });
  const shownTo = async (browser: Browser, id: string) => (await browser.get(`/api/admin/withdrawals/${id}`)).body;
  const manage = (id: StaffId, change: object) =>
    staff.SUPER_ADMIN.request({
      method: 'PATCH',
      url: `/api/admin/users/${id}`,
      payload: JSON.stringify(change),
      headers: { 'content-type': 'application/json' },
    });

  it('are not two Admins whom a third one invited, and the portal does not ask the second', async () => {
    const rogue = await staffIdOf(world, 'ADMIN');
    const [b, c] = [await madeBy(rogue), await madeBy(rogue)];
    const withdrawal = await large();
    const first = await approve(b.browser, withdrawal);
    expect(first.body.stage).toBe('REQUESTED');
    expect(await approve(c.browser, first.body)).toMatchObject({ status: 403, body: { code: 'dependent_approval' } });
    expect(await shownTo(c.browser, withdrawal.id)).toMatchObject({
      approvedByMyKin: true,
      approvedByMe: false,
      approvals: [{ staff: { id: b.id }, counts: true }],
    });
    expect((await shownTo(staff.SUPER_ADMIN, withdrawal.id)).approvedByMyKin).toBe(false);
    expect((await approve(staff.SUPER_ADMIN, first.body)).body.stage).toBe('APPROVED');
  });

  it('are not an Admin and somebody at the end of a line that begins with them', async () => {
    const rogue = await staffIdOf(world, 'ADMIN');
    const b = await madeBy(rogue);
    const d = await madeBy((await madeBy(b.id)).id);
    const withdrawal = await large();
    const first = await approve(staff.ADMIN, withdrawal);
    expect((await approve(d.browser, first.body)).body.code).toBe('dependent_approval');
    const other = await large();
    const from = await approve(d.browser, other);
    expect((await approve(staff.ADMIN, from.body)).body.code).toBe('dependent_approval');
  });

  it('are two Admins whom a Super Admin made', async () => {
    const founder = await staffIdOf(world, 'SUPER_ADMIN');
    const [one, other] = [await madeBy(founder), await madeBy(founder)];
    const first = await approve(one.browser, await large());
    expect((await approve(other.browser, first.body)).body.stage).toBe('APPROVED');
  });

  it.each([
    ['deactivated', { isActive: false }],
    ['moved to Support', { role: 'SUPPORT' }],
  ])('are still needed when the first one has been %s meanwhile', async (_, change) => {
    const founder = await staffIdOf(world, 'SUPER_ADMIN');
    const [gone, other] = [await madeBy(founder), await madeBy(founder)];
    const withdrawal = await large();
    const first = await approve(gone.browser, withdrawal);
    expect((await manage(gone.id, change)).status).toBe(200);
    expect((await shownTo(other.browser, withdrawal.id)).approvals).toMatchObject([
      { staff: { id: gone.id }, counts: false },
    ]);
    const second = await approve(other.browser, first.body);
    expect([second.status, second.body.stage]).toEqual([200, 'REQUESTED']);
    expect((await approve(staff.SUPER_ADMIN, second.body)).body.stage).toBe('APPROVED');
    expect((await shownTo(staff.SUPER_ADMIN, withdrawal.id)).approvals).toHaveLength(3);
  });
});
