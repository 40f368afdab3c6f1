import type { GiftId, PaymentId, RefundId, WithdrawalId } from '@jara/domain/ids';
import { NOT_KNOWN } from '@jara/domain/operations/differences';
import type { Role } from '@jara/domain/staff/roles';
import type { PaystackClient } from '@jara/paystack/client';
import { ProviderError } from '@jara/paystack/provider-error';
import type { Refund } from '@jara/paystack/wire';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { reconciling } from '../operations/reconciliation/testing.ts';
import { failNext } from '../provider/testing.ts';
import { workOnPayout } from '../provider/work-on-payout.ts';
import { workOnRefund } from '../provider/work-on-refund.ts';
import { signInEverybody } from '../staff/testing.ts';
import { refundEnded } from './send-rest-back.ts';
import { backToSender } from './testing/back-to-sender.ts';
import { wordsOfTheBank } from './testing/words-of-the-bank.ts';
import { chargeOf, giftOf, loseDispute, openDisputeAtBank, setDaysAhead, total } from './testing.ts';

describe('a list of the provider that is behind what it knows by name', { timeout: 60_000 }, () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
    await world.control('POST', '/webhooks', { mode: 'drop' });
  });
  afterEach(async () => {
    await setDaysAhead(world, 0);
    await world.expectCleanBooks();
  });
  afterAll(() => world.close());

  const { run, itemAbout, settle, settleByTwo } = reconciling(() => ({ world, staff }));
  const { heard, name, approveLast, cancelled, gotBack } = backToSender(() => ({ world, staff }));
  const { refundById, refundOf, disputeOf, says, whileProvider, opened, refundTheRest } = wordsOfTheBank(() => ({
    world,
    staff,
  }));

  const work = async (payout: WithdrawalId, turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) await workOnPayout(world.deps)(payout);
  };
  async function paidGift() {
    const made = await world.paidGift({ senderEmail: 'sender@example.com' });
    const { id: giftId, paymentId } = await giftOf(world, made.quid);
    return { ...made, giftId, paymentId };
  }

  const workOnRefundOften = async (id: RefundId, turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) await workOnRefund(world.deps)(id);
  };
  /** It is made, its answer is lost, and the list lacks it, so that nobody has been told its name. Answers what that is. */
  async function madeUnheard(id: RefundId, paymentId: PaymentId): Promise<string> {
    await failNext(world, 'refund.create', '500-after-effect');
    await workOnRefund(world.deps)(id);
    const { providerId } = await chargeOf(world, paymentId);
    const [theirs] = (await world.deps.paystack.listRefunds(providerId)).data;
    if (!theirs) throw new Error('the provider has no refund');
    await world.control('POST', `/refunds/${theirs.id}/forget`, {});
    return theirs.id;
  }
  async function listed(theirs: string, status: string) {
    await world.control('POST', '/remember', {});
    await world.control('POST', `/refunds/${theirs}`, { status, webhook: false });
  }

  /**
   * Staff send back what is left. The answer is lost, the list lacks the refund while it is sent again, and its sender asks for an
   * account in its place; then the refund arrives. Says how it ended here, and what the provider gave.
   */
  async function refundUnheard(made: Awaited<ReturnType<typeof paidGift>>) {
    const { id } = await refundTheRest(made.giftId);
    const theirs = await madeUnheard(id, made.paymentId);
    await workOnRefundOften(id, 9);
    const { status, failure } = await refundById(id);
    const named = await name(made.sender, made.payment.id);
    const payout = named.status === 200 ? await approveLast(made.giftId) : undefined;
    if (payout) await work(payout, 3);
    await listed(theirs, 'processed');
    await run();
    return { status, failure, ...(await gotBack(made)) };
  }

  it.each(['settled-elsewhere', undefined])(
    'has our own refund sent once, and no account paid as well (a dispute that was won in %s)',
    async (word) => {
      const made = await paidGift();
      const { reference } = made.payment;
      if (word) {
        const dispute = await openDisputeAtBank(world, reference);
        await heard(dispute);
        await says(dispute, word, { takes: false });
        await run();
        await settleByTwo(reference, 'DISPUTE_WON');
        await heard(dispute);
        expect((await disputeOf(dispute)).status).toBe('WON');
      }
      const blocked = { status: 'BLOCKED', reason: 'Odd' };
      expect((await staff.ADMIN.put(`/api/quid/${made.quid}/status`, blocked)).status).toBe(200);
      const ended = { status: 'DONE', failure: null, card: naira(10_000), bank: 0, account: 0 };
      expect(await refundUnheard(made)).toEqual(ended);
    },
  );

  it('has what a bank had left go back once', async () => {
    const made = await paidGift();
    await loseDispute(world, made.payment.reference, naira(6_000));
    const ended = { status: 'DONE', failure: null, card: naira(4_000), bank: naira(6_000), account: 0 };
    expect(await refundUnheard(made)).toEqual(ended);
  });

  async function cancelledUnheard() {
    const made = await paidGift();
    expect((await made.sender.post(`/api/sent/${made.payment.id}/cancel`, {})).status).toBe(200);
    const { id, amount } = await refundOf(made.giftId);
    return { ...made, id, amount, theirs: await madeUnheard(id, made.paymentId) };
  }

  it('lacks a refund that is refused as more than is left, since it is there: an item, and no account', async () => {
    const { id, amount, theirs, ...made } = await cancelledUnheard();
    await workOnRefundOften(id, 16);
    expect(await refundById(id)).toMatchObject({ status: 'SUBMITTED', providerId: null });
    expect((await refundById(id)).sends).toBeGreaterThan(4);
    expect((await name(made.sender, made.payment.id)).status).toBe(409);
    await run();
    expect(await itemAbout(made.payment.reference)).toBeUndefined();
    await setDaysAhead(world, 0.1);
    await run();
    expect(await itemAbout(made.payment.reference)).toMatchObject({
      kind: 'REFUND_NOT_RECORDED',
      theirs: NOT_KNOWN,
      amount,
    });
    await setDaysAhead(world, 0);
    await listed(theirs, 'processed');
    expect((await settle(made.payment.reference, 'NEVER_REFUNDED')).body.code).toBe('remedy_does_not_fit');
    await run();
    expect(await itemAbout(made.payment.reference)).toBeUndefined();
    expect(await refundById(id)).toMatchObject({ status: 'DONE', providerId: theirs });
    expect(await gotBack(made)).toEqual({ card: amount, bank: 0, account: 0 });
  });

  it('lacks a refund while the bank disputes the payment and gives up: it is that one still, and no other', async () => {
    const { id, amount, theirs, ...made } = await cancelledUnheard();
    const dispute = await openDisputeAtBank(world, made.payment.reference, naira(100));
    await heard(dispute);
    await workOnRefundOften(id, 6);
    await says(dispute, 'won');
    await heard(dispute);
    await refundEnded(world.deps)();
    expect((await refundOf(made.giftId)).id).toBe(id);
    await workOnRefundOften(id, 6);
    expect((await name(made.sender, made.payment.id)).status).toBe(409);
    await listed(theirs, 'processed');
    await run();
    expect(await refundById(id)).toMatchObject({ status: 'DONE', providerId: theirs });
    expect(await gotBack(made)).toEqual({ card: amount, bank: 0, account: 0 });
  });

  it('lacks a refund that never arrived, of a payment that the bank takes whole: it ends', async () => {
    const before = await total(world, 'chargeback_loss');
    const made = await paidGift();
    expect((await made.sender.post(`/api/sent/${made.payment.id}/cancel`, {})).status).toBe(200);
    const { id } = await refundOf(made.giftId);
    await failNext(world, 'refund.create', '500');
    await workOnRefund(world.deps)(id);
    await loseDispute(world, made.payment.reference);
    expect(await refundById(id)).toMatchObject({ status: 'SUBMITTED', sends: 1 });
    await workOnRefundOften(id, 4);
    expect(await refundById(id)).toMatchObject({ status: 'FAILED', sends: 1 });
    await run();
    expect(await total(world, 'chargeback_loss')).toBe(before);
    expect((await name(made.sender, made.payment.id)).status).toBe(409);
    expect(await gotBack(made)).toEqual({ card: 0, bank: naira(10_000), account: 0 });
  });

  it('lacks a refund whose card does not take it: it is that one, and its sender may name an account', async () => {
    const { id, theirs, ...made } = await cancelledUnheard();
    await workOnRefundOften(id, 16);
    await listed(theirs, 'failed');
    await run();
    expect(await refundById(id)).toMatchObject({ status: 'FAILED', providerId: theirs });
    const payout = await aboutToBePaid(made);
    await work(payout, 2);
    expect(await gotBack(made)).toMatchObject({ card: 0, bank: 0 });
  });

  it('is late about a refund that failed: the next one may have been made, and no account is paid as well', async () => {
    const made = await cancelled();
    const { paymentId } = await giftOf(world, made.quid);
    const first = await refundOf(made.giftId);
    const { id } = await refundTheRest(made.giftId);
    const theirs = await madeUnheard(id, paymentId);
    const late = (refund: Refund) =>
      refund.id === first.providerId ? { ...refund, status: 'processing' as const } : refund;
    const isLate = ({ listRefunds }: PaystackClient): Partial<PaystackClient> => ({
      listRefunds: async (of) => {
        const page = await listRefunds(of);
        return { ...page, data: page.data.map(late) };
      },
    });
    await whileProvider(isLate, () => workOnRefundOften(id, 4));
    expect(await refundById(id)).toMatchObject({ status: 'SUBMITTED', providerId: null });
    await run();
    expect((await name(made.sender, made.payment.id)).status).toBe(409);
    await listed(theirs, 'processed');
    await run();
    expect(await refundById(id)).toMatchObject({ status: 'DONE', providerId: theirs });
    expect(await gotBack(made)).toEqual({ card: naira(10_000), bank: 0, account: 0 });
  });

  /** A gift of which nothing came back to the card, and whose sender is about to have it at an account. */
  async function aboutToBePaid(made: { giftId: GiftId; sender: Browser; payment: { id: string } }) {
    expect((await name(made.sender, made.payment.id)).status).toBe(200);
    const payout = await approveLast(made.giftId);
    if (!payout) throw new Error('no payout was asked for');
    return payout;
  }
  /** Works on it once while the provider's lists say something else. */
  async function workWhile(payout: WithdrawalId, lists: (paystack: PaystackClient) => Partial<PaystackClient>) {
    const { paystack } = world.deps;
    const { listRefunds, listDisputes } = paystack;
    Object.assign(paystack, lists({ ...paystack }));
    try {
      await work(payout, 1);
    } finally {
      Object.assign(paystack, { listRefunds, listDisputes });
    }
    await work(payout, 2);
  }

  it.each(['lacks', 'is late about'])('%s a refund that arrived after all: no account is paid as well', async (how) => {
    const made = await cancelled();
    const payout = await aboutToBePaid(made);
    const { providerId, amount } = await refundOf(made.giftId);
    await world.control('POST', `/refunds/${providerId}`, { status: 'processed', webhook: false });
    await workWhile(payout, ({ listRefunds }) => ({
      listRefunds: async (id) => {
        const page = await listRefunds(id);
        const late = page.data.map((refund) => ({ ...refund, status: 'failed' as const }));
        return { ...page, data: how === 'lacks' ? [] : late };
      },
    }));
    expect(await gotBack(made)).toEqual({ card: amount, bank: 0, account: 0 });
  });

  it('lacks a dispute that we know and that the bank has won since: no account is paid as well', async () => {
    const made = await cancelled();
    const dispute = await openDisputeAtBank(world, made.payment.reference);
    await says(dispute, 'won');
    await heard(dispute);
    expect((await disputeOf(dispute)).status).toBe('WON');
    const payout = await aboutToBePaid(made);
    await says(dispute, 'lost');
    await workWhile(payout, ({ listDisputes }) => ({
      listDisputes: async (query) => ({ ...(await listDisputes(query)), data: [] }),
    }));
    expect(await gotBack(made)).toEqual({ card: 0, bank: naira(10_000), account: 0 });
  });

  /** The lists of the disputes of one charge, and of all, lack everything. */
  const lacksDisputes = ({ listDisputes }: PaystackClient): Partial<PaystackClient> => ({
    listDisputes: async (query) => ({ ...(await listDisputes(query)), data: [] }),
  });

  it('lacks a dispute that we know and that the bank has won since: no refund leaves beside it', async () => {
    const made = await opened({ shares: 1 });
    const dispute = await openDisputeAtBank(world, made.payment.reference, naira(10_000));
    await says(dispute, 'won');
    await heard(dispute);
    const blocked = { status: 'BLOCKED', reason: 'Odd' };
    expect((await staff.ADMIN.put(`/api/quid/${made.quid}/status`, blocked)).status).toBe(200);
    const { id } = await refundTheRest(made.giftId);
    await says(dispute, 'lost');
    await whileProvider(lacksDisputes, () => workOnRefund(world.deps)(id));
    expect(await refundById(id)).toMatchObject({ status: 'FAILED', sends: 0 });
    expect(await gotBack(made)).toEqual({ card: 0, bank: naira(10_000), account: 0 });
    expect((await disputeOf(dispute)).status).toBe('LOST');
  });

  it('is late about a dispute that the bank has won since: no refund to the card leaves beside that', async () => {
    const made = await opened({ shares: 1 });
    const dispute = await openDisputeAtBank(world, made.payment.reference, naira(10_000));
    await says(dispute, 'won');
    await heard(dispute);
    const blocked = { status: 'BLOCKED', reason: 'Odd' };
    expect((await staff.ADMIN.put(`/api/quid/${made.quid}/status`, blocked)).status).toBe(200);
    const { id } = await refundTheRest(made.giftId);
    await says(dispute, 'lost');
    const isLate = ({ listDisputes }: PaystackClient): Partial<PaystackClient> => ({
      listDisputes: async (query) => {
        const page = await listDisputes(query);
        return { ...page, data: page.data.map((listed) => ({ ...listed, resolution: 'declined' })) };
      },
    });
    await whileProvider(isLate, () => workOnRefund(world.deps)(id));
    expect(await refundById(id)).toMatchObject({ status: 'FAILED', sends: 0 });
    expect(await gotBack(made)).toEqual({ card: 0, bank: naira(10_000), account: 0 });
    expect((await disputeOf(dispute)).status).toBe('LOST');
  });

  it('lacks a dispute that we know: the bank is why its charge is reversed', async () => {
    const made = await paidGift();
    const dispute = await openDisputeAtBank(world, made.payment.reference);
    await says(dispute, 'won');
    await heard(dispute);
    await says(dispute, 'lost');
    await whileProvider(lacksDisputes, run);
    expect((await disputeOf(dispute)).status).toBe('LOST');
    expect(await itemAbout(made.payment.reference)).toBeUndefined();
  });

  it('lacks a refund that had failed and arrived after all: it can be booked', async () => {
    const made = await cancelled();
    const { providerId, amount } = await refundOf(made.giftId);
    await world.control('POST', `/refunds/${providerId}`, { status: 'processed', webhook: false });
    await run();
    const lacks = ({ listRefunds }: PaystackClient): Partial<PaystackClient> => ({
      listRefunds: async (id) => ({ ...(await listRefunds(id)), data: [] }),
    });
    const { body } = await whileProvider(lacks, () => settle(made.payment.reference, 'REFUND_HAPPENED'));
    expect(body.closedAt).not.toBeNull();
    expect(await refundOf(made.giftId)).toMatchObject({ status: 'DONE', providerId });
    expect(await gotBack(made)).toEqual({ card: amount, bank: 0, account: 0 });
  });

  it('is late about a refund that had failed and arrived after all: what is booked is not taken back', async () => {
    const made = await cancelled();
    const { reference } = made.payment;
    const { providerId, amount } = await refundOf(made.giftId);
    await world.control('POST', `/refunds/${providerId}`, { status: 'processed', webhook: false });
    await run();
    const late = (refund: Refund) => (refund.id === providerId ? { ...refund, status: 'failed' as const } : refund);
    const behind = ({ listRefunds, listRefundsByTime }: PaystackClient): Partial<PaystackClient> => ({
      listRefunds: async (id) => {
        const page = await listRefunds(id);
        return { ...page, data: page.data.map(late) };
      },
      listRefundsByTime: async (query) => {
        const page = await listRefundsByTime(query);
        return { ...page, data: page.data.map(late) };
      },
    });
    await whileProvider(behind, async () => {
      expect((await settle(reference, 'REFUND_HAPPENED')).body.closedAt).not.toBeNull();
      for (let turn = 0; turn < 2; turn += 1) await run();
      expect(await refundOf(made.giftId)).toMatchObject({ status: 'DONE', providerId });
      expect(await itemAbout(reference)).toBeUndefined();
    });
    expect(await gotBack(made)).toEqual({ card: amount, bank: 0, account: 0 });
  });

  it.each(['lacks', 'is late about'])('%s a refund by hand: its gift stays held, and it is an item', async (how) => {
    const made = await paidGift();
    const { reference } = made.payment;
    const byHand = { reference, amount: naira(4_000), status: 'processed', webhook: false };
    const { id } = await world.control<{ id: string | number }>('POST', '/refunds', byHand);
    await run();
    expect((await giftOf(world, made.quid)).status).toBe('CONFLICTED');
    const late = (refund: Refund) => (refund.id === String(id) ? { ...refund, status: 'failed' } : refund);
    const behind = ({ listRefunds }: PaystackClient): Partial<PaystackClient> => ({
      listRefunds: async (of) => {
        const page = await listRefunds(of);
        return { ...page, data: how === 'lacks' ? [] : page.data.map(late) };
      },
    });
    await whileProvider(behind, async () => {
      await run();
      expect((await giftOf(world, made.quid)).status).toBe('CONFLICTED');
      expect(await itemAbout(reference)).toMatchObject({
        kind: 'REFUND_NOT_RECORDED',
        theirs: expect.stringMatching(/processed/i),
      });
      expect((await settle(reference, 'REFUND_HAPPENED')).body.closedAt).not.toBeNull();
    });
    expect((await giftOf(world, made.quid)).status).toBe('EXPIRED');
  });

  it('alone has a refund by hand: it was made, and two people cannot say that it never was', async () => {
    const made = await paidGift();
    const { reference } = made.payment;
    const byHand = { reference, amount: naira(4_000), status: 'processed', webhook: false };
    const { id } = await world.control<{ id: string | number }>('POST', '/refunds', byHand);
    await run();
    await world.control('POST', `/refunds/${id}/forget`, {});
    await run();
    expect(await itemAbout(reference)).toMatchObject({ theirs: NOT_KNOWN });
    expect((await settle(reference, 'NEVER_REFUNDED')).body).toMatchObject({ closedAt: null });
    await world.control('POST', '/remember', {});
    const nameless = ({ fetchRefund }: PaystackClient): Partial<PaystackClient> => ({
      fetchRefund: (name) =>
        name === String(id)
          ? Promise.reject(new ProviderError({ kind: 'not_found', route: '/refund/:id', status: 404 }))
          : fetchRefund(name),
    });
    await whileProvider(nameless, async () => {
      const second = await settle(reference, 'NEVER_REFUNDED', staff.SUPER_ADMIN);
      expect(second.body.code).toBe('remedy_does_not_fit');
      expect((await giftOf(world, made.quid)).status).toBe('CONFLICTED');
      await run();
      expect((await settle(reference, 'REFUND_HAPPENED')).body.closedAt).not.toBeNull();
    });
    expect(await refundOf(made.giftId)).toMatchObject({ status: 'DONE', providerId: String(id) });
  });

  it('is ahead of what the name of a refund tells: no account is paid as well', async () => {
    const made = await cancelled();
    const payout = await aboutToBePaid(made);
    const { providerId, amount } = await refundOf(made.giftId);
    await world.control('POST', `/refunds/${providerId}`, { status: 'processed', webhook: false });
    const late = ({ fetchRefund }: PaystackClient): Partial<PaystackClient> => ({
      fetchRefund: async (id) => ({ ...(await fetchRefund(id)), status: 'failed' }),
    });
    await whileProvider(late, () => work(payout, 1));
    await work(payout, 2);
    expect(await gotBack(made)).toEqual({ card: amount, bank: 0, account: 0 });
  });
});
