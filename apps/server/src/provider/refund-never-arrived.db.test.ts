import type { GiftId, RefundId } from '@jara/domain/ids';
import { suspenseAccount } from '@jara/domain/ledger/accounts';
import type { Role } from '@jara/domain/staff/roles';
import type { PaystackClient } from '@jara/paystack/client';
import { ProviderError } from '@jara/paystack/provider-error';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, eventually, naira, type World } from '../../testing/world.ts';
import { expireGifts } from '../gifts/expire-gifts.ts';
import { refundEnded } from '../money-back/send-rest-back.ts';
import { startRefund, startSuspenseRefund } from '../money-back/start-refund.ts';
import {
  balance,
  chargeOf,
  claimShare,
  giftOf,
  loseDispute,
  mailsOf,
  refundedTo,
  STAFF,
  setDaysAhead,
  wrongCharge,
} from '../money-back/testing.ts';
import { reconciling } from '../operations/reconciliation/testing.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { signInEverybody } from '../staff/testing.ts';
import { handlers } from '../worker.ts';
import { settleRefundsOf } from './settle-refunds-of.ts';
import { failNext, soon } from './testing.ts';
import { workOnRefund } from './work-on-refund.ts';

/** Asked for, and not heard of by the provider, or not yet; while something else happens to the same money. */
describe('a refund that may never have arrived', () => {
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

  const { run, itemAbout, settle, settleAsNeverMade } = reconciling(() => ({ world, staff }));
  async function asOwner(statement: string, values: unknown[]) {
    const owner = new pg.Client({ connectionString: world.databaseUrl });
    await owner.connect();
    const { rows } = await owner.query(statement, values);
    await owner.end();
    return rows;
  }
  const start = (giftId: GiftId) => startRefund(world.deps)({ giftId, actor: STAFF, reason: 'Nobody claimed it' });
  const refundRow = (id: RefundId) =>
    world.deps.db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  /** A gift of ₦10,000 that was cancelled with half of it claimed, so that the provider could send the other half back twice. */
  async function halfToGoBack(wishes = {}) {
    const { quid, payment, sender } = await world.paidGift(wishes);
    expect((await sender.post('/api/rules', { quid, totalSplits: 2 })).status).toBe(200);
    await claimShare(world, quid);
    await setDaysAhead(world, 366);
    await expireGifts(world.deps)();
    const gift = await giftOf(world, quid);
    const charge = await chargeOf(world, gift.paymentId);
    const atProvider = async () => (await world.deps.paystack.listRefunds(charge.providerId)).data;
    return { gift, payment, atProvider, charge };
  }

  /** The provider as it is, but for a list of refunds that lacks everything at some of the looks at it. */
  function withEmptyList(isEmpty: (look: number) => boolean, others: Partial<PaystackClient> = {}): Deps {
    const { paystack } = world.deps;
    let looks = 0;
    return {
      ...world.deps,
      paystack: {
        ...paystack,
        ...others,
        listRefunds: async (id) => {
          looks += 1;
          const page = await paystack.listRefunds(id);
          return isEmpty(looks) ? { ...page, data: [] } : page;
        },
      },
    };
  }

  it('is sent once although the connection of whoever looked is lost, and with it their lock', async () => {
    const { gift, atProvider } = await halfToGoBack();
    const refund = await start(gift.id);
    const { paystack } = world.deps;
    let looks = 0;
    const late = workOnRefund({
      ...world.deps,
      paystack: {
        ...paystack,
        listRefunds: async (transaction) => {
          const answer = await paystack.listRefunds(transaction);
          looks += 1;
          // The last one before it leaves.
          if (looks !== 3) return answer;
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
    await failNext(world, 'refund.create', '500-after-effect');
    await workOnRefund(world.deps)(refund.id);
    // Its list lags behind its events.
    const lagging = withEmptyList(() => true);
    for (let event = 0; event < 3; event += 1) await settleRefundsOf(lagging)(payment.reference);
    expect(await refundRow(refund.id)).toMatchObject({ sends: 1 });
    expect(await atProvider()).toHaveLength(1);
  });

  it('is not sent again for events that meet, nor for the look that this asks for', async () => {
    const { gift, payment, atProvider } = await halfToGoBack();
    const refund = await start(gift.id);
    await failNext(world, 'refund.create', '500-after-effect');
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

  const unknown = () => Promise.reject(new ProviderError({ kind: 'not_found', route: '/refund/:id', status: 404 }));

  it.each([
    ['for a while', () => true],
    ['now and then', (look: number) => look % 2 === 1],
  ])('is not sent again when the provider has named it and its list lacks it %s', async (_when, isEmpty) => {
    const { gift, atProvider } = await halfToGoBack();
    const refund = await start(gift.id);
    await workOnRefund(world.deps)(refund.id);
    const lagging = withEmptyList(isEmpty);
    for (let look = 0; look < 12; look += 1) await workOnRefund(lagging)(refund.id);
    expect(await refundRow(refund.id)).toMatchObject({ sends: 1, notFoundChecks: 0 });
    expect(await atProvider()).toHaveLength(1);
  });

  it('that the provider has named and does not know any more ends after an hour, and is held should it turn up', async () => {
    const { gift, atProvider, payment } = await halfToGoBack();
    const refund = await start(gift.id);
    await workOnRefund(world.deps)(refund.id);
    const forgetful = withEmptyList(() => true, { fetchRefund: unknown });
    for (let look = 0; look < 5; look += 1) await workOnRefund(forgetful)(refund.id);
    expect(await refundRow(refund.id)).toMatchObject({ status: 'SUBMITTED', sends: 1 });
    await setDaysAhead(world, 367);
    await workOnRefund(forgetful)(refund.id);
    expect(await refundRow(refund.id)).toMatchObject({ status: 'FAILED', sends: 1 });
    // Known again by its name, and still not listed.
    const second = await start(gift.id);
    await workOnRefund(withEmptyList(() => true))(second.id);
    expect(await refundRow(second.id)).toMatchObject({ status: 'FAILED', sends: 0 });
    const [own] = await atProvider();
    await world.control('POST', `/refunds/${own?.id}`, { status: 'processed', webhook: false });
    await run();
    expect(await itemAbout(payment.reference)).toMatchObject({ kind: 'REFUND_NOT_RECORDED' });
    expect((await giftOf(world, gift.quid)).status).toBe('CONFLICTED');
    await setDaysAhead(world, 0);
    expect((await settle(payment.reference, 'REFUND_HAPPENED')).status).toBe(200);
    expect(await atProvider()).toHaveLength(1);
  });

  it('does not leave when the sender disputes the payment and nobody has told us', async () => {
    const senderEmail = 'charges.back@example.com';
    const { gift, atProvider, payment } = await halfToGoBack({ senderEmail });
    const refund = await start(gift.id);
    await world.control('POST', '/disputes', { reference: payment.reference, webhook: false });
    await workOnRefund(world.deps)(refund.id);
    expect(await refundRow(refund.id)).toMatchObject({ status: 'FAILED', sends: 0 });
    expect(await atProvider()).toEqual([]);
    // Nobody is asked for an account who has asked their bank.
    expect((await mailsOf(world, senderEmail)).map(({ kind }) => kind)).not.toContain('refund_needs_account');
  });

  it('that was made by hand and taken for ours is not given up for one denial', async () => {
    const { gift, payment } = await halfToGoBack();
    const refund = await start(gift.id);
    const byHand = { reference: payment.reference, amount: refund.amount, status: 'pending', webhook: false };
    await world.control('POST', '/refunds', byHand);
    await workOnRefund(world.deps)(refund.id);
    expect(await refundRow(refund.id)).toMatchObject({ status: 'SUBMITTED', sends: 0, providerId: expect.any(String) });
    await setDaysAhead(world, 367);
    const forgetful = withEmptyList(() => true, { fetchRefund: unknown });
    for (const status of ['SUBMITTED', 'SUBMITTED', 'FAILED']) {
      await workOnRefund(forgetful)(refund.id);
      expect(await refundRow(refund.id)).toMatchObject({ status, sends: 0 });
    }
  });

  it('of what a bank has left goes back, whatever the dispute is called afterwards', async () => {
    const { payment, quid } = await world.paidGift();
    await loseDispute(world, payment.reference, naira(4_000));
    const gift = await giftOf(world, quid);
    const refund = await start(gift.id);
    const { paystack } = world.deps;
    const archived: Deps = {
      ...world.deps,
      paystack: {
        ...paystack,
        listDisputes: async (query) => {
          const page = await paystack.listDisputes(query);
          return { ...page, data: page.data.map((dispute) => ({ ...dispute, status: 'archived' })) };
        },
        fetchDispute: async (id) => ({ ...(await paystack.fetchDispute(id)), status: 'archived' }),
      },
    };
    await workOnRefund(archived)(refund.id);
    expect(await refundRow(refund.id)).toMatchObject({ status: 'SUBMITTED', sends: 1, amount: naira(6_000) });
  });

  it('is not sent again when the last look before it shows it', async () => {
    const { gift, atProvider } = await halfToGoBack();
    const refund = await start(gift.id);
    await failNext(world, 'refund.create', '500-after-effect');
    await workOnRefund(world.deps)(refund.id);
    await workOnRefund(soon(withEmptyList((look) => look === 1)))(refund.id);
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

  it('keeps its money when another amount went back by hand meanwhile, until two people say that it was never made', async () => {
    const { gift, payment, atProvider } = await halfToGoBack();
    const refund = await start(gift.id);
    await failNext(world, 'refund.create');
    await workOnRefund(world.deps)(refund.id);
    await world.control('POST', '/refunds', {
      reference: payment.reference,
      amount: naira(3_000),
      status: 'processed',
      webhook: false,
    });
    for (let turn = 0; turn < 4; turn += 1) await workOnRefund(soon(world.deps))(refund.id);
    expect(await refundRow(refund.id)).toMatchObject({ status: 'SUBMITTED', sends: 1 });
    await settleAsNeverMade(payment.reference, { daysAhead: 366 });
    expect(await refundRow(refund.id)).toMatchObject({ status: 'FAILED', sends: 1 });
    expect(await atProvider()).toMatchObject([{ amount: naira(3_000) }]);
  });

  it('is not said never to have been made while it is being sent once more', async () => {
    const { gift, payment, atProvider } = await halfToGoBack();
    const refund = await start(gift.id);
    await failNext(world, 'refund.create');
    await workOnRefund(world.deps)(refund.id);
    await setDaysAhead(world, 367);
    await run();
    await setDaysAhead(world, 0);
    expect((await settle(payment.reference, 'NEVER_REFUNDED')).body).toMatchObject({ closedAt: null });
    const { paystack } = world.deps;
    let second: Awaited<ReturnType<typeof settle>> | undefined;
    const createRefund: typeof paystack.createRefund = async (ask) => {
      second = await settle(payment.reference, 'NEVER_REFUNDED', staff.SUPER_ADMIN);
      return paystack.createRefund(ask);
    };
    await workOnRefund(soon({ ...world.deps, paystack: { ...paystack, createRefund } }))(refund.id);
    expect(second?.body.code).toBe('item_changed');
    expect(await refundRow(refund.id)).toMatchObject({ sends: 2, providerId: expect.any(String) });
    expect(await atProvider()).toHaveLength(1);
    await run();
    expect(await itemAbout(payment.reference)).toBeUndefined();
  });

  it('out of suspense keeps its money there as well, until two people say that it was never made', async () => {
    const { charge, payment } = await wrongCharge(world, { amount: naira(9_000) });
    const ask = { chargeId: charge.id, actor: STAFF, reason: 'It is the wrong amount' };
    const { id } = await startSuspenseRefund(world.deps)(ask);
    await failNext(world, 'refund.create');
    await workOnRefund(world.deps)(id);
    expect(await balance(world, suspenseAccount(charge.id))).toBe(0);
    await settleAsNeverMade(payment.reference);
    expect(await refundRow(id)).toMatchObject({ status: 'FAILED', sends: 1 });
    expect(await balance(world, suspenseAccount(charge.id))).toBe(naira(9_000));
    expect(await refundedTo(world, payment.reference)).toBe(0);
  });

  it('that ended so is due again once what went back by hand is booked', async () => {
    const { quid, payment, sender } = await world.paidGift();
    expect((await sender.post('/api/rules', { quid, totalSplits: 2 })).status).toBe(200);
    await claimShare(world, quid);
    await failNext(world, 'refund.create');
    expect((await sender.post(`/api/sent/${payment.id}/cancel`, {})).status).toBe(200);
    const { id: giftId } = await giftOf(world, quid);
    const refundsOf = () =>
      world.deps.db.selectFrom('refunds').selectAll().where('giftId', '=', giftId).orderBy('id').execute();
    const [first] = await refundsOf();
    if (!first) throw new Error('nothing goes back');
    await workOnRefund(world.deps)(first.id);
    const byHand = { reference: payment.reference, amount: naira(1_000), status: 'processed', webhook: false };
    await world.control('POST', '/refunds', byHand);
    for (let turn = 0; turn < 2; turn += 1) await workOnRefund(soon(world.deps))(first.id);
    expect(await refundsOf()).toMatchObject([{ status: 'SUBMITTED', sends: 1 }]);
    await settleAsNeverMade(payment.reference);
    expect(await refundsOf()).toMatchObject([{ status: 'FAILED', sends: 1 }]);
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
