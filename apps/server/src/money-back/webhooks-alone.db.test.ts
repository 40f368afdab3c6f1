import { afterAll, beforeAll, describe, it } from 'vitest';
import { expireGifts } from '../gifts/expire-gifts.ts';
import { createWorld, eventually, type World } from '../testing/world.ts';
import { startRefund } from './start-refund.ts';
import {
  giftOf,
  letProviderRefund,
  openDisputeAtBank,
  paymentOf,
  resolveDisputeAtBank,
  STAFF,
  setDaysAhead,
} from './testing.ts';

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

  it('follows a refund from the member of staff who starts it to the sender’s card', async () => {
    const { quid, payment } = await world.paidGift();
    await setDaysAhead(world, 366);
    await expireGifts(world.deps)();
    const { id: giftId } = await giftOf(world, quid);
    await startRefund(world.deps)({ giftId, actor: STAFF, reason: 'Nobody claimed it' });
    const t0=Date.now(); await letProviderRefund(world, payment.id); console.log('provider done', Date.now()-t0, new Date());
    await eventually('the payment is reversed', async () => (await paymentOf(world, payment.id)).status === 'REVERSED');
    console.log('reversed', new Date()); console.log(await world.deps.db.selectFrom('webhookEvents').select(['event','receivedAt','workedAt','deliveries']).execute(), await world.deps.db.selectFrom('refunds').selectAll().execute());
    console.log(JSON.stringify(await world.control('GET','/webhooks')).slice(0,3000));
  });
});
