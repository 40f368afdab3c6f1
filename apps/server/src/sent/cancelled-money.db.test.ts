import type { PaymentId, RefundId } from '@jara/domain/ids';
import { giftAccount } from '@jara/domain/ledger/accounts';
import type { Role } from '@jara/domain/staff/roles';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { expireGifts } from '../gifts/expire-gifts.ts';
import { recordDispute } from '../money-back/record-dispute.ts';
import { refundEnded } from '../money-back/send-rest-back.ts';
import {
  balance,
  giftOf,
  letProviderRefund,
  openDisputeAtBank,
  resolveDisputeAtBank,
  setDaysAhead,
  total,
} from '../money-back/testing.ts';
import { reconciling } from '../operations/reconciliation/testing.ts';
import { settleRefundsOf } from '../provider/settle-refunds-of.ts';
import { workOnRefund } from '../provider/work-on-refund.ts';
import { signInEverybody } from '../staff/testing.ts';

const GIFT = naira(10_000);

describe('the money of a gift that its sender took back, or whose time was over', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
  });
  // A session does not outlive the days that some of these let pass.
  beforeEach(async () => {
    staff = await signInEverybody(world);
  });
  afterEach(async () => {
    await setDaysAhead(world, 0);
    await world.expectCleanBooks();
  });
  afterAll(() => world.close());

  const { run, settle } = reconciling(() => ({ world, staff }));
  const claim = (quid: string, browser = world.browser()) => browser.post(`/api/rules/claim?quid=${quid}`, {});
  const act = (sender: Browser, id: string, deed: string, body: unknown = {}) =>
    sender.post(`/api/sent/${id}/${deed}`, body);
  const inGift = async (quid: string) => balance(world, giftAccount((await giftOf(world, quid)).id));
  const refundsOf = async (quid: string) => {
    const { id } = await giftOf(world, quid);
    return world.deps.db.selectFrom('refunds').selectAll().where('giftId', '=', id).orderBy('createdAt').execute();
  };
  const work = async (quid: string) => {
    for (const { id } of await refundsOf(quid)) await workOnRefund(world.deps)(id as RefundId);
  };
  async function finish(quid: string, paymentId: PaymentId) {
    await work(quid);
    await letProviderRefund(world, paymentId);
    await work(quid);
  }
  const saysOf = async (quid: string, status: string) =>
    world.control('POST', `/refunds/${(await refundsOf(quid)).at(-1)?.providerId}`, { status, webhook: false });
  /** What the provider itself gave back of a payment, to the card or to its bank. */
  const givenBack = async (reference: string) => {
    const { charges } = await world.control<{
      charges: { reference: string; refunded: number; disputed: number; cameIn: number }[];
    }>('GET', '/sums');
    return charges
      .filter((charge) => charge.reference === reference)
      .reduce((sum, { refunded, disputed }) => sum + refunded + disputed, 0);
  };

  it('is taken once, and what was quoted with it, however often the provider changes its mind', async () => {
    const fees = await total(world, 'collection_fee');
    const { payment, sender, quid } = await world.paidGift();
    const { refundIfCancelled } = payment.quote;
    const kept = GIFT - refundIfCancelled;
    await act(sender, payment.id, 'cancel');
    await work(quid);
    for (const round of [1, 2]) {
      await saysOf(quid, 'failed');
      await settleRefundsOf(world.deps)(payment.reference);
      expect([round, await inGift(quid)]).toEqual([round, GIFT]);
      await saysOf(quid, 'processed');
      await run();
      expect((await settle(payment.reference, 'REFUND_HAPPENED')).status).toBe(200);
      expect([round, await inGift(quid)]).toEqual([round, 0]);
      const { body: file } = await staff.ADMIN.get(`/api/admin/quids/${quid}`);
      expect(file).toMatchObject({
        allowed: { refund: false },
        money: { refunded: refundIfCancelled, kept, unclaimed: 0, addsUp: true },
      });
    }
    expect(await givenBack(payment.reference)).toBe(refundIfCancelled);
    expect((await total(world, 'collection_fee')) - fees).toBe(0);
  });

  it('does not open again when the card did not take it: its sender has been told that it ended', async () => {
    const { payment, sender, quid } = await world.paidGift();
    await act(sender, payment.id, 'cancel');
    await work(quid);
    await saysOf(quid, 'failed');
    await work(quid);
    expect(await inGift(quid)).toBe(GIFT);
    const { body: file } = await staff.ADMIN.get(`/api/admin/quids/${quid}`);
    expect(file.allowed).toMatchObject({ revive: false, refund: true });
    const { body } = await staff.ADMIN.post(`/api/admin/quids/${quid}/revive`, { reason: 'Somebody asked' });
    expect(body.message).toBe('Its sender cancelled this gift. It can only be refunded.');
    expect((await claim(quid)).body.code).toBe('gift_expired');
  });

  it.each(['cancelled', 'expired'])(
    'goes back by itself once a dispute about a gift that was %s is won',
    async (how) => {
      const { payment, sender, quid } = await world.paidGift({ lifetimeDays: 7 });
      if (how === 'cancelled') await act(sender, payment.id, 'cancel');
      else {
        await setDaysAhead(world, 8);
        await expireGifts(world.deps)();
        await refundEnded(world.deps)();
      }
      // The bank comes before the refund has left.
      const dispute = await openDisputeAtBank(world, payment.reference);
      await recordDispute(world.deps)({ id: dispute });
      await work(quid);
      await refundEnded(world.deps)();
      expect(await refundsOf(quid)).toMatchObject([{ status: 'FAILED', sends: 0 }]);
      await resolveDisputeAtBank(world, dispute, 'won');
      await recordDispute(world.deps)({ id: dispute });
      await Promise.all([refundEnded(world.deps)(), refundEnded(world.deps)()]);
      await finish(quid, payment.id);
      expect(await givenBack(payment.reference)).toBe(payment.quote.refundIfCancelled);
      expect(await inGift(quid)).toBe(0);
    },
  );

  it('is not sent again by itself when the bank that disputed it has won', async () => {
    const { payment, sender, quid } = await world.paidGift();
    await act(sender, payment.id, 'cancel');
    const dispute = await openDisputeAtBank(world, payment.reference);
    await recordDispute(world.deps)({ id: dispute });
    await work(quid);
    await resolveDisputeAtBank(world, dispute, 'lost');
    await recordDispute(world.deps)({ id: dispute });
    await refundEnded(world.deps)();
    await work(quid);
    expect(await givenBack(payment.reference)).toBe(GIFT);
  });

  it('goes back once when sender, staff and time all end the gift at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { payment, sender, quid } = await world.paidGift({ lifetimeDays: 7 });
      await setDaysAhead(world, 8);
      const { ADMIN: admin } = await signInEverybody(world);
      await Promise.all([
        act(sender, payment.id, 'cancel'),
        admin.post(`/api/admin/quids/${quid}/refund`, { reason: 'Asked by its sender' }),
        admin.post('/api/admin/quids/status', { quids: [quid], status: 'BLOCKED', reason: 'A look at it' }),
        expireGifts(world.deps)().then(refundEnded(world.deps)),
        act(sender, payment.id, 'prolong', { lifetimeDays: 90 }),
        admin.post(`/api/admin/quids/${quid}/revive`, { reason: 'Somebody asked' }),
        claim(quid),
      ]);
      await refundEnded(world.deps)();
      const open = (await refundsOf(quid)).filter(({ status }) => status !== 'FAILED');
      expect(open.length).toBeLessThanOrEqual(1);
      if (open.length > 0) await finish(quid, payment.id);
      expect(await givenBack(payment.reference)).toBeLessThanOrEqual(GIFT);
      await setDaysAhead(world, 0);
    }
  });

  it('goes back beside a second charge in suspense, each as what it was', async () => {
    const { payment, sender, quid } = await world.paidGift();
    await world.control('POST', '/pay', { reference: payment.reference, card: 'success', again: true });
    await run();
    await act(sender, payment.id, 'cancel');
    await finish(quid, payment.id);
    expect(await givenBack(payment.reference)).toBe(payment.quote.refundIfCancelled);
  });

  it('is booked beside what was sent back by hand a moment before, and never more than came in', async () => {
    const { payment, sender, quid } = await world.paidGift();
    await act(sender, payment.id, 'cancel');
    const hand = { reference: payment.reference, amount: naira(4_000), status: 'processed', webhook: false };
    await world.control('POST', '/refunds', hand);
    await work(quid);
    expect(await refundsOf(quid)).toMatchObject([{ status: 'FAILED' }]);
    await run();
    expect((await settle(payment.reference, 'REFUND_HAPPENED')).status).toBe(200);
    await refundEnded(world.deps)();
    await finish(quid, payment.id);
    expect(await givenBack(payment.reference)).toBe(naira(4_000) + (naira(6_000) - 15_000));
    expect(await inGift(quid)).toBe(0);
  });

  it('of one gift that cannot be sent back keeps nobody else waiting', async () => {
    const stuck = await world.paidGift({ lifetimeDays: 7 });
    const other = await world.paidGift({ lifetimeDays: 7 });
    await setDaysAhead(world, 8);
    await expireGifts(world.deps)();
    const { id } = await giftOf(world, stuck.quid);
    await world.deps.db
      .updateTable('gifts')
      .set({ refundDueAt: new Date(0) })
      .where('id', '=', id)
      .execute();
    const owner = new pg.Client({ connectionString: world.databaseUrl });
    await owner.connect();
    await owner.query(`alter table refunds add constraint stuck check (gift_id <> '${id}')`);
    await refundEnded(world.deps)();
    expect(await refundsOf(other.quid)).toMatchObject([{ cause: 'EXPIRY' }]);
    await owner.query('alter table refunds drop constraint stuck');
    await owner.end();
    await setDaysAhead(world, 9);
    await refundEnded(world.deps)();
    expect(await refundsOf(stuck.quid)).toMatchObject([{ cause: 'EXPIRY' }]);
  });

  it('of a gift from before there were quotes goes back whole when its sender cancels', async () => {
    const { payment, sender, quid } = await world.paidGift();
    await world.deps.db.updateTable('payments').set({ keptOnRefund: null }).where('id', '=', payment.id).execute();
    const { body } = await sender.get(`/api/sent/${payment.id}`);
    expect(body.cancelReturns).toBe(GIFT);
    await act(sender, payment.id, 'cancel');
    await finish(quid, payment.id);
    expect(await givenBack(payment.reference)).toBe(GIFT);
  });

  it('stays while payouts are paused, and goes back once they go on', async () => {
    const { payment, quid } = await world.paidGift({ lifetimeDays: 7 });
    await setDaysAhead(world, 8);
    await expireGifts(world.deps)();
    const { SUPER_ADMIN: chief } = await signInEverybody(world);
    const turn = (isOn: boolean) =>
      chief.put('/api/admin/operations/switches/payouts', { isOn, reason: 'The books differ' });
    expect((await turn(false)).status).toBe(200);
    await refundEnded(world.deps)();
    expect(await refundsOf(quid)).toEqual([]);
    expect((await turn(true)).status).toBe(200);
    await refundEnded(world.deps)();
    await finish(quid, payment.id);
    expect(await givenBack(payment.reference)).toBe(payment.quote.refundIfCancelled);
  });
});
