import type { WithdrawalId } from '@jara/domain/ids';
import type { Role } from '@jara/domain/staff/roles';
import { payoutReference } from '@jara/domain/withdrawal/payout-reference';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, eventually, naira, type World } from '../../testing/world.ts';
import { recordDispute } from '../money-back/record-dispute.ts';
import { endPayout, giftOf, openDisputeAtBank, resolveDisputeAtBank } from '../money-back/testing.ts';
import { reconcile } from '../operations/reconciliation/reconcile.ts';
import { reconciling } from '../operations/reconciliation/testing.ts';
import { signInEverybody } from '../staff/testing.ts';
import { workOnPayout } from './work-on-payout.ts';
import { workOnWebhook } from './work-on-webhook.ts';

/** The bank behind this account refuses every transfer. */
const FAILING = { accountNumber: '0123456722', bankCode: '057' };

describe('a provider that changes its mind', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(() => world.close());

  const { itemAbout, settleByTwo } = reconciling(() => ({ world, staff }));

  type Claimed = Awaited<ReturnType<World['claimed']>>;

  const saysOf = (reference: string, status: string) => world.control('POST', `/transfers/${reference}`, { status });
  const canWithdraw = async ({ recipient, claim }: Claimed) =>
    (await recipient.get('/api/transactions/withdraw', { 'x-access-key': claim.accessKey })).body.canWithdraw;
  /** What the provider's own books say left for one share. */
  async function paidFor({ quid }: Claimed): Promise<string[]> {
    const { data } = await world.control<{ data: { reference: string; status: string }[] }>('GET', '/transfers');
    const gift = (await giftOf(world, quid)).id.replaceAll('-', '');
    return data
      .filter(({ reference, status }) => reference.includes(gift) && status === 'success')
      .map((t) => t.reference);
  }
  const heard = (id: Parameters<ReturnType<typeof workOnPayout>>[0]) => workOnPayout(world.deps)(id);

  /** Sent, paid and come back before anybody here heard of it. */
  async function cameBackUnheard(id: WithdrawalId, reference: string): Promise<void> {
    await world.control('POST', '/faults', { route: 'transfer.create', fault: 'timeout-after-effect', times: 1 });
    await heard(id);
    for (const status of ['success', 'reversed'])
      await world.control('POST', `/transfers/${reference}`, { status, webhook: false });
  }

  async function failedPayout(claimed: Claimed) {
    const payout = await world.withdraw(claimed, FAILING);
    await endPayout(world, payout.id);
    expect(await canWithdraw(claimed)).toBe(true);
    return payout;
  }

  async function twoShares(): Promise<[Claimed, Claimed]> {
    const { quid, sender } = await world.paidGift();
    await sender.post('/api/rules', { quid, totalSplits: 2 });
    const claim = async () => {
      const recipient = world.browser();
      return { quid, recipient, claim: (await recipient.post(`/api/rules/claim?quid=${quid}`, {})).body };
    };
    return [await claim(), await claim()];
  }

  it('holds a share in the moment it hears that a payout it had called failed was paid', async () => {
    const claimed = await world.claimed();
    const { id, reference } = await failedPayout(claimed);
    await saysOf(reference, 'success');
    await heard(id);
    expect(await canWithdraw(claimed)).toBe(false);
    expect(await paidFor(claimed)).toEqual([reference]);
  });

  it('asks about the earlier tries before it sends another, and sends none when one has paid', async () => {
    const claimed = await world.claimed();
    const first = await failedPayout(claimed);
    const second = await world.withdraw(claimed);
    await saysOf(first.reference, 'success');
    await heard(second.id);
    expect(await paidFor(claimed)).toEqual([first.reference]);
    expect(await canWithdraw(claimed)).toBe(false);
  });

  it('lets a held share go when its own difference is gone, and no other share with it', async () => {
    const [a, b] = await twoShares();
    const [first, second] = [await failedPayout(a), await failedPayout(b)];
    for (const { id, reference } of [first, second]) {
      await saysOf(reference, 'success');
      await heard(id);
    }
    expect([await canWithdraw(a), await canWithdraw(b)]).toEqual([false, false]);
    await saysOf(second.reference, 'reversed');
    // However old it is: no list of the provider reaches back to it.
    await reconcile(world.deps)({ from: new Date(Date.now() + 60_000) });
    expect([await canWithdraw(a), await canWithdraw(b)]).toEqual([false, true]);
    expect(await paidFor(a)).toEqual([first.reference]);
  });

  it('keeps a share held that was paid elsewhere when a dispute about its gift is won', async () => {
    const claimed = await world.claimed();
    const { id, reference } = await failedPayout(claimed);
    await saysOf(reference, 'success');
    await heard(id);
    const { paymentId } = await giftOf(world, claimed.quid);
    const payment = await world.deps.db
      .selectFrom('payments')
      .select('reference')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow();
    const dispute = await openDisputeAtBank(world, payment.reference);
    await recordDispute(world.deps)({ id: dispute });
    await resolveDisputeAtBank(world, dispute, 'declined');
    await recordDispute(world.deps)({ id: dispute });
    expect((await giftOf(world, claimed.quid)).status).toBe('CLAIMED');
    expect(await canWithdraw(claimed)).toBe(false);
    expect(await paidFor(claimed)).toEqual([reference]);
  });

  it('frees a share again however often its payout went out and came back', async () => {
    const claimed = await world.claimed();
    const { id, reference } = await world.withdraw(claimed);
    await endPayout(world, id);
    for (const status of ['reversed', 'success', 'reversed']) {
      await saysOf(reference, status);
      await reconcile(world.deps)();
    }
    expect(await canWithdraw(claimed)).toBe(true);
    expect(await paidFor(claimed)).toEqual([]);
  });

  it('makes an item of a payout that had arrived and is said to have failed, however long ago it was sent', async () => {
    const claimed = await world.claimed();
    const { id, reference } = await world.withdraw(claimed);
    await endPayout(world, id);
    // No list of the provider reaches back to it.
    const compare = () => reconcile(world.deps)({ from: new Date(Date.now() + 60_000) });
    for (const status of ['failed', 'pending']) {
      await saysOf(reference, status);
      await heard(id);
      await compare();
      expect(await itemAbout(reference)).toMatchObject({ kind: 'PAYOUT_NOT_PAID' });
      await saysOf(reference, 'success');
      await compare();
      expect(await itemAbout(reference)).toBeUndefined();
    }
    await saysOf(reference, 'failed');
    await heard(id);
    await compare();
    await settleByTwo(reference, 'NEVER_PAID');
    expect(await canWithdraw(claimed)).toBe(true);
    const again = await world.withdraw(claimed);
    await endPayout(world, again.id);
    expect(await paidFor(claimed)).toEqual([again.reference]);
  });

  it('keeps clean books where a payout that came back had cost nothing', async () => {
    const claimed = await world.claimed();
    const { id, reference } = await world.withdraw(claimed);
    await cameBackUnheard(id, reference);
    const { paystack } = world.deps;
    const free: typeof paystack = {
      ...paystack,
      verifyTransfer: async (asked) => ({
        ...(await paystack.verifyTransfer(asked)),
        fee_charged: 0,
        fees_breakdown: [],
      }),
    };
    await workOnPayout({ ...world.deps, paystack: free })(id);
    expect(await canWithdraw(claimed)).toBe(true);
    expect(await paidFor(claimed)).toEqual([]);
  });

  it('keeps a fully claimed gift stopped by staff from paying, and lets it pay when they release it', async () => {
    const claimed = await world.claimed();
    const set = (status: string) =>
      staff.ADMIN.put(`/api/quid/${claimed.quid}/status`, { status, reason: 'A look first' });
    expect((await set('BLOCKED')).status).toBe(200);
    expect(await canWithdraw(claimed)).toBe(false);
    expect((await set('ACTIVE')).status).toBe(200);
    expect((await giftOf(world, claimed.quid)).status).toBe('CLAIMED');
    expect(await canWithdraw(claimed)).toBe(true);
  });

  it('approves and books no transfer that goes to another account than was asked for', async () => {
    const claimed = await world.claimed({ amount: naira(10_000) });
    const { id, reference } = await world.withdraw(claimed);
    await world.control('POST', '/faults', { route: 'transfer.create', fault: 'timeout-before-effect', times: 1 });
    await heard(id);
    const thief = await world.deps.paystack.createTransferRecipient({
      name: 'THIEF',
      accountNumber: '0123456700',
      bankCode: '057',
      currency: 'NGN',
    });
    const { net } = await world.deps.db
      .selectFrom('withdrawals')
      .select('net')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const recipient = thief.recipient_code;
    await world.deps.paystack.createTransfer({ amount: net, currency: 'NGN', recipient, reference, reason: 'A gift' });
    await endPayout(world, id);
    expect(await paidFor(claimed)).toEqual([]);
  });

  it('pays no share that a transfer has paid of which our books know nothing, from the moment it hears of it', async () => {
    const claimed = await world.claimed();
    const { id: giftId } = await giftOf(world, claimed.quid);
    const forgotten = payoutReference({ giftId, slot: 0, attempt: 2 });
    const { recipient_code: recipient } = await world.deps.paystack.createTransferRecipient({
      name: 'SOMEBODY',
      accountNumber: '0123456700',
      bankCode: '057',
      currency: 'NGN',
    });
    await world.deps.paystack.createTransfer({
      amount: naira(9_700),
      currency: 'NGN',
      recipient,
      reference: forgotten,
      reason: 'A gift',
    });
    await saysOf(forgotten, 'success');
    await eventually('the event is worked on', async () => {
      const event = await world.deps.db
        .selectFrom('webhookEvents')
        .select('id')
        .where('reference', '=', forgotten)
        .where('event', '=', 'transfer.success')
        .executeTakeFirst();
      if (event) await workOnWebhook(world.deps)(event.id);
      return event;
    });
    const { id, reference } = await world.withdraw(claimed);
    await heard(id).catch(() => undefined);
    await expect(world.deps.paystack.verifyTransfer(reference)).rejects.toThrow();
    expect(await paidFor(claimed)).toEqual([forgotten]);
  });
});
