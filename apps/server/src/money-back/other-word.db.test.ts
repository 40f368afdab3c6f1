import { claimAccount, suspenseAccount } from '@jara/domain/ledger/accounts';
import type { Role } from '@jara/domain/staff/roles';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { reconcile } from '../operations/reconciliation/reconcile.ts';
import { reconciling } from '../operations/reconciliation/testing.ts';
import { workOnPayout } from '../provider/work-on-payout.ts';
import { workOnRefund } from '../provider/work-on-refund.ts';
import { signInEverybody } from '../staff/testing.ts';
import { reserve } from '../withdrawals/withdrawal-life.ts';
import { lockClaim } from '../withdrawals/withdrawals.store.ts';
import { nameAccount } from './name-account.ts';
import { recordDispute } from './record-dispute.ts';
import { refundEnded } from './send-rest-back.ts';
import { startSuspenseRefund } from './start-refund.ts';
import { ANOTHER, backToSender } from './testing/back-to-sender.ts';
import { wordsOfTheBank } from './testing/words-of-the-bank.ts';
import {
  balance,
  chargeOf,
  claimsOf,
  endPayout,
  giftOf,
  lapseWhatWaits,
  loseDispute,
  mailsOf,
  openDisputeAtBank,
  STAFF,
  total,
  wrongCharge,
} from './testing.ts';

describe('what goes back while the bank of the card says something else, and nobody tells us', {
  timeout: 60_000,
}, () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
    await world.control('POST', '/webhooks', { mode: 'drop' });
  });
  afterEach(async () => {
    await lapseWhatWaits(world);
    await world.expectCleanBooks();
  });
  afterAll(() => world.close());

  const { run, settle, settleByTwo, itemAbout } = reconciling(() => ({ world, staff }));
  const { heard, givesBack, name, approveLast, gotBack } = backToSender(() => ({ world, staff }));
  const loss = () => total(world, 'chargeback_loss');
  const { refundById, refundOf, disputeOf, says, opened, refundTheRest, goesBack, letProviderSay, lostTwice } =
    wordsOfTheBank(() => ({ world, staff }));

  it('does not leave once another dispute takes more', async () => {
    const before = await loss();
    const made = await lostTwice('lost');
    const { id, amount } = await refundTheRest(made.giftId);
    expect(amount).toBe(naira(4_000));
    await says(made.second, 'lost', { takes: true });
    await workOnRefund(world.deps)(id);
    await run();
    expect(await refundById(id)).toMatchObject({ status: 'FAILED', sends: 0 });
    expect(await disputeOf(made.second)).toMatchObject({ status: 'LOST', amount: naira(10_000) });
    expect(await gotBack(made)).toEqual({ card: 0, bank: naira(10_000), account: 0 });
    expect(await loss()).toBe(before);
  });

  it('was lost, and stays so whatever another word says, until somebody has read it', async () => {
    const before = await loss();
    const made = await lostTwice('lost');
    const { id } = await refundTheRest(made.giftId);
    await says(made.second, 'settled-elsewhere', { takes: true });
    await heard(made.second);
    await workOnRefund(world.deps)(id);
    expect(await disputeOf(made.second)).toMatchObject({ status: 'LOST', amount: naira(6_000) });
    expect(await refundById(id)).toMatchObject({ status: 'STARTED', sends: 0 });
    await run();
    expect((await settle(made.payment.reference, 'DISPUTE_LOST')).body.closedAt).not.toBeNull();
    expect(await disputeOf(made.second)).toMatchObject({ status: 'LOST', amount: naira(10_000) });
    expect(await loss()).toBe(before);
  });

  it('waits for an account, and is told of none while nobody has read what the bank has', async () => {
    const made = await lostTwice('lost');
    const { id } = await refundTheRest(made.giftId);
    await letProviderSay(id, 'needs-attention');
    expect((await name(made.sender, made.payment.id)).status).toBe(200);
    await says(made.second, 'settled-elsewhere', { takes: false });
    await workOnRefund(world.deps)(id);
    expect((await refundById(id)).accountSentAt).toBeNull();
  });

  describe('after a dispute was won, in a word for its end that we do not know', () => {
    async function cancelledSince() {
      const made = await opened({ shares: 1 });
      const dispute = await openDisputeAtBank(world, made.payment.reference, naira(10_000));
      await heard(dispute);
      await says(dispute, 'won');
      await heard(dispute);
      expect((await made.sender.post(`/api/sent/${made.payment.id}/cancel`, {})).status).toBe(200);
      return { ...made, dispute, id: (await refundOf(made.giftId)).id };
    }

    it('does not leave before somebody has said what it means, nor where the bank took the money', async () => {
      const before = await loss();
      const made = await cancelledSince();
      await says(made.dispute, 'settled-elsewhere', { takes: true });
      await workOnRefund(world.deps)(made.id);
      expect(await refundById(made.id)).toMatchObject({ status: 'FAILED', sends: 0 });
      await run();
      expect((await settle(made.payment.reference, 'DISPUTE_LOST')).body.closedAt).not.toBeNull();
      expect(await gotBack(made)).toEqual({ card: 0, bank: naira(10_000), account: 0 });
      expect(await loss()).toBe(before);
    });

    it('begins anew by itself once somebody has said that the bank took nothing', async () => {
      const made = await cancelledSince();
      await says(made.dispute, 'settled-elsewhere', { takes: false });
      await workOnRefund(world.deps)(made.id);
      // However old the dispute is, a comparison asks for what is open here.
      await reconcile(world.deps)({ from: new Date() });
      await settleByTwo(made.payment.reference, 'DISPUTE_WON');
      await refundEnded(world.deps)();
      const again = await refundOf(made.giftId);
      expect(again.id).not.toBe(made.id);
      await letProviderSay(again.id, 'processed');
      expect(await gotBack(made)).toEqual({ card: again.amount, bank: 0, account: 0 });
    });

    it('is told of no account', async () => {
      const made = await cancelledSince();
      await letProviderSay(made.id, 'needs-attention');
      expect((await name(made.sender, made.payment.id)).status).toBe(200);
      await says(made.dispute, 'settled-elsewhere', { takes: true });
      await workOnRefund(world.deps)(made.id);
      expect((await refundById(made.id)).accountSentAt).toBeNull();
      expect(await gotBack(made)).toEqual({ card: 0, bank: naira(10_000), account: 0 });
    });
  });

  describe('is disputed, and the dispute', () => {
    /** The provider says of every dispute that it has not ended. */
    function openAgain() {
      const { paystack } = world.deps;
      const fetchDispute: typeof paystack.fetchDispute = async (id) => ({
        ...(await paystack.fetchDispute(id)),
        status: 'awaiting-bank-feedback',
        resolution: null,
      });
      return { ...world.deps, paystack: { ...paystack, fetchDispute } };
    }

    it('ended without any word, which is an item', async () => {
      const made = await opened({ shares: 1 });
      const dispute = await openDisputeAtBank(world, made.payment.reference, naira(10_000));
      await heard(dispute);
      await says(dispute, 'some-word', { takes: false });
      const { paystack } = world.deps;
      const fetchDispute: typeof paystack.fetchDispute = async (id) => ({
        ...(await paystack.fetchDispute(id)),
        resolution: null,
      });
      await reconcile({ ...world.deps, paystack: { ...paystack, fetchDispute } })();
      expect(await itemAbout(made.payment.reference)).toMatchObject({ kind: 'DISPUTE_UNCLEAR' });
      await says(dispute, 'won');
      await heard(dispute);
    });

    it('ended twice in one word, which is an item twice', async () => {
      const before = await loss();
      const made = await opened({ shares: 1 });
      const dispute = await openDisputeAtBank(world, made.payment.reference, naira(10_000));
      await heard(dispute);
      await says(dispute, 'settled-elsewhere', { takes: false });
      await run();
      await settleByTwo(made.payment.reference, 'DISPUTE_WON');
      await heard(dispute);
      expect(await disputeOf(dispute)).toMatchObject({ status: 'WON' });
      expect((await made.sender.post(`/api/sent/${made.payment.id}/cancel`, {})).status).toBe(200);
      await says(dispute, 'settled-elsewhere', { takes: true });
      await workOnRefund(world.deps)((await refundOf(made.giftId)).id);
      expect(await refundOf(made.giftId)).toMatchObject({ status: 'FAILED', sends: 0 });
      await run();
      expect((await settle(made.payment.reference, 'DISPUTE_LOST')).body.closedAt).not.toBeNull();
      expect(await gotBack(made)).toEqual({ card: 0, bank: naira(10_000), account: 0 });
      expect(await loss()).toBe(before);
    });

    it('was lost for a part and is said to be open once more: what it left stays free', async () => {
      const made = await opened();
      const dispute = await loseDispute(world, made.payment.reference, naira(6_000));
      await recordDispute(openAgain())({ id: dispute });
      expect(await disputeOf(dispute)).toMatchObject({ status: 'LOST', held: naira(20_000) });
      await world.expectCleanBooks();
      await givesBack(dispute);
      expect(await disputeOf(dispute)).toMatchObject({ status: 'WON' });
    });

    it('was forgotten, called lost and then remembered, which a comparison hears', async () => {
      const made = await opened();
      const dispute = await openDisputeAtBank(world, made.payment.reference, naira(6_000));
      await heard(dispute);
      await says(dispute, 'won');
      await heard(dispute);
      await recordDispute(openAgain())({ id: dispute });
      await world.control('POST', `/disputes/${dispute}/forget`, {});
      await run();
      expect((await settle(made.payment.reference, 'DISPUTE_LOST')).body.closedAt).not.toBeNull();
      await world.control('POST', '/remember', {});
      await run();
      expect(await disputeOf(dispute)).toMatchObject({ status: 'WON' });
    });

    it('was opened anew and ended in the word that was read before, which is an item again', async () => {
      const made = await opened({ shares: 1 });
      const dispute = await openDisputeAtBank(world, made.payment.reference, naira(10_000));
      await heard(dispute);
      await says(dispute, 'settled-elsewhere', { takes: false });
      await run();
      await settleByTwo(made.payment.reference, 'DISPUTE_WON');
      await recordDispute(openAgain())({ id: dispute });
      expect(await disputeOf(dispute)).toMatchObject({ status: 'OPEN' });
      await says(dispute, 'settled-elsewhere', { takes: true });
      await run();
      expect(await itemAbout(made.payment.reference)).toMatchObject({ kind: 'DISPUTE_UNCLEAR' });
      await says(dispute, 'won');
      await heard(dispute);
    });
  });

  it('in a payout is refused to the provider that asks, once it is our loss', async () => {
    const made = await goesBack();
    await letProviderSay(made.id, 'failed');
    expect((await name(made.sender, made.payment.id)).status).toBe(200);
    const payout = await approveLast(made.giftId);
    if (!payout) throw new Error('no payout was asked for');
    const { paystack } = world.deps;
    const createTransfer: typeof paystack.createTransfer = async (ask) => {
      await givesBack(made.dispute);
      return paystack.createTransfer(ask);
    };
    await workOnPayout({ ...world.deps, paystack: { ...paystack, createTransfer } })(payout);
    await endPayout(world, payout);
    expect(await gotBack(made)).toEqual({ card: 0, bank: 0, account: 0 });
  });

  it('is our loss by now, so that its sender is asked for no other account', async () => {
    const senderEmail = 'asked-in-vain@example.com';
    const made = await goesBack(senderEmail);
    await letProviderSay(made.id, 'needs-attention');
    const asked = async () => (await mailsOf(world, senderEmail)).map(({ kind }) => kind);
    expect(await asked()).toContain('refund_needs_account');
    const before = await asked();
    const at = { paymentId: made.payment.id, of: 'gift' } as const;
    const { db, clock, paystack } = world.deps;
    await db.transaction().execute((trx) => nameAccount(trx, at, { ...ANOTHER, bankName: 'GTBank' }, clock.now()));
    // The provider takes the account, and says that it waits for one all the same.
    const retryRefund: typeof paystack.retryRefund = (id) => paystack.fetchRefund(id);
    await workOnRefund({ ...world.deps, paystack: { ...paystack, retryRefund } })(made.id);
    await givesBack(made.dispute);
    const databaseNow = () => new Date(clock.databaseNow().getTime() + 11 * 60_000);
    const later = { ...world.deps, clock: { ...clock, now: () => clock.now(), databaseNow } };
    await workOnRefund(later)(made.id);
    expect(await asked()).toEqual(before);
    // What comes back to the gift makes up for it, and then the provider is told of the account once more.
    await lapseWhatWaits(world);
    await run();
    expect(await refundById(made.id)).toMatchObject({ loss: 0, accountSentAt: null });
    await workOnRefund({ ...later, paystack: { ...paystack, retryRefund } })(made.id);
    expect((await refundById(made.id)).accountSentAt).not.toBeNull();
  });

  it('was called off before any card was tried, so that the room offers no bank in its place', async () => {
    const made = await goesBack();
    const second = await openDisputeAtBank(world, made.payment.reference, naira(1_000));
    await heard(second);
    await says(second, 'won');
    await heard(second);
    expect(await refundById(made.id)).toMatchObject({ status: 'FAILED', sends: 0 });
    const { body } = await made.sender.get(`/api/sent/${made.payment.id}`);
    expect(body.may).not.toContain('bank');
    await refundTheRest(made.giftId);
  });

  it('is held although somebody was asking for their share at that moment', async () => {
    const before = await loss();
    const { quid } = await world.claimed();
    const gift = await giftOf(world, quid);
    const [claim] = await claimsOf(world, gift.id);
    if (!claim) throw new Error('nobody has opened it');
    const { reference } = await chargeOf(world, gift.paymentId);
    const dispute = await openDisputeAtBank(world, reference);
    await says(dispute, 'lost');
    const { db } = world.deps;
    let recording: Promise<unknown> | undefined;
    await db.transaction().execute(async (trx) => {
      await reserve(trx, await lockClaim(trx, claim.id), {
        account: { accountNumber: '0000000000', accountName: 'Somebody', bankCode: '057', bankName: 'Zenith' },
        attempt: 1,
        needed: 1,
        isShare: true,
        now: world.deps.clock.now(),
      });
      recording = recordDispute(world.deps)({ id: dispute });
      await new Promise((done) => setTimeout(done, 1_500));
    });
    await recording;
    expect(await balance(world, claimAccount(claim.id))).toBe(0);
    const asked = db.selectFrom('withdrawals').select('status').where('claimId', '=', claim.id);
    expect(await asked.executeTakeFirst()).toEqual({ status: 'REJECTED' });
    expect(await loss()).toBe(before);
  });

  it('by hand, of a charge in suspense, is booked out of what is there, though another part waits for an account', async () => {
    const { charge, payment, sender } = await wrongCharge(world, { amount: naira(9_000) });
    const dispute = await loseDispute(world, charge.providerId, naira(4_000));
    await run();
    const { id } = await startSuspenseRefund(world.deps)({ chargeId: charge.id, actor: STAFF, reason: 'Left' });
    await letProviderSay(id, 'needs-attention');
    await givesBack(dispute);
    expect(await balance(world, suspenseAccount(charge.id))).toBe(naira(4_000));
    await world.control('POST', '/refunds', {
      reference: charge.providerId,
      amount: naira(4_000),
      status: 'processed',
      webhook: false,
    });
    await run();
    expect(await itemAbout(payment.reference)).toMatchObject({ kind: 'REFUND_NOT_RECORDED' });
    expect((await name(sender, payment.id)).status).toBe(200);
    await workOnRefund(world.deps)(id);
    expect((await refundById(id)).accountSentAt).toBeNull();
    expect((await settle(payment.reference, 'REFUND_HAPPENED')).status).toBe(200);
    expect(await balance(world, suspenseAccount(charge.id))).toBe(0);
    await workOnRefund(world.deps)(id);
    expect((await refundById(id)).accountSentAt).not.toBeNull();
  });
});
