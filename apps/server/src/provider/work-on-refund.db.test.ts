import type { GiftId, PaymentId, RefundId } from '@jara/domain/ids';
import { dormantAccount, giftAccount, refundAccount, suspenseAccount } from '@jara/domain/ledger/accounts';
import type { Refund } from '@jara/paystack/wire';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { expireGifts, reviveGift } from '../gifts/expire-gifts.ts';
import { recordDispute } from '../money-back/record-dispute.ts';
import { startRefund, startSuspenseRefund } from '../money-back/start-refund.ts';
import {
  auditOf,
  balance,
  chargeOf,
  giftOf,
  letProviderRefund,
  mailsOf,
  openDisputeAtBank,
  paymentOf,
  resolveDisputeAtBank,
  STAFF,
  setDaysAhead,
  total,
  wrongCharge,
} from '../money-back/testing.ts';
import { settleRefundsOf } from './settle-refunds-of.ts';
import { sweepRefunds, workOnRefund } from './work-on-refund.ts';

describe('a refund', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ env: { PAYSTACK_TIMEOUT_MS: '800' } });
  });
  afterEach(async () => {
    await fetch(`${world.sandboxUrl}/control/faults`, { method: 'DELETE' });
    await setDaysAhead(world, 0);
    await world.expectCleanBooks();
  });
  afterAll(() => world.close());

  const start = (giftId: GiftId) => startRefund(world.deps)({ giftId, actor: STAFF, reason: 'Nobody claimed it' });
  const work = (id: RefundId) => workOnRefund(world.deps)(id);
  const fault = (name: string, times = 1) =>
    world.control('POST', '/faults', { route: 'refund.create', fault: name, times });
  const refundRow = (id: RefundId) =>
    world.deps.db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const atProvider = async (paymentId: PaymentId): Promise<Refund[]> =>
    (await world.deps.paystack.listRefunds((await chargeOf(world, paymentId)).providerId)).data;

  /** A paid gift of ₦10,000 that ended; with `claims`, that many halves of it were claimed before. */
  async function endedGift({ claims = 0, card = 'success' } = {}) {
    const sender = world.browser();
    const { body } = await sender.post('/api/transactions', {
      amount: naira(10_000),
      email: 'ada@example.com',
      senderEmail: 'chidi@example.com',
      authorizationUrl: 'http://localhost:3000/payment/callback',
    });
    await world.control('POST', '/pay', { reference: body.reference, card });
    const { quid } = (await sender.get(`/api/transactions/reference/${body.reference}`)).body;
    if (claims > 0) await sender.post('/api/rules', { quid, totalSplits: 2 });
    for (let i = 0; i < claims; i += 1) await world.browser().post(`/api/rules/claim?quid=${quid}`, {});
    await setDaysAhead(world, 366);
    await expireGifts(world.deps)();
    const gift = await giftOf(world, quid);
    expect(gift.status).toBe('EXPIRED');
    return { quid, gift, payment: await paymentOf(world, gift.paymentId) };
  }

  it('takes the unclaimed money of an ended gift back to the sender’s card', async () => {
    const { gift, payment } = await endedGift();
    const fundsBefore = await total(world, 'provider_balance');
    const refund = await start(gift.id);
    expect(refund).toMatchObject({ status: 'STARTED', amount: naira(10_000), giftId: gift.id });
    expect(await balance(world, refundAccount(refund.id))).toBe(naira(10_000));
    expect(await balance(world, dormantAccount(gift.id))).toBe(0);
    expect(await auditOf(world, gift.id)).toEqual([{ action: 'gift.refund', staffId: STAFF.staffId }]);

    await work(refund.id);
    expect(await refundRow(refund.id)).toMatchObject({ status: 'SUBMITTED', providerStatus: 'pending', sends: 1 });
    await letProviderRefund(world, payment.id);
    await settleRefundsOf(world.deps)(payment.reference);
    expect(await refundRow(refund.id)).toMatchObject({
      status: 'DONE',
      providerStatus: 'processed',
      nextCheckAt: null,
    });
    await work(refund.id);
    expect(await balance(world, refundAccount(refund.id))).toBe(0);
    expect((await total(world, 'provider_balance')) - fundsBefore).toBe(-naira(10_000));
    expect(await paymentOf(world, payment.id)).toMatchObject({ status: 'REVERSED' });
    expect(await atProvider(payment.id)).toMatchObject([{ amount: naira(10_000), status: 'processed' }]);
    expect(await mailsOf(world, 'chidi@example.com')).toContainEqual({ kind: 'refund_sent' });
  });

  it('is of the rest only when a share was claimed, and the payment stays a success', async () => {
    const { gift, payment } = await endedGift({ claims: 1 });
    const refund = await start(gift.id);
    expect(refund.amount).toBe(naira(5_000));
    await work(refund.id);
    await letProviderRefund(world, payment.id);
    await work(refund.id);
    expect((await refundRow(refund.id)).status).toBe('DONE');
    expect((await paymentOf(world, payment.id)).status).toBe('SUCCESS');
    await expect(start(gift.id)).rejects.toThrow('There is nothing left to refund');
    await expect(reviveGift(world.deps)({ giftId: gift.id, actor: STAFF, reason: 'Asked' })).rejects.toThrow(
      'was refunded',
    );
  });

  it('is started once when two members of staff ask at the same time', async () => {
    const { gift } = await endedGift();
    const answers = await Promise.allSettled([start(gift.id), start(gift.id), start(gift.id)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject({ message: 'A refund is already on its way' });
    }
  });

  it('is refused while the gift can still be opened', async () => {
    const { quid } = await world.paidGift();
    await expect(start((await giftOf(world, quid)).id)).rejects.toMatchObject({ status: 409 });
  });

  it('is sent once although many processes work on it at once', async () => {
    const { gift, payment } = await endedGift();
    const refund = await start(gift.id);
    await Promise.all(Array.from({ length: 8 }, () => work(refund.id)));
    expect(await atProvider(payment.id)).toHaveLength(1);
  });

  it.each(['timeout-after-effect', '500-after-effect', 'garbage', 'status-false'])(
    'whose answer was lost (%s) is found by its mark and not sent again',
    async (name) => {
      const { gift, payment } = await endedGift();
      const refund = await start(gift.id);
      await fault(name);
      await work(refund.id);
      expect(await refundRow(refund.id)).toMatchObject({ status: 'SUBMITTED', providerId: null, sends: 1 });
      await letProviderRefund(world, payment.id);
      await work(refund.id);
      expect(await refundRow(refund.id)).toMatchObject({ status: 'DONE', sends: 1 });
      expect(await atProvider(payment.id)).toHaveLength(1);
    },
  );

  it('that never reached the provider is sent again, but only after several looks', async () => {
    const { gift, payment } = await endedGift();
    const refund = await start(gift.id);
    await fault('timeout-before-effect');
    for (const sends of [1, 1, 1, 2]) {
      await work(refund.id);
      expect((await refundRow(refund.id)).sends).toBe(sends);
    }
    expect(await atProvider(payment.id)).toHaveLength(1);
  });

  it('stays open while the provider cannot be asked at all', async () => {
    const { gift, payment } = await endedGift();
    const refund = await start(gift.id);
    await world.control('POST', '/faults', { route: 'refund.list', fault: '500', times: 1 });
    await work(refund.id);
    expect(await refundRow(refund.id)).toMatchObject({ status: 'STARTED', sends: 0 });
    expect(await atProvider(payment.id)).toHaveLength(0);
  });

  it('that the bank does not take gives the money back to the gift, and can be tried again', async () => {
    const { gift, payment } = await endedGift({ card: 'refund-fails' });
    const refund = await start(gift.id);
    await work(refund.id);
    await letProviderRefund(world, payment.id);
    await work(refund.id);
    expect(await refundRow(refund.id)).toMatchObject({ status: 'FAILED', failure: 'The bank did not take the refund' });
    expect(await balance(world, giftAccount(gift.id))).toBe(naira(10_000));
    expect((await paymentOf(world, payment.id)).status).toBe('SUCCESS');
    const again = await start(gift.id);
    await work(again.id);
    expect(await atProvider(payment.id)).toHaveLength(2);
  });

  it('is not sent when an earlier one that had failed was made after all', async () => {
    const { quid, gift, payment } = await endedGift({ claims: 1, card: 'refund-fails' });
    const first = await start(gift.id);
    await work(first.id);
    await letProviderRefund(world, payment.id);
    await work(first.id);
    const { providerId, status } = await refundRow(first.id);
    expect(status).toBe('FAILED');
    await world.control('POST', `/refunds/${providerId}`, { status: 'processed', webhook: false });
    const second = await start(gift.id);
    await work(second.id);
    expect(await atProvider(payment.id)).toHaveLength(1);
    expect((await refundRow(second.id)).status).toBe('FAILED');
    expect((await giftOf(world, quid)).status).toBe('CONFLICTED');
  });

  it('that needs the sender’s account details stays open', async () => {
    const { gift, payment } = await endedGift({ card: 'refund-needs-attention' });
    const refund = await start(gift.id);
    await work(refund.id);
    await letProviderRefund(world, payment.id);
    await work(refund.id);
    expect(await refundRow(refund.id)).toMatchObject({ status: 'SUBMITTED', providerStatus: 'needs-attention' });
    expect(await balance(world, refundAccount(refund.id))).toBe(naira(10_000));
  });

  it('is taken for the one of the same amount that somebody made by hand', async () => {
    const { gift, payment } = await endedGift({ claims: 1 });
    const { providerId } = await chargeOf(world, payment.id);
    const refund = await start(gift.id);
    await world.deps.paystack.createRefund({ transaction: providerId, amount: naira(5_000) });
    await work(refund.id);
    await letProviderRefund(world, payment.id);
    await work(refund.id);
    expect((await refundRow(refund.id)).status).toBe('DONE');
    expect(await atProvider(payment.id)).toHaveLength(1);
  });

  it('is not sent again when it was made before a restore that forgot it', async () => {
    const { gift, payment } = await endedGift({ claims: 1 });
    const { providerId } = await chargeOf(world, payment.id);
    const merchantNote = 'Jara refund 00000000-0000-7000-8000-000000000001';
    await world.deps.paystack.createRefund({ transaction: providerId, amount: naira(5_000), merchantNote });
    await letProviderRefund(world, payment.id);
    const refund = await start(gift.id);
    await work(refund.id);
    expect((await refundRow(refund.id)).status).toBe('DONE');
    expect(await atProvider(payment.id)).toHaveLength(1);
  });

  it('that somebody else made holds the gift, which must not be given away as well', async () => {
    const { quid, payment } = await world.paidGift();
    const { providerId } = await chargeOf(world, payment.id);
    await settleRefundsOf(world.deps)(payment.reference);
    expect((await giftOf(world, quid)).status).toBe('ACTIVE');
    await world.deps.paystack.createRefund({ transaction: providerId, amount: naira(1_000) });
    await settleRefundsOf(world.deps)(payment.reference);
    expect(await giftOf(world, quid)).toMatchObject({
      status: 'CONFLICTED',
      statusReason: 'The provider gave money of this payment back to the sender without us',
    });
  });

  it('waits for a person when the whole charge has gone back without us', async () => {
    const { quid, gift, payment } = await endedGift({ claims: 1 });
    const { providerId } = await chargeOf(world, payment.id);
    await world.deps.paystack.createRefund({ transaction: providerId });
    await letProviderRefund(world, payment.id);
    const refund = await start(gift.id);
    await work(refund.id);
    expect((await refundRow(refund.id)).status).toBe('FAILED');
    expect(await atProvider(payment.id)).toHaveLength(1);
    expect(await balance(world, giftAccount(gift.id))).toBe(naira(5_000));
    expect((await giftOf(world, quid)).status).toBe('CONFLICTED');
  });

  it('that never reached the provider is not called done when the whole charge goes back without us', async () => {
    const { gift, payment } = await endedGift({ claims: 1 });
    const refund = await start(gift.id);
    await fault('timeout-before-effect');
    await work(refund.id);
    expect(await refundRow(refund.id)).toMatchObject({ status: 'SUBMITTED', sends: 1 });
    await world.control('POST', '/refunds', { reference: payment.reference, status: 'processed', webhook: false });
    for (let turn = 0; turn < 4; turn += 1) await work(refund.id);
    expect(await refundRow(refund.id)).toMatchObject({ status: 'FAILED' });
    // The one that was made is a difference of its own, and comes out of this.
    expect(await balance(world, giftAccount(gift.id))).toBe(naira(5_000));
  });

  it('is not sent when the sender’s bank disputes the charge first: the money is held instead', async () => {
    const { gift, payment } = await endedGift();
    const refund = await start(gift.id);
    const dispute = await openDisputeAtBank(world, payment.reference);
    await recordDispute(world.deps)({ id: dispute });
    await work(refund.id);
    expect((await refundRow(refund.id)).status).toBe('FAILED');
    expect(await atProvider(payment.id)).toHaveLength(0);
    const row = await world.deps.db
      .selectFrom('disputes')
      .selectAll()
      .where('providerId', '=', dispute)
      .executeTakeFirst();
    expect(row).toMatchObject({ status: 'OPEN', held: naira(10_000) });
    await expect(start(gift.id)).rejects.toThrow('disputes this payment');
  });

  it('is not paid twice when the bank has taken the money and we have not heard of it', async () => {
    const { gift, payment } = await endedGift();
    const lossBefore = await total(world, 'chargeback_loss');
    const fundsBefore = await total(world, 'provider_balance');
    const refund = await start(gift.id);
    const dispute = await openDisputeAtBank(world, payment.reference);
    await resolveDisputeAtBank(world, dispute, 'lost');
    await work(refund.id);
    expect((await refundRow(refund.id)).status).toBe('FAILED');
    expect((await total(world, 'provider_balance')) - fundsBefore).toBe(-naira(10_000));
    expect((await total(world, 'chargeback_loss')) - lossBefore).toBe(0);
    await expect(start(gift.id)).rejects.toThrow('already taken this payment back');
  });

  it('is sent although a list of disputes still has one open that the bank has given back', async () => {
    const { gift, payment } = await endedGift();
    const dispute = await openDisputeAtBank(world, payment.reference);
    await recordDispute(world.deps)({ id: dispute });
    await resolveDisputeAtBank(world, dispute, 'declined');
    await recordDispute(world.deps)({ id: dispute });
    const refund = await start(gift.id);
    const { paystack } = world.deps;
    const lagging: typeof paystack.listDisputes = async (ask) => {
      const { data, ...page } = await paystack.listDisputes(ask);
      return { ...page, data: data.map((now) => ({ ...now, status: 'awaiting-merchant-feedback', resolution: null })) };
    };
    await workOnRefund({ ...world.deps, paystack: { ...paystack, listDisputes: lagging } })(refund.id);
    expect(await refundRow(refund.id)).toMatchObject({ status: 'SUBMITTED', sends: 1 });
    expect(await atProvider(payment.id)).toHaveLength(1);
  });

  it('of a charge in suspense goes back whole, and its payment has failed', async () => {
    const { payment, charge } = await wrongCharge(world, { amount: naira(9_000) });
    expect(payment.status).toBe('PROCESSING');
    const ask = { chargeId: charge.id, actor: STAFF, reason: 'Wrong amount' };
    const answers = await Promise.allSettled([
      startSuspenseRefund(world.deps)(ask),
      startSuspenseRefund(world.deps)(ask),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await sweepRefunds(world.deps)();
    await letProviderRefund(world, payment.id);
    await settleRefundsOf(world.deps)(payment.reference);
    expect(await atProvider(payment.id)).toMatchObject([{ amount: naira(9_000), status: 'processed' }]);
    expect(await balance(world, suspenseAccount(charge.id))).toBe(0);
    expect((await paymentOf(world, payment.id)).status).toBe('FAILED');
    await expect(startSuspenseRefund(world.deps)(ask)).rejects.toThrow('nothing left');
  });

  it('of a suspended charge that fails puts the money back into suspense', async () => {
    const { payment, charge } = await wrongCharge(world, { amount: naira(9_000), card: 'refund-fails' });
    const refund = await startSuspenseRefund(world.deps)({ chargeId: charge.id, actor: STAFF, reason: 'Wrong amount' });
    await work(refund.id);
    await letProviderRefund(world, payment.id);
    await work(refund.id);
    expect((await refundRow(refund.id)).status).toBe('FAILED');
    expect(await balance(world, suspenseAccount(charge.id))).toBe(naira(9_000));
  });

  it('is not made from a charge that pays for a gift by going around the gift', async () => {
    const { payment } = await world.paidGift();
    const { id } = await chargeOf(world, payment.id);
    await expect(startSuspenseRefund(world.deps)({ chargeId: id, actor: STAFF, reason: 'No' })).rejects.toThrow(
      'Refund the gift',
    );
  });
});
