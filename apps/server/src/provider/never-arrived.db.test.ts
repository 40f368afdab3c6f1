import type { GiftId, RefundId, WithdrawalId } from '@jara/domain/ids';
import { feeHold, payoutHold } from '@jara/domain/ledger/accounts';
import type { Role } from '@jara/domain/staff/roles';
import type { PaystackClient } from '@jara/paystack/client';
import { ProviderError } from '@jara/paystack/provider-error';
import type { ProviderSums } from '@jara/paystack-sandbox/control/sums';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, eventually, naira, type World } from '../../testing/world.ts';
import { expireGifts } from '../gifts/expire-gifts.ts';
import { refundEnded } from '../money-back/send-rest-back.ts';
import { startRefund } from '../money-back/start-refund.ts';
import {
  balance,
  chargeOf,
  claimShare,
  endPayout,
  giftOf,
  loseDispute,
  STAFF,
  sendShare,
  setDaysAhead,
} from '../money-back/testing.ts';
import { FAILING, reconciling } from '../operations/reconciliation/testing.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { signInEverybody } from '../staff/testing.ts';
import { findWithdrawal } from '../withdrawals/withdrawals.store.ts';
import { handlers } from '../worker.ts';
import type { LadderDeps } from './ladder.ts';
import { settleRefundsOf } from './settle-refunds-of.ts';
import { workOnPayout } from './work-on-payout.ts';
import { workOnRefund } from './work-on-refund.ts';

/** Asked for, and never heard of by the provider; while something else happens to the same money. */
describe('what never arrived', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld({ env: { PAYSTACK_TIMEOUT_MS: '800' } });
    staff = await signInEverybody(world);
  });
  afterEach(async () => {
    await fetch(`${world.sandboxUrl}/control/faults`, { method: 'DELETE' });
    await setDaysAhead(world, 0);
    await world.expectCleanBooks();
  });
  afterAll(() => world.close());

  const { run, itemAbout, settle } = reconciling(() => ({ world, staff }));
  const fault = (route: string, name = 'timeout-before-effect') =>
    world.control('POST', '/faults', { route, fault: name, times: 1 });
  const saysOf = (reference: string, status: string) =>
    world.control('POST', `/transfers/${reference}`, { status, webhook: false });
  async function asOwner(statement: string, values: unknown[]) {
    const owner = new pg.Client({ connectionString: world.databaseUrl });
    await owner.connect();
    const { rows } = await owner.query(statement, values);
    await owner.end();
    return rows;
  }
  /** The first denial is enough: these are not about patience. */
  const soon = (deps: LadderDeps = world.deps): LadderDeps => ({
    ...deps,
    pace: { checkAfterMs: [20], notFoundBeforeResend: 1, endAfterMs: 0 },
  });
  const work = (id: WithdrawalId) => workOnPayout(soon())(id);
  const stageOf = async (id: WithdrawalId) => (await findWithdrawal(world.deps.db, id))?.status;
  /** What banks received for a gift, by the provider's own books. */
  async function paidFor(quid: string): Promise<string[]> {
    const { id } = await giftOf(world, quid);
    const { transfers } = await world.control<ProviderSums>('GET', '/sums');
    return transfers
      .filter(({ reference, bankReceived }) => reference.includes(id.replaceAll('-', '')) && bankReceived > 0)
      .map(({ reference }) => reference);
  }

  /** One try that failed, and a second that was sent and never arrived. */
  async function triedTwice({ fault: how = 'timeout-before-effect' } = {}) {
    const claimed = await world.claimed();
    const first = await world.withdraw(claimed, FAILING);
    await endPayout(world, first.id);
    const second = await world.withdraw(claimed);
    await fault('transfer.create', how);
    await workOnPayout(world.deps)(second.id);
    expect(await stageOf(second.id)).toBe('UNKNOWN');
    return { claimed, first, second };
  }

  describe('a payout', () => {
    it('ends when an earlier one of its share has arrived after all, and the share is paid once', async () => {
      const { claimed, first, second } = await triedTwice();
      await saysOf(first.reference, 'success');
      await workOnPayout(world.deps)(first.id);
      for (let turn = 0; turn < 3; turn += 1) await work(second.id);
      expect(await stageOf(second.id)).toBe('FAILED');
      await run();
      expect(await itemAbout(first.reference)).toMatchObject({ kind: 'PAYOUT_NOT_RECORDED' });
      expect((await settle(first.reference, 'PAID_AFTER_ALL')).status).toBe(200);
      for (let turn = 0; turn < 3; turn += 1) await work(second.id);
      expect(await stageOf(first.id)).toBe('COMPLETED');
      expect(await paidFor(claimed.quid)).toEqual([first.reference]);
    });

    it('that may still leave makes no loss of the one that has paid', async () => {
      const { claimed, first, second } = await triedTwice();
      await saysOf(first.reference, 'success');
      await workOnPayout(world.deps)(first.id);
      await run();
      expect(await itemAbout(first.reference)).toMatchObject({ kind: 'TRANSFER_TWICE' });
      expect((await settle(first.reference, 'WRITE_OFF')).body.code).toBe('remedy_does_not_fit');
      for (let turn = 0; turn < 3; turn += 1) await work(second.id);
      expect(await paidFor(claimed.quid)).toEqual([first.reference]);
    });

    it('is sent again when the earlier one has come back once more', async () => {
      const { claimed, first, second } = await triedTwice();
      await saysOf(first.reference, 'success');
      await workOnPayout(world.deps)(first.id);
      await saysOf(first.reference, 'reversed');
      await workOnPayout(world.deps)(first.id);
      for (let turn = 0; turn < 3; turn += 1) await work(second.id);
      await endPayout(world, second.id);
      expect(await stageOf(second.id)).toBe('COMPLETED');
      expect(await paidFor(claimed.quid)).toEqual([second.reference]);
    });

    it('is not sent on an answer about an earlier one that was overtaken on its way', async () => {
      const claimed = await world.claimed();
      const first = await world.withdraw(claimed, FAILING);
      await endPayout(world, first.id);
      const second = await world.withdraw(claimed);
      const { paystack } = world.deps;
      await workOnPayout({
        ...world.deps,
        paystack: {
          ...paystack,
          verifyTransfer: async (reference) => {
            const answer = await paystack.verifyTransfer(reference);
            if (reference === first.reference && answer.status === 'failed') {
              // The bank changes its mind, and somebody else hears of it before this answer is here.
              await saysOf(first.reference, 'success');
              await workOnPayout(world.deps)(first.id);
            }
            return answer;
          },
        },
      })(second.id);
      expect(await stageOf(second.id)).toBe('APPROVED');
      expect(await paidFor(claimed.quid)).toEqual([first.reference]);
    });

    it('does not end while the provider may only be late with it, however many events it sends', async () => {
      const { claimed, first, second } = await triedTwice({ fault: 'timeout-after-effect' });
      await saysOf(first.reference, 'success');
      await workOnPayout(world.deps)(first.id);
      const { paystack } = world.deps;
      const late = {
        ...world.deps,
        paystack: {
          ...paystack,
          verifyTransfer: async (reference: string) => {
            if (reference !== second.reference) return paystack.verifyTransfer(reference);
            throw new ProviderError({ kind: 'not_found', route: 'GET /transfer/verify' });
          },
        },
      };
      for (let turn = 0; turn < 4; turn += 1) await workOnPayout(late)(second.id);
      for (let event = 0; event < 4; event += 1) await workOnPayout({ ...late, isNews: true })(second.id);
      expect(await stageOf(second.id)).toBe('UNKNOWN');
      await setDaysAhead(world, 1);
      for (let event = 0; event < 4; event += 1) await workOnPayout({ ...late, isNews: true })(second.id);
      expect(await stageOf(second.id)).toBe('UNKNOWN');
      await setDaysAhead(world, 0);
      // The provider pays what it was asked for twice, and staff see both.
      await endPayout(world, second.id);
      await run();
      expect(await itemAbout(first.reference)).toMatchObject({ kind: 'TRANSFER_TWICE' });
      expect((await settle(first.reference, 'WRITE_OFF')).status).toBe(200);
      expect(await paidFor(claimed.quid)).toHaveLength(2);
    });

    /** A gift of ₦10,000 for two, both halves claimed; the payout of the first has not arrived. */
    async function halfOnItsWay() {
      const { quid, payment, sender } = await world.paidGift();
      expect((await sender.post('/api/rules', { quid, totalSplits: 2 })).status).toBe(200);
      const [first] = [await claimShare(world, quid), await claimShare(world, quid)];
      await fault('transfer.create');
      const payout = await world.withdraw(first);
      await work(payout.id);
      expect(await stageOf(payout.id)).toBe('UNKNOWN');
      return { quid, payment, first, payout };
    }

    it.each([
      ['all', undefined],
      ['more than was here', naira(8_000)],
    ])('ends when the bank of the sender has taken %s, and nothing is set aside for nobody', async (_what, amount) => {
      const { quid, payment, first, payout } = await halfOnItsWay();
      await loseDispute(world, payment.reference, amount);
      for (let turn = 0; turn < 3; turn += 1) await work(payout.id);
      expect(await stageOf(payout.id)).toBe('FAILED');
      expect(await balance(world, payoutHold(payout.id))).toBe(0);
      expect(await balance(world, feeHold(payout.id))).toBe(0);
      await run();
      // A share covers the loss as a whole or not at all.
      if (amount !== undefined) await sendShare(world, first);
      expect(await paidFor(quid)).toHaveLength(amount === undefined ? 0 : 1);
    });
  });

  describe('a refund', () => {
    const start = (giftId: GiftId) => startRefund(world.deps)({ giftId, actor: STAFF, reason: 'Nobody claimed it' });
    const refundRow = (id: RefundId) =>
      world.deps.db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

    /** A gift of ₦10,000 that was cancelled with half of it claimed, so that the provider could send the other half back twice. */
    async function halfToGoBack() {
      const { quid, payment, sender } = await world.paidGift();
      expect((await sender.post('/api/rules', { quid, totalSplits: 2 })).status).toBe(200);
      await claimShare(world, quid);
      await setDaysAhead(world, 366);
      await expireGifts(world.deps)();
      const gift = await giftOf(world, quid);
      const charge = await chargeOf(world, gift.paymentId);
      const atProvider = async () => (await world.deps.paystack.listRefunds(charge.providerId)).data;
      return { gift, payment, atProvider, charge };
    }

    it('is sent once although the connection of whoever looked is lost, and with it their lock', async () => {
      const { gift, atProvider } = await halfToGoBack();
      const refund = await start(gift.id);
      const { paystack } = world.deps;
      let isFirst = true;
      const late = workOnRefund({
        ...world.deps,
        paystack: {
          ...paystack,
          listRefunds: async (transaction) => {
            const answer = await paystack.listRefunds(transaction);
            if (!isFirst) return answer;
            isFirst = false;
            await asOwner(
              `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
                 and (classid::bigint << 32 | objid::bigint) = hashtextextended($1, 0)`,
              [`refund:${refund.id}`],
            );
            await eventually('the lock is free', async () => {
              await workOnRefund(world.deps)(refund.id);
              return (await refundRow(refund.id)).sends === 1;
            });
            return answer;
          },
        },
      })(refund.id);
      await expect(late).rejects.toThrow();
      expect(await atProvider()).toHaveLength(1);
      expect(await refundRow(refund.id)).toMatchObject({ sends: 1 });
    });

    it('is not sent again for three events within a moment', async () => {
      const { gift, payment, atProvider } = await halfToGoBack();
      const refund = await start(gift.id);
      await fault('refund.create', '500-after-effect');
      await workOnRefund(world.deps)(refund.id);
      // Its list lags behind its events.
      const { paystack } = world.deps;
      const lagging = {
        ...world.deps,
        paystack: {
          ...paystack,
          listRefunds: async (id: string) => ({ ...(await paystack.listRefunds(id)), data: [] }),
        },
      };
      for (let event = 0; event < 3; event += 1) await settleRefundsOf(lagging)(payment.reference);
      expect(await refundRow(refund.id)).toMatchObject({ sends: 1 });
      expect(await atProvider()).toHaveLength(1);
    });

    it('is not sent again for events that meet, nor for the look that this asks for', async () => {
      const { gift, payment, atProvider } = await halfToGoBack();
      const refund = await start(gift.id);
      await fault('refund.create', '500-after-effect');
      await workOnRefund(world.deps)(refund.id);
      const { paystack } = world.deps;
      const lagging: Deps = {
        ...world.deps,
        paystack: {
          ...paystack,
          listRefunds: async (id) => {
            const page = await paystack.listRefunds(id);
            await new Promise((resolve) => setTimeout(resolve, 100));
            return { ...page, data: [] };
          },
        },
      };
      for (let event = 0; event < 3; event += 1) {
        await Promise.all([settleRefundsOf(lagging)(payment.reference), settleRefundsOf(lagging)(payment.reference)]);
        const [job] = await asOwner('select payload from graphile_worker._private_jobs where key = $1', [
          `refund:${refund.id}:again`,
        ]);
        if (job) await handlers(lagging).work_on_refund(job.payload);
      }
      expect(await refundRow(refund.id)).toMatchObject({ sends: 1 });
      expect(await atProvider()).toHaveLength(1);
    });

    it('is not sent again when the last look before it shows it', async () => {
      const { gift, atProvider } = await halfToGoBack();
      const refund = await start(gift.id);
      await fault('refund.create', '500-after-effect');
      await workOnRefund(world.deps)(refund.id);
      const { paystack } = world.deps;
      let lists = 0;
      const late: PaystackClient = {
        ...paystack,
        listRefunds: async (id) => {
          lists += 1;
          const page = await paystack.listRefunds(id);
          return lists === 1 ? { ...page, data: [] } : page;
        },
      };
      await workOnRefund(soon({ ...world.deps, paystack: late }))(refund.id);
      expect(await refundRow(refund.id)).toMatchObject({ sends: 1 });
      expect(await atProvider()).toHaveLength(1);
    });

    it('does not leave beside a late twin of an earlier one of ours', async () => {
      const { gift, atProvider, charge } = await halfToGoBack();
      const first = await start(gift.id);
      await workOnRefund(world.deps)(first.id);
      const [own] = await atProvider();
      await world.control('POST', `/refunds/${own?.id}`, { status: 'failed', webhook: false });
      await workOnRefund(world.deps)(first.id);
      const second = await start(gift.id);
      const twin = await world.deps.paystack.createRefund({
        transaction: charge.providerId,
        amount: second.amount,
        currency: 'NGN',
        merchantNote: own?.merchant_note ?? '',
        customerNote: 'Once more',
      });
      await world.control('POST', `/refunds/${twin.id}`, { status: 'processed', webhook: false });
      await workOnRefund(world.deps)(second.id);
      expect(await refundRow(second.id)).toMatchObject({ status: 'FAILED', sends: 0 });
      expect((await atProvider()).filter(({ status }) => status !== 'failed')).toHaveLength(1);
    });

    it('is called off when another amount went back by hand meanwhile', async () => {
      const { gift, payment, atProvider } = await halfToGoBack();
      const refund = await start(gift.id);
      await fault('refund.create');
      await workOnRefund(world.deps)(refund.id);
      await world.control('POST', '/refunds', {
        reference: payment.reference,
        amount: naira(3_000),
        status: 'processed',
        webhook: false,
      });
      for (let turn = 0; turn < 4; turn += 1) await workOnRefund(soon())(refund.id);
      expect(await refundRow(refund.id)).toMatchObject({ status: 'FAILED', sends: 1 });
      expect(await atProvider()).toMatchObject([{ amount: naira(3_000) }]);
    });

    it('that was called off so is due again once what went back by hand is booked', async () => {
      const { quid, payment, sender } = await world.paidGift();
      expect((await sender.post('/api/rules', { quid, totalSplits: 2 })).status).toBe(200);
      await claimShare(world, quid);
      await fault('refund.create');
      expect((await sender.post(`/api/sent/${payment.id}/cancel`, {})).status).toBe(200);
      const { id: giftId } = await giftOf(world, quid);
      const refundsOf = () =>
        world.deps.db.selectFrom('refunds').selectAll().where('giftId', '=', giftId).orderBy('id').execute();
      const [first] = await refundsOf();
      if (!first) throw new Error('nothing goes back');
      await workOnRefund(world.deps)(first.id);
      const byHand = { reference: payment.reference, amount: naira(1_000), status: 'processed', webhook: false };
      await world.control('POST', '/refunds', byHand);
      for (let turn = 0; turn < 2; turn += 1) await workOnRefund(soon())(first.id);
      expect(await refundsOf()).toMatchObject([{ status: 'FAILED', sends: 1 }]);
      await run();
      expect((await settle(payment.reference, 'REFUND_HAPPENED')).status).toBe(200);
      await refundEnded(world.deps)();
      expect(await refundsOf()).toMatchObject([{ status: 'FAILED' }, { status: 'DONE' }, { status: 'STARTED' }]);
    });

    it('is not another one that bears its mark', async () => {
      const { gift, payment, atProvider, charge } = await halfToGoBack();
      const refund = await start(gift.id);
      await workOnRefund(world.deps)(refund.id);
      const [own] = await atProvider();
      await world.control('POST', `/refunds/${own?.id}`, { status: 'processed' });
      await workOnRefund(world.deps)(refund.id);
      expect(await refundRow(refund.id)).toMatchObject({ status: 'DONE' });
      await world.deps.paystack.createRefund({
        transaction: charge.providerId,
        amount: naira(2_000),
        currency: 'NGN',
        merchantNote: own?.merchant_note ?? '',
        customerNote: 'Once more',
      });
      await run();
      expect(await itemAbout(payment.reference)).toMatchObject({ kind: 'REFUND_NOT_RECORDED' });
      expect((await giftOf(world, gift.quid)).status).toBe('CONFLICTED');
      const twin = (await atProvider()).find(({ id }) => id !== own?.id);
      await world.control('POST', `/refunds/${twin?.id}`, { status: 'failed' });
      await run();
      expect(await refundRow(refund.id)).toMatchObject({ status: 'DONE' });
      expect(await itemAbout(payment.reference)).toBeUndefined();
    });

    it('that its sender asked for waits while payouts are paused', async () => {
      const { payment, sender } = await world.paidGift();
      const soonLookedAt = async (id: RefundId) => {
        const { nextCheckAt } = await refundRow(id);
        return nextCheckAt !== null && nextCheckAt.getTime() - Date.now() < 5_000;
      };
      const turn = (isOn: boolean) =>
        staff.SUPER_ADMIN.put('/api/admin/operations/switches/payouts', { isOn, reason: 'A look first' });
      expect((await turn(false)).status).toBe(200);
      expect((await sender.post(`/api/sent/${payment.id}/cancel`, {})).status).toBe(200);
      const refund = await world.deps.db
        .selectFrom('refunds')
        .innerJoin('charges', 'charges.id', 'refunds.chargeId')
        .select('refunds.id')
        .where('charges.paymentId', '=', payment.id)
        .executeTakeFirstOrThrow();
      for (let look = 0; look < 5; look += 1) await workOnRefund(world.deps)(refund.id);
      expect(await refundRow(refund.id)).toMatchObject({ sends: 0 });
      expect(await soonLookedAt(refund.id)).toBe(false);
      expect((await turn(true)).status).toBe(200);
      expect(await soonLookedAt(refund.id)).toBe(true);
      await workOnRefund(world.deps)(refund.id);
      expect(await refundRow(refund.id)).toMatchObject({ sends: 1 });
    });
  });
});
