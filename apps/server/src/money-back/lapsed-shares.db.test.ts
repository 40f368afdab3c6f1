import type { GiftId } from '@jara/domain/ids';
import type { Role } from '@jara/domain/staff/roles';
import { payoutReference } from '@jara/domain/withdrawal/payout-reference';
import { accountNameOf } from '@jara/paystack-sandbox/banks/account-names';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountsOfDifferentPeople, type TestAccount } from '../../testing/accounts.ts';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, GOOD_ACCOUNT, naira, type World } from '../../testing/world.ts';
import { lapseClaims } from '../claims/lapse-claims.ts';
import { madePublic } from '../claims/testing.ts';
import { changeGiftStatus } from '../gifts/change-gift-status.ts';
import { expireGifts, reviveGift } from '../gifts/expire-gifts.ts';
import { reconciling } from '../operations/reconciliation/testing.ts';
import { moneyBoxOf } from '../portal/files/money-box.ts';
import { signInEverybody } from '../staff/testing.ts';
import { coverLosses } from './cover-loss.ts';
import { recordDispute } from './record-dispute.ts';
import { refundEnded } from './send-rest-back.ts';
import { startRefund } from './start-refund.ts';
import {
  claimShare,
  endPayout,
  endRefunds,
  giftOf,
  lapseWhatWaits,
  loseDispute,
  receivedOf,
  refundedTo,
  STAFF,
  sendShare,
  setDaysAhead,
} from './testing.ts';

const [ONE, OTHER] = accountsOfDifferentPeople(2) as [TestAccount, TestAccount];

describe('a share that lapses', { timeout: 60_000 }, () => {
  let world: World;
  let staff: Record<Role, Browser>;
  let owner: pg.Client;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
    owner = new pg.Client({ connectionString: world.databaseUrl });
    await owner.connect();
    await world.browser().get('/api/transactions/banks');
  });
  afterEach(async () => {
    await lapseWhatWaits(world);
    await world.expectCleanBooks();
  });
  afterAll(async () => {
    await owner.end();
    await world.close();
  });

  const { run, settle, settleByTwo } = reconciling(() => ({ world, staff }));
  const claim = (quid: string) => claimShare(world, quid);
  const paid = (share: Awaited<ReturnType<typeof claim>>, account: TestAccount) => sendShare(world, share, account);
  const lapse = () => lapseClaims(world.deps)();
  /** All that left us because of one charge, by the provider's own books. */
  const gone = async (giftId: GiftId, reference: string) => {
    const received = (await receivedOf(world, giftId)).reduce((sum, { bankReceived }) => sum + bankReceived, 0);
    return received + ((await refundedTo(world, reference)) ?? 0);
  };
  /** What our books say is still to leave because of a gift. */
  const owed = async (giftId: GiftId) => {
    const { rows } = await sql<{ owed: number }>`
      select coalesce(sum(balance), 0)::bigint as owed from balances
      where (account in ('gift', 'dormant') and subject = ${giftId})
        or (account = 'claim' and subject in (select id from claims where gift_id = ${giftId}))
    `.execute(world.deps.db);
    return rows[0]?.owed;
  };
  const addsUp = async (giftId: GiftId) => (await moneyBoxOf(world.deps.db, giftId)).addsUp;

  it('of a payment that was refunded by hand makes good what we lost, and goes to nobody', async () => {
    const { quid, giftId, payment } = await madePublic(
      world,
      { equalShares: 2 },
      { amount: naira(20_000), claimDays: 1 },
    );
    await claim(quid);
    await claim(quid);
    await world.control('POST', '/refunds', { reference: payment.reference, status: 'processed', webhook: false });
    await run();
    expect((await settle(payment.reference, 'REFUND_HAPPENED')).status).toBe(200);
    expect(await gone(giftId, payment.reference)).toBe(naira(20_000));
    await setDaysAhead(world, 1.1);
    expect(await lapse()).toBe(2);
    // Nobody has claimed it any more, and its sender has the whole of it back.
    expect((await world.browser().post(`/api/rules/claim?quid=${quid}`, {})).body.code).toBe('gift_expired');
    await expect(reviveGift(world.deps)({ giftId, actor: STAFF, reason: 'Its host asked' })).rejects.toThrow();
    await Promise.all([1, 2, 3].map(() => refundEnded(world.deps)()));
    await endRefunds(world, giftId, payment.id);
    expect([await gone(giftId, payment.reference), await owed(giftId)]).toEqual([naira(20_000), 0]);
    expect(await addsUp(giftId)).toBe(true);
    // Should it come back, all of it is the gift's again.
    const refund = await world.deps.db
      .selectFrom('refunds')
      .selectAll()
      .where('giftId', '=', giftId)
      .executeTakeFirst();
    await world.control('POST', `/refunds/${refund?.providerId}`, { status: 'failed', webhook: false });
    await run();
    expect([await gone(giftId, payment.reference), await owed(giftId)]).toEqual([0, naira(20_000)]);
    expect(await addsUp(giftId)).toBe(true);
  });

  it('leaves its sender no more than came, also by way of a bank account', async () => {
    const { quid, giftId, payment, sender } = await madePublic(
      world,
      { equalShares: 2 },
      { amount: naira(20_000), claimDays: 10, lifetimeDays: 7, senderEmail: 'chidi@example.com' },
    );
    await claim(quid);
    // Of 20,000 half is claimed; 15,000 are refunded by hand, of which 5,000 are our loss.
    const byHand = { reference: payment.reference, amount: naira(15_000), status: 'processed', webhook: false };
    await world.control('POST', '/refunds', byHand);
    await run();
    expect((await settle(payment.reference, 'REFUND_HAPPENED')).status).toBe(200);
    await setDaysAhead(world, 10.1);
    expect(await lapse()).toBe(1);
    await refundEnded(world.deps)();
    await endRefunds(world, giftId, payment.id);
    const accountName = accountNameOf(OTHER.bankCode, OTHER.accountNumber);
    await sender.post(`/api/sent/${payment.id}/bank`, { ...OTHER, accountName });
    const asked = await world.deps.db
      .selectFrom('withdrawals')
      .innerJoin('claims', 'claims.id', 'withdrawals.claimId')
      .select(['withdrawals.id', 'withdrawals.revision'])
      .where('claims.giftId', '=', giftId)
      .executeTakeFirst();
    // A session of staff does not last so long.
    await setDaysAhead(world, 0);
    if (asked) {
      const said = await staff.ADMIN.put('/api/withdrawal-request', { ...asked, action: 'APPROVE' });
      expect(said.status, JSON.stringify(said.body)).toBe(200);
      await endPayout(world, asked.id);
    }
    expect(await gone(giftId, payment.reference)).toBeLessThanOrEqual(naira(20_000));
  });

  it('after its payment went back is not refunded once more, in our books or at the provider', async () => {
    const { quid, giftId, payment } = await madePublic(
      world,
      { equalShares: 2 },
      { amount: naira(20_000), claimDays: 10, lifetimeDays: 7, senderEmail: 'chidi@example.com' },
    );
    await claim(quid);
    await world.control('POST', '/refunds', { reference: payment.reference, status: 'processed', webhook: false });
    await run();
    expect((await settle(payment.reference, 'REFUND_HAPPENED')).status).toBe(200);
    await setDaysAhead(world, 10.1);
    expect(await lapse()).toBe(1);
    await refundEnded(world.deps)();
    await endRefunds(world, giftId, payment.id);
    await run();
    const done = await world.deps.db
      .selectFrom('refunds')
      .select('amount')
      .where('giftId', '=', giftId)
      .where('status', '=', 'DONE')
      .execute();
    expect(done.reduce((sum, { amount }) => sum + amount, 0)).toBe(await gone(giftId, payment.reference));
  });

  it('while the bank had a part of the payment makes no more of the gift than came, should the bank give it back', async () => {
    const { quid, giftId, payment } = await madePublic(
      world,
      { equalShares: 2 },
      { amount: naira(20_000), claimDays: 10, lifetimeDays: 7 },
    );
    const people = [await claim(quid), await claim(quid)];
    const id = await loseDispute(world, payment.reference, naira(6_000));
    await setDaysAhead(world, 10.1);
    expect(await lapse()).toBe(1);
    await world.control('POST', `/disputes/${id}`, { resolution: 'declined', again: true });
    await recordDispute(world.deps)({ id });
    await refundEnded(world.deps)();
    await endRefunds(world, giftId, payment.id);
    // Which of the two was spared, and lapsed, the bank's part decides; the other has their share again.
    for (const { quid: code, recipient, claim: held } of people) {
      const view = await recipient.get('/api/transactions/withdraw', { 'x-access-key': held.accessKey });
      if (view.body.canWithdraw) await paid({ quid: code, recipient, claim: held }, ONE);
    }
    expect(await gone(giftId, payment.reference)).toBeLessThanOrEqual(naira(20_000));
  });

  it('while staff send the rest back goes back as well', async () => {
    const { quid, giftId, payment } = await madePublic(
      world,
      { equalShares: 2 },
      { amount: naira(20_000), claimDays: 2 },
    );
    await claim(quid);
    await changeGiftStatus(world.deps)({ gift: { quid }, status: 'BLOCKED', reason: 'A report', actor: STAFF });
    await startRefund(world.deps)({ giftId, actor: STAFF, reason: 'Its host asked' });
    await setDaysAhead(world, 2.1);
    expect(await lapse()).toBe(1);
    await refundEnded(world.deps)();
    await endRefunds(world, giftId, payment.id);
    await setDaysAhead(world, 2.2);
    await refundEnded(world.deps)();
    await endRefunds(world, giftId, payment.id);
    expect(await refundedTo(world, payment.reference)).toBeGreaterThan(naira(19_000));
  });

  it('by a clock that is behind the one that refunded goes back as well', async () => {
    const { quid, giftId, payment } = await madePublic(
      world,
      { equalShares: 2 },
      { amount: naira(20_000), claimDays: 8, lifetimeDays: 7 },
    );
    await claim(quid);
    await setDaysAhead(world, 8.01);
    await expireGifts(world.deps)();
    await refundEnded(world.deps)();
    await endRefunds(world, giftId, payment.id);
    // Another worker looked at the time before it waited for the gift, or its clock is a little behind.
    const { clock } = world.deps;
    const behind = { ...clock, now: () => new Date(clock.now().getTime() - 5_000) };
    expect(await lapseClaims({ ...world.deps, clock: behind })()).toBe(1);
    await setDaysAhead(world, 9);
    await refundEnded(world.deps)();
    await endRefunds(world, giftId, payment.id);
    expect(await refundedTo(world, payment.reference)).toBe(payment.quote?.refundIfCancelled);
  });

  it('and has gone back leaves the rest before it free to be taken to a bank, should the card not keep that', async () => {
    const { quid, giftId, payment, sender } = await madePublic(
      world,
      { equalShares: 2 },
      { amount: naira(20_000), claimDays: 8, lifetimeDays: 7, senderEmail: 'chidi@example.com' },
    );
    await claim(quid);
    await setDaysAhead(world, 7.1);
    await expireGifts(world.deps)();
    await refundEnded(world.deps)();
    await endRefunds(world, giftId, payment.id);
    await setDaysAhead(world, 8.1);
    expect(await lapse()).toBe(1);
    await refundEnded(world.deps)();
    await endRefunds(world, giftId, payment.id);
    const [first] = await world.deps.db
      .selectFrom('refunds')
      .selectAll()
      .where('giftId', '=', giftId)
      .orderBy('createdAt')
      .execute();
    await world.control('POST', `/refunds/${first?.providerId}`, { status: 'failed', webhook: false });
    await run();
    expect(await owed(giftId)).toBe(naira(10_000));
    await refundEnded(world.deps)();
    await endRefunds(world, giftId, payment.id);
    expect((await sender.get(`/api/sent/${payment.id}`)).body.may).toContain('bank');
  });

  it('leaves nothing to anybody: a gift whose whole payment the bank takes back stays held', async () => {
    const { quid, payment } = await madePublic(world, { equalShares: 2 }, { amount: naira(20_000), claimDays: 1 });
    await claim(quid);
    await setDaysAhead(world, 1.1);
    expect(await lapse()).toBe(1);
    await loseDispute(world, payment.reference);
    expect((await giftOf(world, quid)).status).toBe('CONFLICTED');
  });

  it('after another of its gift was paid without us pays for that one, and has it back should that come back', async () => {
    const { quid, giftId, payment } = await madePublic(
      world,
      { equalShares: 2 },
      { amount: naira(20_000), claimDays: 1 },
    );
    await paid(await claim(quid), ONE);
    await claim(quid);
    // As after a restore from before it lapsed: it had lapsed already, and whoever opened it then was paid.
    const reference = payoutReference({ giftId, slot: 2, attempt: 1 });
    await world.control('POST', '/settings', { approvals: false });
    const { recipient_code: recipient } = await world.deps.paystack.createTransferRecipient({
      name: 'Somebody',
      ...GOOD_ACCOUNT,
      currency: 'NGN',
    });
    await world.deps.paystack.createTransfer({ amount: naira(9_700), currency: 'NGN', recipient, reference });
    await world.control('POST', `/transfers/${reference}`, { status: 'success', webhook: false });
    await world.control('POST', '/settings', { approvals: true });
    await run();
    expect((await settle(reference, 'SHARE_WAS_PAID')).status).toBe(200);
    await setDaysAhead(world, 1.1);
    expect(await lapse()).toBe(1);
    expect((await world.browser().post(`/api/rules/claim?quid=${quid}`, {})).body.code).toBe('gift_expired');
    await expect(reviveGift(world.deps)({ giftId, actor: STAFF, reason: 'Its host asked' })).rejects.toThrow();
    await Promise.all([1, 2, 3].map(() => refundEnded(world.deps)()));
    await endRefunds(world, giftId, payment.id);
    expect(await gone(giftId, payment.reference)).toBeLessThanOrEqual(naira(20_000));
    expect([await owed(giftId), await addsUp(giftId)]).toEqual([0, true]);

    await world.control('POST', `/transfers/${reference}`, { status: 'reversed', webhook: false });
    await run();
    expect([await owed(giftId), await addsUp(giftId)]).toEqual([naira(9_700), true]);
  });

  it('of a payment that never came is nobody’s, and makes good what that has cost us', async () => {
    const { quid, giftId, payment } = await madePublic(
      world,
      { equalShares: 3 },
      { amount: naira(30_000), claimDays: 1 },
    );
    await paid(await claim(quid), ONE);
    await claim(quid);
    await setDaysAhead(world, 0.5);
    await claim(quid);
    await setDaysAhead(world, 0);
    await owner.query(`update paystack_sandbox.transactions set status = 'abandoned' where reference = $1`, [
      payment.reference,
    ]);
    await run();
    await settleByTwo(payment.reference, 'CHARGE_NEVER_CAME');
    for (const days of [1.1, 1.6]) {
      await setDaysAhead(world, days);
      expect(await lapse()).toBe(1);
      await refundEnded(world.deps)();
      expect([await owed(giftId), await addsUp(giftId)]).toEqual([days === 1.1 ? naira(10_000) : 0, true]);
    }
    expect(await gone(giftId, payment.reference)).toBe(naira(9_700));
  });

  it('or anything else that is left of a gift makes good what a refund has cost us, though nobody asks for it', async () => {
    const { quid, giftId, payment } = await madePublic(world, { equalShares: 2 }, { amount: naira(20_000) });
    await paid(await claim(quid), ONE);
    await claim(quid);
    const byHand = { reference: payment.reference, amount: naira(6_000), status: 'processed', webhook: false };
    await world.control('POST', '/refunds', byHand);
    await run();
    expect((await settle(payment.reference, 'REFUND_HAPPENED')).status).toBe(200);
    // The bank wants less than the one share that is here, and leaves a rest.
    await loseDispute(world, payment.reference, naira(6_000));
    expect(await owed(giftId)).toBe(naira(4_000));
    await Promise.all([1, 2, 3].map(() => coverLosses(world.deps)()));
    expect([await owed(giftId), await addsUp(giftId)]).toEqual([0, true]);
    expect((await staff.ADMIN.get(`/api/admin/quids/${quid}`)).body.allowed).toMatchObject({ refund: false });
  });
});
