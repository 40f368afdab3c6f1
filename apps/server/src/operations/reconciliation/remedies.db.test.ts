import { giftAccount } from '@jara/domain/ledger/accounts';
import type { Remedy } from '@jara/domain/operations/remedies';
import type { Role } from '@jara/domain/staff/roles';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { createWorld, GOOD_ACCOUNT, naira, type World } from '../../../testing/world.ts';
import {
  balance,
  endPayout,
  giftOf,
  letProviderRefund,
  openDisputeAtBank,
  resolveDisputeAtBank,
  total,
} from '../../money-back/testing.ts';
import { workOnPayout } from '../../provider/work-on-payout.ts';
import { workOnRefund } from '../../provider/work-on-refund.ts';
import { signInEverybody } from '../../staff/testing.ts';
import { FAILING, reconciling } from './testing.ts';

describe('what the provider did without us', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(() => world.close());

  const { run, itemAbout, settle } = reconciling(() => ({ world, staff }));
  type Claimed = Awaited<ReturnType<World['claimed']>>;
  const saysOf = (reference: string, status: string) => world.control('POST', `/transfers/${reference}`, { status });
  const withdrawView = async ({ recipient, claim }: Claimed) =>
    (await recipient.get('/api/transactions/withdraw', { 'x-access-key': claim.accessKey })).body;
  const byHand = (reference: string, amount?: number) =>
    world.control<{ id: number }>('POST', '/refunds', { reference, amount, status: 'processed', webhook: false });
  /** Where two differences are about one payment, the provider's own number tells them apart. */
  const settleAbout = async (providerId: string, remedy: Remedy, by = staff.ADMIN) => {
    const { id, revision } = await world.deps.db
      .selectFrom('reconciliationItems')
      .selectAll()
      .where('providerId', '=', providerId)
      .where('closedAt', 'is', null)
      .executeTakeFirstOrThrow();
    return by.post(`/api/admin/reconciliation/items/${id}/resolve`, {
      note: 'Seen in the dashboard',
      revision,
      remedy,
    });
  };

  describe('a payout that we had given up', () => {
    async function paidLate() {
      const claimed = await world.claimed();
      const payout = await world.withdraw(claimed, FAILING);
      await endPayout(world, payout.id);
      await saysOf(payout.reference, 'success');
      await workOnPayout(world.deps)(payout.id);
      await run();
      return { claimed, payout };
    }

    it('is booked as paid by a button, and the share has left', async () => {
      const { claimed, payout } = await paidLate();
      const item = await itemAbout(payout.reference);
      const byNoteAlone = { note: 'We looked into it', revision: item?.revision };
      const path = `/api/admin/reconciliation/items/${item?.id}/resolve`;
      expect((await staff.ADMIN.post(path, byNoteAlone)).status).toBe(422);
      expect((await settle(payout.reference, 'PAID_AFTER_ALL')).body).toMatchObject({ closedAt: expect.any(String) });
      expect(await withdrawView(claimed)).toMatchObject({ canWithdraw: false, withdrawals: [{ stage: 'COMPLETED' }] });
      expect(await itemAbout(payout.reference)).toBeUndefined();
    });

    it('is not booked as paid when the provider has changed its mind meanwhile', async () => {
      const { claimed, payout } = await paidLate();
      await saysOf(payout.reference, 'reversed');
      expect((await settle(payout.reference, 'PAID_AFTER_ALL')).body.code).toBe('remedy_does_not_fit');
      await run();
      expect((await withdrawView(claimed)).canWithdraw).toBe(true);
    });

    it('is booked as paid when it had come back, and was paid again in silence', async () => {
      const { claimed, payout } = await paidLate();
      await saysOf(payout.reference, 'reversed');
      await workOnPayout(world.deps)(payout.id);
      expect((await withdrawView(claimed)).canWithdraw).toBe(true);
      await saysOf(payout.reference, 'success');
      expect((await settle(payout.reference, 'PAID_AFTER_ALL')).body).toMatchObject({ closedAt: expect.any(String) });
      expect((await withdrawView(claimed)).canWithdraw).toBe(false);
    });

    it('comes back once more when the bank sends it back after it was booked', async () => {
      const { claimed, payout } = await paidLate();
      await settle(payout.reference, 'PAID_AFTER_ALL');
      await saysOf(payout.reference, 'reversed');
      await run();
      expect((await withdrawView(claimed)).canWithdraw).toBe(true);
      await endPayout(world, (await world.withdraw(claimed)).id);
      expect((await withdrawView(claimed)).withdrawals[0]).toMatchObject({ stage: 'COMPLETED' });
    });

    it('is open again when the bank pays it once more after it was booked and sent back', async () => {
      const { claimed, payout } = await paidLate();
      for (let round = 0; round < 2; round += 1) {
        await settle(payout.reference, 'PAID_AFTER_ALL');
        await saysOf(payout.reference, 'reversed');
        await run();
        await saysOf(payout.reference, 'success');
        await run();
        expect(await itemAbout(payout.reference)).toMatchObject({ kind: 'PAYOUT_NOT_RECORDED' });
      }
      expect((await withdrawView(claimed)).canWithdraw).toBe(false);
    });
  });

  it('books a share as our loss once that a bank paid twice, and takes the loss back when the bank does', async () => {
    const claimed = await world.claimed();
    const first = await world.withdraw(claimed, FAILING);
    await endPayout(world, first.id);
    await endPayout(world, (await world.withdraw(claimed)).id);
    await saysOf(first.reference, 'success');
    await workOnPayout(world.deps)(first.id);
    await run();
    expect(await itemAbout(first.reference)).toMatchObject({ kind: 'TRANSFER_TWICE' });
    const loss = await total(world, 'chargeback_loss');
    expect((await settle(first.reference, 'WRITE_OFF')).status).toBe(200);
    expect((await total(world, 'chargeback_loss')) - loss).toBeGreaterThan(naira(9_000));
    await run();
    expect(await itemAbout(first.reference)).toBeUndefined();
    await saysOf(first.reference, 'reversed');
    await workOnPayout(world.deps)(first.id);
    // What the provider keeps is its fee.
    expect((await total(world, 'chargeback_loss')) - loss).toBeLessThan(naira(100));
    expect(await withdrawView(claimed)).toMatchObject({
      canWithdraw: false,
      withdrawals: [{ stage: 'COMPLETED' }, {}],
    });
  });

  it('gives a share back that was called paid and never was, when two people say so', async () => {
    const claimed = await world.claimed();
    const payout = await world.withdraw(claimed);
    await endPayout(world, payout.id);
    await saysOf(payout.reference, 'failed');
    await run();
    const first = await settle(payout.reference, 'NEVER_PAID');
    expect(first.body).toMatchObject({ closedAt: null, remedies: [{ remedy: 'NEVER_PAID', wantedBy: [{}] }] });
    expect((await settle(payout.reference, 'NEVER_PAID')).body.code).toBe('own_approval');
    expect((await withdrawView(claimed)).canWithdraw).toBe(false);
    const second = await settle(payout.reference, 'NEVER_PAID', staff.SUPER_ADMIN);
    expect(second.body).toMatchObject({ closedAt: expect.any(String) });
    expect((await withdrawView(claimed)).canWithdraw).toBe(true);
  });

  it('gives a share back whose payout went to another account, at our loss, when two people say so', async () => {
    const claimed = await world.claimed();
    const { id, reference } = await world.withdraw(claimed);
    await world.control('POST', '/faults', { route: 'transfer.create', fault: 'timeout-before-effect', times: 1 });
    await workOnPayout(world.deps)(id);
    const { net } = await world.deps.db
      .selectFrom('withdrawals')
      .select('net')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { recipient_code: recipient } = await world.deps.paystack.createTransferRecipient({
      name: 'SOMEBODY ELSE',
      accountNumber: '0123456700',
      bankCode: '057',
      currency: 'NGN',
    });
    await world.deps.paystack.createTransfer({ amount: net, currency: 'NGN', recipient, reference, reason: 'A gift' });
    // Our approval said no; here it is paid all the same.
    await saysOf(reference, 'success');
    await workOnPayout(world.deps)(id);
    await run();
    expect(await itemAbout(reference)).toMatchObject({ kind: 'TRANSFER_DIFFERS' });
    const loss = await total(world, 'chargeback_loss');
    await settle(reference, 'PAID_ELSEWHERE');
    expect((await settle(reference, 'PAID_ELSEWHERE', staff.SUPER_ADMIN)).status).toBe(200);
    expect((await total(world, 'chargeback_loss')) - loss).toBeGreaterThanOrEqual(net);
    expect((await withdrawView(claimed)).canWithdraw).toBe(true);
    await endPayout(world, (await world.withdraw(claimed, GOOD_ACCOUNT)).id);
    expect((await withdrawView(claimed)).withdrawals[0]).toMatchObject({ stage: 'COMPLETED' });
  });

  it('takes a part that was refunded by hand out of the gift, whose rest can then be refunded', async () => {
    const { quid, payment } = await world.paidGift();
    await byHand(payment.reference, naira(4_000));
    await run();
    expect(await giftOf(world, quid)).toMatchObject({ status: 'CONFLICTED' });
    const held = (await staff.ADMIN.get(`/api/admin/quids/${quid}`)).body;
    expect(held.holds).toMatchObject([{ subject: 'gift', slot: null, cause: 'REFUND_BY_HAND' }]);
    expect(held.allowed).toMatchObject({ refund: false });
    const release = await staff.ADMIN.put(`/api/quid/${quid}/status`, { status: 'ACTIVE', reason: 'All is well' });
    expect(release.body.code).toBe('status_change_not_allowed');
    expect((await world.browser().post(`/api/rules/claim?quid=${quid}`, {})).status).toBe(403);
    expect((await settle(payment.reference, 'REFUND_HAPPENED')).status).toBe(200);
    const gift = await giftOf(world, quid);
    expect(gift.status).toBe('EXPIRED');
    expect(await balance(world, giftAccount(gift.id))).toBe(naira(6_000));
    const file = (await staff.ADMIN.get(`/api/admin/quids/${quid}`)).body;
    expect(file).toMatchObject({ allowed: { refund: true }, money: { refunded: naira(4_000), addsUp: true } });
  });

  it('takes a refund by hand out of the gift once a dispute that holds its money is decided', async () => {
    const { quid, payment } = await world.paidGift();
    const gift = await giftOf(world, quid);
    await byHand(payment.reference, naira(4_000));
    const id = await openDisputeAtBank(world, payment.reference);
    await run();
    expect((await settle(payment.reference, 'REFUND_HAPPENED')).body.code).toBe('remedy_does_not_fit');
    await resolveDisputeAtBank(world, id, 'declined');
    await run();
    expect((await settle(payment.reference, 'REFUND_HAPPENED')).status).toBe(200);
    expect(await balance(world, giftAccount(gift.id))).toBe(naira(6_000));
  });

  it('makes good what was lost on a refund by hand when the bank gives the same money back, and gives no more than came', async () => {
    const { quid, payment } = await world.paidGift();
    const gift = await giftOf(world, quid);
    const loss = await total(world, 'chargeback_loss');
    const id = await openDisputeAtBank(world, payment.reference);
    await resolveDisputeAtBank(world, id, 'merchant-accepted');
    await run();
    // The bank gives it back in words that only a person can read, and meanwhile somebody refunds it by hand.
    await world.control('POST', `/disputes/${id}`, { resolution: 'settled-elsewhere', takes: false, again: true });
    const { id: refundId } = await byHand(payment.reference);
    await run();
    expect((await settleAbout(String(refundId), 'REFUND_HAPPENED')).status).toBe(200);
    expect(await total(world, 'chargeback_loss')).toBe(loss + naira(10_000));
    await settleAbout(id, 'DISPUTE_WON');
    await settleAbout(id, 'DISPUTE_WON', staff.SUPER_ADMIN);
    await run();
    expect(await balance(world, giftAccount(gift.id))).toBe(0);
    expect(await total(world, 'chargeback_loss')).toBe(loss);
    await world.control('POST', `/refunds/${refundId}`, { status: 'failed', webhook: false });
    await run();
    expect(await balance(world, giftAccount(gift.id))).toBe(naira(10_000));
    expect(await total(world, 'chargeback_loss')).toBe(loss);
  });

  it('leaves claimed shares with their owners when the whole payment was refunded by hand, at our loss', async () => {
    const claimed = await world.claimed();
    const { paymentId } = await giftOf(world, claimed.quid);
    const { reference } = await world.deps.db
      .selectFrom('payments')
      .select('reference')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow();
    await byHand(reference);
    await run();
    expect((await withdrawView(claimed)).canWithdraw).toBe(false);
    const loss = await total(world, 'chargeback_loss');
    await settle(reference, 'REFUND_HAPPENED');
    expect((await total(world, 'chargeback_loss')) - loss).toBe(naira(10_000));
    expect((await withdrawView(claimed)).canWithdraw).toBe(true);
    expect((await giftOf(world, claimed.quid)).status).toBe('CLAIMED');
    const { body: file } = await staff.ADMIN.get(`/api/admin/quids/${claimed.quid}`);
    expect(file.money).toMatchObject({ chargebackLoss: naira(10_000), addsUp: true });
  });

  it('is noticed when no event tells of a dispute, and when none tells of its end', async () => {
    const { quid, payment } = await world.paidGift();
    const open = await world.control<{ id: string }>('POST', '/disputes', {
      reference: payment.reference,
      webhook: false,
    });
    await run();
    expect((await giftOf(world, quid)).status).toBe('CONFLICTED');
    await world.control('POST', `/disputes/${open.id}`, { resolution: 'declined', webhook: false });
    await run();
    expect((await giftOf(world, quid)).status).toBe('ACTIVE');
  });

  it('needs a person when a dispute ends in a word that nobody knows', async () => {
    const { quid, payment } = await world.paidGift();
    const id = await openDisputeAtBank(world, payment.reference);
    await world.control('POST', `/disputes/${id}`, { resolution: 'withdrawn-by-issuer', takes: false });
    await run();
    expect(await itemAbout(payment.reference)).toMatchObject({ kind: 'DISPUTE_UNCLEAR' });
    await settle(payment.reference, 'DISPUTE_WON');
    expect((await giftOf(world, quid)).status).toBe('CONFLICTED');
    await settle(payment.reference, 'DISPUTE_WON', staff.SUPER_ADMIN);
    expect((await giftOf(world, quid)).status).toBe('ACTIVE');
    await run();
    expect((await giftOf(world, quid)).status).toBe('ACTIVE');
  });

  it('needs a person again when a dispute that is lost is decided once more in such a word', async () => {
    const { quid, payment } = await world.paidGift();
    const id = await openDisputeAtBank(world, payment.reference);
    await resolveDisputeAtBank(world, id, 'merchant-accepted');
    await run();
    await world.control('POST', `/disputes/${id}`, { resolution: 'settled-elsewhere', takes: false, again: true });
    await run();
    expect(await itemAbout(payment.reference)).toMatchObject({ kind: 'DISPUTE_UNCLEAR' });
    await settle(payment.reference, 'DISPUTE_WON');
    await settle(payment.reference, 'DISPUTE_WON', staff.SUPER_ADMIN);
    expect((await giftOf(world, quid)).status).toBe('ACTIVE');
  });

  it('lets the rest go back to the sender that a partly lost dispute has left', async () => {
    const { quid, payment } = await world.paidGift();
    const id = await openDisputeAtBank(world, payment.reference, naira(4_000));
    await resolveDisputeAtBank(world, id, 'merchant-accepted');
    await run();
    expect((await giftOf(world, quid)).status).toBe('EXPIRED');
    expect((await staff.ADMIN.post(`/api/admin/quids/${quid}/refund`, { reason: 'The rest is theirs' })).status).toBe(
      200,
    );
    const refund = await world.deps.db
      .selectFrom('refunds')
      .innerJoin('charges', 'charges.id', 'refunds.chargeId')
      .select('refunds.id')
      .where('charges.paymentId', '=', payment.id)
      .executeTakeFirstOrThrow();
    await workOnRefund(world.deps)(refund.id);
    await letProviderRefund(world, payment.id);
    await workOnRefund(world.deps)(refund.id);
    const { body: file } = await staff.ADMIN.get(`/api/admin/quids/${quid}`);
    expect(file.money).toMatchObject({ refunded: naira(6_000), chargedBack: naira(4_000), unclaimed: 0, addsUp: true });
  });

  it('calls off the refund of what a lost dispute had left when the bank gives the rest back as well', async () => {
    const claimed = await world.claimed();
    const gift = await giftOf(world, claimed.quid);
    const { reference } = await world.deps.db
      .selectFrom('payments')
      .select('reference')
      .where('id', '=', gift.paymentId)
      .executeTakeFirstOrThrow();
    const opened = (await world.control('POST', '/disputes', { reference, amount: naira(4_000) })) as { id: string };
    await world.control('POST', `/disputes/${opened.id}`, { resolution: 'merchant-accepted' });
    await run();
    const lost = await total(world, 'chargeback_loss');
    const reason = 'The sender asked for it';
    expect((await staff.ADMIN.post(`/api/admin/quids/${gift.id}/refund`, { reason })).status).toBe(200);
    await world.control('POST', `/disputes/${opened.id}`, { resolution: 'declined', again: true });
    await run();
    expect(await withdrawView(claimed)).toMatchObject({ canWithdraw: true });
    expect(await balance(world, giftAccount(gift.id))).toBe(0);
    expect(await total(world, 'chargeback_loss')).toBe(lost);
  });

  it('is our loss when a late payout and a lost dispute take the same share', async () => {
    const claimed = await world.claimed();
    const payout = await world.withdraw(claimed, FAILING);
    await endPayout(world, payout.id);
    const { paymentId } = await giftOf(world, claimed.quid);
    const { reference } = await world.deps.db
      .selectFrom('payments')
      .select('reference')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow();
    const id = await openDisputeAtBank(world, reference);
    await saysOf(payout.reference, 'success');
    await run();
    expect((await settle(payout.reference, 'PAID_AFTER_ALL')).body.code).toBe('remedy_does_not_fit');
    expect((await settle(payout.reference, 'WRITE_OFF')).body.code).toBe('remedy_does_not_fit');
    await resolveDisputeAtBank(world, id, 'merchant-accepted');
    await run();
    expect((await settle(payout.reference, 'WRITE_OFF')).status).toBe(200);
    const lost = await total(world, 'chargeback_loss');
    await run();
    expect(await itemAbout(payout.reference)).toBeUndefined();
    expect(await total(world, 'chargeback_loss')).toBe(lost);
    expect(await withdrawView(claimed)).toMatchObject({ canWithdraw: false, withdrawals: [{ stage: 'COMPLETED' }] });
  });

  it('keeps a gift held while a second dispute about its payment is open', async () => {
    const { quid, payment } = await world.paidGift();
    const first = await openDisputeAtBank(world, payment.reference);
    const second = await world.control<{ id: string }>('POST', '/disputes', {
      reference: payment.reference,
      again: true,
    });
    await run();
    await resolveDisputeAtBank(world, first, 'declined');
    await run();
    expect((await giftOf(world, quid)).status).toBe('CONFLICTED');
    await resolveDisputeAtBank(world, String(second.id), 'declined');
    await run();
    expect((await giftOf(world, quid)).status).toBe('ACTIVE');
  });
});
