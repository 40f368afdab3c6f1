import { afterAll, beforeAll, describe, it } from 'vitest';
import { createWorld, eventually, type World } from '../../testing/world.ts';
import { expireGifts } from '../gifts/expire-gifts.ts';
import { startRefund } from '../money-back/start-refund.ts';
import {
  giftOf,
  letProviderRefund,
  openDisputeAtBank,
  paymentOf,
  resolveDisputeAtBank,
  STAFF,
  setDaysAhead,
} from '../money-back/testing.ts';

describe('money that goes back, with nobody asking', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ worker: true });
  });
  afterAll(() => world.close());

  const becomes = (quid: string, status: string) =>
    eventually(`the gift becomes ${status}`, async () => (await giftOf(world, quid)).status === status);

  it('follows a dispute from the bank’s first word to its last', async () => {
    const { quid, payment } = await world.paidGift();
    const id = await openDisputeAtBank(world, payment.reference);
    await becomes(quid, 'CONFLICTED');
    await resolveDisputeAtBank(world, id, 'won');
    await becomes(quid, 'ACTIVE');
    await world.expectCleanBooks();
  });

  it('follows a bank that decides a dispute again and again, each time in the same words', async () => {
    const { quid, payment } = await world.paidGift();
    const id = await openDisputeAtBank(world, payment.reference);
    await becomes(quid, 'CONFLICTED');
    for (const [resolution, status] of [
      ['won', 'ACTIVE'],
      ['lost', 'CONFLICTED'],
      ['won', 'ACTIVE'],
    ] as const) {
      await world.control('POST', `/disputes/${id}`, { resolution, again: true });
      await becomes(quid, status);
    }
    await world.expectCleanBooks();
  });

  it('follows a refund from the member of staff who starts it to the sender’s card', async () => {
    const { quid, payment } = await world.paidGift();
    await setDaysAhead(world, 366);
    await expireGifts(world.deps)();
    const { id: giftId } = await giftOf(world, quid);
    await startRefund(world.deps)({ giftId, actor: STAFF, reason: 'Nobody claimed it' });
    await letProviderRefund(world, payment.id);
    await eventually('the payment is reversed', async () => (await paymentOf(world, payment.id)).status === 'REVERSED');
    await world.expectCleanBooks();
  });
});
