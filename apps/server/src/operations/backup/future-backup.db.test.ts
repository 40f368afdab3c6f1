import { payoutReference } from '@jara/domain/withdrawal/payout-reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, GOOD_ACCOUNT, naira, type World } from '../../../testing/world.ts';
import { giftOf } from '../../money-back/testing.ts';
import { findUnreleased } from '../../switches/restores.store.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { isReconciled } from './lost-time.ts';
import { connectAsOwner } from './owner.ts';
import { pauseUntilReconciled } from './pause-until-reconciled.ts';

const DAY_MS = 86_400_000;

describe('a backup that a clock which was ahead has dated', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  it('is compared as a whole: a payout of the lost time is found', async () => {
    const { quid } = await world.paidGift();
    const { id: giftId } = await giftOf(world, quid);
    const reference = payoutReference({ giftId, slot: 0, attempt: 1 });
    const recipient = await world.deps.paystack.createTransferRecipient({
      name: 'Somebody',
      ...GOOD_ACCOUNT,
      currency: 'NGN',
    });
    await world.deps.paystack.createTransfer({
      amount: naira(9_700),
      currency: 'NGN',
      recipient: recipient.recipient_code,
      reference,
      reason: 'A gift',
    });
    await world.control('POST', `/transfers/${reference}`, { status: 'success', webhook: false });
    const owner = connectAsOwner(world.databaseUrl);
    const takenAt = new Date(Date.now() + 60 * DAY_MS);
    await owner.transaction().execute((trx) => pauseUntilReconciled(trx, takenAt, 'restored'));
    await owner.destroy();
    await reconcile(world.deps)();
    const restore = await findUnreleased(world.deps.db);
    const { status } = await giftOf(world, quid);
    const isReleasable = restore && (await isReconciled(world.deps.db, restore));
    expect({ status, isReleasable }).toEqual({ status: 'CONFLICTED', isReleasable: false });
  });
});
