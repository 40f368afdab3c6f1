import { giftAccount } from '@jara/domain/ledger/accounts';
import type { Role } from '@jara/domain/staff/roles';
import type { ProviderSums } from '@jara/paystack-sandbox/control/sums';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { lapseClaims } from '../claims/lapse-claims.ts';
import { madePublic } from '../claims/testing.ts';
import { checkBooks } from '../operations/books/check-books.ts';
import { FAILING, reconciling } from '../operations/reconciliation/testing.ts';
import { workOnPayout } from '../provider/work-on-payout.ts';
import { workOnRefund } from '../provider/work-on-refund.ts';
import { signInEverybody } from '../staff/testing.ts';
import { coverLosses } from './cover-loss.ts';
import { refundEnded } from './send-rest-back.ts';
import { startRefund } from './start-refund.ts';
import { ANOTHER, backToSender, REFUSED_BY_ITS_BANK } from './testing/back-to-sender.ts';
import {
  balance,
  claimShare,
  claimsOf,
  endPayout,
  endRefunds,
  giftOf,
  lapseWhatWaits,
  loseDispute,
  receivedOf,
  STAFF,
  sendShare,
  setDaysAhead,
  total,
} from './testing.ts';

describe('what somebody has had in another way', { timeout: 60_000 }, () => {
  let world: World;
  let owner: pg.Client;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    owner = new pg.Client({ connectionString: world.databaseUrl });
    await owner.connect();
    staff = await signInEverybody(world);
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(async () => {
    await owner.end();
    await world.close();
  });

  const { run, itemAbout, settle, settleByTwo } = reconciling(() => ({ world, staff }));
  const { givesBack, saysOf, name, approveLast, payLast, referenceOf, cancelled, gotBack } = backToSender(() => ({
    world,
    staff,
  }));

  /** Half of it is claimed and on its way to a bank that will not take it; the other half nobody has opened. */
  async function halfOnItsWay() {
    const { quid, payment, sender } = await world.paidGift();
    expect((await sender.post('/api/rules', { quid, totalSplits: 2 })).status).toBe(200);
    const share = await claimShare(world, quid);
    const payout = await world.withdraw(share, FAILING);
    await workOnPayout(world.deps)(payout.id);
    const { id: giftId } = await giftOf(world, quid);
    return { quid, payment, giftId, share, payout };
  }

  describe('what a sender has by their card', () => {
    it.each(['before', 'after'])(
      'is not theirs once more when a payout to their account comes back and they ask again %s the next comparison',
      async (when) => {
        const made = await cancelled();
        const { payment, sender, giftId } = made;
        const before = await total(world, 'chargeback_loss');
        await name(sender, payment.id);
        const paid = await payLast(giftId);
        const charge = await world.deps.paystack.verifyTransaction(payment.reference);
        const [refund] = (await world.deps.paystack.listRefunds(charge.id)).data;
        await world.control('POST', `/refunds/${refund?.id}`, { status: 'processed', webhook: false });
        await run();
        expect((await settle(payment.reference, 'REFUND_HAPPENED')).status).toBe(200);
        await saysOf(await referenceOf(paid), 'reversed');
        await workOnPayout(world.deps)(paid);
        if (when === 'after') await run();
        await name(sender, payment.id, ANOTHER);
        // Asking is enough to have it made good.
        expect((await total(world, 'chargeback_loss')) - before).toBe(0);
        const second = await approveLast(giftId);
        if (second) await endPayout(world, second);
        const got = await gotBack(made);
        await run();
        expect({ got, loss: (await total(world, 'chargeback_loss')) - before }).toEqual({
          got: { card: payment.quote.refundIfCancelled, bank: 0, account: 0 },
          loss: 0,
        });
      },
    );

    it('is not what somebody sent back of a second charge, while it waits for their bank', async () => {
      const { payment, sender, giftId } = await cancelled();
      await name(sender, payment.id);
      await world.control('POST', '/pay', {
        reference: payment.reference,
        card: 'success',
        amount: naira(9_000),
        again: true,
      });
      await run();
      const charges = world.deps.db.selectFrom('charges').selectAll().where('paymentId', '=', payment.id);
      const second = await charges.where('became', '=', 'SUSPENSE').executeTakeFirstOrThrow();
      await world.control('POST', '/refunds', { reference: second.providerId, status: 'processed', webhook: false });
      await run();
      expect((await settle(payment.reference, 'REFUND_HAPPENED')).status).toBe(200);
      await payLast(giftId);
      const received = await receivedOf(world, giftId);
      expect(received.map(({ bankReceived }) => bankReceived)).toEqual([payment.quote.refundIfCancelled]);
    });

    it('is not theirs where the payment turns out never to have come', async () => {
      const made = await cancelled();
      const { payment, sender, giftId } = made;
      const before = await total(world, 'chargeback_loss');
      await name(sender, payment.id);
      const paid = await payLast(giftId);
      await world.control('POST', `/transactions/${payment.reference}/forget`, {});
      await run();
      await settleByTwo(payment.reference, 'CHARGE_NEVER_CAME');
      await saysOf(await referenceOf(paid), 'reversed');
      await workOnPayout(world.deps)(paid);
      await run();
      await name(sender, payment.id, ANOTHER);
      const second = await approveLast(giftId);
      if (second) for (let turn = 0; turn < 3; turn += 1) await workOnPayout(world.deps)(second);
      const { transfers } = await world.control<ProviderSums>('GET', '/sums');
      const received = transfers
        .filter(({ reference }) => reference.includes(giftId.replaceAll('-', '')))
        .reduce((sum, { bankReceived }) => sum + bankReceived, 0);
      await run();
      expect({ received, loss: (await total(world, 'chargeback_loss')) - before }).toEqual({ received: 0, loss: 0 });
    });
  });

  it('what a card sends back makes up for a payment that never came', async () => {
    const made = await world.paidGift({ senderEmail: 'sender@example.com' });
    const { id: giftId } = await giftOf(world, made.quid);
    const before = await total(world, 'chargeback_loss');
    expect((await made.sender.post(`/api/sent/${made.payment.id}/cancel`, {})).status).toBe(200);
    await endRefunds(world, giftId, made.payment.id);
    const charge = await world.deps.paystack.verifyTransaction(made.payment.reference);
    const [refund] = (await world.deps.paystack.listRefunds(charge.id)).data;
    expect(refund?.status).toBe('processed');
    await world.control('POST', `/transactions/${made.payment.reference}/forget`, {});
    await run();
    await settleByTwo(made.payment.reference, 'CHARGE_NEVER_CAME');
    await world.control('POST', `/refunds/${refund?.id}`, { status: 'failed', webhook: false });
    await run();
    await run();
    expect({
      rest: await balance(world, giftAccount(giftId)),
      loss: (await total(world, 'chargeback_loss')) - before,
    }).toEqual({
      rest: 0,
      loss: 0,
    });
  });

  it('what two banks have given is not sent a third time before the next comparison', async () => {
    const { quid, payment, sender } = await world.paidGift({ senderEmail: 'somebody@example.com' }, 'refund-fails');
    expect((await sender.post('/api/rules', { quid, totalSplits: 2 })).status).toBe(200);
    const { id: giftId } = await giftOf(world, quid);
    for (let nth = 0; nth < 2; nth += 1) await claimShare(world, quid);
    const before = await total(world, 'chargeback_loss');
    const id = await loseDispute(world, payment.reference, naira(3_000));
    await startRefund(world.deps)({ giftId, actor: STAFF, reason: 'What the bank left' });
    await endRefunds(world, giftId, payment.id);
    expect((await name(sender, payment.id, REFUSED_BY_ITS_BANK)).status).toBe(200);
    const payout = await approveLast(giftId);
    if (!payout) throw new Error('nothing was asked for');
    await workOnPayout(world.deps)(payout);
    await givesBack(id);
    await endPayout(world, payout);
    await name(sender, payment.id);
    const second = await approveLast(giftId);
    if (second) await endPayout(world, second);
    const { account } = await gotBack({ payment, giftId });
    await run();
    expect({ account, loss: (await total(world, 'chargeback_loss')) - before }).toEqual({ account: 0, loss: 0 });
  });

  describe('a lost dispute that a share was too large to cover', () => {
    it('gives back all that it took, also where what another one left had made up for it', async () => {
      const { payment, giftId, payout, share } = await halfOnItsWay();
      const before = await total(world, 'chargeback_loss');
      const first = await loseDispute(world, payment.reference, naira(6_000));
      await endPayout(world, payout.id);
      await coverLosses(world.deps)();
      expect(await claimsOf(world, giftId)).toMatchObject([{ status: 'GRANTED' }]);
      const second = await loseDispute(world, payment.reference, naira(4_000));
      await coverLosses(world.deps)();
      expect(await total(world, 'chargeback_loss')).toBe(before);
      await givesBack(first);
      await coverLosses(world.deps)();
      await world.expectCleanBooks();
      await givesBack(second);
      await coverLosses(world.deps)();
      expect({
        loss: (await total(world, 'chargeback_loss')) - before,
        rest: await balance(world, giftAccount(giftId)),
      }).toEqual({ loss: 0, rest: naira(5_000) });
      await sendShare(world, share);
    });

    it('gives back a rest that a gift without anything to open keeps until it makes up for the other one', async () => {
      const { quid, payment, giftId, payout } = await halfOnItsWay();
      await claimShare(world, quid);
      const before = await total(world, 'chargeback_loss');
      const first = await loseDispute(world, payment.reference, naira(6_000));
      await endPayout(world, payout.id);
      await coverLosses(world.deps)();
      const second = await loseDispute(world, payment.reference, naira(4_000));
      await coverLosses(world.deps)();
      await givesBack(second);
      await world.expectCleanBooks();
      await givesBack(first);
      expect(await giftOf(world, quid)).toMatchObject({ status: 'CLAIMED' });
      await world.expectCleanBooks();
      await coverLosses(world.deps)();
      expect({
        loss: (await total(world, 'chargeback_loss')) - before,
        rest: await balance(world, giftAccount(giftId)),
        got: await gotBack({ payment, giftId }),
      }).toEqual({ loss: 0, rest: 0, got: { card: 0, bank: 0, account: 0 } });
      expect(await claimsOf(world, giftId)).toMatchObject([{ status: 'GRANTED' }, { status: 'GRANTED' }]);
    });

    it('leaves what another one leaves free to go back to the sender', async () => {
      const { payment, giftId, payout } = await halfOnItsWay();
      const before = await total(world, 'chargeback_loss');
      await loseDispute(world, payment.reference, naira(6_000));
      await endPayout(world, payout.id);
      await coverLosses(world.deps)();
      await loseDispute(world, payment.reference, naira(2_000));
      await coverLosses(world.deps)();
      const refund = await startRefund(world.deps)({ giftId, actor: STAFF, reason: 'What the bank left' });
      expect(refund.amount).toBe(naira(2_000));
      await endRefunds(world, giftId, payment.id);
      expect({
        loss: (await total(world, 'chargeback_loss')) - before,
        rest: await balance(world, giftAccount(giftId)),
        got: await gotBack({ payment, giftId }),
      }).toEqual({ loss: 0, rest: 0, got: { card: naira(2_000), bank: naira(8_000), account: 0 } });
    });
  });

  describe('a payout to its sender that had arrived after all', () => {
    /** What the bank of the card left of it is in the gift again, and an account of the sender has all of it. */
    async function arrivedAfterAll() {
      const made = await cancelled();
      const { payment, sender, giftId } = made;
      await name(sender, payment.id, REFUSED_BY_ITS_BANK);
      const late = await payLast(giftId);
      await loseDispute(world, payment.reference, naira(4_000));
      const reference = await referenceOf(late);
      await saysOf(reference, 'success');
      return { ...made, late, reference };
    }
    const workUntilItLeaves = async (refundId: Parameters<ReturnType<typeof workOnRefund>>[0]) => {
      await workOnRefund(world.deps)(refundId);
      const { providerId } = await world.deps.db
        .selectFrom('refunds')
        .select('providerId')
        .where('id', '=', refundId)
        .executeTakeFirstOrThrow();
      if (providerId === null) return;
      await world.control('POST', `/refunds/${providerId}`, { status: 'processed', webhook: false });
      await workOnRefund(world.deps)(refundId);
    };

    it.each(['nobody has told us', 'we have heard'])('does not go to their card as well, where %s', async (who) => {
      const made = await arrivedAfterAll();
      if (who === 'we have heard') {
        await workOnPayout(world.deps)(made.late);
        await run();
      }
      const refund = await startRefund(world.deps)({ giftId: made.giftId, actor: STAFF, reason: 'What was left' });
      await workUntilItLeaves(refund.id);
      expect(await gotBack(made)).toMatchObject({ card: 0 });
      await run();
      expect((await settle(made.reference, 'WRITE_OFF')).body.code).toBeUndefined();
      await workUntilItLeaves(refund.id);
      await run();
      expect(await itemAbout(made.reference)).toBeUndefined();
      expect(await balance(world, giftAccount(made.giftId))).toBe(0);
      expect(await gotBack(made)).toMatchObject({ card: 0 });
      // Should it come back again, so does what the gift had paid of it.
      await saysOf(made.reference, 'reversed');
      await workOnPayout(world.deps)(made.late);
      expect(await balance(world, giftAccount(made.giftId))).toBe(naira(6_000));
    });

    it('is booked out of what is left of the gift, and what more it was is our loss until something comes back', async () => {
      const { payment, giftId, late, reference } = await arrivedAfterAll();
      await workOnPayout(world.deps)(late);
      await run();
      expect(await itemAbout(reference)).toMatchObject({ kind: 'PAYOUT_NOT_RECORDED' });
      expect((await settle(reference, 'WRITE_OFF')).body.code).toBeUndefined();
      await run();
      expect(await itemAbout(reference)).toBeUndefined();
      expect(await balance(world, giftAccount(giftId))).toBe(0);
      const refund = startRefund(world.deps)({ giftId, actor: STAFF, reason: 'What was left' });
      await expect(refund).rejects.toThrow();
      expect(await gotBack({ payment, giftId })).toMatchObject({ card: 0 });
    });
  });

  it('what comes back of a payout to its sender is in a gift without anything to open until it makes up for a dispute', async () => {
    const { quid, payment, sender } = await world.paidGift({ senderEmail: 'somebody@example.com' }, 'refund-fails');
    expect((await sender.post('/api/rules', { quid, totalSplits: 2 })).status).toBe(200);
    const { id: giftId } = await giftOf(world, quid);
    for (let nth = 0; nth < 2; nth += 1) await claimShare(world, quid);
    const before = await total(world, 'chargeback_loss');
    const first = await loseDispute(world, payment.reference, naira(3_000));
    await startRefund(world.deps)({ giftId, actor: STAFF, reason: 'What the bank left' });
    await endRefunds(world, giftId, payment.id);
    expect((await name(sender, payment.id, REFUSED_BY_ITS_BANK)).status).toBe(200);
    const late = await payLast(giftId);
    const reference = await referenceOf(late);
    const second = await loseDispute(world, payment.reference, naira(500));
    await saysOf(reference, 'success');
    await workOnPayout(world.deps)(late);
    await run();
    expect((await settle(reference, 'WRITE_OFF')).body.code).toBeUndefined();
    await givesBack(second);
    await givesBack(first);
    expect(await giftOf(world, quid)).toMatchObject({ status: 'CLAIMED' });
    await saysOf(reference, 'reversed');
    await workOnPayout(world.deps)(late);
    await world.expectCleanBooks();
    // No more than what it has cost us.
    const changeLoss = (by: number) =>
      owner.query('update disputes set loss = loss + $2 where gift_id = $1 and loss > 0', [giftId, by]);
    await changeLoss(-1);
    expect((await checkBooks(world.deps.db, world.deps.keys)).problems).toMatchObject([{ examples: [giftId] }]);
    await changeLoss(1);
    await coverLosses(world.deps)();
    expect({
      loss: (await total(world, 'chargeback_loss')) - before,
      rest: await balance(world, giftAccount(giftId)),
      got: await gotBack({ payment, giftId }),
    }).toEqual({ loss: 0, rest: 0, got: { card: 0, bank: 0, account: 0 } });
  });

  it('shares that lapse make good what its sender has had of a dispute that was given back, and nobody opens them', async () => {
    const { quid, giftId, payment, sender } = await madePublic(
      world,
      { equalShares: 2 },
      { amount: naira(20_000), claimDays: 10, senderEmail: 'host@example.com' },
    );
    const before = await total(world, 'chargeback_loss');
    for (let nth = 0; nth < 2; nth += 1) await claimShare(world, quid);
    const id = await loseDispute(world, payment.reference, naira(6_000));
    const refund = await startRefund(world.deps)({ giftId, actor: STAFF, reason: 'What the bank left' });
    await workOnRefund(world.deps)(refund.id);
    const { providerId } = await world.deps.db
      .selectFrom('refunds')
      .select('providerId')
      .where('id', '=', refund.id)
      .executeTakeFirstOrThrow();
    await world.control('POST', `/refunds/${providerId}`, { status: 'failed', webhook: false });
    await workOnRefund(world.deps)(refund.id);
    expect((await name(sender, payment.id)).status).toBe(200);
    await payLast(giftId);
    await givesBack(id);
    expect(Math.abs((await total(world, 'chargeback_loss')) - before)).toBe(naira(4_000));
    try {
      await setDaysAhead(world, 13);
      expect(await lapseClaims(world.deps)()).toBe(2);
      const opened = await world.browser().post(`/api/rules/claim?quid=${quid}`, {});
      await coverLosses(world.deps)();
      await refundEnded(world.deps)();
      expect({ code: opened.body.code, loss: (await total(world, 'chargeback_loss')) - before }).toEqual({
        code: 'gift_expired',
        loss: 0,
      });
    } finally {
      await lapseWhatWaits(world);
    }
  });

  it('one loss that cannot be booked keeps no other from being covered', async () => {
    const other = await halfOnItsWay();
    await loseDispute(world, other.payment.reference, naira(6_000));
    await endPayout(world, other.payout.id);
    await coverLosses(world.deps)();
    await loseDispute(world, other.payment.reference, naira(4_000));
    expect(await balance(world, giftAccount(other.giftId))).toBe(naira(1_000));
    const stuck = await halfOnItsWay();
    const id = await loseDispute(world, stuck.payment.reference);
    await endPayout(world, stuck.payout.id);
    const row = await world.deps.db
      .selectFrom('disputes')
      .select('id')
      .where('providerId', '=', id)
      .executeTakeFirstOrThrow();
    await owner.query(`create function not_covered() returns trigger language plpgsql as $$
      begin if new.ref like 'dispute-covered:${row.id}:%' then raise exception 'not this one'; end if; return new; end $$`);
    await owner.query(
      'create trigger not_covered before insert on journals for each row execute function not_covered()',
    );
    try {
      await expect(coverLosses(world.deps)()).rejects.toThrow();
      expect(await balance(world, giftAccount(other.giftId))).toBe(0);
    } finally {
      await owner.query('drop function not_covered cascade');
    }
    await coverLosses(world.deps)();
  });
});
