import type { WithdrawalId } from '@jara/domain/ids';
import { feeHold, payoutHold } from '@jara/domain/ledger/accounts';
import type { Role } from '@jara/domain/staff/roles';
import { ProviderError } from '@jara/paystack/provider-error';
import type { ProviderSums } from '@jara/paystack-sandbox/control/sums';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { balance, claimShare, endPayout, giftOf, loseDispute, sendShare, setDaysAhead } from '../money-back/testing.ts';
import { FAILING, reconciling } from '../operations/reconciliation/testing.ts';
import { signInEverybody } from '../staff/testing.ts';
import { findWithdrawal } from '../withdrawals/withdrawals.store.ts';
import { failNext, soon } from './testing.ts';
import { workOnPayout } from './work-on-payout.ts';

/** Asked for, and never heard of by the provider; while something else happens to the same money. */
describe('a payout that never arrived', () => {
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
  const saysOf = (reference: string, status: string) =>
    world.control('POST', `/transfers/${reference}`, { status, webhook: false });
  const work = (id: WithdrawalId) => workOnPayout(soon(world.deps))(id);
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
    await failNext(world, 'transfer.create', how);
    await workOnPayout(world.deps)(second.id);
    expect(await stageOf(second.id)).toBe('UNKNOWN');
    return { claimed, first, second };
  }

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
    await failNext(world, 'transfer.create');
    const payout = await world.withdraw(first);
    await work(payout.id);
    expect(await stageOf(payout.id)).toBe('UNKNOWN');
    return { quid, payment, first, payout };
  }

  it('does not end on denials between which the provider knew it', async () => {
    const { quid, payment, sender } = await world.paidGift();
    expect((await sender.post('/api/rules', { quid, totalSplits: 2 })).status).toBe(200);
    const [first] = [await claimShare(world, quid), await claimShare(world, quid)];
    await failNext(world, 'transfer.create', 'timeout-after-effect');
    const payout = await world.withdraw(first);
    await work(payout.id);
    await saysOf(payout.reference, 'pending');
    await loseDispute(world, payment.reference);
    await setDaysAhead(world, 1);
    const { paystack } = world.deps;
    const denying = {
      ...world.deps,
      paystack: {
        ...paystack,
        verifyTransfer: async () => {
          throw new ProviderError({ kind: 'not_found', route: 'GET /transfer/verify' });
        },
      },
    };
    for (let turn = 0; turn < 4; turn += 1) {
      await workOnPayout(denying)(payout.id);
      await workOnPayout(world.deps)(payout.id);
    }
    expect(await stageOf(payout.id)).toBe('SUBMITTED');
    await saysOf(payout.reference, 'success');
    await work(payout.id);
    expect(await stageOf(payout.id)).toBe('COMPLETED');
    expect(await paidFor(quid)).toEqual([payout.reference]);
  });

  it('ends when something it names is not found, however often it is sent', async () => {
    const claimed = await world.claimed();
    await world.control('POST', '/faults', { route: 'transfer.create', fault: 'not-found', times: 10 });
    const payout = await world.withdraw(claimed);
    for (let turn = 0; turn < 2; turn += 1) await work(payout.id);
    expect(await stageOf(payout.id)).toBe('SUBMITTED');
    for (let turn = 0; turn < 4; turn += 1) await work(payout.id);
    expect(await stageOf(payout.id)).toBe('FAILED');
    await fetch(`${world.sandboxUrl}/control/faults`, { method: 'DELETE' });
    const again = await world.withdraw(claimed);
    await endPayout(world, again.id);
    expect(await paidFor(claimed.quid)).toEqual([again.reference]);
  });

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
