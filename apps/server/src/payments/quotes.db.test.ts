import { FEE_PAYERS, type FeePayer } from '@jara/domain/payment/quote';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountsOfDifferentPeople } from '../../testing/accounts.ts';
import { createWorld, eventually, naira, type World } from '../../testing/world.ts';
import { endPayout, giftOf, total } from '../money-back/testing.ts';
import { workOnRefund } from '../provider/work-on-refund.ts';

const ACCOUNTS = accountsOfDifferentPeople(5);

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
      const withdrawal = await world.withdraw({ quid, recipient, claim }, ACCOUNTS[index]);
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

describe('a quote of any size', () => {
  let world: World;
  beforeAll(async () => {
    // So that nobody has to approve what is paid out here, and all can be asked for at once.
    world = await createWorld({
      env: { AUTO_APPROVE_UP_TO: '1000000000', TWO_PERSON_FROM: '2000000000', PAYSTACK_TIMEOUT_MS: '10000' },
    });
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(() => world.close());

  // The smallest, the largest, both sides of where the provider's fee changes, and amounts of which no part is round.
  const amounts = [5_000, 5_001, 33_333, 249_999, 250_000, 1_234_567, 12_666_667, 100_000_000];
  const rules = [
    undefined,
    { nthPerson: 2 },
    { totalSplits: 5 },
    { splits: [{ percentage: 40.01 }, { percentage: 35 }, { percentage: 24.99 }] },
    { luckyShares: 4 },
    { startTime: '2026-01-01T09:00:00.000Z', endTime: new Date(Date.now() + 86_400_000).toISOString() },
  ];
  const sums = () =>
    world.control<{
      charges: { reference: string; cameIn: number; refunded: number; fees: number }[];
      transfers: { reference: string; bankReceived: number }[];
    }>('GET', '/sums');
  const cases = amounts.flatMap((amount, index) =>
    FEE_PAYERS.map((feePaidBy, payer) => ({ amount, feePaidBy, rule: rules[(index * 2 + payer) % rules.length] })),
  );

  it('is what the provider charges, and what it gives back when the gift is cancelled', async () => {
    const gifts = await Promise.all(cases.map((ask) => world.paidGift(ask)));
    await Promise.all(gifts.map(({ sender, payment }) => sender.post(`/api/sent/${payment.id}/cancel`, {})));
    const refunds = await world.deps.db.selectFrom('refunds').select('id').execute();
    for (const { id } of refunds) await workOnRefund(world.deps)(id);
    await eventually('the provider has given everything back', async () => {
      await world.control('POST', '/clock', { advanceSeconds: 2 });
      return (await sums()).charges.every(({ refunded }) => refunded > 0);
    });
    for (const { id } of refunds) await workOnRefund(world.deps)(id);
    const { charges } = await sums();
    for (const { payment } of gifts) {
      const charge = charges.find(({ reference }) => reference === payment.reference);
      const { charged, refundIfCancelled } = payment.quote;
      expect(charge).toMatchObject({ cameIn: charged, refunded: refundIfCancelled, fees: charged - refundIfCancelled });
    }
    expect(await total(world, 'collection_fee')).toBe(0);
  });

  it('is what arrives in banks, and what we keep', async () => {
    const earned = -(await total(world, 'withdrawal_fee_revenue'));
    const arrive = async (ask: (typeof cases)[number]) => {
      const { quid, payment } = await world.paidGift(ask);
      const references: string[] = [];
      for (let status = ''; status !== 'CLAIMED'; status = (await giftOf(world, quid)).status) {
        const recipient = world.browser();
        const { body: claim } = await recipient.post(`/api/rules/claim?quid=${quid}`, {});
        if (claim.state === 'NOT_THIS_TIME') continue;
        const withdrawal = await world.withdraw({ quid, recipient, claim }, ACCOUNTS[references.length]);
        await endPayout(world, withdrawal.id);
        references.push(withdrawal.reference);
      }
      return { payment, references };
    };
    const all = await Promise.all(cases.map(arrive));
    const { transfers } = await sums();
    for (const { payment, references } of all) {
      const own = transfers.filter(({ reference }) => references.includes(reference));
      expect(own.reduce((sum, { bankReceived }) => sum + bankReceived, 0)).toBe(payment.quote.received);
    }
    const fees = all.reduce((sum, { payment }) => sum + payment.quote.fee, 0);
    expect(-(await total(world, 'withdrawal_fee_revenue')) - earned).toBe(fees);
  });
});
