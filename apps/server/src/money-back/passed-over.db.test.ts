import type { GiftId } from '@jara/domain/ids';
import type { Role } from '@jara/domain/staff/roles';
import type { Dispute } from '@jara/paystack/wire';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { reconcile } from '../operations/reconciliation/reconcile.ts';
import { reconciling } from '../operations/reconciliation/testing.ts';
import { workOnPayout } from '../provider/work-on-payout.ts';
import { workOnRefund } from '../provider/work-on-refund.ts';
import { signInEverybody } from '../staff/testing.ts';
import { refundEnded } from './send-rest-back.ts';
import { backToSender } from './testing/back-to-sender.ts';
import { wordsOfTheBank } from './testing/words-of-the-bank.ts';
import { claimShare, giftOf, lapseWhatWaits, openDisputeAtBank } from './testing.ts';

const WORD = 'settled-elsewhere';

describe('what the provider says while its clock is behind its last word', { timeout: 60_000 }, () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
    await world.control('POST', '/webhooks', { mode: 'drop' });
  });
  afterEach(async () => {
    await lapseWhatWaits(world);
    await world.expectCleanBooks();
  });
  afterAll(() => world.close());

  const { settle, settleByTwo, itemAbout } = reconciling(() => ({ world, staff }));
  const { heard, name, approveLast, cancelled, gotBack } = backToSender(() => ({ world, staff }));
  const { disputeOf, says, asSaid, opened, refundTheRest, letProviderSay, lostTwice } = wordsOfTheBank(() => ({
    world,
    staff,
  }));
  /** A comparison to whose list the dispute is too old. */
  const runLate = () => reconcile(world.deps)({ from: new Date(Date.now() + 86_400_000) });

  /** Its word is heard with a time that is a day ahead. */
  const ahead = (dispute: string) => {
    const at = new Date(Date.now() + 86_400_000).toISOString();
    return asSaid(
      dispute,
      (said) => ({ ...said, updated_at: at, updatedAt: at }),
      () => heard(dispute),
    );
  };
  async function aboutToBePaid(made: { giftId: GiftId; sender: Browser; payment: { id: string } }) {
    expect((await name(made.sender, made.payment.id)).status).toBe(200);
    const payout = await approveLast(made.giftId);
    if (!payout) throw new Error('no payout was asked for');
    return payout;
  }
  /** The card of its sender took nothing back, the bank gave a dispute up, and an account is about to be paid. */
  async function wonAhead() {
    const made = await cancelled();
    const { reference } = made.payment;
    const dispute = await openDisputeAtBank(world, reference);
    await says(dispute, 'won');
    await ahead(dispute);
    expect((await disputeOf(dispute)).status).toBe('WON');
    return { ...made, reference, dispute, payout: await aboutToBePaid(made) };
  }

  it('in a word that nobody knows pays no account, and somebody can say what it means', async () => {
    const made = await wonAhead();
    await says(made.dispute, WORD, { takes: true });
    for (let turn = 0; turn < 3; turn += 1) await workOnPayout(world.deps)(made.payout);
    expect(await gotBack(made)).toEqual({ card: 0, bank: naira(10_000), account: 0 });
    await runLate();
    expect(await itemAbout(made.reference)).toMatchObject({ kind: 'DISPUTE_UNCLEAR' });
    expect((await settle(made.reference, 'DISPUTE_LOST')).body.closedAt).not.toBeNull();
    expect((await disputeOf(made.dispute)).status).toBe('LOST');
    await runLate();
    expect(await itemAbout(made.reference)).toBeUndefined();
  });

  it('of a dispute that is open again pays no account', async () => {
    const made = await wonAhead();
    const openAgain = (said: Dispute) => ({ ...said, status: 'awaiting-bank-feedback', resolution: null });
    await asSaid(made.dispute, openAgain, async () => {
      for (let turn = 0; turn < 3; turn += 1) await workOnPayout(world.deps)(made.payout);
      await runLate();
    });
    expect((await gotBack(made)).account).toBe(0);
    expect(await itemAbout(made.reference)).toMatchObject({ kind: 'DISPUTE_UNCLEAR' });
    await says(made.dispute, 'lost');
    await runLate();
    expect((await settle(made.reference, 'DISPUTE_LOST')).body.closedAt).not.toBeNull();
    expect(await gotBack(made)).toEqual({ card: 0, bank: naira(10_000), account: 0 });
  });

  it('of a dispute that takes another sum pays no account, and is an item', async () => {
    const made = await lostTwice('lost');
    const { reference } = made.payment;
    await letProviderSay((await refundTheRest(made.giftId)).id, 'failed');
    const payout = await aboutToBePaid(made);
    await ahead(made.second);
    await says(made.second, 'lost', { takes: true });
    for (let turn = 0; turn < 3; turn += 1) await workOnPayout(world.deps)(payout);
    expect(await gotBack(made)).toEqual({ card: 0, bank: naira(10_000), account: 0 });
    await runLate();
    expect((await settle(reference, 'DISPUTE_LOST')).body.closedAt).not.toBeNull();
    expect(await disputeOf(made.second)).toMatchObject({ status: 'LOST', amount: naira(10_000) });
  });

  it('of a dispute that takes all pays no share', async () => {
    const made = await opened({ shares: 0 });
    const { reference } = made.payment;
    const share = await claimShare(world, made.quid);
    const dispute = await openDisputeAtBank(world, reference);
    await says(dispute, 'won');
    await ahead(dispute);
    const { id } = await world.withdraw(share);
    await says(dispute, 'lost');
    await heard(dispute);
    for (let turn = 0; turn < 3; turn += 1) await workOnPayout(world.deps)(id);
    await runLate();
    expect((await settle(reference, 'DISPUTE_LOST')).body.closedAt).not.toBeNull();
    await workOnPayout(world.deps)(id);
    expect(await gotBack(made)).toEqual({ card: 0, bank: naira(20_000), account: 0 });
  });

  it('of a dispute that was lost long ago is an item, so that its shares wait for somebody', async () => {
    const made = await opened();
    const { reference } = made.payment;
    const dispute = await openDisputeAtBank(world, reference, naira(10_000));
    await says(dispute, 'lost');
    await ahead(dispute);
    await says(dispute, 'won');
    await heard(dispute);
    await runLate();
    expect(await itemAbout(reference)).toMatchObject({ kind: 'DISPUTE_UNCLEAR' });
    await settleByTwo(reference, 'DISPUTE_WON');
    expect((await disputeOf(dispute)).status).toBe('WON');
    await runLate();
    expect(await itemAbout(reference)).toBeUndefined();
  });

  it('is heard again once somebody has said that it stands', async () => {
    const made = await wonAhead();
    await says(made.dispute, 'lost');
    await heard(made.dispute);
    await runLate();
    expect((await settle(made.reference, 'DISPUTE_LOST')).body.closedAt).not.toBeNull();
    await says(made.dispute, 'won');
    await heard(made.dispute);
    expect((await disputeOf(made.dispute)).status).toBe('WON');
    await runLate();
    expect(await itemAbout(made.reference)).toBeUndefined();
  });

  it('and takes back before anybody has looked is an item until somebody has', async () => {
    const made = await wonAhead();
    await says(made.dispute, 'lost');
    await heard(made.dispute);
    await says(made.dispute, 'won');
    await heard(made.dispute);
    await runLate();
    await settleByTwo(made.reference, 'DISPUTE_WON');
    for (let turn = 0; turn < 3; turn += 1) await workOnPayout(world.deps)(made.payout);
    expect(await gotBack(made)).toMatchObject({ card: 0, bank: 0, account: expect.any(Number) });
    expect((await gotBack(made)).account).toBeGreaterThan(0);
  });

  it('lets a refund wait that began by itself, and begins none after it', async () => {
    const made = await world.paidGift({ senderEmail: 'sender@example.com' });
    const { id: giftId } = await giftOf(world, made.quid);
    const { reference } = made.payment;
    const dispute = await openDisputeAtBank(world, reference, naira(4_000));
    await says(dispute, 'won');
    await ahead(dispute);
    await says(dispute, 'lost');
    expect((await made.sender.post(`/api/sent/${made.payment.id}/cancel`, {})).status).toBe(200);
    const refunds = () => world.deps.db.selectFrom('refunds').selectAll().where('giftId', '=', giftId).execute();
    for (let turn = 0; turn < 3; turn += 1) {
      for (const { id } of await refunds()) await workOnRefund(world.deps)(id);
      await refundEnded(world.deps)();
    }
    expect(await refunds()).toMatchObject([{ status: 'STARTED', sends: 0 }]);
    await runLate();
    expect((await settle(reference, 'DISPUTE_LOST')).body.closedAt).not.toBeNull();
    expect(await gotBack({ ...made, giftId })).toEqual({ card: 0, bank: naira(4_000), account: 0 });
  });
});
