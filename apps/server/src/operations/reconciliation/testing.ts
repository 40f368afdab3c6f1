import { type Remedy, remediesFor } from '@jara/domain/operations/remedies';
import type { Role } from '@jara/domain/staff/roles';
import { expect } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import type { World } from '../../../testing/world.ts';
import { setDaysAhead } from '../../money-back/testing.ts';
import { reconcile } from './reconcile.ts';

/** An account whose bank does not take the transfer. */
export const FAILING = { accountNumber: '0123456722', bankCode: '057' };

const TWO_HOURS = 1 / 12;

/** Comparing with the provider and settling what differs, as staff do it. */
export function reconciling(scene: () => { world: World; staff: Record<Role, Browser> }) {
  const run = () => reconcile(scene().world.deps)();
  const itemsAbout = (reference: string) =>
    scene()
      .world.deps.db.selectFrom('reconciliationItems')
      .selectAll()
      .where('reference', '=', reference)
      .where('closedAt', 'is', null)
      .execute();
  const itemAbout = async (reference: string) => (await itemsAbout(reference)).at(0);
  async function settle(reference: string, remedy: Remedy, by: Browser = scene().staff.ADMIN) {
    const items = await itemsAbout(reference);
    const item = items.find((each) => remediesFor(each).includes(remedy)) ?? items.at(0);
    if (!item) throw new Error(`nothing is open about ${reference}`);
    const body = { note: 'Seen in the provider’s dashboard', revision: item.revision, remedy };
    return by.post(`/api/admin/reconciliation/items/${item.id}/resolve`, body);
  }
  async function settleByTwo(reference: string, remedy: Remedy) {
    expect((await settle(reference, remedy)).body).toMatchObject({ closedAt: null });
    expect((await settle(reference, remedy, scene().staff.SUPER_ADMIN)).body).toMatchObject({
      closedAt: expect.any(String),
    });
  }
  /** Hours after a refund of it was started nobody has heard of that, and two people say that it was never made. */
  async function settleAsNeverMade(reference: string, { daysAhead = 0 } = {}) {
    await setDaysAhead(scene().world, daysAhead + TWO_HOURS);
    await run();
    // Whoever had signed in would have to once more.
    await setDaysAhead(scene().world, 0);
    await settleByTwo(reference, 'NEVER_REFUNDED');
    await setDaysAhead(scene().world, daysAhead);
  }
  return { run, itemAbout, settle, settleByTwo, settleAsNeverMade };
}
