import type { RefundId } from '@jara/domain/ids';
import { formatMoney } from '@jara/domain/money/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { newId } from '../platform/ids.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const stepsOf = async (sender: Browser, id: string): Promise<string[]> =>
  (await sender.get(`/api/transactions/${id}`)).body.timeline.map(({ what }: { what: string }) => what);
const claim = (quid: string) => world.browser().post(`/api/rules/claim?quid=${quid}`, {});

describe('what a sender is told of their gift', () => {
  it('begins with the payment and goes on with its opening', async () => {
    const { payment, quid, sender } = await world.paidGift();
    expect(await stepsOf(sender, payment.id)).toEqual(['Payment started', 'Paid']);
    await claim(quid);
    const { body } = await sender.get(`/api/transactions/${payment.id}`);
    expect(body.timeline.at(-1)).toEqual({ at: expect.stringMatching(/Z$/), what: 'Opened' });
    expect(body.timeline).toHaveLength(3);
  });

  it('counts the shares, and tells when all of them are opened', async () => {
    const { payment, quid, sender } = await world.paidGift();
    await sender.post('/api/rules', { quid, totalSplits: 2 });
    await claim(quid);
    expect((await stepsOf(sender, payment.id)).slice(2)).toEqual(['Share 1 of 2 opened']);
    await claim(quid);
    expect((await stepsOf(sender, payment.id)).slice(2)).toEqual([
      'Share 1 of 2 opened',
      'Share 2 of 2 opened',
      'All shares opened',
    ]);
  });

  it('is in the language of whoever asks, and what was done to it too', async () => {
    const { payment, quid, sender } = await world.paidGift({ message: 'Well done' });
    await sender.post('/api/rules', { quid, totalSplits: 2 });
    const room = `/api/sent/${payment.id}`;
    await sender.request({ method: 'PATCH', url: room, payload: { message: 'Very well done', theme: 'sallah' } });
    await sender.post(`${room}/pause`, {});
    await sender.post(`${room}/resume`, {});
    await claim(quid);
    for (const [language, said] of [
      ['en', ['Payment started', 'Paid', 'Message and cloth changed', 'Paused', 'Let go on', 'Share 1 of 2 opened']],
      [
        'ha',
        [
          'An fara biyan kuɗi',
          'An biya',
          'An sauya saƙon da yadin',
          'An dakatar da ita',
          'An bar ta ta ci gaba',
          'An buɗe kaso na 1 cikin 2',
        ],
      ],
    ] as const)
      for (const url of [room, `/api/transactions/${payment.id}`]) {
        const { body } = await sender.get(url, { 'accept-language': language });
        expect(body.timeline.map(({ what }: { what: string }) => what)).toEqual(said);
      }
  });

  it('says in one word how far the gift has come', async () => {
    const { payment, quid, sender } = await world.paidGift();
    const progress = async () => (await sender.get('/api/transactions')).body.data[0].progress;
    expect(await progress()).toBe('WAITING');
    await claim(quid);
    expect(await progress()).toBe('OPENED');
    await world.deps.db
      .updateTable('claims')
      .set({ status: 'WITHDRAWING' })
      .where('giftId', '=', (eb) => eb.selectFrom('gifts').select('gifts.id').where('quid', '=', quid))
      .execute();
    expect(await progress()).toBe('OPENED');
    await world.deps.db
      .updateTable('claims')
      .set({ status: 'PAID' })
      .where('giftId', '=', (eb) => eb.selectFrom('gifts').select('gifts.id').where('quid', '=', quid))
      .execute();
    expect((await sender.get(`/api/transactions/${payment.id}`)).body.progress).toBe('IN_BANK');
    const unpaid = await sender.post('/api/transactions', {
      amount: naira(5_000),
      email: 'ada@example.com',
      authorizationUrl: 'http://localhost:3000/payment/callback',
    });
    expect(unpaid.body.transaction).toMatchObject({ status: 'PENDING', progress: null });
  });

  it('tells of a crowd in one line', async () => {
    const { payment, quid, sender } = await world.paidGift({ amount: naira(10_000) });
    await sender.post('/api/rules', { quid, luckyShares: 20 });
    for (let i = 0; i < 11; i += 1) await claim(quid);
    expect((await stepsOf(sender, payment.id)).slice(2)).toEqual(['11 of 20 shares opened']);
  });

  it('tells of its end and of money that went back', async () => {
    const { payment, quid, sender } = await world.paidGift();
    const at = new Date(world.deps.clock.now().getTime() + 60_000);
    const { db } = world.deps;
    await db.updateTable('gifts').set({ status: 'EXPIRED', closedAt: at }).where('quid', '=', quid).execute();
    const charge = await db
      .selectFrom('charges')
      .select(['id', 'amount'])
      .where('paymentId', '=', payment.id)
      .executeTakeFirstOrThrow();
    const refund = (status: 'DONE' | 'FAILED', minutes: number) => ({
      id: newId<RefundId>(),
      chargeId: charge.id,
      giftId: null,
      amount: charge.amount,
      currency: 'NGN' as const,
      status,
      providerId: null,
      providerStatus: null,
      reason: 'Nobody opened it',
      failure: status === 'FAILED' ? 'The bank did not take it' : null,
      nextCheckAt: null,
      createdAt: new Date(at.getTime() + minutes * 60_000),
      updatedAt: at,
      finishedAt: new Date(at.getTime() + (minutes + 1) * 60_000),
    });
    await db.insertInto('refunds').values(refund('FAILED', 1)).execute();
    await db.insertInto('refunds').values(refund('DONE', 5)).execute();
    expect((await stepsOf(sender, payment.id)).slice(2)).toEqual([
      'Closed: its time was over',
      'Refund of ₦10,000.00 started',
      '₦10,000.00 refunded',
    ]);
  });

  it('tells who cancelled it, before the money that goes back for it', async () => {
    const { payment, sender } = await world.paidGift();
    const { status, body } = await sender.post(`/api/sent/${payment.id}/cancel`, {});
    expect(status).toBe(200);
    expect((await stepsOf(sender, payment.id)).slice(2)).toEqual([
      'Cancelled by you',
      `Refund of ${formatMoney(body.refunds[0].amount)} started`,
    ]);
  });

  it('names nobody and no bank', async () => {
    const claimed = await world.paidGift();
    const recipient = world.browser();
    const { body } = await recipient.post(`/api/rules/claim?quid=${claimed.quid}`, {});
    await world.withdraw({ quid: claimed.quid, recipient, claim: body });
    const { body: payment } = await claimed.sender.get(`/api/transactions/${claimed.payment.id}`);
    expect(JSON.stringify(payment.timeline)).not.toMatch(/zenith|0000000000|ada@/i);
  });

  it('is for the sender only', async () => {
    const { payment } = await world.paidGift();
    expect((await world.browser().get(`/api/transactions/${payment.id}`)).status).toBe(404);
  });
});
