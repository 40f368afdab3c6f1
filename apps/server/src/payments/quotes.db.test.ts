import { FEE_PAYERS, type FeePayer } from '@jara/domain/payment/quote';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { giftOf } from '../money-back/testing.ts';

describe('a quote', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(() => world.close());

  const order = (more: Record<string, unknown> = {}) => ({ amount: naira(50_000), email: 'ada@example.com', ...more });
  const ask = (more?: Record<string, unknown>) => world.browser().post('/api/quotes', order(more));

  it('says what is charged, what arrives and what a cancellation returns, and orders nothing', async () => {
    const { status, body } = await ask();
    expect([status, body]).toEqual([
      200,
      {
        charged: 5_000_000,
        gift: 5_000_000,
        fee: 150_000,
        received: 4_850_000,
        refundIfCancelled: 4_915_000,
        currency: 'NGN',
      },
    ]);
    expect((await ask({ feePaidBy: 'SENDER' })).body).toMatchObject({ charged: 5_154_639, received: 5_000_000 });
    expect(await world.deps.db.selectFrom('payments').select('id').execute()).toEqual([]);
  });

  it.each([
    [{ amount: 1 }, 'amount_too_small'],
    [{ rule: { totalSplits: 9 } }, 'rule_invalid'],
    [{ deliverAt: '2020-01-01T00:00:00Z' }, 'time_not_possible'],
    [{ feePaidBy: 'NOBODY' }, 'invalid_input'],
  ])('is refused as the order would be: %j', async (more, code) => {
    const { body } = await ask(more);
    const ordered = await world
      .browser()
      .post('/api/transactions', { ...order(more), authorizationUrl: 'http://localhost:3000/payment/callback' });
    expect([body.code, ordered.body.code]).toEqual([code, code]);
  });

  const rules = [undefined, { nthPerson: 1 }, { totalSplits: 3 }, { luckyShares: 4 }];
  const cases = FEE_PAYERS.flatMap((feePaidBy) => rules.map((rule) => [feePaidBy, rule] as const));

  it.each(cases)('is what happens, with the fee paid by the %s and the rule %j', async (feePaidBy: FeePayer, rule) => {
    // An odd amount, of which no part is round.
    const asked = { amount: 1_234_567, feePaidBy, ...(rule && { rule }) };
    const { body: quote } = await ask(asked);
    const { quid, payment } = await world.paidGift(asked);
    expect(payment.quote).toEqual(quote);
    expect(payment.amount).toBe(quote.charged);
    const [charge] = (
      await world.control<{ data: { reference: string; amount: number }[] }>('GET', '/transactions')
    ).data.filter(({ reference }) => reference === payment.reference);
    expect(charge?.amount).toBe(quote.charged);

    const { shares = 1 } = { shares: rule && 'totalSplits' in rule ? 3 : rule && 'luckyShares' in rule ? 4 : 1 };
    let received = 0;
    for (let index = 0; index < shares; index += 1) {
      const recipient = world.browser();
      const { body: claim } = await recipient.post(`/api/rules/claim?quid=${quid}`, {});
      const { body: seen } = await recipient.get(`/api/transactions/quid/${quid}/verify`);
      expect(seen.fee).toBe(claim.fee);
      const withdrawal = await world.withdraw({ quid, recipient, claim });
      expect([withdrawal.fee, withdrawal.net]).toEqual([claim.fee, claim.amount - claim.fee]);
      received += withdrawal.net;
    }
    expect(received).toBe(quote.received);
    expect((await giftOf(world, quid)).status).toBe('CLAIMED');
  });

  it('holds when our own fee is another by the time the gift is opened', async () => {
    const { quid, payment } = await world.paidGift();
    await world.deps.db.updateTable('payments').set({ feeBps: 100 }).where('id', '=', payment.id).execute();
    const recipient = world.browser();
    const { body: claim } = await recipient.post(`/api/rules/claim?quid=${quid}`, {});
    expect(claim.fee).toBe(claim.amount / 100);
    await world.deps.db.updateTable('payments').set({ feeBps: 300 }).where('id', '=', payment.id).execute();
    const withdrawal = await world.withdraw({ quid, recipient, claim });
    expect(withdrawal.fee).toBe(claim.fee);
  });
});
