import type { RefundId } from '@jara/domain/ids';
import { giftAccount } from '@jara/domain/ledger/accounts';
import type { Role } from '@jara/domain/staff/roles';
import { ProviderError } from '@jara/paystack/provider-error';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { lapseClaims } from '../claims/lapse-claims.ts';
import { madePublic } from '../claims/testing.ts';
import { expireGifts, reviveGift } from '../gifts/expire-gifts.ts';
import { reconcile } from '../operations/reconciliation/reconcile.ts';
import { reconciling } from '../operations/reconciliation/testing.ts';
import { workOnPayout } from '../provider/work-on-payout.ts';
import { workOnRefund } from '../provider/work-on-refund.ts';
import { signInEverybody } from '../staff/testing.ts';
import { recordTransfer } from '../withdrawals/record-transfer.ts';
import { lockClaim, lockWithdrawal } from '../withdrawals/withdrawals.store.ts';
import { coverLosses } from './cover-loss.ts';
import { refundEnded } from './send-rest-back.ts';
import { startRefund } from './start-refund.ts';
import { ANOTHER, backToSender, MINE, REFUSED_BY_ITS_BANK } from './testing/back-to-sender.ts';
import {
  balance,
  claimShare,
  endRefunds,
  giftOf,
  lapseWhatWaits,
  loseDispute,
  STAFF,
  setDaysAhead,
  total,
} from './testing.ts';

describe('a payout to a sender that arrives after it had failed', { timeout: 60_000 }, () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(() => world.close());

  const { run, itemAbout, settle, settleAsNeverMade } = reconciling(() => ({ world, staff }));
  const { heard, givesBack, saysOf, name, approveLast, payLast, referenceOf, failedAtTheirBank, gotBack } =
    backToSender(() => ({ world, staff }));
  type Made = Awaited<ReturnType<typeof failedAtTheirBank>>;
  const loss = () => total(world, 'chargeback_loss');

  const refundById = (id: RefundId) =>
    world.deps.db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  const refundTheRest = ({ giftId }: Made) =>
    startRefund(world.deps)({ giftId, actor: STAFF, reason: 'What the bank left' });

  async function arrives({ reference, late }: Made) {
    await saysOf(reference, 'success');
    await workOnPayout(world.deps)(late);
    await run();
    expect(await itemAbout(reference)).toMatchObject({ kind: 'PAYOUT_NOT_RECORDED' });
  }

  const writeOff = async (reference: string) => (await settle(reference, 'WRITE_OFF')).body.code;

  it.each(['nobody has told us', 'we have heard'])(
    'is not paid once more by a refund that waited for an account, where %s',
    async (who) => {
      const made = await failedAtTheirBank(naira(4_000));
      const { id } = await refundTheRest(made);
      await workOnRefund(world.deps)(id);
      const { providerId } = await refundById(id);
      await world.control('POST', `/refunds/${providerId}`, { status: 'needs-attention', webhook: false });
      await workOnRefund(world.deps)(id);
      if (who === 'we have heard') await arrives(made);
      else await saysOf(made.reference, 'success');
      expect((await name(made.sender, made.payment.id, ANOTHER)).status).toBe(200);
      await workOnRefund(world.deps)(id);
      await world.control('POST', '/clock', { advanceSeconds: 600 });
      await workOnRefund(world.deps)(id);
      expect(await refundById(id)).toMatchObject({ status: 'SUBMITTED', accountSentAt: null });

      await run();
      expect(await writeOff(made.reference)).toBeUndefined();
      await workOnRefund(world.deps)(id);
      await run();
      expect(await refundById(id)).toMatchObject({ status: 'SUBMITTED', accountSentAt: null });
      expect(await itemAbout(made.payment.reference)).toBeUndefined();
      expect((await name(made.sender, made.payment.id, ANOTHER)).status).toBe(409);

      // What the provider then gives up makes up for what the account has.
      const before = await loss();
      await world.control('POST', `/refunds/${providerId}`, { status: 'failed', webhook: false });
      await workOnRefund(world.deps)(id);
      await run();
      expect(await balance(world, giftAccount(made.giftId))).toBe(0);
      expect(before - (await loss())).toBe(naira(6_000));
      expect(await gotBack(made)).toMatchObject({ card: 0, account: made.payment.quote.refundIfCancelled });
    },
  );

  it('is made good by what the bank gives back while a refund waits for an account', async () => {
    const made = await failedAtTheirBank(naira(4_000));
    const { id } = await refundTheRest(made);
    await workOnRefund(world.deps)(id);
    const { providerId } = await refundById(id);
    await world.control('POST', `/refunds/${providerId}`, { status: 'needs-attention', webhook: false });
    await workOnRefund(world.deps)(id);
    await arrives(made);
    expect(await writeOff(made.reference)).toBeUndefined();
    const before = await loss();
    await givesBack(made.dispute);
    expect(await balance(world, giftAccount(made.giftId))).toBe(naira(4_000));
    await run();
    expect(await balance(world, giftAccount(made.giftId))).toBe(0);
    expect(before - (await loss())).toBe(naira(4_000));
    expect(await refundById(id)).toMatchObject({ status: 'SUBMITTED', accountSentAt: null });
  });

  it('is made good by what the bank gives back, where it was our loss because the bank had taken all', async () => {
    const made = await failedAtTheirBank();
    await arrives(made);
    expect(await writeOff(made.reference)).toBeUndefined();
    await givesBack(made.dispute);
    await coverLosses(world.deps)();
    await expect(
      refundTheRest(made).then(async ({ id }) => {
        await workOnRefund(world.deps)(id);
        return gotBack(made);
      }),
    ).resolves.toMatchObject({ card: 0, bank: 0 });
  });

  it('is made good by another payout to them that comes back', async () => {
    const made = await failedAtTheirBank(naira(4_000));
    const { id } = await refundTheRest(made);
    await endRefunds(world, made.giftId, made.payment.id);
    expect(await refundById(id)).toMatchObject({ status: 'FAILED' });
    await name(made.sender, made.payment.id, MINE);
    const second = await payLast(made.giftId);
    await arrives(made);
    expect(await writeOff(made.reference)).toBeUndefined();
    await saysOf(await referenceOf(second), 'reversed');
    await workOnPayout(world.deps)(second);
    await run();
    await name(made.sender, made.payment.id, ANOTHER);
    const third = await approveLast(made.giftId);
    expect(third).toBeUndefined();
    expect(await gotBack(made)).toMatchObject({ account: made.payment.quote.refundIfCancelled });
  });

  it('is booked although a refund had left before, once two people say that it was never made', async () => {
    const made = await failedAtTheirBank(naira(4_000));
    const { id } = await refundTheRest(made);
    const silent = () => Promise.reject(new ProviderError({ kind: 'unknown', route: 'refund.create' }));
    await workOnRefund({ ...world.deps, paystack: { ...world.deps.paystack, createRefund: silent } })(id);
    expect(await refundById(id)).toMatchObject({ sends: 1, status: 'SUBMITTED', providerId: null });
    await arrives(made);
    expect(await writeOff(made.reference)).toBe('remedy_does_not_fit');
    const pace = { checkAfterMs: [0], notFoundBeforeResend: 1, endAfterMs: 0 };
    await workOnRefund({ ...world.deps, pace })(id);
    expect(await refundById(id)).toMatchObject({ sends: 1, status: 'SUBMITTED' });
    expect(await writeOff(made.reference)).toBe('remedy_does_not_fit');
    await settleAsNeverMade(made.payment.reference);
    expect(await refundById(id)).toMatchObject({ sends: 1, status: 'FAILED' });
    expect(await writeOff(made.reference)).toBeUndefined();
    expect(await balance(world, giftAccount(made.giftId))).toBe(0);
  });

  it('is asked about in vain before a refund is sent once more, which neither leaves nor ends', async () => {
    const made = await failedAtTheirBank(naira(4_000));
    const { id } = await refundTheRest(made);
    const silent = (route: string) => () => Promise.reject(new ProviderError({ kind: 'unknown', route }));
    const { paystack } = world.deps;
    await workOnRefund({ ...world.deps, paystack: { ...paystack, createRefund: silent('refund.create') } })(id);
    const pace = { checkAfterMs: [0], notFoundBeforeResend: 1, endAfterMs: 0 };
    const mute = { ...world.deps, pace, paystack: { ...paystack, verifyTransfer: silent('transfer.verify') } };
    await workOnRefund(mute)(id);
    expect(await refundById(id)).toMatchObject({ status: 'SUBMITTED', sends: 1, providerId: null });
    await workOnRefund({ ...world.deps, pace })(id);
    expect(await refundById(id)).toMatchObject({ status: 'SUBMITTED', sends: 2, providerId: expect.any(String) });
    expect(await gotBack(made)).toMatchObject({ bank: naira(4_000), account: 0 });
  });

  it('is booked after a refund that the provider has, though it was made by hand and taken for ours', async () => {
    const made = await failedAtTheirBank(naira(4_000));
    const { id } = await refundTheRest(made);
    await arrives(made);
    const byHand = { reference: made.payment.reference, amount: naira(6_000), status: 'pending', webhook: false };
    await world.control('POST', '/refunds', byHand);
    await workOnRefund(world.deps)(id);
    const { sends, providerId } = await refundById(id);
    expect({ sends, providerId }).toEqual({ sends: 0, providerId: expect.any(String) });
    expect(await writeOff(made.reference)).toBe('remedy_does_not_fit');
    await world.control('POST', `/refunds/${providerId}`, { status: 'failed', webhook: false });
    await workOnRefund(world.deps)(id);
    expect(await writeOff(made.reference)).toBeUndefined();
    await run();
    expect(await itemAbout(made.payment.reference)).toBeUndefined();
    expect(await gotBack(made)).toMatchObject({ card: 0, account: made.payment.quote.refundIfCancelled });
  });

  it('and hearing of it once more while it is written off wait for each other in one order', async () => {
    const made = await failedAtTheirBank(naira(4_000));
    await arrives(made);
    const theirs = await world.deps.paystack.verifyTransfer(made.reference);
    let settling: Promise<unknown> | undefined;
    await world.deps.db.transaction().execute(async (trx) => {
      // As whoever settles a payout: the withdrawal, its transfer, its claim.
      const withdrawal = await lockWithdrawal(trx, made.late);
      if (!withdrawal) throw new Error('no withdrawal');
      await recordTransfer(trx, theirs, world.deps.clock.now());
      settling = writeOff(made.reference);
      await new Promise((done) => setTimeout(done, 1_500));
      await lockClaim(trx, withdrawal.claimId);
    });
    expect(await settling).toBeUndefined();
  });

  it('has its sender asked for no account for what an account of theirs has', async () => {
    const made = await failedAtTheirBank(naira(4_000));
    const { id } = await refundTheRest(made);
    await arrives(made);
    expect(await writeOff(made.reference)).toBeUndefined();
    const asked = world.deps.db.selectFrom('mails').select('kind').where('identity', '=', `refund-account:${id}`);
    expect(await asked.execute()).toEqual([]);
  });

  it.each(['declined', 'merchant-accepted'])(
    'stays paid by its gift while the bank disputes once more, which ends as %s',
    async (resolution) => {
      const made = await failedAtTheirBank(naira(4_000));
      await arrives(made);
      expect(await writeOff(made.reference)).toBeUndefined();
      const before = { loss: await loss(), provider: await total(world, 'provider_balance') };
      const ask = { reference: made.payment.reference, amount: naira(3_000), again: true };
      const { id } = await world.control<{ id: string }>('POST', '/disputes', ask);
      await heard(String(id));
      await run();
      expect(await itemAbout(made.reference)).toBeUndefined();
      expect({ loss: await loss(), provider: await total(world, 'provider_balance') }).toEqual(before);
      await world.control('POST', `/disputes/${id}`, { resolution });
      await heard(String(id));
      await run();
      expect(await itemAbout(made.reference)).toBeUndefined();
      expect((await loss()) - before.loss).toBe(resolution === 'declined' ? 0 : naira(3_000));
    },
  );

  /** Of two shares one is opened, and the card does not take the other back. */
  async function halfOpened() {
    const made = await madePublic(
      world,
      { equalShares: 2 },
      { amount: naira(20_000), claimDays: 10, senderEmail: 'host@example.com' },
    );
    const { quid, giftId, payment, sender } = made;
    await claimShare(world, quid);
    expect((await sender.post(`/api/sent/${payment.id}/cancel`, {})).status).toBe(200);
    const refund = await world.deps.db
      .selectFrom('refunds')
      .select('id')
      .where('giftId', '=', giftId)
      .executeTakeFirstOrThrow();
    await workOnRefund(world.deps)(refund.id);
    const { providerId } = await refundById(refund.id);
    await world.control('POST', `/refunds/${providerId}`, { status: 'failed', webhook: false });
    await workOnRefund(world.deps)(refund.id);
    return made;
  }

  async function letTheOtherLapse(andThen: () => Promise<unknown> = async () => undefined) {
    try {
      await setDaysAhead(world, 13);
      expect(await lapseClaims(world.deps)()).toBe(1);
      await andThen();
    } finally {
      await setDaysAhead(world, 0);
    }
  }

  it('is made good by a share that lapses, also where the next try had paid as well', async () => {
    const made = await halfOpened();
    const { giftId, payment, sender } = made;
    await name(sender, payment.id, REFUSED_BY_ITS_BANK);
    const late = await payLast(giftId);
    const reference = await referenceOf(late);
    await name(sender, payment.id, MINE);
    await payLast(giftId);
    await saysOf(reference, 'success');
    await workOnPayout(world.deps)(late);
    await run();
    expect(await itemAbout(reference)).toMatchObject({ kind: 'TRANSFER_TWICE' });
    expect(await writeOff(reference)).toBeUndefined();
    await letTheOtherLapse(refundEnded(world.deps));
    await endRefunds(world, giftId, payment.id);
    await run();
    const { card = 0, account } = await gotBack(made);
    expect(card + account).toBeLessThanOrEqual(naira(20_000));
    await lapseWhatWaits(world);
  });

  /** Nobody had opened it. What was to go to its sender's bank failed there, and the whole is in the gift again. */
  async function wholeOnceMore() {
    const { quid, payment, sender } = await world.paidGift({ senderEmail: 'sender@example.com' }, 'refund-fails');
    const { id: giftId } = await giftOf(world, quid);
    try {
      await setDaysAhead(world, 400);
      await expireGifts(world.deps)();
      await refundEnded(world.deps)();
    } finally {
      await setDaysAhead(world, 0);
    }
    await endRefunds(world, giftId, payment.id);
    expect((await name(sender, payment.id, REFUSED_BY_ITS_BANK)).status).toBe(200);
    const late = await payLast(giftId);
    await givesBack(await loseDispute(world, payment.reference));
    return { quid, giftId, payment, late, reference: await referenceOf(late) };
  }
  const revive = ({ giftId }: Pick<Made, 'giftId'>) =>
    reviveGift(world.deps)({ giftId, reason: 'They asked for it', actor: STAFF });

  it.each(['nobody has told us', 'we have heard'])('lets nobody open the gift once more, where %s', async (who) => {
    const made = await wholeOnceMore();
    await saysOf(made.reference, 'success');
    if (who === 'we have heard') await workOnPayout(world.deps)(made.late);
    await expect(revive(made)).rejects.toThrow('An account of its sender');
    expect((await world.browser().post(`/api/rules/claim?quid=${made.quid}`, {})).body.code).toBe('gift_expired');
    // Once the bank has sent it back, nothing speaks against it.
    await saysOf(made.reference, 'reversed');
    await workOnPayout(world.deps)(made.late);
    await revive(made);
    expect(await gotBack(made)).toEqual({ card: 0, bank: 0, account: 0 });
  });

  it('is not the one of which the provider shows two under a reference', async () => {
    const { giftId, payment, sender } = await halfOpened();
    await name(sender, payment.id);
    const paid = await payLast(giftId);
    const reference = await referenceOf(paid);
    await letTheOtherLapse();
    const { paystack } = world.deps;
    const listTransfers: typeof paystack.listTransfers = async (query) => {
      const { data, meta } = await paystack.listTransfers(query);
      const again = data.filter((row) => row.reference === reference);
      return { data: [...data, ...again.map((row) => ({ ...row, id: `${row.id}0` }))], meta };
    };
    await reconcile({ ...world.deps, paystack: { ...paystack, listTransfers } })();
    expect(await itemAbout(reference)).toMatchObject({ kind: 'TRANSFER_TWICE' });
    expect(await writeOff(reference)).toBeUndefined();
    const lost = await total(world, 'provider_balance');
    await saysOf(reference, 'reversed');
    await workOnPayout(world.deps)(paid);
    // Once, however often it was called lost.
    const { net } = await world.deps.db
      .selectFrom('withdrawals')
      .select('net')
      .where('id', '=', paid)
      .executeTakeFirstOrThrow();
    expect((await total(world, 'provider_balance')) - lost).toBe(net);
    await lapseWhatWaits(world);
  });
});
