import type { GiftId, WithdrawalId } from '@jara/domain/ids';
import type { Role } from '@jara/domain/staff/roles';
import type { PaystackClient } from '@jara/paystack/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { reconciling } from '../operations/reconciliation/testing.ts';
import { failNext } from '../provider/testing.ts';
import { workOnPayout } from '../provider/work-on-payout.ts';
import { workOnRefund } from '../provider/work-on-refund.ts';
import { signInEverybody } from '../staff/testing.ts';
import { backToSender } from './testing/back-to-sender.ts';
import { wordsOfTheBank } from './testing/words-of-the-bank.ts';
import { chargeOf, giftOf, loseDispute, openDisputeAtBank } from './testing.ts';

describe('a list of the provider that is behind what it knows by name', { timeout: 60_000 }, () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
    await world.control('POST', '/webhooks', { mode: 'drop' });
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(() => world.close());

  const { run, settleByTwo } = reconciling(() => ({ world, staff }));
  const { heard, name, approveLast, cancelled, gotBack } = backToSender(() => ({ world, staff }));
  const { refundById, refundOf, disputeOf, says, refundTheRest } = wordsOfTheBank(() => ({ world, staff }));

  const work = async (payout: WithdrawalId, turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) await workOnPayout(world.deps)(payout);
  };
  async function paidGift() {
    const made = await world.paidGift({ senderEmail: 'sender@example.com' });
    const { id: giftId, paymentId } = await giftOf(world, made.quid);
    return { ...made, giftId, paymentId };
  }

  /**
   * Staff send back what is left. The answer is lost, the list lacks the refund while it is sent again, and its sender asks for an
   * account in its place; then the refund arrives. Says how it ended here, and what the provider gave.
   */
  async function refundUnheard(made: Awaited<ReturnType<typeof paidGift>>) {
    const { id } = await refundTheRest(made.giftId);
    await failNext(world, 'refund.create', '500-after-effect');
    await workOnRefund(world.deps)(id);
    const { providerId } = await chargeOf(world, made.paymentId);
    const [theirs] = (await world.deps.paystack.listRefunds(providerId)).data;
    if (!theirs) throw new Error('the provider has no refund');
    // Nobody has been told its name.
    await world.control('POST', `/refunds/${theirs.id}/forget`, {});
    for (let turn = 0; turn < 9; turn += 1) await workOnRefund(world.deps)(id);
    const { status, failure } = await refundById(id);
    const named = await name(made.sender, made.payment.id);
    const payout = named.status === 200 ? await approveLast(made.giftId) : undefined;
    if (payout) await work(payout, 3);
    await world.control('POST', '/remember', {});
    await world.control('POST', `/refunds/${theirs.id}`, { status: 'processed', webhook: false });
    await run();
    return { status, failure, ...(await gotBack(made)) };
  }

  it.each(['settled-elsewhere', undefined])(
    'has our own refund sent once, and no account paid as well (a dispute that was won in %s)',
    async (word) => {
      const made = await paidGift();
      const { reference } = made.payment;
      if (word) {
        const dispute = await openDisputeAtBank(world, reference);
        await heard(dispute);
        await says(dispute, word, { takes: false });
        await run();
        await settleByTwo(reference, 'DISPUTE_WON');
        await heard(dispute);
        expect((await disputeOf(dispute)).status).toBe('WON');
      }
      const blocked = { status: 'BLOCKED', reason: 'Odd' };
      expect((await staff.ADMIN.put(`/api/quid/${made.quid}/status`, blocked)).status).toBe(200);
      const ended = { status: 'DONE', failure: null, card: naira(10_000), bank: 0, account: 0 };
      expect(await refundUnheard(made)).toEqual(ended);
    },
  );

  it('has what a bank had left go back once', async () => {
    const made = await paidGift();
    await loseDispute(world, made.payment.reference, naira(6_000));
    const ended = { status: 'DONE', failure: null, card: naira(4_000), bank: naira(6_000), account: 0 };
    expect(await refundUnheard(made)).toEqual(ended);
  });

  /** A gift of which nothing came back to the card, and whose sender is about to have it at an account. */
  async function aboutToBePaid(made: { giftId: GiftId; sender: Browser; payment: { id: string } }) {
    expect((await name(made.sender, made.payment.id)).status).toBe(200);
    const payout = await approveLast(made.giftId);
    if (!payout) throw new Error('no payout was asked for');
    return payout;
  }
  /** Works on it once while the provider's lists say something else. */
  async function workWhile(payout: WithdrawalId, lists: (paystack: PaystackClient) => Partial<PaystackClient>) {
    const { paystack } = world.deps;
    const { listRefunds, listDisputes } = paystack;
    Object.assign(paystack, lists({ ...paystack }));
    try {
      await work(payout, 1);
    } finally {
      Object.assign(paystack, { listRefunds, listDisputes });
    }
    await work(payout, 2);
  }

  it.each(['lacks', 'is late about'])('%s a refund that arrived after all: no account is paid as well', async (how) => {
    const made = await cancelled();
    const payout = await aboutToBePaid(made);
    const { providerId, amount } = await refundOf(made.giftId);
    await world.control('POST', `/refunds/${providerId}`, { status: 'processed', webhook: false });
    await workWhile(payout, ({ listRefunds }) => ({
      listRefunds: async (id) => {
        const page = await listRefunds(id);
        const late = page.data.map((refund) => ({ ...refund, status: 'failed' as const }));
        return { ...page, data: how === 'lacks' ? [] : late };
      },
    }));
    expect(await gotBack(made)).toEqual({ card: amount, bank: 0, account: 0 });
  });

  it('lacks a dispute that we know and that the bank has won since: no account is paid as well', async () => {
    const made = await cancelled();
    const dispute = await openDisputeAtBank(world, made.payment.reference);
    await says(dispute, 'won');
    await heard(dispute);
    expect((await disputeOf(dispute)).status).toBe('WON');
    const payout = await aboutToBePaid(made);
    await says(dispute, 'lost');
    await workWhile(payout, ({ listDisputes }) => ({
      listDisputes: async (query) => ({ ...(await listDisputes(query)), data: [] }),
    }));
    expect(await gotBack(made)).toEqual({ card: 0, bank: naira(10_000), account: 0 });
  });
});
