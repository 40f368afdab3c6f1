import type { DisputeId } from '@jara/domain/ids';
import type { Dispute } from '@jara/paystack/wire';
import type { ProviderSums } from '@jara/paystack-sandbox/control/sums';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { forgetOld } from '../own-data/forget-old.ts';
import { workOnDisputeAnswer } from '../provider/work-on-dispute-answer.ts';
import { workOnWebhook } from '../provider/work-on-webhook.ts';
import { signInEverybody } from '../staff/testing.ts';
import { recordDispute } from './record-dispute.ts';
import { openDisputeAtBank, resolveDisputeAtBank } from './testing.ts';

describe('what a bank says about a dispute', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterEach(async () => {
    await world.expectCleanBooks();
    const { charges } = await world.control<ProviderSums>('GET', '/sums');
    for (const { cameIn, refunded, disputed } of charges) expect(refunded + disputed).toBeLessThanOrEqual(cameIn);
  });
  afterAll(() => world.close());

  async function disputed(amount?: number) {
    const { payment } = await world.paidGift({ amount: naira(10_000) });
    return { reference: payment.reference, providerId: await openDisputeAtBank(world, payment.reference, amount) };
  }
  const rowOf = (providerId: string) =>
    world.deps.db.selectFrom('disputes').selectAll().where('providerId', '=', providerId).executeTakeFirstOrThrow();
  /** As if the provider had said so. */
  const recordAs = async (providerId: string, change: (said: Dispute) => Dispute) => {
    const said = await world.deps.paystack.fetchDispute(providerId);
    const paystack = { ...world.deps.paystack, fetchDispute: async () => change(said) };
    await recordDispute({ ...world.deps, paystack })({ id: providerId });
  };

  it('is held although somebody wrote what a database does not take', async () => {
    const { providerId } = await disputed();
    const body = `Half of an emoji \ud83d and a zero \0`;
    await recordAs(providerId, (said) => ({
      ...said,
      note: body,
      messages: [{ sender: 'payer\0', body, createdAt: null }],
    }));
    expect(await rowOf(providerId)).toMatchObject({
      status: 'OPEN',
      note: 'Half of an emoji \ufffd and a zero ',
      messages: [{ sender: 'payer', body: 'Half of an emoji \ufffd and a zero ' }],
    });
  });

  it('is not undone by what it said before', async () => {
    const { providerId } = await disputed();
    const before = await world.deps.paystack.fetchDispute(providerId);
    await resolveDisputeAtBank(world, providerId, 'lost');
    await recordDispute(world.deps)({ id: providerId });
    const moment = new Date(Date.parse(String((await rowOf(providerId)).saidAt?.toISOString())) - 1_000).toISOString();
    await recordAs(providerId, () => ({
      ...before,
      status: 'resolved',
      resolution: 'declined',
      updated_at: moment,
      updatedAt: moment,
    }));
    expect((await rowOf(providerId)).status).toBe('LOST');
  });

  it('takes the part that was wanted, although our own nought stands where the wish stood', async () => {
    const { providerId, reference } = await disputed(naira(4_000));
    await recordDispute(world.deps)({ id: providerId });
    await resolveDisputeAtBank(world, providerId, 'lost');
    await recordAs(providerId, (said) => ({ ...said, refund_amount: 0 }));
    expect(await rowOf(providerId)).toMatchObject({ status: 'LOST', amount: naira(4_000) });
    const { charges } = await world.control<ProviderSums>('GET', '/sums');
    expect(charges.find((charge) => charge.reference === reference)?.disputed).toBe(naira(4_000));
  });

  it('is heard again when it says the same long after its first letter was thrown away', async () => {
    const { providerId } = await disputed();
    await recordDispute(world.deps)({ id: providerId });
    await resolveDisputeAtBank(world, providerId, 'won');
    const letters = () =>
      world.deps.db.selectFrom('webhookEvents').selectAll().where('event', '=', 'charge.dispute.resolve').execute();
    const workAll = async () => {
      for (const { id } of await letters()) await workOnWebhook(world.deps)(id);
    };
    const ours = async () => (await letters()).filter(({ identity }) => identity.includes(`:${providerId}:`));
    await expect.poll(async () => (await ours()).length).toBe(1);
    await workAll();
    expect((await rowOf(providerId)).status).toBe('WON');
    expect((await ours())[0]?.body).toBe('');
    await world.control('POST', `/disputes/${providerId}`, { resolution: 'lost', again: true });
    await expect.poll(async () => (await ours())[0]?.body).not.toBe('');
    await workAll();
    expect((await rowOf(providerId)).status).toBe('LOST');
    // And after the event itself was forgotten.
    await world.deps.db
      .updateTable('webhookEvents')
      .set({ receivedAt: new Date(Date.now() - 500 * 86_400_000) })
      .execute();
    await forgetOld(world.deps)();
    expect(await ours()).toEqual([]);
    await world.control('POST', `/disputes/${providerId}`, { resolution: 'won', again: true });
    await expect.poll(async () => (await ours()).length).toBe(1);
    await workAll();
    expect((await rowOf(providerId)).status).toBe('WON');
  });

  it('gets no more by being accepted than is left of the charge', async () => {
    const { ADMIN } = await signInEverybody(world);
    const { payment } = await world.paidGift({ amount: naira(10_000) });
    const lost = await openDisputeAtBank(world, payment.reference, naira(7_000));
    await recordDispute(world.deps)({ id: lost });
    await resolveDisputeAtBank(world, lost, 'lost');
    await recordDispute(world.deps)({ id: lost });
    const providerId = await openDisputeAtBank(world, payment.reference, naira(9_000));
    await recordDispute(world.deps)({ id: providerId });
    const { id } = await rowOf(providerId);
    const asked: number[] = [];
    const paystack = {
      ...world.deps.paystack,
      resolveDispute: (...given: Parameters<typeof world.deps.paystack.resolveDispute>) => {
        asked.push(given[1].refundAmount);
        return world.deps.paystack.resolveDispute(...given);
      },
    };
    const { body } = await ADMIN.post(`/api/admin/disputes/${id as DisputeId}/answer`, {
      answer: 'ACCEPT',
      reason: 'The card was stolen',
    });
    await workOnDisputeAnswer({ ...world.deps, paystack })(body.answers[0].id);
    expect(asked).toEqual([naira(3_000)]);
  });
});
