import type { GiftId, PaymentId, RefundId } from '@jara/domain/ids';
import { giftAccount } from '@jara/domain/ledger/accounts';
import type { Role } from '@jara/domain/staff/roles';
import { ProviderError } from '@jara/paystack/provider-error';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { lapseClaims } from '../claims/lapse-claims.ts';
import { madePublic } from '../claims/testing.ts';
import { reconciling } from '../operations/reconciliation/testing.ts';
import { workOnPayout } from '../provider/work-on-payout.ts';
import { workOnRefund } from '../provider/work-on-refund.ts';
import { signInEverybody } from '../staff/testing.ts';
import { coverLosses } from './cover-loss.ts';
import { nameAccount } from './name-account.ts';
import { refundEnded } from './send-rest-back.ts';
import { startRefund } from './start-refund.ts';
import { ANOTHER, backToSender, REFUSED_BY_ITS_BANK } from './testing/back-to-sender.ts';
import {
  balance,
  claimShare,
  endRefunds,
  giftOf,
  lapseWhatWaits,
  letProviderRefund,
  loseDispute,
  mailsOf,
  STAFF,
  sendShare,
  setDaysAhead,
  total,
} from './testing.ts';

describe('a refund that waits for an account', { timeout: 60_000 }, () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(() => world.close());

  const { settleAsNeverMade } = reconciling(() => ({ world, staff }));
  const scene = backToSender(() => ({ world, staff }));
  const { givesBack, saysOf, name, approveLast, payLast, referenceOf, failedAtTheirBank, gotBack } = scene;
  const loss = () => total(world, 'chargeback_loss');
  const refundById = (id: RefundId) =>
    world.deps.db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  async function letProviderSay(id: RefundId, status: string) {
    await workOnRefund(world.deps)(id);
    const { providerId } = await refundById(id);
    await world.control('POST', `/refunds/${providerId}`, { status, webhook: false });
    await workOnRefund(world.deps)(id);
  }

  async function refundOf(giftId: GiftId): Promise<RefundId> {
    const refund = world.deps.db.selectFrom('refunds').select('id').where('giftId', '=', giftId);
    return (await refund.orderBy('createdAt', 'desc').executeTakeFirstOrThrow()).id;
  }

  /** As if its sender had named one a moment before it could not be named any more. */
  const named = (paymentId: PaymentId) =>
    world.deps.db
      .transaction()
      .execute((trx) =>
        nameAccount(trx, { paymentId, of: 'gift' }, { ...ANOTHER, bankName: 'GTBank' }, world.deps.clock.now()),
      );

  const forTwo = (senderEmail = 'host@example.com') =>
    madePublic(world, { equalShares: 2 }, { amount: naira(20_000), claimDays: 10, senderEmail });
  const startRefundOf = (giftId: GiftId) => startRefund(world.deps)({ giftId, actor: STAFF, reason: 'What it left' });

  /** Both shares are opened. The bank wins a part, and what it left of one goes back to its sender. */
  async function goesBack(senderEmail?: string) {
    const made = await forTwo(senderEmail);
    for (let nth = 0; nth < 2; nth += 1) await claimShare(world, made.quid);
    const dispute = await loseDispute(world, made.payment.reference, naira(6_000));
    const { id, amount } = await startRefundOf(made.giftId);
    expect(amount).toBe(naira(4_000));
    return { ...made, dispute, id };
  }

  /** The card did not take it, and its sender has named an account. */
  async function toTheirAccount() {
    const made = await goesBack();
    await letProviderSay(made.id, 'failed');
    expect((await name(made.sender, made.payment.id)).status).toBe(200);
    return made;
  }

  /** It waits for an account of its sender. */
  async function leftByTheBank() {
    const made = await goesBack();
    await letProviderSay(made.id, 'needs-attention');
    return made;
  }

  describe('of what a bank had left that gives back what it took', () => {
    it('is told of none, and what the provider gives up makes up for it', async () => {
      const before = await loss();
      const made = await leftByTheBank();
      await givesBack(made.dispute);
      expect((await loss()) - before).toBe(naira(4_000));
      expect((await name(made.sender, made.payment.id)).status).toBe(409);
      await named(made.payment.id);
      await workOnRefund(world.deps)(made.id);
      await coverLosses(world.deps)();
      await workOnRefund(world.deps)(made.id);
      expect(await refundById(made.id)).toMatchObject({ status: 'SUBMITTED', accountSentAt: null });

      await letProviderSay(made.id, 'failed');
      expect((await loss()) - before).toBe(0);
      expect(await balance(world, giftAccount(made.giftId))).toBe(0);
      await lapseWhatWaits(world);
    });

    it('is told of none where the provider gives word of that only then', async () => {
      const made = await leftByTheBank();
      await named(made.payment.id);
      const { control } = world;
      await control('POST', `/disputes/${made.dispute}`, { resolution: 'declined', again: true, webhook: false });
      await workOnRefund(world.deps)(made.id);
      expect(await refundById(made.id)).toMatchObject({ status: 'SUBMITTED', accountSentAt: null, loss: naira(4_000) });
      await lapseWhatWaits(world);
      await coverLosses(world.deps)();
    });

    it('is told of one once a share that lapsed has made up for it', async () => {
      const before = await loss();
      const made = await leftByTheBank();
      await givesBack(made.dispute);
      try {
        await setDaysAhead(world, 13);
        expect(await lapseClaims(world.deps)()).toBe(2);
        await coverLosses(world.deps)();
        expect((await loss()) - before).toBe(0);
        expect((await name(made.sender, made.payment.id)).status).toBe(200);
        await workOnRefund(world.deps)(made.id);
        await letProviderRefund(world, made.payment.id);
        await workOnRefund(world.deps)(made.id);
        expect(await refundById(made.id)).toMatchObject({ status: 'DONE', loss: 0 });
        await refundEnded(world.deps)();
        await setDaysAhead(world, 14);
        await refundEnded(world.deps)();
        await endRefunds(world, made.giftId, made.payment.id);
        const { card = 0, account } = await gotBack(made);
        expect({ account, isWhole: card > naira(19_000) && card <= naira(20_000) }).toEqual({
          account: 0,
          isWhole: true,
        });
      } finally {
        await lapseWhatWaits(world);
      }
    });

    it('does not leave again that had left and never arrived', async () => {
      const before = await loss();
      const made = await goesBack();
      const { dispute, id } = made;
      const silent = () => Promise.reject(new ProviderError({ kind: 'unknown', route: 'refund.create' }));
      await workOnRefund({ ...world.deps, paystack: { ...world.deps.paystack, createRefund: silent } })(id);
      await givesBack(dispute);
      expect((await loss()) - before).toBe(naira(4_000));
      const pace = { checkAfterMs: [0], notFoundBeforeResend: 1, endAfterMs: 0 };
      await workOnRefund({ ...world.deps, pace })(id);
      expect(await refundById(id)).toMatchObject({ status: 'SUBMITTED', sends: 1, loss: naira(4_000) });
      await settleAsNeverMade(made.payment.reference);
      expect(await refundById(id)).toMatchObject({ status: 'FAILED', sends: 1, loss: 0 });
      expect((await loss()) - before).toBe(0);
      expect(await gotBack(made)).toMatchObject({ card: 0 });
      await lapseWhatWaits(world);
    });

    it('asks its sender for one only once that has been made up for', async () => {
      const senderEmail = 'owed-later@example.com';
      const made = await goesBack(senderEmail);
      await workOnRefund(world.deps)(made.id);
      await givesBack(made.dispute);
      await letProviderSay(made.id, 'needs-attention');
      const isAsked = async () =>
        (await mailsOf(world, senderEmail)).some(({ kind }) => kind === 'refund_needs_account');
      expect(await isAsked()).toBe(false);
      try {
        await setDaysAhead(world, 13);
        expect(await lapseClaims(world.deps)()).toBe(2);
        await coverLosses(world.deps)();
        await workOnRefund(world.deps)(made.id);
        expect(await isAsked()).toBe(true);
      } finally {
        await lapseWhatWaits(world);
      }
    });

    it('and that became a payout leaves no second time for their account', async () => {
      const before = await loss();
      const made = await toTheirAccount();
      const late = await approveLast(made.giftId);
      if (!late) throw new Error('nothing was asked for');
      const silent = () => Promise.reject(new ProviderError({ kind: 'unknown', route: 'transfer.create' }));
      await workOnPayout({ ...world.deps, paystack: { ...world.deps.paystack, createTransfer: silent } })(late);
      await givesBack(made.dispute);
      expect((await loss()) - before).toBe(naira(4_000));
      await workOnPayout({ ...world.deps, pace: { checkAfterMs: [0], notFoundBeforeResend: 1, endAfterMs: 0 } })(late);
      await coverLosses(world.deps)();
      expect((await loss()) - before).toBe(0);
      expect(await gotBack(made)).toEqual({ card: 0, bank: 0, account: 0 });
      await lapseWhatWaits(world);
    });

    it('and that came back from their account does not go there again while another refund is under way', async () => {
      const before = await loss();
      const made = await toTheirAccount();
      const first = await payLast(made.giftId);
      try {
        await setDaysAhead(world, 13);
        await lapseClaims(world.deps)();
        await refundEnded(world.deps)();
        const second = await refundOf(made.giftId);
        expect(second).not.toBe(made.id);
        await workOnRefund(world.deps)(second);
        await givesBack(made.dispute);
        expect((await loss()) - before).toBe(naira(4_000));
        await saysOf(await referenceOf(first), 'reversed');
        await workOnPayout(world.deps)(first);
        expect((await made.sender.get(`/api/sent/${made.payment.id}`)).body.may).not.toContain('bank');
        expect((await name(made.sender, made.payment.id, ANOTHER)).status).toBe(409);
        await letProviderSay(second, 'processed');
        await coverLosses(world.deps)();
        expect((await loss()) - before).toBe(0);
        expect(await gotBack(made)).toMatchObject({ account: 0 });
      } finally {
        await lapseWhatWaits(world);
      }
    });
  });

  it('is not sent where the provider says first that the bank gave back the whole', async () => {
    const before = await loss();
    const senderEmail = 'whole-again@example.com';
    const made = await goesBack(senderEmail);
    await world.control('POST', `/disputes/${made.dispute}`, { resolution: 'declined', again: true, webhook: false });
    await workOnRefund(world.deps)(made.id);
    expect(await refundById(made.id)).toMatchObject({ status: 'FAILED', sends: 0 });
    expect(await gotBack(made)).toEqual({ card: 0, bank: 0, account: 0 });
    expect((await loss()) - before).toBe(0);
    // No card has refused it, and there is nothing left to name an account for.
    expect((await mailsOf(world, senderEmail)).map(({ kind }) => kind)).not.toContain('refund_needs_account');
    await lapseWhatWaits(world);
  });

  it('does not leave again while an earlier one of its gift is at our cost', async () => {
    const before = await loss();
    const made = await goesBack();
    await letProviderSay(made.id, 'processed');
    expect(await gotBack(made)).toMatchObject({ card: naira(4_000) });
    try {
      await setDaysAhead(world, 13);
      await lapseClaims(world.deps)();
      await refundEnded(world.deps)();
      const second = await refundOf(made.giftId);
      expect(second).not.toBe(made.id);
      const silent = () => Promise.reject(new ProviderError({ kind: 'unknown', route: 'refund.create' }));
      await workOnRefund({ ...world.deps, paystack: { ...world.deps.paystack, createRefund: silent } })(second);
      await givesBack(made.dispute);
      expect((await loss()) - before).toBe(naira(4_000));
      await workOnRefund({ ...world.deps, pace: { checkAfterMs: [0], notFoundBeforeResend: 1, endAfterMs: 0 } })(
        second,
      );
      expect(await refundById(second)).toMatchObject({ status: 'SUBMITTED', sends: 1 });
      await settleAsNeverMade(made.payment.reference, { daysAhead: 13 });
      expect(await refundById(second)).toMatchObject({ status: 'FAILED', sends: 1 });
      // It is due again, less what they have.
      await refundEnded(world.deps)();
      expect((await loss()) - before).toBe(0);
      await endRefunds(world, made.giftId, made.payment.id);
      const { card = 0 } = await gotBack(made);
      expect(card).toBeGreaterThan(naira(9_000));
      expect(card).toBeLessThanOrEqual(naira(10_000));
    } finally {
      await lapseWhatWaits(world);
    }
  });

  it('is told of none while the bank has more than was there of a second dispute, whatever it left of the first', async () => {
    const before = await loss();
    const made = await forTwo();
    await sendShare(world, await claimShare(world, made.quid));
    await claimShare(world, made.quid);
    await loseDispute(world, made.payment.reference, naira(5_000));
    const { id } = await startRefundOf(made.giftId);
    await letProviderSay(id, 'needs-attention');
    await loseDispute(world, made.payment.reference, naira(5_000));
    expect((await loss()) - before).toBe(naira(5_000));
    expect((await name(made.sender, made.payment.id)).status).toBe(409);
    await named(made.payment.id);
    await workOnRefund(world.deps)(id);
    expect(await refundById(id)).toMatchObject({ status: 'SUBMITTED', accountSentAt: null });

    await letProviderSay(id, 'failed');
    await coverLosses(world.deps)();
    expect((await loss()) - before).toBe(0);
    expect(await gotBack(made)).toMatchObject({ card: 0, bank: naira(10_000) });
  });

  it('is told of none while the bank has more than was there, and what the provider gives up makes up for that', async () => {
    const { quid, payment, sender } = await world.paidGift(
      { senderEmail: 'sender@example.com' },
      'refund-needs-attention',
    );
    expect((await sender.post('/api/rules', { quid, totalSplits: 2 })).status).toBe(200);
    const { id: giftId } = await giftOf(world, quid);
    await sendShare(world, await claimShare(world, quid));
    expect((await sender.post(`/api/sent/${payment.id}/cancel`, {})).status).toBe(200);
    const id = await refundOf(giftId);
    await endRefunds(world, giftId, payment.id);
    expect(await refundById(id)).toMatchObject({ status: 'SUBMITTED', providerStatus: 'needs-attention' });
    const before = await loss();
    await loseDispute(world, payment.reference, naira(5_000));
    expect((await loss()) - before).toBe(naira(5_000));
    expect((await name(sender, payment.id)).status).toBe(409);
    await named(payment.id);
    await workOnRefund(world.deps)(id);
    expect(await refundById(id)).toMatchObject({ status: 'SUBMITTED', accountSentAt: null });

    await letProviderSay(id, 'failed');
    await coverLosses(world.deps)();
    expect((await loss()) - before).toBe(0);
    expect(await gotBack({ payment, giftId })).toMatchObject({ card: 0, bank: naira(5_000) });
  });

  it('is told of none when their bank had changed its mind while the provider was asked about the rest', async () => {
    const made = await failedAtTheirBank(naira(4_000));
    const { id } = await startRefund(world.deps)({ giftId: made.giftId, actor: STAFF, reason: 'What the bank left' });
    await letProviderSay(id, 'needs-attention');
    expect((await name(made.sender, made.payment.id, ANOTHER)).status).toBe(200);
    const { paystack } = world.deps;
    const listDisputes: typeof paystack.listDisputes = async (query) => {
      await saysOf(made.reference, 'success');
      await workOnPayout(world.deps)(made.late);
      return paystack.listDisputes(query);
    };
    await workOnRefund({ ...world.deps, paystack: { ...paystack, listDisputes } })(id);
    expect(await refundById(id)).toMatchObject({ status: 'SUBMITTED', accountSentAt: null });
    expect(await gotBack(made)).toMatchObject({ card: 0 });
  });

  it('or went to one that did not take it leaves nothing to be opened, whatever comes back to its gift', async () => {
    const made = await leftByTheBank();
    await letProviderSay(made.id, 'failed');
    expect((await name(made.sender, made.payment.id, REFUSED_BY_ITS_BANK)).status).toBe(200);
    const late = await payLast(made.giftId);
    await givesBack(made.dispute);
    await saysOf(await referenceOf(late), 'success');
    await workOnPayout(world.deps)(late);
    try {
      await setDaysAhead(world, 13);
      expect(await lapseClaims(world.deps)()).toBe(2);
      const opened = await world.browser().post(`/api/rules/claim?quid=${made.quid}`, {});
      expect(opened.body.code).toBe('gift_expired');
    } finally {
      await lapseWhatWaits(world);
    }
  });
});
