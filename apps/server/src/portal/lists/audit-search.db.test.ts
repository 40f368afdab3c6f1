import type { Role } from '@jara/domain/staff/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { signInEverybody } from '../../staff/testing.ts';

interface Row {
  action: string;
  details: { reason?: string };
}

describe('the audit trail, searched', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
  });
  afterAll(() => world.close());

  const find = async (text: string) =>
    (await staff.ADMIN.get(`/api/admin/audit?search=${encodeURIComponent(text)}`)).body as {
      data: Row[];
      total: number;
    };
  const stop = (quid: string, reason: string) =>
    staff.ADMIN.put(`/api/quid/${quid}/status`, { status: 'BLOCKED', reason });

  it('finds by any word of an entry, and by who did it', async () => {
    const { quid } = await world.paidGift();
    await stop(quid, 'Sounded like the Harmattan letter');
    const byReason = await find('HARMATTAN');
    expect(byReason).toMatchObject({ total: 1, data: [{ action: 'gift.change_status' }] });
    const byName = await find('admin@jara.test');
    expect(byName.data.map(({ details }) => details.reason)).toContain('Sounded like the Harmattan letter');
    expect(await find('a word that nobody wrote')).toMatchObject({ total: 0, data: [] });
  });

  it('finds by a code what was done to its gift, and not where a reason repeats it', async () => {
    const one = await world.paidGift();
    const other = await world.paidGift();
    await stop(other.quid, `Paid by the same card as ${one.quid}`);
    expect(await find(one.quid)).toMatchObject({ total: 0 });
    await stop(one.quid, 'The same card again');
    expect((await find(one.quid.toLowerCase())).data.map(({ details }) => details.reason)).toEqual([
      'The same card again',
    ]);
  });
});
