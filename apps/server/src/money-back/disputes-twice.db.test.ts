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

  it('is made good by what its sender was taking to a bank, should that come back after the bank has given everything back', async () => {
    const senderEmail = 'somebody@example.com';
    const { quid, payment, sender, giftId } = await forTwo({ senderEmail }, 'refund-fails');
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
    expect((await nameAccount('0123456722')).status).toBe(200);
    const payout = await approve();
    if (!payout) throw new Error('nothing was asked for');
    await workOnPayout(world.deps)(payout);
    await givesBack(id);
    await endPayout(world, payout);
    await reconcile(world.deps)();
    // The sender has paid all of it, and others have all of it.
    const again = await nameAccount('0123456700');
    const second = await approve();
    if (second) await endPayout(world, second);
    const { transfers } = await world.control<ProviderSums>('GET', '/sums');
    const own = giftId.replaceAll('-', '');
    const received = transfers
      .filter(({ reference }) => reference.includes(own))
      .reduce((sum, { bankReceived }) => sum + bankReceived, 0);
    expect({ again: again.status, received, loss: (await total(world, 'chargeback_loss')) - before }).toEqual({
      again: 409,
      received: 0,
      loss: 0,
    });
  });
});
