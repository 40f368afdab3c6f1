import { giftAccount } from '@jara/domain/ledger/accounts';
import type { Role } from '@jara/domain/staff/roles';
import { accountNameOf } from '@jara/paystack-sandbox/banks/account-names';
import type { ProviderSums } from '@jara/paystack-sandbox/control/sums';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { reconcile } from '../operations/reconciliation/reconcile.ts';
import { FAILING } from '../operations/reconciliation/testing.ts';
import { workOnPayout } from '../provider/work-on-payout.ts';
import { workOnRefund } from '../provider/work-on-refund.ts';
import { signInEverybody } from '../staff/testing.ts';
import { recordDispute } from './record-dispute.ts';
import { startRefund } from './start-refund.ts';
import {
  balance,
  claimShare,
  claimsOf,
  endPayout,
  giftOf,
  letProviderRefund,
  loseDispute,
  openDisputeAtBank,
  resolveDisputeAtBank,
  STAFF,
  sendShare,
  total,
} from './testing.ts';

describe('what a bank takes and gives back', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(() => world.close());

  const heard = (id: string) => recordDispute(world.deps)({ id });
  const givesBack = async (id: string) => {
    await world.control('POST', `/disputes/${id}`, { resolution: 'declined', again: true });
    await heard(id);
  };

  async function forTwo(gift: Record<string, unknown> = {}, card = 'success') {
    const { quid, payment, sender } = await world.paidGift(gift, card);
    expect((await sender.post('/api/rules', { quid, totalSplits: 2 })).status).toBe(200);
    return { quid, payment, sender, giftId: (await giftOf(world, quid)).id };
  }

  it('leaves a share to its owner before it leaves a rest, also where the payout of it came back after the dispute began', async () => {
    const { quid, payment, giftId } = await forTwo();
    const first = await claimShare(world, quid);
    const payout = await world.withdraw(first, FAILING);
    await workOnPayout(world.deps)(payout.id);
    const id = await openDisputeAtBank(world, payment.reference, naira(5_000));
    await heard(id);
    await endPayout(world, payout.id);
    await heard(id);
    await resolveDisputeAtBank(world, id, 'lost');
    await heard(id);
    expect(await balance(world, giftAccount(giftId))).toBe(0);
    expect(await claimsOf(world, giftId)).toMatchObject([{ status: 'GRANTED' }]);
    await sendShare(world, first);
  });

  it('is worth what was paid when two disputes that were lost one after the other are both given back', async () => {
    const { quid, payment, giftId } = await forTwo();
    for (let nth = 0; nth < 2; nth += 1) await claimShare(world, quid);
    const before = await total(world, 'chargeback_loss');
    const first = await loseDispute(world, payment.reference, naira(3_000));
    const second = await loseDispute(world, payment.reference, naira(7_000));
    await givesBack(first);
    await world.expectCleanBooks();
    await givesBack(second);
    await world.expectCleanBooks();
    expect(await claimsOf(world, giftId)).toMatchObject([{ status: 'GRANTED' }, { status: 'GRANTED' }]);
    expect(await balance(world, giftAccount(giftId))).toBe(0);
    expect(await total(world, 'chargeback_loss')).toBe(before);
  });

  it.each([
    { lost: [50, 100, 9_850], back: [0, 2] },
    { lost: [1_000, 3_000, 6_000], back: [0, 2, 1] },
    { lost: [1_000, 3_000, 6_000], back: [1, 0, 2] },
  ])('costs us nothing when of disputes of $lost the ones numbered $back are given back', async ({ lost, back }) => {
    const { quid, payment, giftId } = await forTwo();
    for (let nth = 0; nth < 2; nth += 1) await claimShare(world, quid);
    const before = await total(world, 'chargeback_loss');
    const ids: string[] = [];
    for (const amount of lost) ids.push(await loseDispute(world, payment.reference, naira(amount)));
    for (const nth of back) {
      await givesBack(ids[nth] ?? '');
      await world.expectCleanBooks();
    }
    expect(await total(world, 'chargeback_loss')).toBe(before);
    const claims = await claimsOf(world, giftId);
    const left = lost.reduce((sum, amount, nth) => sum - (back.includes(nth) ? 0 : naira(amount)), naira(10_000));
    const granted = claims.filter(({ status }) => status === 'GRANTED').length;
    expect((await balance(world, giftAccount(giftId))) + granted * naira(5_000)).toBe(left);
  });

  /** The bank has taken a part, and the card does not take back the rest of what it left: its sender may name an account for that. */
  async function withRestForSender() {
    const gift = await forTwo({ senderEmail: 'somebody@example.com' }, 'refund-fails');
    const { quid, payment, sender, giftId } = gift;
    for (let nth = 0; nth < 2; nth += 1) await claimShare(world, quid);
    const before = await total(world, 'chargeback_loss');
    const id = await loseDispute(world, payment.reference, naira(3_000));
    const { id: refundId } = await startRefund(world.deps)({ giftId, actor: STAFF, reason: 'What the bank left' });
    await workOnRefund(world.deps)(refundId);
    await letProviderRefund(world, payment.id);
    await workOnRefund(world.deps)(refundId);
    const nameAccount = async (accountNumber: string) => {
      const account = { accountNumber, bankCode: '058' };
      const accountName = accountNameOf(account.bankCode, account.accountNumber);
      return sender.post(`/api/sent/${payment.id}/bank`, { ...account, accountName });
    };
    const approve = async () => {
      const asked = await world.deps.db
        .selectFrom('withdrawals')
        .innerJoin('claims', 'claims.id', 'withdrawals.claimId')
        .select(['withdrawals.id', 'withdrawals.revision'])
        .where('claims.giftId', '=', giftId)
        .where('withdrawals.status', '=', 'REQUESTED')
        .executeTakeFirst();
      if (!asked) return undefined;
      const { status, body } = await staff.ADMIN.put('/api/withdrawal-request', { ...asked, action: 'APPROVE' });
      expect(status, JSON.stringify(body)).toBe(200);
      return asked.id;
    };
    const receivedBySender = async () => {
      const { transfers } = await world.control<ProviderSums>('GET', '/sums');
      const own = giftId.replaceAll('-', '');
      return transfers
        .filter(({ reference }) => reference.includes(own))
        .reduce((sum, { bankReceived }) => sum + bankReceived, 0);
    };
    const loss = async () => (await total(world, 'chargeback_loss')) - before;
    return { giftId, id, nameAccount, approve, receivedBySender, loss };
  }

  it.each(['before the next comparison', 'after it'])(
    'is made good by what its sender was taking to a bank, should that come back after the bank has given everything back, also if they ask again %s',
    async (when) => {
      const { id, nameAccount, approve, receivedBySender, loss } = await withRestForSender();
      expect((await nameAccount('0123456722')).status).toBe(200);
      const payout = await approve();
      if (!payout) throw new Error('nothing was asked for');
      await workOnPayout(world.deps)(payout);
      await givesBack(id);
      await endPayout(world, payout);
      if (when === 'after it') await reconcile(world.deps)();
      // The sender has paid all of it, and others have all of it.
      const again = await nameAccount('0123456700');
      await reconcile(world.deps)();
      const second = await approve();
      if (second) await endPayout(world, second);
      expect({ again: again.status, received: await receivedBySender(), loss: await loss() }).toEqual({
        again: 409,
        received: 0,
        loss: 0,
      });
    },
  );

  it('is made good by what the bank leaves when it takes once more what it had given back, and the sender has had that', async () => {
    const { giftId, id, nameAccount, approve, receivedBySender, loss } = await withRestForSender();
    expect((await nameAccount('0123456800')).status).toBe(200);
    const payout = await approve();
    if (!payout) throw new Error('nothing was asked for');
    await endPayout(world, payout);
    expect(await receivedBySender()).toBe(naira(2_000));
    await givesBack(id);
    expect(await loss()).toBe(naira(2_000));
    await world.control('POST', `/disputes/${id}`, { resolution: 'merchant-accepted', again: true });
    await heard(id);
    await reconcile(world.deps)();
    // Of 10,000 the sender has 2,000 and their bank 3,000; the rest is a whole share.
    expect(await balance(world, giftAccount(giftId))).toBe(0);
    expect((await claimsOf(world, giftId)).filter(({ status }) => status === 'GRANTED')).toHaveLength(1);
    expect(await loss()).toBe(0);
  });
});
