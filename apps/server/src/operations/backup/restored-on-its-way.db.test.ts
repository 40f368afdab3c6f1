import type { RefundId } from '@jara/domain/ids';
import { ProviderError } from '@jara/paystack/provider-error';
import type { ProviderSums } from '@jara/paystack-sandbox/control/sums';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountsOfDifferentPeople } from '../../../testing/accounts.ts';
import type { Browser } from '../../../testing/browser.ts';
import { createWorld, naira, type World } from '../../../testing/world.ts';
import { recordDispute } from '../../money-back/record-dispute.ts';
import {
  claimShare,
  endPayout,
  giftOf,
  openDisputeAtBank,
  receivedOf,
  resolveDisputeAtBank,
} from '../../money-back/testing.ts';
import { erasePeople } from '../../own-data/erase-people.ts';
import { readErased } from '../../own-data/erased-people.ts';
import { askToBeErased, untilErased } from '../../own-data/testing.ts';
import { sweepPayments } from '../../provider/sweep-payments.ts';
import { sweepDisputeAnswers } from '../../provider/work-on-dispute-answer.ts';
import { workOnPayout } from '../../provider/work-on-payout.ts';
import { sweepRefunds, workOnRefund } from '../../provider/work-on-refund.ts';
import { signInEverybody } from '../../staff/testing.ts';
import { endRefused } from '../../withdrawals/mark-payout.ts';
import { findWithdrawal } from '../../withdrawals/withdrawals.store.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { backUp } from './testing.ts';

/** Something is under way when a backup is taken, goes another way in the time that is lost, and is under way once more. */
describe('what was on its way when a backup was taken', () => {
  let world: World;
  let restored: World;
  beforeEach(async () => {
    world = await createWorld();
    // The provider would ask the product that is lost whether a transfer is ours.
    await world.control('POST', '/settings', { approvals: false });
  });
  afterEach(async () => {
    await restored.close();
    await world.close();
  });

  const paidOut = async () =>
    (await world.control<ProviderSums>('GET', '/sums')).transfers
      .filter(({ bankReceived }) => bankReceived > 0)
      .map(({ bankReceived }) => bankReceived);
  const asOwner = async (statement: string) => {
    const owner = new pg.Client({ connectionString: world.databaseUrl });
    await owner.connect();
    await owner.query(statement);
    await owner.end();
  };
  const itemsOf = ({ deps }: World) => deps.db.selectFrom('reconciliationItems').selectAll().execute();

  /** The one difference that is there is settled so, and everything may go on. */
  async function settle(chief: Browser, remedy: string) {
    const [item] = await itemsOf(restored);
    const note = 'It happened before the restore';
    const settled = await chief.post(`/api/admin/reconciliation/items/${item?.id}/resolve`, {
      note,
      revision: item?.revision,
      remedy,
    });
    expect(settled.status, JSON.stringify(settled.body)).toBe(200);
    await reconcile(restored.deps)();
    await letGoOn(chief);
  }

  async function letGoOn(chief: Browser) {
    for (const name of ['payouts', 'claims']) {
      const lifted = await chief.put(`/api/admin/operations/switches/${name}`, { isOn: true, reason: 'Reconciled' });
      expect(lifted.status, JSON.stringify(lifted.body)).toBe(200);
    }
  }

  it.each([
    ['before', true],
    ['while', false],
  ])(
    'a gift that is made again %s the lost time is compared is the same, and is not paid out twice',
    async (_, isSwept) => {
      const sender = world.browser();
      const { body: order } = await sender.post('/api/transactions', {
        amount: naira(10_000),
        email: 'ada@example.com',
        authorizationUrl: 'http://localhost:3000/payment/callback',
      });
      const restore = await backUp(world);
      await world.control('POST', '/pay', { reference: order.reference, card: 'success' });
      const { body: payment } = await sender.get(`/api/transactions/reference/${order.reference}`);
      const lost = await giftOf(world, payment.quid);
      await endPayout(world, (await world.withdraw(await claimShare(world, payment.quid))).id);
      expect(await paidOut()).toEqual([naira(9_700)]);

      restored = await restore();
      const { SUPER_ADMIN: chief } = await signInEverybody(restored);
      if (isSwept) await sweepPayments(restored.deps)();
      expect(await reconcile(restored.deps)()).toMatchObject({ failure: null });
      const [gift] = await restored.deps.db.selectFrom('gifts').selectAll().execute();
      expect(gift).toMatchObject({ id: lost.id, status: 'CONFLICTED' });
      expect(await itemsOf(restored)).toMatchObject([{ kind: 'TRANSFER_NOT_OURS', giftId: lost.id }]);
      await settle(chief, 'SHARE_WAS_PAID');

      // Who was paid opens the code that was mailed anew.
      const ada = restored.browser();
      const { body: claim } = await ada.post(`/api/rules/claim?quid=${gift?.quid}`, {});
      expect(claim).not.toHaveProperty('accessKey');
      expect(await paidOut()).toEqual([naira(9_700)]);
      await restored.expectCleanBooks();
    },
  );

  it('a gift of the lost time alone that was paid out is not taken for one to be sent back', async () => {
    const restore = await backUp(world);
    const { quid, payment } = await world.paidGift();
    const paid = await world.withdraw(await claimShare(world, quid));
    await endPayout(world, paid.id);

    restored = await restore();
    const { SUPER_ADMIN: chief, ADMIN: admin } = await signInEverybody(restored);
    for (let turn = 0; turn < 2; turn += 1) await reconcile(restored.deps)();
    const items = new Map((await itemsOf(restored)).map((item) => [item.kind, item]));
    expect([...items.keys()].sort()).toEqual(['CHARGE_NOT_RECORDED', 'TRANSFER_NOT_OURS']);
    expect(items.get('CHARGE_NOT_RECORDED')).toMatchObject({
      reference: payment.reference,
      ours: `no payment with this reference; paid out of it: success, NGN 9,700.00 (${paid.reference})`,
    });
    for (const [kind, remedy] of [
      ['CHARGE_NOT_RECORDED', 'OWN_MONEY'],
      ['TRANSFER_NOT_OURS', 'WRITE_OFF'],
    ] as const)
      for (const person of [chief, admin]) {
        const { id, revision, closedAt } = (await itemsOf(restored)).find((item) => item.kind === kind) ?? {};
        if (closedAt) continue;
        const said = { note: 'Paid before the restore', revision, remedy };
        const settled = await person.post(`/api/admin/reconciliation/items/${id}/resolve`, said);
        expect(settled.status, JSON.stringify(settled.body)).toBe(200);
      }
    expect(await reconcile(restored.deps)()).toMatchObject({ opened: 0, failure: null });
    await letGoOn(chief);
    expect(await paidOut()).toEqual([naira(9_700)]);
    await restored.expectCleanBooks();
  });

  it('a refund does not leave before the lost time is compared, nor when its money was paid to somebody', async () => {
    const { ADMIN } = await signInEverybody(world);
    const { payment, quid } = await world.paidGift({ lifetimeDays: 365 });
    const gift = await giftOf(world, quid);
    const reason = 'Its sender asked';
    await ADMIN.put(`/api/quid/${quid}/status`, { status: 'BLOCKED', reason });
    expect((await ADMIN.post(`/api/admin/quids/${quid}/refund`, { reason })).status).toBe(200);
    const restore = await backUp(world);
    // The bank disputes it, so the refund is called off; the bank gives up, and the gift is opened and paid out.
    const dispute = await openDisputeAtBank(world, payment.reference);
    await recordDispute(world.deps)({ id: dispute });
    const [refund] = await world.deps.db.selectFrom('refunds').select('id').where('giftId', '=', gift.id).execute();
    await workOnRefund(world.deps)(refund?.id as RefundId);
    await resolveDisputeAtBank(world, dispute, 'won');
    await recordDispute(world.deps)({ id: dispute });
    expect((await ADMIN.post(`/api/admin/quids/${quid}/revive`, { reason })).status).toBe(200);
    await endPayout(world, (await world.withdraw(await claimShare(world, quid))).id);
    expect(await receivedOf(world, gift.id)).toMatchObject([{ bankReceived: naira(9_700) }]);

    restored = await restore();
    const { SUPER_ADMIN: chief } = await signInEverybody(restored);
    const wentBack = async () => {
      const { charges } = await world.control<ProviderSums>('GET', '/sums');
      return charges.filter(({ reference }) => reference === payment.reference);
    };
    // What a worker does when it starts, before anything is compared.
    await sweepRefunds(restored.deps)();
    await reconcile(restored.deps)();
    await sweepRefunds(restored.deps)();
    expect(await wentBack()).toMatchObject([{ refunded: 0, undecided: 0 }]);
    await settle(chief, 'SHARE_WAS_PAID');
    await restored.deps.db
      .updateTable('refunds')
      .set({ nextCheckAt: new Date(0) })
      .execute();
    await sweepRefunds(restored.deps)();
    expect(await restored.deps.db.selectFrom('refunds').select(['status', 'sends']).execute()).toEqual([
      { status: 'FAILED', sends: 0 },
    ]);
    expect(await wentBack()).toMatchObject([{ refunded: 0, undecided: 0 }]);
    expect(await paidOut()).toEqual([naira(9_700)]);
    await restored.expectCleanBooks();
  });

  it('what a dispute is accepted with does not leave before the lost time is compared', async () => {
    const { ADMIN } = await signInEverybody(world);
    const { payment } = await world.paidGift();
    const dispute = await openDisputeAtBank(world, payment.reference);
    await recordDispute(world.deps)({ id: dispute });
    const { id } = await world.deps.db.selectFrom('disputes').select('id').executeTakeFirstOrThrow();
    const answer = { answer: 'ACCEPT', reason: 'Looked at' };
    expect((await ADMIN.post(`/api/admin/disputes/${id}/answer`, answer)).status).toBe(200);
    const restore = await backUp(world);

    restored = await restore();
    const answered = async () => {
      await restored.deps.db
        .updateTable('disputeAnswers')
        .set({ nextCheckAt: new Date(0) })
        .execute();
      await sweepDisputeAnswers(restored.deps)();
      const [known] = await restored.deps.db.selectFrom('disputeAnswers').select('sends').execute();
      return known?.sends;
    };
    expect(await answered()).toBe(0);
    await reconcile(restored.deps)();
    const { SUPER_ADMIN: chief } = await signInEverybody(restored);
    await letGoOn(chief);
    expect(await answered()).toBe(1);
    await restored.expectCleanBooks();
  });

  it('a payout of last week that came back is its owner’s again', async () => {
    const paid = await world.withdraw(await claimShare(world, (await world.paidGift()).quid));
    await endPayout(world, paid.id);
    await asOwner(`update paystack_sandbox.transfers set created_at = created_at - interval '7 days'`);
    await asOwner(`update withdrawals set finished_at = finished_at - interval '7 days'`);
    const restore = await backUp(world);
    await world.control('POST', `/transfers/${paid.reference}`, { status: 'reversed' });

    restored = await restore();
    expect(await reconcile(restored.deps)()).toMatchObject({ failure: null });
    expect(await findWithdrawal(restored.deps.db, paid.id)).toMatchObject({ status: 'REVERSED' });
    expect(await itemsOf(restored)).toEqual([]);
    await restored.expectCleanBooks();
  });

  it('a dispute that had been won long before, and was lost since, is asked for by its name', async () => {
    const { payment } = await world.paidGift();
    // Of a payment that has gone back whole the charge itself would tell.
    const dispute = await openDisputeAtBank(world, payment.reference, naira(4_000));
    await resolveDisputeAtBank(world, dispute, 'won');
    await recordDispute(world.deps)({ id: dispute });
    await asOwner(`update paystack_sandbox.disputes set created_at = created_at - interval '60 days'`);
    await asOwner(
      `update disputes set opened_at = opened_at - interval '60 days', closed_at = closed_at - interval '50 days'`,
    );
    const restore = await backUp(world);
    await world.control('POST', `/disputes/${dispute}`, { resolution: 'lost', again: true });

    restored = await restore();
    expect(await reconcile(restored.deps)()).toMatchObject({ failure: null });
    const known = await restored.deps.db.selectFrom('disputes').select(['status', 'amount']).execute();
    expect(known).toEqual([{ status: 'LOST', amount: naira(4_000) }]);
    expect(await itemsOf(restored)).toEqual([]);
    const { charges } = await world.control<ProviderSums>('GET', '/sums');
    expect(charges).toMatchObject([{ refunded: 0, disputed: naira(4_000) }]);
    await restored.expectCleanBooks();
  });

  it('a payout that the provider never took ends where a later one has paid, and everything may go on', async () => {
    const [first, second] = accountsOfDifferentPeople(2);
    const share = await claimShare(world, (await world.paidGift()).quid);
    const lost = await world.withdraw(share, first);
    await world.control('POST', '/faults', { route: 'transfer.create', fault: 'timeout-before-effect', times: 1 });
    await workOnPayout(world.deps)(lost.id);
    expect(await findWithdrawal(world.deps.db, lost.id)).toMatchObject({ status: 'UNKNOWN' });
    const restore = await backUp(world);
    await endRefused(world.deps, lost.id, new ProviderError({ kind: 'refused', route: 'POST /transfer' }));
    await endPayout(world, (await world.withdraw(share, second)).id);

    restored = await restore();
    await reconcile(restored.deps)();
    const soon = { ...restored.deps, pace: { checkAfterMs: [20], notFoundBeforeResend: 1, endAfterMs: 0 } };
    await workOnPayout(soon)(lost.id);
    expect(await findWithdrawal(restored.deps.db, lost.id)).toMatchObject({ status: 'FAILED' });
    await reconcile(restored.deps)();
    const { SUPER_ADMIN: chief } = await signInEverybody(restored);
    await letGoOn(chief);
    const known = await restored.deps.db.selectFrom('withdrawals').select(['status', 'accountNumber']).execute();
    expect(known).toContainEqual({ status: 'COMPLETED', accountNumber: second?.accountNumber });
    expect(await paidOut()).toEqual([naira(9_700)]);
    await restored.expectCleanBooks();
  });

  it('nobody is erased once more before what the lost time knew of them is back', async () => {
    const [first, second] = accountsOfDifferentPeople(2);
    const share = await claimShare(world, (await world.paidGift({ email: 'chidi@example.com' })).quid);
    const paid = await world.withdraw(share, first);
    await endPayout(world, paid.id);
    const restore = await backUp(world);
    await world.control('POST', `/transfers/${paid.reference}`, { status: 'reversed' });
    await workOnPayout(world.deps)(paid.id);
    await endPayout(world, (await world.withdraw(share, second)).id);
    await askToBeErased(world, 'chidi@example.com');
    await untilErased(world);

    restored = await restore({ erased: await readErased(world.deps.config.dataDir) });
    await erasePeople(restored.deps)();
    const requests = () => restored.deps.db.selectFrom('dataRequests').select(['status', 'erased']).execute();
    expect(await requests()).toEqual([{ status: 'WAITING', erased: 0 }]);
    await reconcile(restored.deps)();
    const { SUPER_ADMIN: chief } = await signInEverybody(restored);
    await letGoOn(chief);
    await untilErased(restored);
    const accounts = await restored.deps.db.selectFrom('withdrawals').select('accountNumber').execute();
    expect(accounts).toEqual([{ accountNumber: '' }, { accountNumber: '' }]);
  });
});
