import type { GiftId, PaymentId, WithdrawalId } from '@jara/domain/ids';
import { giftAccount } from '@jara/domain/ledger/accounts';
import { accountNameOf } from '@jara/paystack-sandbox/banks/account-names';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountsOfDifferentPeople, type TestAccount } from '../../testing/accounts.ts';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { changeGiftStatus } from '../gifts/change-gift-status.ts';
import { expireGifts, reviveGift } from '../gifts/expire-gifts.ts';
import { balanceOf } from '../ledger/balances.ts';
import { recordDispute } from '../money-back/record-dispute.ts';
import { refundEnded } from '../money-back/send-rest-back.ts';
import {
  claimShare,
  claimsOf,
  endPayout,
  endRefunds,
  giftOf,
  lapseWhatWaits,
  openDisputeAtBank,
  receivedOf,
  refundedTo,
  resolveDisputeAtBank,
  STAFF,
  sendShare,
  setDaysAhead,
} from '../money-back/testing.ts';
import { changeSwitch } from '../operations/change-switch.ts';
import { FAILING } from '../operations/reconciliation/testing.ts';
import { signInEverybody } from '../staff/testing.ts';
import { setSwitch } from '../switches/switches.store.ts';
import { lapseClaims } from './lapse-claims.ts';
import { madePublic } from './testing.ts';
import { warnClaims } from './warn-claims.ts';

const [ONE, OTHER, THIRD] = accountsOfDifferentPeople(3) as [TestAccount, TestAccount, TestAccount];

describe('a share of a public giveaway', { timeout: 60_000 }, () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
    await world.browser().get('/api/transactions/banks');
  });
  afterEach(async () => {
    await lapseWhatWaits(world);
    await world.expectCleanBooks();
  });
  afterAll(() => world.close());

  const claim = (quid: string, recipient?: Browser) => claimShare(world, quid, recipient);
  const paid = (share: Awaited<ReturnType<typeof claim>>, account: TestAccount) => sendShare(world, share, account);
  const lapse = () => lapseClaims(world.deps)();
  const statusesOf = async (giftId: GiftId) => (await claimsOf(world, giftId)).map(({ status }) => status);
  /** What banks have received of a gift, by its places. */
  const receivedBySlot = async (giftId: GiftId) =>
    (await receivedOf(world, giftId))
      .map(({ reference, accountNumber, amount }) => ({ slot: Number(reference.split('-')[3]), accountNumber, amount }))
      .sort((a, b) => a.slot - b.slot);
  const refundDue = async (giftId: GiftId, payment: { id: PaymentId }) => {
    await refundEnded(world.deps)();
    await endRefunds(world, giftId, payment.id);
  };

  it('that nobody sends to a bank in time is open again, in a new place, and is paid once', async () => {
    const { quid, giftId } = await madePublic(world, { equalShares: 3 }, { amount: naira(10_000), claimDays: 2 });
    const shares = [await claim(quid), await claim(quid), await claim(quid)] as const;
    const [sent, missed] = shares;
    expect(Date.parse(missed.claim.sendBy) - world.deps.clock.now().getTime()).toBeGreaterThan(1.99 * 86_400_000);
    expect((await giftOf(world, quid)).status).toBe('CLAIMED');
    await paid(sent, ONE);
    await paid(shares[2], OTHER);
    await setDaysAhead(world, 1.9);
    expect(await lapse()).toBe(0);
    await setDaysAhead(world, 2.1);
    expect(await lapse()).toBe(1);
    expect(await statusesOf(giftId)).toEqual(['PAID', 'LAPSED', 'PAID']);
    expect(await giftOf(world, quid)).toMatchObject({
      status: 'SPLIT',
      sharesTaken: 3,
      sharesLapsed: 1,
      closedAt: null,
    });
    expect(await balanceOf(world.deps.db, giftAccount(giftId))).toBe(missed.claim.amount);

    // Who missed it reads so wherever they look, and cannot have it any more.
    const { recipient, claim: held } = missed;
    const told = { state: 'LAPSED', accessKey: null, message: expect.stringContaining('has passed') };
    expect((await recipient.get(`/api/transactions/quid/${quid}/verify`)).body).toMatchObject(told);
    expect((await recipient.post(`/api/rules/claim?quid=${quid}`, {})).body).toMatchObject(told);
    const ask = { quid, accessKey: held.accessKey, amount: held.amount, ...THIRD };
    const accountName = accountNameOf(THIRD.bankCode, THIRD.accountNumber);
    expect(await recipient.post('/api/withdrawal-request', { ...ask, accountName })).toMatchObject({
      status: 410,
      body: { code: 'claim_lapsed' },
    });

    const next = await claim(quid);
    expect(next.claim).toMatchObject({ state: 'YOURS', amount: held.amount, fee: held.fee });
    expect(await giftOf(world, quid)).toMatchObject({ status: 'CLAIMED', sharesTaken: 4 });
    expect((await world.browser().post(`/api/rules/claim?quid=${quid}`, {})).body.code).toBe('gift_taken');
    await paid(next, THIRD);
    expect((await receivedBySlot(giftId)).map(({ slot, accountNumber }) => [slot, accountNumber])).toEqual([
      [0, ONE.accountNumber],
      [2, OTHER.accountNumber],
      [3, THIRD.accountNumber],
    ]);
    expect(await lapse()).toBe(0);
  });

  it('keeps the fees of a gift what they were quoted to be, however often shares come back', async () => {
    const { quid, giftId } = await madePublic(world, { equalShares: 3 }, { amount: naira(100.01), claimDays: 1 });
    await claim(quid);
    const before = await claim(quid);
    await setDaysAhead(world, 1.1);
    expect(await lapse()).toBe(2);
    for (let person = 0; person < 3; person += 1) await claim(quid);
    const claims = await claimsOf(world, giftId);
    const live = claims.filter(({ status }) => status === 'GRANTED');
    expect(live.reduce((sum, { fee }) => sum + (fee ?? 0), 0)).toBe(Math.floor((naira(100.01) * 3 + 50) / 100));
    expect(live.reduce((sum, { share }) => sum + share, 0)).toBe(naira(100.01));
    expect(before.claim.amount).toBeGreaterThan(0);
  });

  it('that the nth person let lapse goes to the next who comes', async () => {
    const { quid } = await madePublic(world, { nthPerson: 2 }, { claimDays: 1 });
    const early = await claim(quid);
    await claim(quid);
    await setDaysAhead(world, 1.1);
    expect(await lapse()).toBe(1);
    expect((await claim(quid, early.recipient)).claim.state).toBe('NOT_THIS_TIME');
    expect((await claim(quid)).claim).toMatchObject({ state: 'YOURS', amount: naira(10_000) });
  });

  it('never lapses once somebody has asked for its payout, whatever became of that', async () => {
    const { quid, giftId } = await madePublic(world, { equalShares: 2 }, { claimDays: 1 });
    const failed = await claim(quid);
    const waiting = await claim(quid);
    await paid(failed, FAILING);
    await world.withdraw(waiting, ONE);
    await setDaysAhead(world, 40);
    expect(await lapse()).toBe(0);
    expect(await statusesOf(giftId)).toEqual(['GRANTED', 'WITHDRAWING']);
    expect((await failed.recipient.get(`/api/transactions/quid/${quid}/verify`)).body.sendBy).toBeNull();
    await paid(failed, OTHER);
    expect(await receivedBySlot(giftId)).toMatchObject([{ slot: 0, accountNumber: OTHER.accountNumber }]);
  });

  it('never lapses when the provider has heard of a transfer for it', async () => {
    const { quid, giftId } = await madePublic(world, { equalShares: 2 }, { claimDays: 1 });
    await claim(quid);
    await sql`
      insert into transfers (reference, gift_id, slot, attempt, status, may_have_paid, amount, currency, first_seen_at, changed_at)
      values (${`jara-out-${giftId.replaceAll('-', '')}-0-1`}, ${giftId}, 0, 1, 'asked', true, 1, 'NGN', now(), now())
    `.execute(world.deps.db);
    await setDaysAhead(world, 2);
    expect(await lapse()).toBe(0);
    await setDaysAhead(world, 20);
    expect(await lapse()).toBe(0);
    expect(await statusesOf(giftId)).toEqual(['GRANTED']);
  });

  it('has another day where nobody could have sent it: held, paused, or on a restored database', async () => {
    const { quid, giftId } = await madePublic(world, { equalShares: 2 }, { claimDays: 1 });
    await claim(quid);
    await changeGiftStatus(world.deps)({ gift: { quid }, status: 'BLOCKED', reason: 'A report', actor: STAFF });
    await setDaysAhead(world, 1.5);
    expect(await lapse()).toBe(0);
    await changeGiftStatus(world.deps)({ gift: { quid }, status: 'ACTIVE', reason: 'All is well', actor: STAFF });
    await setDaysAhead(world, 2.4);
    expect(await lapse()).toBe(0);

    const turn = (isOn: boolean) =>
      world.deps.db.transaction().execute((trx) =>
        setSwitch(trx, 'payouts', {
          isOn,
          reason: isOn ? null : 'We look into it',
          changedBy: null,
          changedAt: world.deps.clock.now(),
        }),
      );
    await turn(false);
    await setDaysAhead(world, 3);
    expect(await lapse()).toBe(0);
    await turn(true);
    await setDaysAhead(world, 3.9);
    expect(await lapse()).toBe(0);

    const owner = new pg.Client({ connectionString: world.databaseUrl });
    await owner.connect();
    await owner.query(
      'insert into restores (id, backup_taken_at, restored_at) values (gen_random_uuid(), now(), now())',
    );
    await setDaysAhead(world, 4.1);
    expect(await lapse()).toBe(0);
    await owner.query('update restores set released_at = now()');
    await owner.end();
    await setDaysAhead(world, 5.2);
    expect(await lapse()).toBe(1);
    expect(await statusesOf(giftId)).toEqual(['LAPSED']);
  });

  it('has another day once a dispute about its payment is given up', async () => {
    const { quid, payment } = await madePublic(world, { equalShares: 2 }, { amount: naira(20_000), claimDays: 7 });
    const share = await claim(quid);
    const id = await openDisputeAtBank(world, payment.reference);
    await recordDispute(world.deps)({ id });
    for (const day of [3, 6, 9, 12]) {
      await setDaysAhead(world, day);
      expect(await lapse()).toBe(0);
    }
    await resolveDisputeAtBank(world, id, 'declined');
    await recordDispute(world.deps)({ id });
    // Until this moment nobody could have sent it.
    expect(await lapse()).toBe(0);
    await paid(share, ONE);
  });

  it('has another day when what held it is lifted a minute before its end', async () => {
    const { quid } = await madePublic(world, { equalShares: 2 }, { claimDays: 7 });
    await claim(quid);
    await changeGiftStatus(world.deps)({ gift: { quid }, status: 'BLOCKED', reason: 'A report', actor: STAFF });
    await setDaysAhead(world, 6.999);
    await changeGiftStatus(world.deps)({ gift: { quid }, status: 'ACTIVE', reason: 'All is well', actor: STAFF });
    await setDaysAhead(world, 7.001);
    expect(await lapse()).toBe(0);
  });

  it('has another day when payouts go on, or a restored database is released, a minute before its end', async () => {
    const { quid } = await madePublic(world, { equalShares: 2 }, { claimDays: 7 });
    await claim(quid);
    await signInEverybody(world);
    const { id: staffId } = await world.deps.db.selectFrom('staff').select('id').executeTakeFirstOrThrow();
    const change = (name: 'payouts' | 'claims', isOn: boolean) =>
      changeSwitch(world.deps)({ name, isOn, reason: 'We look into it', actor: { ...STAFF, staffId } });
    await change('payouts', false);
    await setDaysAhead(world, 6.999);
    await change('payouts', true);
    await setDaysAhead(world, 7.5);
    expect(await lapse()).toBe(0);

    const owner = new pg.Client({ connectionString: world.databaseUrl });
    await owner.connect();
    await owner.query(
      `insert into restores (id, backup_taken_at, restored_at) values (gen_random_uuid(), now(), now() - interval '1 hour')`,
    );
    await change('claims', false);
    await owner.query(`
      insert into reconciliations (id, covers_from, started_at, finished_at, charges, transfers, mended, opened, closed)
      values (gen_random_uuid(), now() - interval '31 days', now(), now(), 0, 0, 0, 0, 0)`);
    await owner.end();
    await setDaysAhead(world, 7.998);
    await change('claims', true);
    await setDaysAhead(world, 8.9);
    expect(await lapse()).toBe(0);
    await setDaysAhead(world, 9);
    expect(await lapse()).toBe(1);
  });

  it('is told of by mail a day before, once, to whoever left an address', async () => {
    const { quid } = await madePublic(world, { equalShares: 3 }, { claimDays: 3 });
    const [late, sent] = [await claim(quid), await claim(quid)];
    await claim(quid);
    for (const { recipient, claim: held } of [late, sent])
      expect(
        (
          await recipient.post(
            '/api/claims/mail',
            { email: `${held.accessKey.slice(0, 8).toLowerCase()}@example.com` },
            { 'x-access-key': held.accessKey },
          )
        ).status,
      ).toBe(202);
    const warn = warnClaims(world.deps);
    const warned = async () =>
      (await world.deps.db.selectFrom('mails').selectAll().where('kind', '=', 'share_lapses').execute()).length;
    await setDaysAhead(world, 1.9);
    await warn();
    expect(await warned()).toBe(0);
    await world.withdraw(sent, ONE);
    await setDaysAhead(world, 2.1);
    await Promise.all([warn(), warn()]);
    const mails = await world.deps.db.selectFrom('mails').selectAll().where('kind', '=', 'share_lapses').execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.data).toMatchObject({
      url: expect.stringContaining(`/claim/${quid}#key=${late.claim.accessKey}`),
    });
    await warn();
    expect(await warned()).toBe(1);
  });

  it('of a gift that is not public waits for its owner for ever', async () => {
    const { quid, claim: held } = await world.claimed();
    expect(held.sendBy).toBeNull();
    await setDaysAhead(world, 300);
    expect(await lapse()).toBe(0);
    const { id } = await giftOf(world, quid);
    expect(await statusesOf(id)).toEqual(['GRANTED']);
  });

  it('goes back to the sender after the gift’s end, as the rest before it did, each to the kobo', async () => {
    const { quid, giftId, payment } = await madePublic(
      world,
      { equalShares: 3 },
      { amount: naira(30_000), claimDays: 30, lifetimeDays: 7 },
    );
    const [first, second] = [await claim(quid), await claim(quid)];
    await paid(first, ONE);
    await setDaysAhead(world, 8);
    await expireGifts(world.deps)();
    await refundDue(giftId, payment);
    const { refundIfCancelled } = payment.quote;
    const rest = Math.ceil(refundIfCancelled / 3);
    expect(await refundedTo(world, payment.reference)).toBe(rest);
    await setDaysAhead(world, 31);
    expect(await lapse()).toBe(1);
    expect(await giftOf(world, quid)).toMatchObject({ status: 'EXPIRED', returnedShares: [] });
    await refundDue(giftId, payment);
    expect(await refundedTo(world, payment.reference)).toBe(2 * rest);
    expect(await receivedBySlot(giftId)).toMatchObject([{ slot: 0, accountNumber: ONE.accountNumber }]);
    expect(second.claim.amount).toBe(naira(10_000));
    expect(await balanceOf(world.deps.db, giftAccount(giftId))).toBe(0);
  });

  it('ends a gift that was all claimed when it lapses after its end', async () => {
    const { quid, giftId, payment } = await madePublic(
      world,
      { totalSplits: 2 },
      { amount: naira(20_000), claimDays: 10, lifetimeDays: 7 },
    );
    await claim(quid);
    await setDaysAhead(world, 3);
    await claim(quid);
    await setDaysAhead(world, 10.5);
    expect(await lapse()).toBe(1);
    expect((await giftOf(world, quid)).status).toBe('EXPIRED');
    await refundDue(giftId, payment);
    await setDaysAhead(world, 13.5);
    expect(await lapse()).toBe(1);
    await refundDue(giftId, payment);
    expect(await refundedTo(world, payment.reference)).toBe(payment.quote.refundIfCancelled);
    expect(await statusesOf(giftId)).toEqual(['LAPSED', 'LAPSED']);
  });

  it('that lapsed after the gift’s end goes back, though its host would let it wait longer before it is closed', async () => {
    const { quid, sender, payment } = await madePublic(
      world,
      { equalShares: 3 },
      { amount: naira(30_000), claimDays: 7, lifetimeDays: 7 },
    );
    await claim(quid);
    await setDaysAhead(world, 7.01);
    expect(await lapse()).toBe(1);
    const prolonged = await sender.post(`/api/sent/${payment.id}/prolong`, { lifetimeDays: 90 });
    expect([prolonged.status, prolonged.body.message]).toEqual([409, 'This gift has ended']);
    await expireGifts(world.deps)();
    await refundEnded(world.deps)();
    const { id } = await giftOf(world, quid);
    const refunds = await world.deps.db.selectFrom('refunds').selectAll().where('giftId', '=', id).execute();
    expect(refunds).toMatchObject([{ amount: payment.quote.refundIfCancelled }]);
  });

  it('that lapsed after the gift’s end can be opened when the gift is opened again, and the gift gives all it has', async () => {
    const { quid, giftId } = await madePublic(
      world,
      { equalShares: 2 },
      { amount: naira(20_000), claimDays: 8, lifetimeDays: 7 },
    );
    await claim(quid);
    await setDaysAhead(world, 8.1);
    await expireGifts(world.deps)();
    expect(await lapse()).toBe(1);
    await reviveGift(world.deps)({ giftId, actor: STAFF, reason: 'Its host asked' });
    await claim(quid);
    const { status } = await giftOf(world, quid);
    const left = await balanceOf(world.deps.db, giftAccount(giftId));
    expect([status, left]).toEqual(['SPLIT', naira(10_000)]);
    await claim(quid);
  });

  it('of a gift that was all claimed can be opened when the gift is opened again', async () => {
    const { quid, giftId } = await madePublic(
      world,
      { equalShares: 2 },
      { amount: naira(20_000), claimDays: 8, lifetimeDays: 7 },
    );
    await claim(quid);
    await claim(quid);
    await setDaysAhead(world, 8.1);
    expect(await lapse()).toBe(2);
    await reviveGift(world.deps)({ giftId, actor: STAFF, reason: 'Its host asked' });
    expect((await world.browser().get(`/api/transactions/quid/${quid}/verify`)).body.state).toBe('OPEN');
    await claim(quid);
  });

  it('follows a refund that is still on its way', async () => {
    const { quid, giftId, payment } = await madePublic(
      world,
      { equalShares: 2 },
      { amount: naira(20_000), claimDays: 8, lifetimeDays: 7 },
    );
    await claim(quid);
    await setDaysAhead(world, 7.5);
    await expireGifts(world.deps)();
    await refundEnded(world.deps)();
    await setDaysAhead(world, 8.5);
    expect(await lapse()).toBe(1);
    await refundEnded(world.deps)();
    await refundDue(giftId, payment);
    await setDaysAhead(world, 8.6);
    await refundDue(giftId, payment);
    expect(await refundedTo(world, payment.reference)).toBe(payment.quote.refundIfCancelled);
  });

  it('lapses or is sent, never both and never neither, when both happen at the same moment', async () => {
    const ends = new Set<string>();
    for (let round = 0; round < 16; round += 1) {
      await setDaysAhead(world, 0);
      const { quid, giftId } = await madePublic(world, { equalShares: 2 }, { claimDays: 1 });
      const { recipient, claim: held } = await claim(quid);
      await setDaysAhead(world, 1.1);
      const ask = { quid, accessKey: held.accessKey, amount: held.amount, ...ONE };
      const accountName = accountNameOf(ONE.bankCode, ONE.accountNumber);
      const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const [answer, ...lapsed] = await Promise.all([
        recipient.post('/api/withdrawal-request', { ...ask, accountName }),
        wait(round * 2).then(lapse),
        wait(round * 2).then(lapse),
      ]);
      const [only] = await claimsOf(world, giftId);
      ends.add(only?.status ?? 'none');
      expect([answer.status, only?.status]).toEqual(lapsed.includes(1) ? [410, 'LAPSED'] : [201, 'WITHDRAWING']);
      expect(lapsed.reduce((sum, each) => sum + each, 0)).toBe(only?.status === 'LAPSED' ? 1 : 0);
      if (answer.status === 201) {
        await endPayout(world, answer.body.id as WithdrawalId);
        expect(await receivedBySlot(giftId)).toMatchObject([{ slot: 0, accountNumber: ONE.accountNumber }]);
      } else expect(await receivedBySlot(giftId)).toEqual([]);
    }
    expect([...ends].sort()).toEqual(['LAPSED', 'WITHDRAWING']);
  });

  it('lapses without waiting for its payment, which whoever cancels holds before the gift', async () => {
    const { quid, payment } = await madePublic(world, { equalShares: 2 }, { claimDays: 8, lifetimeDays: 7 });
    await claim(quid);
    await claim(quid);
    await setDaysAhead(world, 8.1);
    const lapsing = await world.deps.db.transaction().execute(async (trx) => {
      await trx.selectFrom('payments').select('id').where('id', '=', payment.id).forUpdate().execute();
      const running = lapse();
      const late = new Promise<string>((resolve) => setTimeout(() => resolve('waits for the payment'), 3_000));
      return { first: await Promise.race([running, late]), running };
    });
    await lapsing.running;
    expect(lapsing.first).toBe(2);
  });

  it('is given to one of those who come while it lapses', async () => {
    const { quid, giftId } = await madePublic(world, { totalSplits: 2 }, { claimDays: 1 });
    await claim(quid);
    await claim(quid);
    await setDaysAhead(world, 1.1);
    const crowd = Array.from({ length: 20 }, async (_, nth) => {
      await new Promise((resolve) => setTimeout(resolve, nth * 4));
      return (await world.browser().post(`/api/rules/claim?quid=${quid}`, {})).status;
    });
    await Promise.all([lapse(), lapse(), ...crowd]);
    const late = [];
    for (let person = 0; person < 3; person += 1)
      late.push(await world.browser().post(`/api/rules/claim?quid=${quid}`, {}));
    expect(late.at(-1)?.status).toBe(409);
    expect((await statusesOf(giftId)).sort()).toEqual(['GRANTED', 'GRANTED', 'LAPSED', 'LAPSED']);
    expect(await giftOf(world, quid)).toMatchObject({ status: 'CLAIMED', sharesTaken: 4, sharesLapsed: 2 });
  });
});
