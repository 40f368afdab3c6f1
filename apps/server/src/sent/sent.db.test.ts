import type { PaymentId, RefundId } from '@jara/domain/ids';
import { giftAccount } from '@jara/domain/ledger/accounts';
import type { Role } from '@jara/domain/staff/roles';
import { DAY_MS } from '@jara/domain/time/lagos';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { expireGifts } from '../gifts/expire-gifts.ts';
import { sendMails } from '../mail/send-mails.ts';
import { refundEnded } from '../money-back/send-rest-back.ts';
import { balance, giftOf, letProviderRefund, setDaysAhead, total } from '../money-back/testing.ts';
import { deliverGifts } from '../payments/tell-of-gift.ts';
import { workOnRefund } from '../provider/work-on-refund.ts';
import { signInEverybody } from '../staff/testing.ts';

describe('the room of a gift', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
  });
  afterEach(async () => {
    await setDaysAhead(world, 0);
    await world.expectCleanBooks();
  });
  afterAll(() => world.close());

  const claim = (quid: string, browser = world.browser()) => browser.post(`/api/rules/claim?quid=${quid}`, {});
  const room = (sender: Browser, id: string, headers: Record<string, string> = {}) =>
    sender.get(`/api/sent/${id}`, headers);
  const act = (sender: Browser, id: string, deed: string, body: unknown = {}) =>
    sender.post(`/api/sent/${id}/${deed}`, body);
  const refundsOf = async (quid: string) => {
    const { id } = await giftOf(world, quid);
    return world.deps.db.selectFrom('refunds').selectAll().where('giftId', '=', id).orderBy('createdAt').execute();
  };
  /** Lets the provider finish every refund of the gift, and looks. */
  async function finish(quid: string, paymentId: PaymentId) {
    for (const { id } of await refundsOf(quid)) await workOnRefund(world.deps)(id as RefundId);
    await letProviderRefund(world, paymentId);
    for (const { id } of await refundsOf(quid)) await workOnRefund(world.deps)(id as RefundId);
  }
  /** What the provider itself gave back of a payment. */
  const givenBack = async (reference: string) => {
    const { charges } = await world.control<{ charges: { reference: string; refunded: number }[] }>('GET', '/sums');
    return charges.filter((charge) => charge.reference === reference).reduce((sum, { refunded }) => sum + refunded, 0);
  };

  it('is its sender’s alone: their browser’s, or whoever has its manage key', async () => {
    const { payment, sender } = await world.paidGift();
    const stranger = world.browser();
    expect((await room(sender, payment.id)).body).toMatchObject({ id: payment.id, shares: [], pausedAt: null });
    expect((await room(stranger, payment.id)).status).toBe(404);
    expect((await room(stranger, payment.id, { 'x-manage-key': 'A'.repeat(43) })).status).toBe(404);
    expect((await room(stranger, payment.id, { 'x-manage-key': payment.manageKey ?? '' })).status).toBe(200);
    expect((await act(stranger, payment.id, 'cancel')).status).toBe(404);
    expect((await room(sender, 'not-an-id')).status).toBe(404);
  });

  it('shows every share, how far it is, and no more of a name than its letters', async () => {
    const { payment, sender, quid } = await world.paidGift({ rule: { totalSplits: 2 } });
    const recipient = world.browser();
    const { body: first } = await claim(quid, recipient);
    const { body: opened } = await room(sender, payment.id);
    expect(opened.shares).toMatchObject([{ slot: 0, amount: naira(5_000), stage: 'OPENED', name: null }]);
    await world.withdraw({ quid, recipient, claim: first });
    const { body } = await room(sender, payment.id);
    expect(body.shares[0]).toMatchObject({ stage: 'ON_ITS_WAY', name: expect.stringMatching(/^(\S•••)( \S•••)*$/) });
  });

  it('returns exactly what was quoted when nobody has opened the gift, once, whoever asks how often', async () => {
    const { payment, sender, quid } = await world.paidGift();
    const fees = await total(world, 'collection_fee');
    const sentBack = async () =>
      (await staff.SUPER_ADMIN.get('/api/admin/financial?period=1month')).body.totalRefunds as number;
    const sentBackBefore = await sentBack();
    const { body: before } = await room(sender, payment.id);
    expect(before).toMatchObject({
      cancelReturns: payment.quote.refundIfCancelled,
      may: expect.arrayContaining(['cancel']),
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => act(sender, payment.id, 'cancel')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await claim(quid)).body.code).toBe('gift_expired');
    await finish(quid, payment.id);
    expect(await refundsOf(quid)).toMatchObject([
      { status: 'DONE', cause: 'CANCEL', amount: payment.quote.refundIfCancelled },
    ]);
    expect(await givenBack(payment.reference)).toBe(payment.quote.refundIfCancelled);
    expect(await balance(world, giftAccount((await giftOf(world, quid)).id))).toBe(0);
    // What the provider keeps of its fee was paid for by the sender, so none of it is ours to bear.
    expect(fees - (await total(world, 'collection_fee'))).toBe(naira(10_000) - payment.quote.refundIfCancelled);
    expect((await sentBack()) - sentBackBefore).toBe(payment.quote.refundIfCancelled);
    const { body: file } = await staff.ADMIN.get(`/api/admin/quids/${quid}`);
    expect(file.money).toMatchObject({
      refunded: payment.quote.refundIfCancelled,
      kept: naira(10_000) - payment.quote.refundIfCancelled,
      addsUp: true,
    });
    const { body: after } = await room(sender, payment.id);
    expect(after).toMatchObject({ status: 'REVERSED', may: [], cancelReturns: null, refunds: [{ stage: 'DONE' }] });
  });

  it('returns what is left of a half-opened gift, and the opened share stays with its owner', async () => {
    const { payment, sender, quid } = await world.paidGift({ rule: { totalSplits: 2 } });
    const recipient = world.browser();
    const { body: mine } = await claim(quid, recipient);
    const { body } = await act(sender, payment.id, 'cancel');
    expect(body).toMatchObject({ cancelledAt: expect.any(String), refunds: [{ stage: 'UNDER_WAY' }] });
    await finish(quid, payment.id);
    const kept = naira(10_000) - payment.quote.refundIfCancelled;
    expect(await givenBack(payment.reference)).toBe(naira(5_000) - Math.floor(kept / 2));
    expect((await claim(quid)).body.code).toBe('gift_expired');
    await world.withdraw({ quid, recipient, claim: mine });
    const { body: file } = await staff.SUPPORT.get(`/api/admin/quids/${quid}`);
    expect(file.cancelledAt).toBe(body.cancelledAt);
    expect(file.timeline).toContainEqual(
      expect.objectContaining({ title: 'Cancelled by its sender', actor: expect.objectContaining({ kind: 'SENDER' }) }),
    );
  });

  it('gives the whole rest back to the gift when the card does not take it', async () => {
    const { payment, sender, quid } = await world.paidGift();
    await act(sender, payment.id, 'cancel');
    const [refund] = await refundsOf(quid);
    await workOnRefund(world.deps)(refund?.id as RefundId);
    const { providerId } = (await refundsOf(quid))[0] ?? {};
    await world.control('POST', `/refunds/${providerId}`, { status: 'failed' });
    await workOnRefund(world.deps)(refund?.id as RefundId);
    expect(await refundsOf(quid)).toMatchObject([{ status: 'FAILED' }]);
    expect(await balance(world, giftAccount((await giftOf(world, quid)).id))).toBe(naira(10_000));
    expect((await room(sender, payment.id)).body.refunds).toMatchObject([{ stage: 'FAILED' }]);
  });

  it('is not cancelled once everything has been opened', async () => {
    const { payment, sender, quid } = await world.paidGift();
    expect((await claim(quid)).body.state).toBe('YOURS');
    const { status, body } = await act(sender, payment.id, 'cancel');
    expect([status, body.code]).toEqual([409, 'not_possible_now']);
    expect(body.message).toBe('Everything in this gift has been opened. It belongs to whoever opened it.');
  });

  it('shares a gift between its claimants and its sender to the kobo when all come at once', async () => {
    const { payment, sender, quid } = await world.paidGift({ amount: naira(50_000), rule: { luckyShares: 100 } });
    const claims = Array.from({ length: 300 }, () => claim(quid));
    const cancelled = act(sender, payment.id, 'cancel');
    const granted = (await Promise.all(claims)).filter(({ body }) => body.state === 'YOURS');
    expect((await cancelled).status === 200 || granted.length === 100).toBe(true);
    const gift = await giftOf(world, quid);
    const claimed = granted.reduce((sum, { body }) => sum + body.amount, 0);
    expect(gift.claimedAmount).toBe(claimed);
    const refunds = await refundsOf(quid);
    expect(claimed + refunds.reduce((sum, { amount, kept }) => sum + amount + kept, 0)).toBe(naira(50_000));
  });

  it('lets nobody open a paused gift, and everybody who may once it goes on', async () => {
    const { payment, sender, quid } = await world.paidGift({ rule: { totalSplits: 2 } });
    const recipient = world.browser();
    const { body: mine } = await claim(quid, recipient);
    expect((await act(sender, payment.id, 'pause')).body).toMatchObject({ pausedAt: expect.any(String) });
    expect((await act(sender, payment.id, 'pause')).status).toBe(409);
    expect((await claim(quid)).body.code).toBe('gift_paused');
    const { body: seen } = await world.browser().get(`/api/transactions/quid/${quid}/verify`);
    expect(seen).toMatchObject({ state: 'PAUSED', message: 'The sender has paused this gift. Try again later.' });
    // What was opened is not the sender's to stop.
    await world.withdraw({ quid, recipient, claim: mine });
    expect((await act(sender, payment.id, 'resume')).body).toMatchObject({ pausedAt: null });
    expect((await claim(quid)).body.state).toBe('YOURS');
  });

  it('is prolonged and never cut short', async () => {
    const { payment, sender } = await world.paidGift({ lifetimeDays: 30 });
    expect((await act(sender, payment.id, 'prolong', { lifetimeDays: 7 })).status).toBe(409);
    const { body } = await act(sender, payment.id, 'prolong', { lifetimeDays: 90 });
    expect(Date.parse(body.expiresAt)).toBeGreaterThan(Date.now() + 89 * DAY_MS);
    expect((await act(sender, payment.id, 'prolong', { lifetimeDays: 91 })).status).toBe(422);
  });

  it('is not prolonged where the time window of its rule decides', async () => {
    const rule = {
      startTime: new Date(Date.now() + DAY_MS).toISOString(),
      endTime: new Date(Date.now() + 2 * DAY_MS).toISOString(),
    };
    const { payment, sender } = await world.paidGift({ rule, lifetimeDays: 30 });
    expect((await room(sender, payment.id)).body.may).toEqual(['resend', 'address', 'change', 'pause', 'cancel']);
    const { status, body } = await act(sender, payment.id, 'prolong', { lifetimeDays: 365 });
    expect([status, body.message]).toEqual([409, 'The time window you chose decides until when it can be opened']);
  });

  it('tells what its sender did, to them and to staff', async () => {
    const { payment, sender, quid } = await world.paidGift({ lifetimeDays: 30, message: 'before' });
    await act(sender, payment.id, 'pause');
    await act(sender, payment.id, 'resume');
    await act(sender, payment.id, 'prolong', { lifetimeDays: 90 });
    const patch = (body: unknown) =>
      sender.request({
        method: 'PATCH',
        url: `/api/sent/${payment.id}`,
        payload: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
    await patch({ message: 'after' });
    await patch({ message: 'after' });
    await patch({ message: 'later', theme: 'ivory' });
    const told = [
      'Paused',
      'Let go on',
      expect.stringMatching(/^Waits longer, until .* \(Lagos\)$/),
      'Message changed',
      'Message and cloth changed',
    ];
    const { body } = await room(sender, payment.id);
    expect(body.timeline.map(({ what }: { what: string }) => what).slice(-5)).toEqual(told);
    const { body: file } = await staff.SUPPORT.get(`/api/admin/quids/${quid}`);
    const deeds = file.timeline.filter(({ kind }: { kind: string }) => kind === 'SENDER_DEED');
    expect(deeds.map(({ title }: { title: string }) => title)).toEqual(told);
    expect(JSON.stringify(file.timeline)).not.toMatch(/before|after|later/);
  });

  it('does not say that a mail has left which waits because the gift is on hold', async () => {
    const { payment, sender, quid } = await world.paidGift({ deliverAt: new Date(Date.now() + DAY_MS).toISOString() });
    await staff.ADMIN.put(`/api/quid/${quid}/status`, { status: 'BLOCKED', reason: 'We look into something' });
    await setDaysAhead(world, 2);
    await deliverGifts(world.deps)();
    expect((await room(sender, payment.id)).body).toMatchObject({ isMailWaiting: true, blocked: true });
    await setDaysAhead(world, 0);
  });

  it('sends the mail again, a few times a day, and not before its time or about a cancelled gift', async () => {
    const { payment, sender, quid } = await world.paidGift();
    const { id } = await giftOf(world, quid);
    const sent = async () =>
      (
        await world.deps.db
          .selectFrom('mails')
          .select('sentAt')
          .where('identity', 'like', `gift:${id}%`)
          .where('sentAt', 'is not', null)
          .execute()
      ).length;
    await sendMails(world.deps)();
    expect(await sent()).toBe(1);
    expect((await act(sender, payment.id, 'resend')).status).toBe(200);
    await sendMails(world.deps)();
    expect(await sent()).toBe(2);
    await act(sender, payment.id, 'resend');
    await act(sender, payment.id, 'cancel');
    await sendMails(world.deps)();
    expect(await sent()).toBe(2);

    const later = await world.paidGift({ deliverAt: new Date(Date.now() + 3 * DAY_MS).toISOString() });
    expect((await act(later.sender, later.payment.id, 'resend')).status).toBe(409);
    await act(later.sender, later.payment.id, 'cancel');
    await setDaysAhead(world, 4);
    await deliverGifts(world.deps)();
    const { id: laterId } = await giftOf(world, later.quid);
    const mails = world.deps.db.selectFrom('mails').select('id').where('identity', 'like', `gift:${laterId}%`);
    expect(await mails.execute()).toEqual([]);
  });

  it('sends the rest back by itself when its time is over, once, as quoted', async () => {
    const { payment, quid } = await world.paidGift({ lifetimeDays: 7 });
    await setDaysAhead(world, 8);
    await expireGifts(world.deps)();
    await Promise.all([refundEnded(world.deps)(), refundEnded(world.deps)(), refundEnded(world.deps)()]);
    await refundEnded(world.deps)();
    await finish(quid, payment.id);
    expect(await refundsOf(quid)).toMatchObject([{ status: 'DONE', cause: 'EXPIRY' }]);
    expect(await givenBack(payment.reference)).toBe(payment.quote.refundIfCancelled);
  });

  it('lets the money of a gift from before there were quotes sleep', async () => {
    const { payment, quid } = await world.paidGift();
    await world.deps.db.updateTable('payments').set({ keptOnRefund: null }).where('id', '=', payment.id).execute();
    await setDaysAhead(world, 366);
    await expireGifts(world.deps)();
    await refundEnded(world.deps)();
    expect(await refundsOf(quid)).toEqual([]);
  });
});

describe('with limits', () => {
  let limited: World;
  beforeAll(async () => {
    limited = await createWorld({ env: { RATE_LIMITS: 'on' } });
  });
  afterAll(() => limited.close());

  it('fills no timeline with what its sender does all day long', async () => {
    const { payment, sender } = await limited.paidGift();
    const statuses: number[] = [];
    for (let nth = 0; nth < 62; nth += 1)
      statuses.push((await sender.post(`/api/sent/${payment.id}/${nth % 2 ? 'resume' : 'pause'}`, {})).status);
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
    expect(statuses.slice(60)).toEqual([429, 429]);
  });
});
