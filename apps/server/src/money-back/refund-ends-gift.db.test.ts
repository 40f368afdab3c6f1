import { giftAccount } from '@jara/domain/ledger/accounts';
import type { Role } from '@jara/domain/staff/roles';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountsOfDifferentPeople } from '../../testing/accounts.ts';
import type { Browser } from '../../testing/browser.ts';
import { jobsOf } from '../../testing/jobs.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { settleRefundsOf } from '../provider/settle-refunds-of.ts';
import { workOnPayout } from '../provider/work-on-payout.ts';
import { workOnRefund } from '../provider/work-on-refund.ts';
import { signInEverybody } from '../staff/testing.ts';
import { balance, chargeOf, endPayout, giftOf, letProviderRefund } from './testing.ts';

const HOUR_MS = 3_600_000;

describe('a blocked gift whose rest is refunded', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(() => world.close());

  /** A gift of ₦10,000 for five, of which some shares were claimed before staff blocked it. */
  async function blockedGift({ claims = 0 } = {}) {
    const { quid, sender, payment } = await world.paidGift();
    await sender.post('/api/rules', { quid, totalSplits: 5 });
    const claimants = [];
    for (let i = 0; i < claims; i += 1) {
      const recipient = world.browser();
      claimants.push({
        quid,
        recipient,
        claim: (await recipient.post(`/api/rules/claim?quid=${quid}`, {})).body,
      });
    }
    expect((await staff.ADMIN.put(`/api/quid/${quid}/status`, { status: 'BLOCKED', reason: 'Odd' })).status).toBe(200);
    return { quid, sender, payment, claimants };
  }

  async function refund(quid: string) {
    const { status, body } = await staff.ADMIN.post(`/api/admin/quids/${quid}/refund`, { reason: 'The sender asked' });
    expect(status, JSON.stringify(body)).toBe(200);
    const { id } = await world.deps.db
      .selectFrom('refunds')
      .innerJoin('gifts', 'gifts.id', 'refunds.giftId')
      .select('refunds.id')
      .where('gifts.quid', '=', quid)
      .orderBy('refunds.createdAt', 'desc')
      .executeTakeFirstOrThrow();
    return id;
  }

  async function arrive(quid: string) {
    const { paymentId } = await giftOf(world, quid);
    await letProviderRefund(world, paymentId);
    await settleRefundsOf(world.deps)((await chargeOf(world, paymentId)).reference);
  }

  const fileOf = async (quid: string) => (await staff.ADMIN.get(`/api/admin/quids/${quid}`)).body;
  const lookAt = async (quid: string) =>
    (await world.browser().get(`/api/transactions/quid/${quid}/verify`)).body as Record<string, unknown>;

  it('tells who comes to open it that the money goes back, and then that it went', async () => {
    const { quid } = await blockedGift({ claims: 1 });
    expect(await lookAt(quid)).toMatchObject({ state: 'ON_HOLD', quid: { blocked: true } });
    await workOnRefund(world.deps)(await refund(quid));
    expect(await lookAt(quid)).toMatchObject({
      state: 'SENT_BACK',
      allowAccess: false,
      message: 'This gift has ended. The money nobody claimed is on its way back to the sender.',
      quid: { status: 'EXPIRED', blocked: false },
    });
    await arrive(quid);
    expect((await lookAt(quid)).message).toBe('This gift has ended. The money nobody claimed went back to the sender.');
    const claim = await world.browser().post(`/api/rules/claim?quid=${quid}`, {});
    expect([claim.status, claim.body.code]).toEqual([410, 'gift_expired']);
  });

  it('tells its sender of the refund, and of no block', async () => {
    const { quid, sender, payment } = await blockedGift();
    await workOnRefund(world.deps)(await refund(quid));
    await arrive(quid);
    const { body } = await sender.get(`/api/transactions/${payment.id}`);
    expect(body).toMatchObject({ status: 'REVERSED', giftStatus: 'EXPIRED', blocked: false });
    expect(body.timeline.map(({ what }: { what: string }) => what)).toEqual([
      'Payment started',
      'Paid',
      'Refund of ₦10,000.00 started',
      '₦10,000.00 refunded',
    ]);
  });

  it('offers staff nothing that would be refused, before, during and after', async () => {
    const { quid } = await blockedGift({ claims: 2 });
    expect((await fileOf(quid)).allowed).toEqual({ statuses: ['SPLIT'], refund: true, revive: false });
    const id = await refund(quid);
    const during = await fileOf(quid);
    expect([during.status, during.allowed]).toEqual([
      'EXPIRED',
      { statuses: ['BLOCKED'], refund: false, revive: false },
    ]);
    await workOnRefund(world.deps)(id);
    await arrive(quid);
    const after = await fileOf(quid);
    expect(after.allowed).toEqual({ statuses: ['BLOCKED'], refund: false, revive: false });
    expect(after.timeline.map(({ title }: { title: string }) => title)).toContain('Gift ended');
  });

  it('lets claimed shares leave, and the card gets exactly what nobody claimed', async () => {
    const { quid, payment, claimants } = await blockedGift({ claims: 2 });
    const [first, second] = claimants;
    if (!first || !second) throw new Error('two people claimed');
    await workOnRefund(world.deps)(await refund(quid));
    const accounts = accountsOfDifferentPeople(2);
    for (const [nth, claimant] of [first, second].entries()) {
      const { body } = await claimant.recipient.get('/api/transactions/withdraw', {
        'x-access-key': claimant.claim.accessKey,
      });
      expect(body).toMatchObject({ canWithdraw: true, amount: naira(2_000) });
      await endPayout(world, (await world.withdraw(claimant, accounts[nth])).id);
    }
    await arrive(quid);
    const { providerId } = await chargeOf(world, payment.id);
    const { data } = await world.deps.paystack.listRefunds(providerId);
    expect(data).toMatchObject([{ amount: naira(6_000), status: 'processed' }]);
    expect((await fileOf(quid)).money).toMatchObject({
      unclaimed: 0,
      refunded: naira(6_000),
      paidOut: naira(3_880),
      ourFee: naira(120),
      addsUp: true,
    });
  });

  it('wakes a payout that had been approved before it was blocked', async () => {
    const { quid, sender } = await world.paidGift();
    await sender.post('/api/rules', { quid, totalSplits: 2 });
    const recipient = world.browser();
    const { body: claim } = await recipient.post(`/api/rules/claim?quid=${quid}`, {});
    const { id } = await world.withdraw({ quid, recipient, claim });
    await staff.ADMIN.put(`/api/quid/${quid}/status`, { status: 'BLOCKED', reason: 'Odd' });
    await workOnPayout({ ...world.deps, pace: { checkAfterMs: [HOUR_MS], notFoundBeforeResend: 3 } })(id);
    await refund(quid);
    const job = (await jobsOf(world)).find(({ key }) => key === `payout:${id}`);
    expect(job?.runAt.getTime()).toBeLessThanOrEqual(Date.now());
    await endPayout(world, id);
    const { body } = await recipient.get('/api/transactions/withdraw', { 'x-access-key': claim.accessKey });
    expect(body.withdrawals).toMatchObject([{ stage: 'COMPLETED' }]);
  });

  it('stays ended with its money when the bank does not take the refund, and can be refunded or revived', async () => {
    const sender = world.browser();
    const { body } = await sender.post('/api/transactions', {
      amount: naira(10_000),
      email: 'ada@example.com',
      authorizationUrl: 'http://localhost:3000/payment/callback',
    });
    await world.control('POST', '/pay', { reference: body.reference, card: 'refund-fails' });
    const { quid } = (await sender.get(`/api/transactions/reference/${body.reference}`)).body;
    await staff.ADMIN.put(`/api/quid/${quid}/status`, { status: 'BLOCKED', reason: 'Odd' });
    await workOnRefund(world.deps)(await refund(quid));
    await arrive(quid);
    expect(await balance(world, giftAccount((await giftOf(world, quid)).id))).toBe(naira(10_000));
    expect(await lookAt(quid)).toMatchObject({ state: 'ENDED', message: 'This gift has ended.' });
    expect((await fileOf(quid)).allowed).toEqual({ statuses: [], refund: true, revive: true });
  });
});
