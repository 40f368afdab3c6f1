import type { WithdrawalId } from '@jara/domain/ids';
import { giftAccount } from '@jara/domain/ledger/accounts';
import type { Role } from '@jara/domain/staff/roles';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { expireGifts } from '../gifts/expire-gifts.ts';
import { reconciling } from '../operations/reconciliation/testing.ts';
import { workOnPayout } from '../provider/work-on-payout.ts';
import { signInEverybody } from '../staff/testing.ts';
import { recordTransfer } from '../withdrawals/record-transfer.ts';
import { lockClaim, lockWithdrawal } from '../withdrawals/withdrawals.store.ts';
import { coverLosses } from './cover-loss.ts';
import { startRefund } from './start-refund.ts';
import { backToSender, MINE } from './testing/back-to-sender.ts';
import { balance, endRefunds, STAFF, setDaysAhead } from './testing.ts';

/** One hears that the bank has sent it back, and another one works on the money of the same gift: neither may wait for the other while that one waits for it. */
describe('a late payout to a sender that was written off and comes back', { timeout: 60_000 }, () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(() => world.close());

  const { run, settle } = reconciling(() => ({ world, staff }));
  const { heard, givesBack, saysOf, name, payLast, referenceOf, failedAtTheirBank, gotBack } = backToSender(() => ({
    world,
    staff,
  }));
  type Made = Awaited<ReturnType<typeof failedAtTheirBank>>;
  type Moment = 'its transfer is locked' | 'its claim is locked' | 'it is booked';

  async function writtenOff({ late, reference }: Made) {
    await saysOf(reference, 'success');
    await workOnPayout(world.deps)(late);
    await run();
    expect((await settle(reference, 'WRITE_OFF')).body.code).toBeUndefined();
  }

  const refundTheRest = ({ giftId }: Made) =>
    startRefund(world.deps)({ giftId, actor: STAFF, reason: 'What the bank left' });

  /** As whoever settles a payout: the withdrawal, its transfer, its claim, the money. Somebody else begins at one of these moments. */
  async function comesBack({ late, reference }: Made, moment: Moment, other: () => Promise<unknown>) {
    await saysOf(reference, 'reversed');
    const theirs = await world.deps.paystack.verifyTransfer(reference);
    let begun: Promise<unknown> | undefined;
    await world.deps.db.transaction().execute(async (trx) => {
      const somebodyElse = async () => {
        begun = other();
        begun.catch(() => undefined);
        await new Promise((done) => setTimeout(done, 1_500));
      };
      const withdrawal = await lockWithdrawal(trx, late);
      if (!withdrawal) throw new Error('no withdrawal');
      const transfer = trx.selectFrom('transfers').select('reference').where('reference', '=', reference);
      await transfer.forUpdate().executeTakeFirstOrThrow();
      if (moment === 'its transfer is locked') await somebodyElse();
      if (moment === 'its claim is locked') await lockClaim(trx, withdrawal.claimId).then(somebodyElse);
      await recordTransfer(trx, theirs, world.deps.clock.now());
      if (moment === 'it is booked') await somebodyElse();
      await lockClaim(trx, withdrawal.claimId);
    });
    return begun;
  }

  /** Whatever comes first, the dispute holds all there is. */
  async function meetsNewDispute(made: Made, moment: Moment) {
    const ask = { reference: made.payment.reference, again: true, webhook: false };
    const { id } = await world.control<{ id: string }>('POST', '/disputes', ask);
    await comesBack(made, moment, () => heard(String(id)));
    const dispute = await world.deps.db
      .selectFrom('disputes')
      .select(['status', 'held'])
      .where('providerId', '=', String(id))
      .executeTakeFirstOrThrow();
    expect(dispute).toEqual({ status: 'OPEN', held: naira(10_000) });
  }

  const comesBackItself = async (id: WithdrawalId) => {
    await saysOf(await referenceOf(id), 'reversed');
    await workOnPayout(world.deps)(id);
  };

  it('meets a comparison that makes up for it', async () => {
    const made = await failedAtTheirBank(naira(4_000));
    await refundTheRest(made);
    await endRefunds(world, made.giftId, made.payment.id);
    expect((await name(made.sender, made.payment.id, MINE)).status).toBe(200);
    const second = await payLast(made.giftId);
    await givesBack(made.dispute);
    await writtenOff(made);
    // What comes back of another payout waits for their account, and is the first that the comparison takes.
    await comesBackItself(second);
    await comesBack(made, 'its transfer is locked', coverLosses(world.deps));
    await coverLosses(world.deps)();
    expect(await balance(world, giftAccount(made.giftId))).toBe(naira(10_000));
    expect(await gotBack(made)).toEqual({ card: 0, bank: 0, account: 0 });
  });

  it('meets a refund of a rest that slept', async () => {
    const made = await failedAtTheirBank(naira(4_000));
    await writtenOff(made);
    await givesBack(made.dispute);
    try {
      await setDaysAhead(world, 400);
      await expireGifts(world.deps)();
    } finally {
      await setDaysAhead(world, 0);
    }
    expect(await balance(world, giftAccount(made.giftId))).toBe(0);
    await comesBack(made, 'its transfer is locked', () => refundTheRest(made));
    expect(await gotBack(made)).toEqual({ card: 0, bank: 0, account: 0 });
  });

  it('meets the bank of the card that gives back what it took', async () => {
    const made = await failedAtTheirBank(naira(4_000));
    await writtenOff(made);
    await comesBack(made, 'its claim is locked', () => givesBack(made.dispute));
    await coverLosses(world.deps)();
    expect(await balance(world, giftAccount(made.giftId))).toBe(naira(10_000));
    expect(await gotBack(made)).toEqual({ card: 0, bank: 0, account: 0 });
  });

  it('meets a new dispute that calls off what was about to go back to the card', async () => {
    const made = await failedAtTheirBank(naira(4_000));
    await writtenOff(made);
    await givesBack(made.dispute);
    await refundTheRest(made);
    await meetsNewDispute(made, 'its claim is locked');
    expect(await gotBack(made)).toEqual({ card: 0, bank: 0, account: 0 });
  });

  it('meets a new dispute of the payment', async () => {
    const made = await failedAtTheirBank();
    await givesBack(made.dispute);
    await writtenOff(made);
    await meetsNewDispute(made, 'it is booked');
  });
});
