import type { GiftId, PaymentId } from '@jara/domain/ids';
import { giftAccount } from '@jara/domain/ledger/accounts';
import type { Role } from '@jara/domain/staff/roles';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { coverLosses } from '../money-back/cover-loss.ts';
import { recordDispute } from '../money-back/record-dispute.ts';
import { refundEnded } from '../money-back/send-rest-back.ts';
import { backToSender, MINE, REFUSED_BY_ITS_BANK } from '../money-back/testing/back-to-sender.ts';
import {
  balance,
  claimShare,
  endPayout,
  giftOf,
  letProviderRefund,
  openDisputeAtBank,
  sendShare,
  total,
} from '../money-back/testing.ts';
import { reconcile } from '../operations/reconciliation/reconcile.ts';
import { createKeys } from '../platform/keys/keys.ts';
import { workOnPayout } from '../provider/work-on-payout.ts';
import { workOnRefund } from '../provider/work-on-refund.ts';
import { signInEverybody } from '../staff/testing.ts';
import { takeToBank } from './take-to-bank.ts';

describe('the rest of a gift that its sender takes to a bank', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(() => world.close());

  const room = async (sender: Browser, id: string) => (await sender.get(`/api/sent/${id}`)).body;
  const { name, gotBack } = backToSender(() => ({ world, staff }));
  const cancel = (sender: Browser, id: string) => sender.post(`/api/sent/${id}/cancel`, {});

  /** The first denial is enough, also to end something for good. */
  const withoutPatience = () => ({
    ...world.deps,
    pace: { checkAfterMs: [20], notFoundBeforeResend: 1, endAfterMs: 0 },
  });

  async function work(paymentId: PaymentId) {
    const refunds = await world.deps.db
      .selectFrom('refunds')
      .innerJoin('charges', 'charges.id', 'refunds.chargeId')
      .select('refunds.id')
      .where('charges.paymentId', '=', paymentId)
      .execute();
    for (const { id } of refunds) await workOnRefund(world.deps)(id);
  }

  async function letRefund(paymentId: PaymentId) {
    await work(paymentId);
    await letProviderRefund(world, paymentId);
    await work(paymentId);
  }

  async function paid(card: string, gift: Record<string, unknown> = {}) {
    const made = await world.paidGift({ senderEmail: 'sender@example.com', ...gift }, card);
    return { ...made, giftId: (await giftOf(world, made.quid)).id };
  }

  async function cancelled(card = 'refund-fails') {
    const made = await paid(card);
    await cancel(made.sender, made.payment.id);
    await letRefund(made.payment.id);
    return made;
  }

  const withdrawalsOf = (giftId: GiftId) =>
    world.deps.db
      .selectFrom('withdrawals')
      .innerJoin('claims', 'claims.id', 'withdrawals.claimId')
      .selectAll('withdrawals')
      .select('claims.slot')
      .where('claims.giftId', '=', giftId)
      .orderBy('claims.slot')
      .orderBy('withdrawals.attempt')
      .execute();

  async function approveLast(giftId: GiftId) {
    const last = (await withdrawalsOf(giftId)).findLast(({ status }) => status === 'REQUESTED');
    if (!last) throw new Error('no withdrawal');
    const { id, revision } = last;
    const { status, body } = await staff.ADMIN.put('/api/withdrawal-request', { id, revision, action: 'APPROVE' });
    expect(status, JSON.stringify(body)).toBe(200);
    return id;
  }
  const payLast = async (giftId: GiftId) => endPayout(world, await approveLast(giftId));

  async function dispute(reference: string, amount?: number) {
    const id = await openDisputeAtBank(world, reference, amount);
    await recordDispute(world.deps)({ id });
    return async (resolution: string, again = {}) => {
      await world.control('POST', `/disputes/${id}`, { resolution, ...again });
      await recordDispute(world.deps)({ id });
    };
  }

  async function settle(reference: string, remedy: string) {
    await reconcile(world.deps)();
    for (const who of [staff.SUPER_ADMIN, staff.ADMIN]) {
      const { body } = await who.get('/api/admin/reconciliation/items?status=OPEN');
      const item = body.data.find((open: { reference: string }) => open.reference === reference);
      if (!item) return;
      const answer = await who.post(`/api/admin/reconciliation/items/${item.id}/resolve`, {
        note: 'Looked at',
        revision: item.revision,
        remedy,
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    }
  }

  it('goes to the card, less what was quoted, when a refund that never left is due again', async () => {
    const made = await paid('success');
    const { payment, sender } = made;
    await cancel(sender, payment.id);
    const end = await dispute(payment.reference);
    await work(payment.id);
    await end('won');
    expect((await room(sender, payment.id)).may).toEqual([]);
    expect((await name(sender, payment.id)).status).toBe(409);
    await refundEnded(world.deps)();
    await letRefund(payment.id);
    expect(await gotBack(made)).toEqual({ card: payment.quote.refundIfCancelled, bank: 0, account: 0 });
  });

  it('arrives once when a dispute that took a part of it is won after all', async () => {
    const made = await cancelled();
    const { payment, sender, giftId } = made;
    await name(sender, payment.id);
    const end = await dispute(payment.reference, naira(4_000));
    await end('lost');
    expect((await room(sender, payment.id)).may).toEqual(['bank']);
    expect((await name(sender, payment.id)).status).toBe(200);
    await payLast(giftId);
    await end('won', { again: true });
    expect((await name(sender, payment.id)).status).toBe(200);
    await payLast(giftId);
    expect(await gotBack(made)).toEqual({ card: 0, bank: 0, account: payment.quote.refundIfCancelled });
  });

  it('arrives whole when a part of it comes later', async () => {
    const made = await paid('refund-fails');
    const { payment, sender, giftId } = made;
    const hand = { reference: payment.reference, amount: naira(4_000), status: 'processed', webhook: false };
    await cancel(sender, payment.id);
    const { id } = await world.control<{ id: string }>('POST', '/refunds', hand);
    await work(payment.id);
    await settle(payment.reference, 'REFUND_HAPPENED');
    await refundEnded(world.deps)();
    await letRefund(payment.id);
    await name(sender, payment.id);
    await payLast(giftId);
    await world.control('POST', `/refunds/${id}`, { status: 'failed', webhook: false });
    await reconcile(world.deps)();
    expect((await name(sender, payment.id)).status).toBe(200);
    await payLast(giftId);
    expect(await gotBack(made)).toEqual({ card: 0, bank: 0, account: payment.quote.refundIfCancelled });
  });

  it('is paid to no account while the payment is disputed', async () => {
    const made = await cancelled('refund-needs-attention');
    const { payment, sender } = made;
    expect((await name(sender, payment.id)).status).toBe(200);
    const end = await dispute(payment.reference);
    await work(payment.id);
    await world.control('POST', '/clock', { advanceSeconds: 10 });
    expect((await gotBack(made)).card).toBe(0);
    await end('won');
    await letRefund(payment.id);
    expect(await gotBack(made)).toEqual({ card: payment.quote.refundIfCancelled, bank: 0, account: 0 });
    expect(await room(sender, payment.id)).toMatchObject({ refunds: [{ stage: 'DONE', to: 'BANK' }] });
  });

  it.each(['nobody has told us', 'it was booked'])(
    'is paid to no account when somebody gave it back by hand while it waited for one, where %s',
    async (what) => {
      const made = await paid('refund-needs-attention');
      const { payment, sender, giftId, quid } = made;
      expect((await sender.post('/api/rules', { quid, totalSplits: 2 })).status).toBe(200);
      await sendShare(world, await claimShare(world, quid));
      const share = (await gotBack(made)).account;
      await cancel(sender, payment.id);
      await letRefund(payment.id);
      const before = await total(world, 'chargeback_loss');
      const { reference } = payment;
      const byHand = { reference, amount: naira(5_000), status: 'processed', webhook: false };
      await world.control('POST', '/refunds', byHand);
      if (what === 'it was booked') await settle(reference, 'REFUND_HAPPENED');
      else expect((await name(sender, payment.id)).status).toBe(200);
      await letRefund(payment.id);
      if (what !== 'it was booked') await settle(reference, 'REFUND_HAPPENED');
      expect((await name(sender, payment.id)).status).toBe(409);
      await letRefund(payment.id);
      expect(await gotBack(made)).toEqual({ card: naira(5_000), bank: 0, account: share });

      // What the provider then gives up makes up for it.
      const waiting = world.deps.db.selectFrom('refunds').select('providerId').where('giftId', '=', giftId);
      const { providerId } = await waiting.where('status', '=', 'SUBMITTED').executeTakeFirstOrThrow();
      await world.control('POST', `/refunds/${providerId}`, { status: 'failed', webhook: false });
      await work(payment.id);
      await coverLosses(world.deps)();
      expect(await balance(world, giftAccount(giftId))).toBe(0);
      expect(await total(world, 'chargeback_loss')).toBe(before);
    },
  );

  it('can be taken after the secret behind its key was changed', async () => {
    const made = await cancelled();
    const { payment, sender, giftId } = made;
    await name(sender, payment.id, REFUSED_BY_ITS_BANK);
    await payLast(giftId);
    const changed = { ...world.deps, keys: createKeys('another-secret-that-is-long-enough-for-everybody') };
    await takeToBank(changed)({ id: payment.id, giftId }, MINE);
    await payLast(giftId);
    expect((await gotBack(made)).account).toBe(payment.quote.refundIfCancelled);
  });

  it('is told of in what its sender reads, whatever the gift is in', async () => {
    const { payment, sender, giftId } = await cancelled();
    await world.deps.db
      .updateTable('payments')
      .set({ senderLanguage: 'yo', language: 'ha' })
      .where('id', '=', payment.id)
      .execute();
    await name(sender, payment.id);
    expect((await withdrawalsOf(giftId)).map(({ language }) => language)).toEqual(['yo']);
    await payLast(giftId);
  });

  it('is booked as gone to the card when its payout never reached the provider', async () => {
    const made = await cancelled();
    const { payment, sender, giftId, quid } = made;
    await name(sender, payment.id);
    const id = await approveLast(giftId);
    await world.control('POST', '/faults', { route: 'transfer.create', fault: 'timeout-before-effect', times: 1 });
    await workOnPayout(world.deps)(id);
    const charge = await world.deps.paystack.verifyTransaction(payment.reference);
    const [refund] = (await world.deps.paystack.listRefunds(charge.id)).data;
    await world.control('POST', `/refunds/${refund?.id}`, { status: 'processed', webhook: false });
    for (let i = 0; i < 8; i += 1) await workOnPayout(world.deps)(id);
    // Only late, for all that anybody knows.
    expect(await withdrawalsOf(giftId)).toMatchObject([{ status: 'UNKNOWN' }]);
    await workOnPayout(withoutPatience())(id);
    expect(await withdrawalsOf(giftId)).toMatchObject([{ status: 'FAILED' }]);
    expect(await gotBack(made)).toEqual({ card: payment.quote.refundIfCancelled, bank: 0, account: 0 });
    await settle(payment.reference, 'REFUND_HAPPENED');
    const { body: file } = await staff.ADMIN.get(`/api/admin/quids/${quid}`);
    expect(file.money).toMatchObject({ claimed: 0, onTheWay: 0, chargebackLoss: 0, addsUp: true });
    expect((await room(sender, payment.id)).may).toEqual([]);
  });

  it('covers what the bank of the card took when its payout comes back', async () => {
    const made = await cancelled();
    const { payment, sender, giftId } = made;
    await name(sender, payment.id, REFUSED_BY_ITS_BANK);
    const id = await approveLast(giftId);
    await workOnPayout(world.deps)(id);
    const end = await dispute(payment.reference, naira(4_000));
    await end('lost');
    await endPayout(world, id);
    await coverLosses(world.deps)();
    expect((await name(sender, payment.id)).status).toBe(200);
    await payLast(giftId);
    const { bank = 0, account } = await gotBack(made);
    expect(bank + account).toBe(naira(4_000) + naira(6_000) - 15_000);
  });

  it('stays for staff to refund when no bank takes so little', async () => {
    const made = await paid('refund-fails');
    const { payment, sender, quid } = made;
    await cancel(sender, payment.id);
    await world.control('POST', '/refunds', {
      reference: payment.reference,
      amount: naira(9_995),
      status: 'processed',
      webhook: false,
    });
    await work(payment.id);
    await settle(payment.reference, 'REFUND_HAPPENED');
    await refundEnded(world.deps)();
    await letRefund(payment.id);
    expect(await name(sender, payment.id)).toMatchObject({ body: { code: 'amount_below_payout_minimum' } });
    expect((await staff.ADMIN.get(`/api/admin/quids/${quid}`)).body.allowed.refund).toBe(true);
  });

  it('is not paid to an account when the bank of the card disputes the payment and nobody told us', async () => {
    const made = await cancelled();
    const { payment, sender, giftId, quid } = made;
    await name(sender, payment.id);
    const id = await approveLast(giftId);
    const { reference } = payment;
    const opened = await world.control<{ id: string }>('POST', '/disputes', { reference, webhook: false });
    await workOnPayout(world.deps)(id);
    await workOnPayout(world.deps)(id);
    expect((await giftOf(world, quid)).status).toBe('CONFLICTED');
    await world.control('POST', `/disputes/${opened.id}`, { resolution: 'lost' });
    await recordDispute(world.deps)({ id: String(opened.id) });
    expect(await gotBack(made)).toEqual({ card: 0, bank: naira(10_000), account: 0 });
  });

  it('is not sent a second time once an earlier try that has paid came out of it', async () => {
    const made = await cancelled();
    await name(made.sender, made.payment.id, REFUSED_BY_ITS_BANK);
    const first = await approveLast(made.giftId);
    await endPayout(world, first);
    const lose = await dispute(made.payment.reference, naira(4_000));
    await lose('merchant-accepted');
    expect((await name(made.sender, made.payment.id)).status).toBe(200);
    const second = await approveLast(made.giftId);
    await world.control('POST', '/faults', { route: 'transfer.create', fault: 'timeout-before-effect', times: 1 });
    await workOnPayout(world.deps)(second);
    const [known] = await withdrawalsOf(made.giftId);
    const reference = known?.reference ?? '';
    await world.control('POST', `/transfers/${reference}`, { status: 'success', webhook: false });
    await workOnPayout(world.deps)(first);
    const soon = withoutPatience();
    for (let turn = 0; turn < 3; turn += 1) await workOnPayout(soon)(second);
    await reconcile(world.deps)();
    const { body } = await staff.ADMIN.get('/api/admin/reconciliation/items?status=OPEN');
    const item = body.data.find((open: { reference: string }) => open.reference === reference);
    const answer = await staff.ADMIN.post(`/api/admin/reconciliation/items/${item.id}/resolve`, {
      note: 'Looked at',
      revision: item.revision,
      remedy: 'WRITE_OFF',
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    for (let turn = 0; turn < 3; turn += 1) await workOnPayout(soon)(second);
    expect(await gotBack(made)).toMatchObject({ account: made.payment.quote.refundIfCancelled });
  });
});
