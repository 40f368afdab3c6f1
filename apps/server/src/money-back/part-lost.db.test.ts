import type { GiftId, PaymentId, RefundId } from '@jara/domain/ids';
import { dormantAccount, giftAccount } from '@jara/domain/ledger/accounts';
import { accountNameOf } from '@jara/paystack-sandbox/banks/account-names';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { expireGifts } from '../gifts/expire-gifts.ts';
import { reconcile } from '../operations/reconciliation/reconcile.ts';
import { FAILING } from '../operations/reconciliation/testing.ts';
import { workOnPayout } from '../provider/work-on-payout.ts';
import { workOnRefund } from '../provider/work-on-refund.ts';
import { recordDispute } from './record-dispute.ts';
import { startRefund } from './start-refund.ts';
import {
  balance,
  claimShare,
  claimsOf,
  endPayout,
  endRefunds,
  giftOf,
  letProviderRefund,
  loseDispute,
  openDisputeAtBank,
  refundedTo,
  resolveDisputeAtBank,
  STAFF,
  sendShare,
  setDaysAhead,
  total,
} from './testing.ts';

describe('a dispute of which a part was lost', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(() => world.close());

  const heard = (id: string) => recordDispute(world.deps)({ id });
  const disputeRow = (providerId: string) =>
    world.deps.db.selectFrom('disputes').selectAll().where('providerId', '=', providerId).executeTakeFirstOrThrow();
  const refundRow = (id: RefundId) =>
    world.deps.db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  /** A gift of ₦10,000 for two, both halves claimed. */
  async function bothClaimed() {
    const { quid, payment, sender } = await world.paidGift();
    expect((await sender.post('/api/rules', { quid, totalSplits: 2 })).status).toBe(200);
    const [first, second] = [await claimShare(world, quid), await claimShare(world, quid)];
    return { quid, payment, first, second, gift: await giftOf(world, quid) };
  }
  async function refundRest(giftId: GiftId, payment: { id: PaymentId }) {
    const refund = await startRefund(world.deps)({ giftId, actor: STAFF, reason: 'What the bank left' });
    await endRefunds(world, giftId, payment.id);
    return refundRow(refund.id);
  }

  it('leaves a rest that can be refunded', async () => {
    const { payment, gift } = await bothClaimed();
    await loseDispute(world, payment.reference, naira(3_000));
    expect(await balance(world, giftAccount(gift.id))).toBe(naira(2_000));
    expect(await refundRest(gift.id, payment)).toMatchObject({ status: 'DONE', amount: naira(2_000) });
  });

  it('can be won after all when the rest has gone back to the sender meanwhile', async () => {
    const { payment, gift } = await bothClaimed();
    const id = await loseDispute(world, payment.reference, naira(3_000));
    expect(await refundRest(gift.id, payment)).toMatchObject({ status: 'DONE' });
    await world.control('POST', `/disputes/${id}`, { resolution: 'declined', again: true });
    await heard(id);
    expect(await disputeRow(id)).toMatchObject({ status: 'WON' });
    expect(await claimsOf(world, gift.id)).toMatchObject([{ status: 'GRANTED' }, { status: 'GRANTED' }]);
  });

  it('can be won after all where the gift had a part of its own, and all that was left has gone back', async () => {
    const { quid, payment, sender } = await world.paidGift();
    const splits = [45, 45, 10].map((percentage) => ({ percentage }));
    expect((await sender.post('/api/rules', { quid, splits })).status).toBe(200);
    for (let nth = 0; nth < 2; nth += 1) await claimShare(world, quid);
    const { id: giftId } = await giftOf(world, quid);
    const before = await total(world, 'chargeback_loss');
    const id = await loseDispute(world, payment.reference, naira(3_000));
    expect(await balance(world, giftAccount(giftId))).toBe(naira(2_500));
    expect(await refundRest(giftId, payment)).toMatchObject({ status: 'DONE', amount: naira(2_500) });
    await world.control('POST', `/disputes/${id}`, { resolution: 'declined', again: true });
    await heard(id);
    expect(await disputeRow(id)).toMatchObject({ status: 'WON' });
    expect(await claimsOf(world, giftId)).toMatchObject([{ status: 'GRANTED' }, { status: 'GRANTED' }]);
    expect(await balance(world, giftAccount(giftId))).toBe(0);
    // An expense is debited, which the books write as less than nought.
    expect(Math.abs((await total(world, 'chargeback_loss')) - before)).toBe(naira(1_500));
  });

  it('can be won after all while another is open, and is worth what was paid when both are won', async () => {
    const { payment, gift } = await bothClaimed();
    const before = await total(world, 'chargeback_loss');
    const lost = await loseDispute(world, payment.reference, naira(3_000));
    const open = await openDisputeAtBank(world, payment.reference);
    await heard(open);
    await world.control('POST', `/disputes/${lost}`, { resolution: 'declined', again: true });
    await heard(lost);
    expect(await disputeRow(lost)).toMatchObject({ status: 'WON' });
    expect(await disputeRow(open)).toMatchObject({ status: 'OPEN', held: naira(10_000) });
    await resolveDisputeAtBank(world, open, 'declined');
    await heard(open);
    expect(await claimsOf(world, gift.id)).toMatchObject([{ status: 'GRANTED' }, { status: 'GRANTED' }]);
    expect(await balance(world, giftAccount(gift.id))).toBe(0);
    expect(await total(world, 'chargeback_loss')).toBe(before);
  });

  it('takes what was about to go back to the sender before anybody’s share', async () => {
    const { quid, payment, sender } = await world.paidGift();
    expect((await sender.post('/api/rules', { quid, totalSplits: 2 })).status).toBe(200);
    const first = await claimShare(world, quid);
    expect((await sender.post(`/api/sent/${payment.id}/cancel`, {})).status).toBe(200);
    const { id: giftId } = await giftOf(world, quid);
    await loseDispute(world, payment.reference, naira(5_000));
    expect(await claimsOf(world, giftId)).toMatchObject([{ status: 'GRANTED' }]);
    await sendShare(world, first);
    expect(await balance(world, giftAccount(giftId))).toBe(0);
    expect(await refundedTo(world, payment.reference)).toBe(0);
  });

  it('takes it also where the first that is heard of it is that it was lost', async () => {
    const { quid, payment, sender } = await world.paidGift();
    expect((await sender.post('/api/rules', { quid, totalSplits: 2 })).status).toBe(200);
    const first = await claimShare(world, quid);
    expect((await sender.post(`/api/sent/${payment.id}/cancel`, {})).status).toBe(200);
    const { id: giftId } = await giftOf(world, quid);
    const before = await total(world, 'chargeback_loss');
    const id = await openDisputeAtBank(world, payment.reference, naira(5_000));
    await resolveDisputeAtBank(world, id, 'lost');
    await heard(id);
    expect(await disputeRow(id)).toMatchObject({ status: 'LOST', held: naira(10_000) });
    expect(await claimsOf(world, giftId)).toMatchObject([{ status: 'GRANTED' }]);
    expect(await total(world, 'chargeback_loss')).toBe(before);
    await sendShare(world, first);
  });

  it('takes anew what was about to go back where the bank then wants another sum', async () => {
    const { payment, gift } = await bothClaimed();
    const id = await loseDispute(world, payment.reference, naira(3_000));
    await startRefund(world.deps)({ giftId: gift.id, actor: STAFF, reason: 'What the bank left' });
    const { paystack } = world.deps;
    const more: typeof paystack = {
      ...paystack,
      fetchDispute: async (asked) => ({ ...(await paystack.fetchDispute(asked)), refund_amount: naira(4_000) }),
    };
    await recordDispute({ ...world.deps, paystack: more })({ id });
    expect(await disputeRow(id)).toMatchObject({ status: 'LOST', amount: naira(4_000), held: naira(10_000) });
    expect(await balance(world, giftAccount(gift.id))).toBe(naira(1_000));
  });

  it('takes back what its sender was to take to a bank, once the bank gives everything back', async () => {
    const senderEmail = 'somebody@example.com';
    const { quid, payment, sender } = await world.paidGift({ senderEmail }, 'refund-fails');
    expect((await sender.post('/api/rules', { quid, totalSplits: 2 })).status).toBe(200);
    for (let nth = 0; nth < 2; nth += 1) await claimShare(world, quid);
    const { id: giftId } = await giftOf(world, quid);
    const before = await total(world, 'chargeback_loss');
    const id = await loseDispute(world, payment.reference, naira(3_000));
    const { id: refundId } = await startRefund(world.deps)({ giftId, actor: STAFF, reason: 'What the bank left' });
    await workOnRefund(world.deps)(refundId);
    await letProviderRefund(world, payment.id);
    await workOnRefund(world.deps)(refundId);
    expect(await refundRow(refundId)).toMatchObject({ status: 'FAILED' });
    const account = { accountNumber: '0123456700', bankCode: '058' };
    const accountName = accountNameOf(account.bankCode, account.accountNumber);
    expect((await sender.post(`/api/sent/${payment.id}/bank`, { ...account, accountName })).status).toBe(200);
    expect(await balance(world, giftAccount(giftId))).toBe(0);
    await world.control('POST', `/disputes/${id}`, { resolution: 'declined', again: true });
    await heard(id);
    expect(await disputeRow(id)).toMatchObject({ status: 'WON' });
    expect(await total(world, 'chargeback_loss')).toBe(before);
    const shares = (await claimsOf(world, giftId)).map(({ forSender, status }) => [forSender, status]);
    expect(shares).toEqual(expect.arrayContaining([[false, 'GRANTED']]));
    const owed = await world.deps.db
      .selectFrom('balances')
      .select('balance')
      .where('account', '=', 'claim')
      .where(
        'subject',
        'in',
        (await claimsOf(world, giftId)).map((claim) => claim.id),
      )
      .execute();
    expect(owed.reduce((sum, row) => sum + row.balance, 0)).toBe(naira(10_000));
  });

  it('is made good by the rest, should that come back after the bank has given everything back', async () => {
    const { payment, gift } = await bothClaimed();
    const before = await total(world, 'chargeback_loss');
    const id = await loseDispute(world, payment.reference, naira(3_000));
    const refund = await startRefund(world.deps)({ giftId: gift.id, actor: STAFF, reason: 'What the bank left' });
    await workOnRefund(world.deps)(refund.id);
    await world.control('POST', `/disputes/${id}`, { resolution: 'declined', again: true });
    await heard(id);
    const { providerId } = await refundRow(refund.id);
    await world.control('POST', `/refunds/${providerId}`, { status: 'failed' });
    await workOnRefund(world.deps)(refund.id);
    expect(await claimsOf(world, gift.id)).toMatchObject([{ status: 'GRANTED' }, { status: 'GRANTED' }]);
    expect(await balance(world, giftAccount(gift.id))).toBe(0);
    expect(await total(world, 'chargeback_loss')).toBe(before);
  });

  it('leaves all of it free to go back once the bank gives it back, also when a part of it was woken before', async () => {
    const { quid, payment } = await world.paidGift();
    const { id: giftId } = await giftOf(world, quid);
    await setDaysAhead(world, 366);
    await expireGifts(world.deps)();
    expect(await balance(world, dormantAccount(giftId))).toBe(naira(10_000));
    const id = await loseDispute(world, payment.reference, naira(6_000));
    await refundRest(giftId, payment);
    await world.control('POST', `/disputes/${id}`, { resolution: 'declined', again: true });
    await heard(id);
    expect(await balance(world, dormantAccount(giftId))).toBe(naira(6_000));
    await refundRest(giftId, payment);
    expect(await balance(world, dormantAccount(giftId))).toBe(0);
    expect(await refundedTo(world, payment.reference)).toBe(naira(10_000));
    await setDaysAhead(world, 0);
  });

  it('lets a share leave that came back afterwards and is more than the bank still wants', async () => {
    const { payment, first, quid } = await bothClaimed();
    const payout = await world.withdraw(first, FAILING);
    await workOnPayout(world.deps)(payout.id);
    await loseDispute(world, payment.reference, naira(8_000));
    await endPayout(world, payout.id);
    await reconcile(world.deps)();
    expect((await giftOf(world, quid)).status).not.toBe('CONFLICTED');
    await sendShare(world, first);
  });

  it('lets a payout go on that had not reached the provider, once the bank has what it wants', async () => {
    const { payment, first, quid } = await bothClaimed();
    await world.control('POST', '/faults', { route: 'transfer.create', fault: 'timeout-before-effect', times: 1 });
    const payout = await world.withdraw(first);
    const work = () =>
      workOnPayout({ ...world.deps, pace: { checkAfterMs: [20], notFoundBeforeResend: 1 } })(payout.id);
    await work();
    const stage = async () =>
      (
        await world.deps.db
          .selectFrom('withdrawals')
          .select('status')
          .where('id', '=', payout.id)
          .executeTakeFirstOrThrow()
      ).status;
    expect(await stage()).toBe('UNKNOWN');
    await loseDispute(world, payment.reference, naira(3_000));
    await reconcile(world.deps)();
    expect((await giftOf(world, quid)).status).not.toBe('CONFLICTED');
    for (let turn = 0; turn < 5; turn += 1) await work();
    expect(await stage()).toBe('COMPLETED');
  });
});
