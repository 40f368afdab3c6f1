import type { Remedy } from '@jara/domain/operations/remedies';
import type { Role } from '@jara/domain/staff/roles';
import { expect } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import type { World } from '../../../testing/world.ts';
import { reconcile } from './reconcile.ts';

/** An account whose bank does not take the transfer. */
export const FAILING = { accountNumber: '0123456722', bankCode: '057' };

/** Comparing with the provider and settling what differs, as staff do it. */
export function reconciling(scene: () => { world: World; staff: Record<Role, Browser> }) {
  const run = () => reconcile(scene().world.deps)();
  const itemAbout = (reference: string) =>
    scene()
      .world.deps.db.selectFrom('reconciliationItems')
      .selectAll()
      .where('reference', '=', reference)
      .where('closedAt', 'is', null)
      .executeTakeFirst();
  async function settle(reference: string, remedy: Remedy, by: Browser = scene().staff.ADMIN) {
    const item = await itemAbout(reference);
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
  return { run, itemAbout, settle, settleByTwo };
}
