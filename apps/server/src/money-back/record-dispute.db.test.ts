import type { ClaimId } from '@jara/domain/ids';
import {
  claimAccount,
  disputeAccount,
  dormantAccount,
  giftAccount,
  suspenseAccount,
} from '@jara/domain/ledger/accounts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { expireGifts } from '../gifts/expire-gifts.ts';
import { reconcile } from '../operations/reconciliation/reconcile.ts';
import { moneyBoxOf } from '../portal/files/money-box.ts';
import { workOnPayout } from '../provider/work-on-payout.ts';
import { recordDispute } from './record-dispute.ts';
import {
  balance,
  claimsOf,
  endPayout,
  giftOf,
  openDisputeAtBank,
  paymentOf,
  resolveDisputeAtBank,
  setDaysAhead,
  total,
  wrongCharge,
} from './testing.ts';

const FAILING_ACCOUNT = { accountNumber: '0123456722', bankCode: '057' };

describe('a dispute', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterEach(async () => {
    await setDaysAhead(world, 0);
    await world.expectCleanBooks();
  });
  afterAll(() => world.close());

  const heard = (id: string) => recordDispute(world.deps)({ id });
  const disputeRow = (providerId: string) =>
    world.deps.db.selectFrom('disputes').selectAll().where('providerId', '=', providerId).executeTakeFirstOrThrow();
  const claim = (quid: string) => world.browser().post(`/api/rules/claim?quid=${quid}`, {});

  /** A gift of ₦10,000 for two, of which one half is claimed. */
  async function halfClaimed() {
    const { quid, payment, sender } = await world.paidGift();
    expect((await sender.post('/api/rules', { quid, totalSplits: 2 })).status).toBe(200);
    const recipient = world.browser();
    const { body } = await recipient.post(`/api/rules/claim?quid=${quid}`, {});
    expect(body).toMatchObject({ state: 'YOURS', amount: naira(5_000) });
    return { quid, payment, recipient, claim: body, gift: await giftOf(world, quid) };
  }

  it('holds an unopened gift whole, and gives it back when the merchant wins', async () => {
    const { quid, payment } = await world.paidGift();
    const gift = await giftOf(world, quid);
    const id = await openDisputeAtBank(world, payment.reference);
    await heard(id);
    const dispute = await disputeRow(id);
    expect(dispute).toMatchObject({ status: 'OPEN', held: naira(10_000) });
    expect(await balance(world, giftAccount(gift.id))).toBe(0);
    expect(await giftOf(world, quid)).toMatchObject({ status: 'CONFLICTED' });
    expect((await claim(quid)).status).toBe(403);

    await resolveDisputeAtBank(world, id, 'won');
    await heard(id);
    expect(await disputeRow(id)).toMatchObject({ status: 'WON' });
    expect(await balance(world, disputeAccount(dispute.id))).toBe(0);
    expect(await giftOf(world, quid)).toMatchObject({ status: 'ACTIVE', statusReason: null });
    expect(await paymentOf(world, payment.id)).toMatchObject({ status: 'SUCCESS' });
    expect((await claim(quid)).body).toMatchObject({ state: 'YOURS', amount: naira(10_000) });
  });

  it('freezes claimed shares while it is open and thaws them when it is won', async () => {
    const { quid, payment, gift, recipient, claim: share } = await halfClaimed();
    const id = await openDisputeAtBank(world, payment.reference);
    await heard(id);
    expect(await claimsOf(world, gift.id)).toMatchObject([{ status: 'FROZEN' }]);
    expect((await disputeRow(id)).held).toBe(naira(10_000));

    await resolveDisputeAtBank(world, id, 'declined');
    await heard(id);
    expect(await claimsOf(world, gift.id)).toMatchObject([{ status: 'GRANTED' }]);
    expect((await giftOf(world, quid)).status).toBe('SPLIT');
    const withdrawal = await world.withdraw({ quid, recipient, claim: share });
    await endPayout(world, withdrawal.id);
  });

  it('costs us only what had already been paid out when it is lost', async () => {
    const { quid, payment, gift, recipient, claim: share } = await halfClaimed();
    const withdrawal = await world.withdraw({ quid, recipient, claim: share });
    await endPayout(world, withdrawal.id);
    expect(await claimsOf(world, gift.id)).toMatchObject([{ status: 'PAID' }]);
    const [lossBefore, fundsBefore] = [await total(world, 'chargeback_loss'), await total(world, 'provider_balance')];

    const id = await openDisputeAtBank(world, payment.reference);
    await heard(id);
    expect((await disputeRow(id)).held).toBe(naira(5_000));
    await resolveDisputeAtBank(world, id, 'merchant-accepted');
    await heard(id);
    await heard(id);
    expect(await disputeRow(id)).toMatchObject({ status: 'LOST' });
    expect((await total(world, 'chargeback_loss')) - lossBefore).toBe(naira(5_000));
    expect((await total(world, 'provider_balance')) - fundsBefore).toBe(-naira(10_000));
    expect(await paymentOf(world, payment.id)).toMatchObject({ status: 'REVERSED' });
    expect((await giftOf(world, quid)).status).toBe('CONFLICTED');
    expect(await claimsOf(world, gift.id)).toMatchObject([{ status: 'PAID' }]);
  });

  it('holds nothing when everything is gone, and is then our loss whole', async () => {
    const gift = await world.claimed();
    const withdrawal = await world.withdraw(gift);
    await endPayout(world, withdrawal.id);
    const { paymentId } = await giftOf(world, gift.quid);
    const lossBefore = await total(world, 'chargeback_loss');
    const id = await openDisputeAtBank(world, (await paymentOf(world, paymentId)).reference);
    await heard(id);
    expect(await disputeRow(id)).toMatchObject({ held: 0, holds: 0 });
    await resolveDisputeAtBank(world, id, 'auto-accepted');
    await heard(id);
    expect((await total(world, 'chargeback_loss')) - lossBefore).toBe(naira(10_000));
  });

  it('that the bank decides again and again is told as it ended', async () => {
    const claimed = await world.claimed();
    await endPayout(world, (await world.withdraw(claimed)).id);
    const { id: giftId, paymentId } = await giftOf(world, claimed.quid);
    const id = await openDisputeAtBank(world, (await paymentOf(world, paymentId)).reference);
    for (const resolution of ['lost', 'won', 'lost', 'won', 'lost', 'won', 'lost']) {
      await world.control('POST', `/disputes/${id}`, { resolution, again: true });
      await heard(id);
    }
    const money = await moneyBoxOf(world.deps.db, giftId);
    expect(money).toMatchObject({ chargebackLoss: naira(10_000), addsUp: true });
  });

  it('is opened once and closed once, however often and from however many sides it is heard of', async () => {
    const { quid, payment } = await halfClaimed();
    const id = await openDisputeAtBank(world, payment.reference);
    await Promise.all(Array.from({ length: 20 }, () => heard(id)));
    expect(await disputeRow(id)).toMatchObject({ status: 'OPEN', held: naira(10_000), holds: 1 });
    await resolveDisputeAtBank(world, id, 'lost');
    const lossBefore = await total(world, 'chargeback_loss');
    await Promise.all(Array.from({ length: 20 }, () => heard(id)));
    expect(await disputeRow(id)).toMatchObject({ status: 'LOST' });
    expect((await total(world, 'chargeback_loss')) - lossBefore).toBe(0);
    expect((await giftOf(world, quid)).status).toBe('CONFLICTED');
  });

  it.each([
    ['won', 'ACTIVE', 'SUCCESS'],
    ['lost', 'CONFLICTED', 'REVERSED'],
  ])('may be heard of only after it was %s', async (resolution, giftStatus, paymentStatus) => {
    const { quid, payment } = await world.paidGift();
    const id = await openDisputeAtBank(world, payment.reference);
    await resolveDisputeAtBank(world, id, resolution);
    await heard(id);
    await heard(id);
    expect((await giftOf(world, quid)).status).toBe(giftStatus);
    expect((await paymentOf(world, payment.id)).status).toBe(paymentStatus);
  });

  it('lets a payout run, freezes it when it comes back, and holds it too before the bank decides', async () => {
    const { quid, payment, gift, recipient, claim: share } = await halfClaimed();
    const withdrawal = await world.withdraw({ quid, recipient, claim: share }, FAILING_ACCOUNT);
    await workOnPayout(world.deps)(withdrawal.id);
    const id = await openDisputeAtBank(world, payment.reference);
    await heard(id);
    expect(await claimsOf(world, gift.id)).toMatchObject([{ status: 'WITHDRAWING' }]);
    expect((await disputeRow(id)).held).toBe(naira(5_000));

    await endPayout(world, withdrawal.id);
    const [returned] = await claimsOf(world, gift.id);
    expect(returned).toMatchObject({ status: 'FROZEN' });

    const lossBefore = await total(world, 'chargeback_loss');
    await heard(id);
    expect(await disputeRow(id)).toMatchObject({ held: naira(10_000), holds: 2 });
    await resolveDisputeAtBank(world, id, 'lost');
    await heard(id);
    expect((await total(world, 'chargeback_loss')) - lossBefore).toBe(0);
    expect(await balance(world, claimAccount(returned?.id as ClaimId))).toBe(0);
  });

  it('heard of at the very moment payouts fail loses none of the money that comes back', async () => {
    const gifts = await Promise.all(Array.from({ length: 4 }, halfClaimed));
    const running = await Promise.all(
      gifts.map(async ({ quid, payment, recipient, claim: share }) => {
        const withdrawal = await world.withdraw({ quid, recipient, claim: share }, FAILING_ACCOUNT);
        return { withdrawal, dispute: await openDisputeAtBank(world, payment.reference) };
      }),
    );
    await Promise.all(
      running.flatMap(({ withdrawal, dispute }) => [endPayout(world, withdrawal.id), heard(dispute), heard(dispute)]),
    );
    for (const { dispute } of running) {
      await heard(dispute);
      expect(await disputeRow(dispute)).toMatchObject({ status: 'OPEN', held: naira(10_000) });
    }
    for (const { gift } of gifts) expect(await claimsOf(world, gift.id)).toMatchObject([{ status: 'FROZEN' }]);
  });

  it('about a part of the charge gives the rest back, first to those who had claimed', async () => {
    const { payment, gift } = await halfClaimed();
    const [held] = await claimsOf(world, gift.id);
    const id = await openDisputeAtBank(world, payment.reference, naira(4_000));
    await heard(id);
    expect(await disputeRow(id)).toMatchObject({ amount: naira(4_000), held: naira(10_000) });
    await resolveDisputeAtBank(world, id, 'lost');
    await heard(id);
    expect(await balance(world, claimAccount(held?.id as ClaimId))).toBe(naira(5_000));
    expect(await balance(world, giftAccount(gift.id))).toBe(naira(1_000));
  });

  it('that was lost for a part takes the rest too, once another of the same charge gives way, told or not', async () => {
    const { quid, payment } = await world.paidGift();
    const gift = await giftOf(world, quid);
    const part = await openDisputeAtBank(world, payment.reference, naira(4_000));
    const { id } = await world.control<{ id: string | number }>('POST', '/disputes', {
      reference: payment.reference,
      again: true,
    });
    const whole = String(id);
    const decide = async (id: string, resolution: string) => {
      await world.control('POST', `/disputes/${id}`, { resolution, again: true, webhook: false });
      await reconcile(world.deps)();
    };
    await decide(part, 'merchant-accepted');
    await decide(whole, 'merchant-accepted');
    expect(await disputeRow(whole)).toMatchObject({ status: 'LOST', amount: naira(6_000) });
    await decide(part, 'declined');
    expect(await balance(world, giftAccount(gift.id))).toBe(naira(4_000));
    await decide(whole, 'auto-accepted');
    expect(await disputeRow(whole)).toMatchObject({ status: 'LOST', amount: naira(10_000) });
    expect(await balance(world, giftAccount(gift.id))).toBe(0);
    const differences = world.deps.db.selectFrom('reconciliationItems').select('kind').where('closedAt', 'is', null);
    expect(await differences.execute()).toEqual([]);
  });

  it('reaches money that was put to rest, and puts it back to rest when won', async () => {
    const { quid, payment } = await world.paidGift();
    const gift = await giftOf(world, quid);
    await setDaysAhead(world, 366);
    await expireGifts(world.deps)();
    expect(await balance(world, dormantAccount(gift.id))).toBe(naira(10_000));
    const id = await openDisputeAtBank(world, payment.reference);
    await heard(id);
    expect(await balance(world, dormantAccount(gift.id))).toBe(0);
    await resolveDisputeAtBank(world, id, 'won');
    await heard(id);
    expect(await balance(world, dormantAccount(gift.id))).toBe(naira(10_000));
    expect((await giftOf(world, quid)).status).toBe('EXPIRED');
  });

  it('about a charge in suspense holds that charge and leaves the gift alone', async () => {
    const { payment, charge } = await wrongCharge(world, { amount: naira(9_000) });
    expect(await balance(world, suspenseAccount(charge.id))).toBe(naira(9_000));
    const lossBefore = await total(world, 'chargeback_loss');
    const id = await openDisputeAtBank(world, payment.reference);
    await heard(id);
    expect(await disputeRow(id)).toMatchObject({ giftId: null, held: naira(9_000) });
    await resolveDisputeAtBank(world, id, 'lost');
    await heard(id);
    expect(await balance(world, suspenseAccount(charge.id))).toBe(0);
    expect((await total(world, 'chargeback_loss')) - lossBefore).toBe(0);
    expect((await paymentOf(world, payment.id)).status).toBe('FAILED');
  });

  it('about a charge nobody told us of takes the charge into the books first', async () => {
    const { body } = await world.browser().post('/api/transactions', {
      amount: naira(10_000),
      email: 'ada@example.com',
      authorizationUrl: 'http://localhost:3000/payment/callback',
    });
    await world.control('POST', '/pay', { reference: body.reference, card: 'success' });
    const id = await openDisputeAtBank(world, body.reference);
    await heard(id);
    expect(await disputeRow(id)).toMatchObject({ status: 'OPEN', held: naira(10_000) });
  });

  it('that the provider does not know yet changes nothing, and is asked about again', async () => {
    await expect(heard('999999999')).rejects.toThrow('does not know yet');
    const { count } = await world.deps.db
      .selectFrom('disputes')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('providerId', '=', '999999999')
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  });

  it('and claims that race for the last shares never give out money that is held', async () => {
    const { quid, payment, sender } = await world.paidGift();
    await sender.post('/api/rules', { quid, totalSplits: 5 });
    const id = await openDisputeAtBank(world, payment.reference);
    await Promise.all([heard(id), ...Array.from({ length: 10 }, () => claim(quid)), heard(id)]);
    const gift = await giftOf(world, quid);
    const claims = await claimsOf(world, gift.id);
    expect(claims.every(({ status }) => status === 'FROZEN')).toBe(true);
    expect((await disputeRow(id)).held).toBe(naira(10_000));
    expect(await balance(world, giftAccount(gift.id))).toBe(0);
  });
});
