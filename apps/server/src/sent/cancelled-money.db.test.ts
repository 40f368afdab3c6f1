import type { PaymentId, RefundId } from '@jara/domain/ids';
import { giftAccount } from '@jara/domain/ledger/accounts';
import type { Role } from '@jara/domain/staff/roles';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { balance, giftOf, letProviderRefund, setDaysAhead, total } from '../money-back/testing.ts';
import { reconciling } from '../operations/reconciliation/testing.ts';
import { settleRefundsOf } from '../provider/settle-refunds-of.ts';
import { workOnRefund } from '../provider/work-on-refund.ts';
import { signInEverybody } from '../staff/testing.ts';

const GIFT = naira(10_000);

describe('the money of a gift that its sender took back, or whose time was over', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
  });
  // A session does not outlive the days that some of these let pass.
  beforeEach(async () => {
    staff = await signInEverybody(world);
  });
  afterEach(async () => {
    await setDaysAhead(world, 0);
    await world.expectCleanBooks();
  });
  afterAll(() => world.close());

  const { run, settle } = reconciling(() => ({ world, staff }));
  const claim = (quid: string, browser = world.browser()) => browser.post(`/api/rules/claim?quid=${quid}`, {});
  const act = (sender: Browser, id: string, deed: string, body: unknown = {}) =>
    sender.post(`/api/sent/${id}/${deed}`, body);
  const inGift = async (quid: string) => balance(world, giftAccount((await giftOf(world, quid)).id));
  const refundsOf = async (quid: string) => {
    const { id } = await giftOf(world, quid);
    return world.deps.db.selectFrom('refunds').selectAll().where('giftId', '=', id).orderBy('createdAt').execute();
  };
  const work = async (quid: string) => {
    for (const { id } of await refundsOf(quid)) await workOnRefund(world.deps)(id as RefundId);
  };
  async function _finish(quid: string, paymentId: PaymentId) {
    await work(quid);
    await letProviderRefund(world, paymentId);
    await work(quid);
  }
  const saysOf = async (quid: string, status: string) =>
    world.control('POST', `/refunds/${(await refundsOf(quid)).at(-1)?.providerId}`, { status, webhook: false });
  /** What the provider itself gave back of a payment, to the card or to its bank. */
  const givenBack = async (reference: string) => {
    const { charges } = await world.control<{
      charges: { reference: string; refunded: number; disputed: number; cameIn: number }[];
    }>('GET', '/sums');
    return charges
      .filter((charge) => charge.reference === reference)
      .reduce((sum, { refunded, disputed }) => sum + refunded + disputed, 0);
  };

  it('is taken once, and what was quoted with it, however often the provider changes its mind', async () => {
    const fees = await total(world, 'collection_fee');
    const { payment, sender, quid } = await world.paidGift();
    const { refundIfCancelled } = payment.quote;
    const kept = GIFT - refundIfCancelled;
    await act(sender, payment.id, 'cancel');
    await work(quid);
    for (const round of [1, 2]) {
      await saysOf(quid, 'failed');
      await settleRefundsOf(world.deps)(payment.reference);
      expect([round, await inGift(quid)]).toEqual([round, GIFT]);
      await saysOf(quid, 'processed');
      await run();
      expect((await settle(payment.reference, 'REFUND_HAPPENED')).status).toBe(200);
      expect([round, await inGift(quid)]).toEqual([round, 0]);
      const { body: file } = await staff.ADMIN.get(`/api/admin/quids/${quid}`);
      expect(file).toMatchObject({
        allowed: { refund: false },
        money: { refunded: refundIfCancelled, kept, unclaimed: 0, addsUp: true },
      });
    }
    expect(await givenBack(payment.reference)).toBe(refundIfCancelled);
    expect((await total(world, 'collection_fee')) - fees).toBe(0);
  });

  it('does not open again when the card did not take it: its sender has been told that it ended', async () => {
    const { payment, sender, quid } = await world.paidGift();
    await act(sender, payment.id, 'cancel');
    await work(quid);
    await saysOf(quid, 'failed');
    await work(quid);
    expect(await inGift(quid)).toBe(GIFT);
    const { body: file } = await staff.ADMIN.get(`/api/admin/quids/${quid}`);
    expect(file.allowed).toMatchObject({ revive: false, refund: true });
    const { body } = await staff.ADMIN.post(`/api/admin/quids/${quid}/revive`, { reason: 'Somebody asked' });
    expect(body.message).toBe('Its sender cancelled this gift. It can only be refunded.');
    expect((await claim(quid)).body.code).toBe('gift_expired');
  });
});
