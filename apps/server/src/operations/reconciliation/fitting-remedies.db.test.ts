import type { ChargeId, RefundId } from '@jara/domain/ids';
import { giftAccount, suspenseAccount } from '@jara/domain/ledger/accounts';
import type { Role } from '@jara/domain/staff/roles';
import { payoutReference } from '@jara/domain/withdrawal/payout-reference';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { createWorld, GOOD_ACCOUNT, naira, type World } from '../../../testing/world.ts';
import { releaseSuspense } from '../../money-back/release-suspense.ts';
import { startSuspenseRefund } from '../../money-back/start-refund.ts';
import {
  balance,
  endPayout,
  giftOf,
  letProviderRefund,
  openDisputeAtBank,
  refundedTo,
  resolveDisputeAtBank,
  STAFF,
  total,
  wrongCharge,
} from '../../money-back/testing.ts';
import { workOnRefund } from '../../provider/work-on-refund.ts';
import { signInEverybody } from '../../staff/testing.ts';
import { openItem } from './items.store.ts';
import { reconcile } from './reconcile.ts';
import { reconciling } from './testing.ts';

describe('every difference has a remedy that fits, once', () => {
  let world: World;
  let owner: pg.Client;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    owner = new pg.Client({ connectionString: world.databaseUrl });
    await owner.connect();
    staff = await signInEverybody(world);
    // Nobody tells us anything in here: whatever we learn, we learn by comparing.
    await world.control('POST', '/webhooks', { mode: 'drop' });
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(async () => {
    await owner.end();
    await world.close();
  });

  const { run, itemAbout, settle, settleByTwo } = reconciling(() => ({ world, staff }));
  const sayOfCharge = (reference: string, status: string) =>
    owner.query('update paystack_sandbox.transactions set status = $2 where reference = $1', [reference, status]);
  const byHand = async (reference: string, ask: { amount?: number; status?: string } = {}) =>
    String((await world.control<{ id: string }>('POST', '/refunds', { reference, webhook: false, ...ask })).id);
  /** As it is when a difference has grown older than what is compared: only its item is looked at again. */
  const runLater = () => reconcile(world.deps)({ from: new Date(Date.now() + 60_000) });

  /** A second charge of the same payment, which waits in suspense. */
  async function chargedAgain(reference: string, amount: number) {
    await world.control('POST', '/pay', { reference, card: 'success', amount, again: true });
    await run();
    return world.deps.db
      .selectFrom('charges')
      .selectAll()
      .where('reference', '=', reference)
      .orderBy('recordedAt', 'desc')
      .executeTakeFirstOrThrow();
  }
  /** A transfer of a share of ours that our books do not have. */
  async function paidWithoutUs(reference: string, amount: number) {
    const { recipient_code: recipient } = await world.deps.paystack.createTransferRecipient({
      name: 'Somebody',
      ...GOOD_ACCOUNT,
      currency: 'NGN',
    });
    await world.deps.paystack.createTransfer({ amount, currency: 'NGN', recipient, reference });
    await world.control('POST', `/transfers/${reference}`, { status: 'success', webhook: false });
  }

  describe('a charge', () => {
    it('in suspense that never came can be taken out of the books', async () => {
      const { charge, payment } = await wrongCharge(world, { amount: naira(9_000) });
      await sayOfCharge(payment.reference, 'abandoned');
      await run();
      expect(await itemAbout(payment.reference)).toMatchObject({ kind: 'CHARGE_UNKNOWN_TO_PROVIDER' });
      await settleByTwo(payment.reference, 'CHARGE_NEVER_CAME');
      expect(await balance(world, suspenseAccount(charge.id))).toBe(0);
      await run();
      expect(await itemAbout(payment.reference)).toBeUndefined();
    });

    it('that was taken out of the books and came after all is our own once', async () => {
      const { payment } = await world.paidGift();
      await sayOfCharge(payment.reference, 'abandoned');
      await run();
      await settleByTwo(payment.reference, 'CHARGE_NEVER_CAME');
      await sayOfCharge(payment.reference, 'success');
      await run();
      expect(await itemAbout(payment.reference)).toMatchObject({ kind: 'CHARGE_NOT_RECORDED' });
      expect((await settle(payment.reference, 'OWN_MONEY')).status).toBe(200);
      await run();
      await runLater();
      expect(await itemAbout(payment.reference)).toBeUndefined();
    });

    it('of another amount than ours stops its gift, leaves the books, and is our own as it came', async () => {
      const { payment, quid } = await world.paidGift();
      const charged = await giftOf(world, quid);
      await owner.query('update paystack_sandbox.transactions set amount = amount - 10000 where reference = $1', [
        payment.reference,
      ]);
      await run();
      expect(await itemAbout(payment.reference)).toMatchObject({ kind: 'CHARGE_DIFFERS' });
      expect((await giftOf(world, quid)).status).toBe('CONFLICTED');
      await settleByTwo(payment.reference, 'CHARGE_NEVER_CAME');
      expect(await balance(world, giftAccount(charged.id))).toBe(0);
      await run();
      expect(await itemAbout(payment.reference)).toMatchObject({ kind: 'CHARGE_NOT_RECORDED' });
      expect((await settle(payment.reference, 'OWN_MONEY')).status).toBe(200);
      await run();
      expect(await itemAbout(payment.reference)).toBeUndefined();
    });

    it('for something else can be our own in a currency that no gift can have', async () => {
      const reference = 'another-shop-in-dollars';
      const callbackUrl = 'http://localhost:3000/payment/callback';
      const asked = { email: 'ada@example.com', amount: naira(2_000), currency: 'NGN', reference, callbackUrl };
      await world.deps.paystack.initializeTransaction(asked);
      await world.control('POST', '/pay', { reference, card: 'success', currency: 'USD' });
      await run();
      expect((await settle(reference, 'OWN_MONEY')).status).toBe(200);
      await run();
      expect(await itemAbout(reference)).toBeUndefined();
    });
  });

  describe('a refund by hand', () => {
    it('of a second charge stays open until somebody books it, however old it is', async () => {
      const { payment } = await world.paidGift();
      const second = await chargedAgain(payment.reference, naira(9_000));
      await byHand(second.providerId, { amount: naira(4_000), status: 'processed' });
      await run();
      await runLater();
      expect(await itemAbout(payment.reference)).toMatchObject({ kind: 'REFUND_NOT_RECORDED' });
      expect((await settle(payment.reference, 'REFUND_HAPPENED')).status).toBe(200);
      expect(await balance(world, suspenseAccount(second.id))).toBe(naira(5_000));
      await runLater();
      expect(await itemAbout(payment.reference)).toBeUndefined();
    });

    it('of a charge that missed its gift lets the gift go when it comes back, also when another one has paid for it', async () => {
      const { charge: wrong, payment } = await wrongCharge(world, { amount: naira(9_000) });
      const refund = await byHand(wrong.providerId);
      await run();
      const right = await chargedAgain(payment.reference, naira(10_000));
      await releaseSuspense(world.deps)({ chargeId: right.id, actor: STAFF, reason: 'The second try was right' });
      await world.control('POST', `/refunds/${refund}`, { status: 'failed', webhook: false });
      await run();
      expect(await itemAbout(payment.reference)).toBeUndefined();
      const gift = await world.deps.db
        .selectFrom('gifts')
        .select('status')
        .where('paymentId', '=', payment.id)
        .executeTakeFirst();
      expect(gift).toEqual({ status: 'ACTIVE' });
    });
  });

  describe('a refund of ours', () => {
    const refundOf = (charge: { id: ChargeId }) =>
      startSuspenseRefund(world.deps)({ chargeId: charge.id, actor: STAFF, reason: 'It is the wrong amount' });
    const work = (id: RefundId) => workOnRefund(world.deps)(id);

    it('that never left is not booked beside those that somebody made of the whole charge', async () => {
      const { charge, payment } = await wrongCharge(world, { amount: naira(9_000) });
      const { id } = await refundOf(charge);
      await world.control('POST', '/faults', { route: 'refund.create', fault: 'timeout-before-effect', times: 1 });
      await work(id);
      for (const amount of [naira(4_000), naira(5_000)])
        await byHand(charge.providerId, { amount, status: 'processed' });
      for (let turn = 0; turn < 4; turn += 1) await work(id);
      await run();
      const loss = await total(world, 'chargeback_loss');
      for (let made = 0; made < 2; made += 1)
        expect((await settle(payment.reference, 'REFUND_HAPPENED')).status).toBe(200);
      expect(await balance(world, suspenseAccount(charge.id))).toBe(0);
      expect(await total(world, 'chargeback_loss')).toBe(loss);
    });

    it('that is on its way out of suspense is done with first, so that one by hand is no loss and leaves the rest to its sender', async () => {
      const { charge, payment } = await wrongCharge(world, { amount: naira(9_000) });
      const { id } = await refundOf(charge);
      await world.control('POST', '/faults', { route: 'refund.create', fault: 'timeout-before-effect', times: 1 });
      await work(id);
      await byHand(charge.providerId, { amount: naira(4_000), status: 'processed' });
      await run();
      const loss = await total(world, 'chargeback_loss');
      expect((await settle(payment.reference, 'REFUND_HAPPENED')).body.code).toBe('remedy_does_not_fit');
      for (let turn = 0; turn < 4; turn += 1) await work(id);
      expect((await settle(payment.reference, 'REFUND_HAPPENED')).status).toBe(200);
      expect(await total(world, 'chargeback_loss')).toBe(loss);
      const rest = await refundOf(charge);
      expect(rest.amount).toBe(naira(5_000));
      await work(rest.id);
      await letProviderRefund(world, payment.id);
      await work(rest.id);
      expect(await refundedTo(world, payment.reference)).toBe(naira(9_000));
    });

    it('that was made after its charge had come to pay for a gift goes back to that gift when it comes back', async () => {
      const { payment } = await wrongCharge(world, { amount: naira(9_000) });
      const right = await chargedAgain(payment.reference, naira(10_000));
      const { id } = await refundOf(right);
      await work(id);
      const { providerId } = await world.deps.db
        .selectFrom('refunds')
        .select('providerId')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const say = (status: string) => world.control('POST', `/refunds/${providerId}`, { status, webhook: false });
      await say('failed');
      await work(id);
      const ask = { chargeId: right.id, actor: STAFF, reason: 'The second try was right' };
      const { giftId } = await releaseSuspense(world.deps)(ask);
      await say('processed');
      await run();
      expect((await settle(payment.reference, 'REFUND_HAPPENED')).status).toBe(200);
      await say('failed');
      await run();
      expect(await balance(world, suspenseAccount(right.id))).toBe(0);
      expect(await balance(world, giftAccount(giftId))).toBe(naira(10_000));
    });
  });

  describe('a share that was paid without us', () => {
    async function paidShare() {
      const { quid, payment } = await world.paidGift();
      const gift = await giftOf(world, quid);
      const reference = payoutReference({ giftId: gift.id, slot: 0, attempt: 1 });
      await paidWithoutUs(reference, naira(4_000));
      await run();
      return { quid, payment, reference, left: () => balance(world, giftAccount(gift.id)) };
    }

    it('is not called our loss while a dispute holds the money that pays for it', async () => {
      const { payment, reference, left } = await paidShare();
      const dispute = await openDisputeAtBank(world, payment.reference);
      await run();
      const loss = await total(world, 'chargeback_loss');
      expect((await settle(reference, 'SHARE_WAS_PAID')).body.code).toBe('remedy_does_not_fit');
      await resolveDisputeAtBank(world, dispute, 'declined');
      await run();
      expect((await settle(reference, 'SHARE_WAS_PAID')).status).toBe(200);
      expect(await left()).toBe(naira(6_000));
      expect(await total(world, 'chargeback_loss')).toBe(loss);
    });

    it.each(['SHARE_WAS_PAID', 'WRITE_OFF'] as const)(
      'is booked once as %s, also when a comparison that had begun before opens its item again',
      async (remedy) => {
        const { reference, left } = await paidShare();
        const item = await itemAbout(reference);
        if (!item) throw new Error('it is open');
        if (remedy === 'WRITE_OFF') await settleByTwo(reference, remedy);
        else expect((await settle(reference, remedy)).status).toBe(200);
        const [leftThen, lossThen] = [await left(), await total(world, 'chargeback_loss')];
        const { kind, providerId, ours, theirs, amount, currency, giftId } = item;
        const seen = { kind, reference, providerId, ours, theirs, amount, currency, giftId };
        await openItem(world.deps.db, seen, new Date());
        if (remedy === 'WRITE_OFF') await settle(reference, remedy, staff.SUPER_ADMIN);
        expect((await settle(reference, remedy)).body.code).toBe('remedy_does_not_fit');
        expect([await left(), await total(world, 'chargeback_loss')]).toEqual([leftThen, lossThen]);
        await run();
        expect(await itemAbout(reference)).toBeUndefined();
      },
    );
  });

  it('takes two people who saw the same: what has changed since the first is wanted by nobody yet', async () => {
    const claimed = await world.claimed();
    const { id, reference } = await world.withdraw(claimed);
    await endPayout(world, id);
    const change = (amount: number) =>
      owner.query('update paystack_sandbox.transfers set amount = amount - $2 where reference = $1', [
        reference,
        amount,
      ]);
    await change(100);
    await run();
    await settle(reference, 'PAID_ELSEWHERE');
    await change(naira(9_000));
    await run();
    expect((await settle(reference, 'PAID_ELSEWHERE', staff.SUPER_ADMIN)).body).toMatchObject({ closedAt: null });
    expect((await settle(reference, 'PAID_ELSEWHERE')).body).toMatchObject({ closedAt: expect.any(String) });
    await run();
    expect(await itemAbout(reference)).toBeUndefined();
  });
});
