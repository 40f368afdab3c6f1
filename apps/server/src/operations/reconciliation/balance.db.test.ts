import type { Role } from '@jara/domain/staff/roles';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { createWorld, naira, type World } from '../../../testing/world.ts';
import { endPayout, total } from '../../money-back/testing.ts';
import { workOnPayout } from '../../provider/work-on-payout.ts';
import { signInEverybody } from '../../staff/testing.ts';
import { reconcile } from './reconcile.ts';
import { FAILING, reconciling } from './testing.ts';

/** Its bank takes ten seconds. */
const SLOW = { accountNumber: '0123456711', bankCode: '057' };

describe('the balance at the provider', () => {
  let world: World;
  let owner: pg.Client;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    owner = new pg.Client({ connectionString: world.databaseUrl });
    await owner.connect();
    staff = await signInEverybody(world);
    await world.control('POST', '/settings', { stamp_duty: true });
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(async () => {
    await owner.end();
    await world.close();
  });

  const { run, itemAbout, settle, settleByTwo } = reconciling(() => ({ world, staff }));
  const theirs = async () => (await world.deps.paystack.balance())[0]?.balance;
  const saysOf = (reference: string, status: string) =>
    world.control('POST', `/transfers/${reference}`, { status, webhook: false });
  const isSettled = async () => {
    const done = await run();
    expect(done).toMatchObject({ failure: null, balanceTheirs: await theirs(), balanceOurs: await theirs() });
    expect(await itemAbout('balance')).toBeUndefined();
    return done;
  };
  const paidOut = async (amount = naira(20_000)) => {
    const claimed = await world.claimed({ amount });
    const payout = await world.withdraw(claimed);
    await endPayout(world, payout.id);
    return { claimed, payout };
  };

  it('is at first our own money, and from then on what the books make it', async () => {
    const opening = (await theirs()) ?? 0;
    expect(opening).toBeGreaterThan(0);
    // Somebody paid for something else before the two were ever compared.
    const reference = 'another-shop-0123456789';
    const email = 'ada@example.com';
    const callbackUrl = 'http://localhost:3000/payment/callback';
    const asked = { email, amount: naira(2_000), currency: 'NGN', reference, callbackUrl } as const;
    await world.deps.paystack.initializeTransaction(asked);
    await world.control('POST', '/pay', { reference, card: 'success' });
    expect(await run()).toMatchObject({ balanceTheirs: null, opened: 1 });
    expect((await settle(reference, 'OWN_MONEY')).status).toBe(200);
    // A payout is on its way at the first look.
    const payout = await world.withdraw(await world.claimed({ amount: naira(5_000) }), SLOW);
    await workOnPayout(world.deps)(payout.id);
    await run();
    expect(await total(world, 'own_money')).toBe(-opening - naira(2_000));
    await saysOf(payout.reference, 'success');
    await workOnPayout(world.deps)(payout.id);
    await isSettled();
  });

  it('counts what is left of a payment that is no gift, once nothing of it is on its way back', async () => {
    const reference = 'another-shop-9876543210';
    await world.deps.paystack.initializeTransaction({
      email: 'ada@example.com',
      amount: naira(3_000),
      currency: 'NGN',
      reference,
      callbackUrl: 'http://localhost:3000/payment/callback',
    });
    await world.control('POST', '/pay', { reference, card: 'success' });
    const refund = await world.control<{ id: number }>('POST', '/refunds', {
      reference,
      amount: naira(1_200),
      status: 'pending',
      webhook: false,
    });
    await run();
    expect((await settle(reference, 'OWN_MONEY')).body.code).toBe('remedy_does_not_fit');
    await world.control('POST', `/refunds/${refund.id}`, { status: 'processed', webhook: false });
    const before = await total(world, 'own_money');
    expect((await settle(reference, 'OWN_MONEY')).status).toBe(200);
    expect(await total(world, 'own_money')).toBe(before - naira(1_800));
    await isSettled();
  });

  it('grows by every settlement, each booked once', async () => {
    await isSettled();
    const collected = await total(world, 'provider_receivable');
    await world.paidGift();
    expect(await total(world, 'provider_receivable')).toBeGreaterThan(collected);
    expect(await isSettled()).toMatchObject({ settlements: 1 });
    expect(await total(world, 'provider_receivable')).toBe(collected);
    expect(await isSettled()).toMatchObject({ settlements: 0 });
  });

  it('is not called another for what is settled while the two are compared', async () => {
    await isSettled();
    const { paystack } = world.deps;
    const busy = async () => {
      await world.paidGift();
      return paystack.balance();
    };
    await reconcile({ ...world.deps, paystack: { ...paystack, balance: busy } })();
    expect(await itemAbout('balance')).toBeUndefined();
    await isSettled();
  });

  it('is not called another for what is paid out just before it is asked for, and settled just after', async () => {
    // One for each time that it is asked for.
    const shares: Awaited<ReturnType<World['claimed']>>[] = [];
    for (let nth = 0; nth < 5; nth += 1) shares.push(await world.claimed());
    await isSettled();
    const { paystack } = world.deps;
    const busy = async () => {
      const share = shares.pop();
      if (share) await endPayout(world, (await world.withdraw(share)).id);
      const answer = await paystack.balance();
      await world.paidGift({ amount: naira(50_000) });
      return answer;
    };
    await reconcile({ ...world.deps, paystack: { ...paystack, balance: busy } })();
    expect(await itemAbout('balance')).toBeUndefined();
    await isSettled();
  });

  it('grows by a settlement that is done long after its day', async () => {
    await isSettled();
    const collected = await total(world, 'provider_receivable');
    await world.paidGift();
    const say = (status: string) =>
      owner.query(
        `update paystack_sandbox.settlements set status = $1, settlement_date = now() - interval '5 days'
         where id = (select max(id) from paystack_sandbox.settlements)`,
        [status],
      );
    await say('pending');
    await run();
    expect(await total(world, 'provider_receivable')).toBeGreaterThan(collected);
    await say('success');
    expect(await isSettled()).toMatchObject({ settlements: 1 });
    expect(await total(world, 'provider_receivable')).toBe(collected);
  });

  it('pays the stamp duty of a transfer that has to bear it, once, however often its bank changes its mind', async () => {
    await isSettled();
    const before = await total(world, 'stamp_duty');
    const { payout } = await paidOut();
    expect((await total(world, 'stamp_duty')) - before).toBe(naira(50));
    await isSettled();
    for (const status of ['reversed', 'success']) {
      await saysOf(payout.reference, status);
      await workOnPayout(world.deps)(payout.id);
      await run();
    }
    expect((await settle(payout.reference, 'PAID_AFTER_ALL')).status).toBe(200);
    expect((await total(world, 'stamp_duty')) - before).toBe(naira(50));
    await isSettled();
    await paidOut(naira(5_000));
    expect((await total(world, 'stamp_duty')) - before).toBe(naira(50));
    await isSettled();
  });

  it('bears the cost of a transfer that was made and sent back before anybody heard of it', async () => {
    await isSettled();
    const [fees, duty] = [await total(world, 'transfer_fee'), await total(world, 'stamp_duty')];
    const payout = await world.withdraw(await world.claimed({ amount: naira(20_000) }), FAILING);
    await endPayout(world, payout.id);
    for (const status of ['success', 'failed']) await saysOf(payout.reference, status);
    await isSettled();
    expect((await total(world, 'transfer_fee')) - fees).toBe(naira(25));
    expect((await total(world, 'stamp_duty')) - duty).toBe(naira(50));
    await isSettled();
  });

  describe('bears a charge of which we know nothing', () => {
    async function paidForSomethingElse(reference: string) {
      const callbackUrl = 'http://localhost:3000/payment/callback';
      const asked = {
        email: 'ada@example.com',
        amount: naira(3_000),
        currency: 'NGN',
        reference,
        callbackUrl,
      } as const;
      await isSettled();
      await world.deps.paystack.initializeTransaction(asked);
      await world.control('POST', '/pay', { reference, card: 'success' });
      await run();
      expect(await itemAbout(reference)).toMatchObject({ kind: 'CHARGE_NOT_RECORDED' });
    }
    const giveBack = (reference: string, amount?: number) =>
      world.control('POST', '/refunds', { reference, amount, status: 'processed', webhook: false });

    it('and that went back to whoever had paid it', async () => {
      const reference = 'paid-by-mistake-and-given-back';
      await paidForSomethingElse(reference);
      const own = await total(world, 'own_money');
      await giveBack(reference);
      await isSettled();
      expect(await itemAbout(reference)).toBeUndefined();
      expect(await total(world, 'own_money')).toBe(own);
    });

    it('and of which a part went back before it was called ours', async () => {
      const reference = 'a-sale-of-which-a-part-was-given-back';
      await paidForSomethingElse(reference);
      const own = await total(world, 'own_money');
      await giveBack(reference, naira(1_000));
      expect((await settle(reference, 'OWN_MONEY')).status).toBe(200);
      await isSettled();
      expect((await total(world, 'own_money')) - own).toBe(-naira(2_000));
    });
  });

  it('may be lower by what is on its way, and by no more', async () => {
    await isSettled();
    const payout = await world.withdraw(await world.claimed({ amount: naira(5_000) }), SLOW);
    await workOnPayout(world.deps)(payout.id);
    const { balanceTheirs, balanceOurs } = await run();
    expect(balanceTheirs).toBeLessThan(balanceOurs ?? 0);
    expect(await itemAbout('balance')).toBeUndefined();
    await world.control('POST', '/float', { amount: -naira(6_000) });
    await run();
    expect(await itemAbout('balance')).toBeDefined();
    await world.control('POST', '/float', { amount: naira(6_000) });
    await saysOf(payout.reference, 'success');
    await workOnPayout(world.deps)(payout.id);
    await isSettled();
  });

  it('that somebody added to or took from is a difference until a person says whose it is', async () => {
    await isSettled();
    for (const amount of [naira(300), -naira(200)]) {
      await world.control('POST', '/float', { amount });
      expect(await run()).toMatchObject({ opened: 1 });
      expect(await itemAbout('balance')).toMatchObject({ kind: 'BALANCE_DIFFERS', amount: Math.abs(amount) });
      if (amount > 0) expect((await settle('balance', 'WRITE_OFF')).body.code).toBe('remedy_does_not_fit');
      const own = await total(world, 'own_money');
      await settleByTwo('balance', 'OWN_MONEY');
      expect(await total(world, 'own_money')).toBe(own - amount);
      await isSettled();
    }
  });

  it('that changed again since the person looked is looked at again', async () => {
    await isSettled();
    await world.control('POST', '/float', { amount: -naira(300) });
    await run();
    await world.control('POST', '/float', { amount: -naira(1) });
    expect((await settle('balance', 'OWN_MONEY')).body.code).toBe('item_changed');
    await run();
    await settleByTwo('balance', 'WRITE_OFF');
    await isSettled();
  });

  it('tells of a payout that was made in silence, long after anybody looks at its time', async () => {
    await isSettled();
    const payout = await world.withdraw(await world.claimed(), FAILING);
    await endPayout(world, payout.id);
    await owner.query("update paystack_sandbox.transfers set created_at = '2020-01-01' where reference = $1", [
      payout.reference,
    ]);
    await saysOf(payout.reference, 'success');
    await run();
    expect(await itemAbout(payout.reference)).toBeUndefined();
    expect(await itemAbout('balance')).toMatchObject({ amount: payout.net + naira(25) });
    // Told to look further back, the comparison finds what it is.
    await reconcile(world.deps)({ from: new Date('2019-12-31') });
    expect((await settle(payout.reference, 'PAID_AFTER_ALL')).status).toBe(200);
    await isSettled();
  });
});
