import { giftAccount } from '@jara/domain/ledger/accounts';
import type { DifferenceKind } from '@jara/domain/operations/differences';
import type { Role } from '@jara/domain/staff/roles';
import { FIRST_SLOT_OF_SENDER, payoutReference } from '@jara/domain/withdrawal/payout-reference';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { createWorld, GOOD_ACCOUNT, naira, type World } from '../../../testing/world.ts';
import { recordDispute } from '../../money-back/record-dispute.ts';
import {
  balance,
  endPayout,
  giftOf,
  openDisputeAtBank,
  resolveDisputeAtBank,
  total,
} from '../../money-back/testing.ts';
import { workOnPayout } from '../../provider/work-on-payout.ts';
import { workOnRefund } from '../../provider/work-on-refund.ts';
import { signInEverybody } from '../../staff/testing.ts';
import { recoverWithdrawal } from '../../withdrawals/recover-payout.ts';
import { FAILING, reconciling } from './testing.ts';

describe('what two people have settled', () => {
  let world: World;
  let owner: pg.Client;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    owner = new pg.Client({ connectionString: world.databaseUrl });
    await owner.connect();
    staff = await signInEverybody(world);
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(async () => {
    await owner.end();
    await world.close();
  });

  const { run, itemAbout, settle, settleByTwo } = reconciling(() => ({ world, staff }));
  type Claimed = Awaited<ReturnType<World['claimed']>>;
  const withdrawView = async ({ recipient, claim }: Claimed) =>
    (await recipient.get('/api/transactions/withdraw', { 'x-access-key': claim.accessKey })).body;
  const changeTransfer = (reference: string, what: string) =>
    owner.query(`update paystack_sandbox.transfers set ${what} where reference = $1`, [reference]);
  async function asRestored(work: () => Promise<void>) {
    await owner.query(
      'insert into restores (id, backup_taken_at, restored_at) values (gen_random_uuid(), now(), now())',
    );
    try {
      await work();
    } finally {
      await owner.query('update restores set released_at = now()');
    }
  }
  async function paidOut() {
    const claimed = await world.claimed();
    const payout = await world.withdraw(claimed);
    await endPayout(world, payout.id);
    return { claimed, payout };
  }

  it('about a payout to somebody else stays settled when the two sides are compared again', async () => {
    const { claimed, payout } = await paidOut();
    await changeTransfer(payout.reference, 'amount = amount - 100');
    await run();
    await settleByTwo(payout.reference, 'PAID_ELSEWHERE');
    await run();
    await run();
    expect(await itemAbout(payout.reference)).toBeUndefined();
    expect((await withdrawView(claimed)).canWithdraw).toBe(true);
    await endPayout(world, (await world.withdraw(claimed)).id);
    await run();
    expect(await itemAbout(payout.reference)).toBeUndefined();
  });

  it('about a payment that never came leaves claimed shares free when the two sides are compared again', async () => {
    const claimed = await world.claimed();
    const { id: giftId, paymentId } = await giftOf(world, claimed.quid);
    const { reference } = await world.deps.db
      .selectFrom('payments')
      .select('reference')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow();
    await owner.query(`update paystack_sandbox.transactions set status = 'abandoned' where reference = $1`, [
      reference,
    ]);
    await run();
    await settleByTwo(reference, 'CHARGE_NEVER_CAME');
    await run();
    expect(await itemAbout(reference)).toBeUndefined();
    expect((await withdrawView(claimed)).canWithdraw).toBe(true);
    expect(await balance(world, giftAccount(giftId))).toBe(0);
  });

  it('about a payout that the provider does not know lets the share be paid by the next one', async () => {
    const { claimed, payout } = await paidOut();
    await changeTransfer(payout.reference, `reference = 'gone-${payout.id}', status = 'failed'`);
    await run();
    await settleByTwo(payout.reference, 'NEVER_PAID');
    const next = await world.withdraw(claimed);
    await workOnPayout(world.deps)(next.id);
    await endPayout(world, next.id);
    expect((await withdrawView(claimed)).withdrawals[0]).toMatchObject({ stage: 'COMPLETED' });
  });

  it('about a second payout of one share does not let it be paid again when the first of the two comes back', async () => {
    const claimed = await world.claimed();
    const late = await world.withdraw(claimed, { accountNumber: '0123456722', bankCode: '057' });
    await endPayout(world, late.id);
    const other = await world.withdraw(claimed);
    await endPayout(world, other.id);
    await changeTransfer(late.reference, "status = 'success'");
    await workOnPayout(world.deps)(late.id);
    await run();
    expect((await settle(late.reference, 'WRITE_OFF')).status).toBe(200);
    await changeTransfer(other.reference, "status = 'reversed'");
    await workOnPayout(world.deps)(other.id);
    const again = await world.withdraw(claimed);
    await workOnPayout(world.deps)(again.id);
    await expect(world.deps.paystack.verifyTransfer(again.reference)).rejects.toThrow();
    await run();
    expect((await settle(late.reference, 'PAID_AFTER_ALL')).status).toBe(200);
    await run();
    expect(await itemAbout(late.reference)).toBeUndefined();
    expect((await withdrawView(claimed)).canWithdraw).toBe(false);
  });

  it('about a second payout of one share is no loss any more once the first has come back', async () => {
    const claimed = await world.claimed();
    const late = await world.withdraw(claimed, FAILING);
    await endPayout(world, late.id);
    const other = await world.withdraw(claimed);
    await endPayout(world, other.id);
    await world.control('POST', `/transfers/${late.reference}`, { status: 'success', webhook: false });
    await run();
    expect(await itemAbout(late.reference)).toMatchObject({ kind: 'TRANSFER_TWICE' });
    await world.control('POST', `/transfers/${other.reference}`, { status: 'reversed', webhook: false });
    await workOnPayout(world.deps)(other.id);
    expect((await settle(late.reference, 'WRITE_OFF')).body.code).toBe('remedy_does_not_fit');
    await run();
    expect((await settle(late.reference, 'PAID_AFTER_ALL')).status).toBe(200);
    await run();
    expect(await itemAbout(late.reference)).toBeUndefined();
    expect((await withdrawView(claimed)).canWithdraw).toBe(false);
  });

  it('about a second payout of one share is undone when that comes back in silence', async () => {
    const claimed = await world.claimed();
    const late = await world.withdraw(claimed, FAILING);
    await endPayout(world, late.id);
    const other = await world.withdraw(claimed);
    await endPayout(world, other.id);
    await world.control('POST', `/transfers/${late.reference}`, { status: 'success', webhook: false });
    await run();
    const before = await total(world, 'chargeback_loss');
    expect((await settle(late.reference, 'WRITE_OFF')).status).toBe(200);
    expect(await total(world, 'chargeback_loss')).toBeGreaterThan(before);
    await world.control('POST', `/transfers/${late.reference}`, { status: 'reversed', webhook: false });
    await run();
    // The provider keeps its fee.
    expect(await total(world, 'chargeback_loss')).toBe(before + naira(25));
    expect((await withdrawView(claimed)).withdrawals.map(({ stage }: { stage: string }) => stage)).toEqual([
      'COMPLETED',
      'FAILED',
    ]);
  });

  it('takes two people once more when it is open again', async () => {
    const { claimed, payout } = await paidOut();
    await changeTransfer(payout.reference, "status = 'failed'");
    await run();
    await settleByTwo(payout.reference, 'NEVER_PAID');
    await changeTransfer(payout.reference, "status = 'success'");
    await run();
    await settle(payout.reference, 'PAID_AFTER_ALL');
    await changeTransfer(payout.reference, "status = 'blocked'");
    await run();
    expect(await itemAbout(payout.reference)).toMatchObject({ kind: 'PAYOUT_NOT_PAID' });
    expect((await settle(payout.reference, 'NEVER_PAID')).body).toMatchObject({ closedAt: null });
    expect((await withdrawView(claimed)).canWithdraw).toBe(false);
  });

  /** A transfer under a reference that our books do not have; the provider pays it although we say no. */
  async function paidWithoutUs(reference: string, amount = naira(900)) {
    const recipient = await world.deps.paystack.createTransferRecipient({
      name: 'Somebody',
      ...GOOD_ACCOUNT,
      currency: 'NGN',
    });
    const transfer = { amount, currency: 'NGN', recipient: recipient.recipient_code, reference };
    await world.deps.paystack.createTransfer(transfer);
    await world.control('POST', `/transfers/${reference}`, { status: 'success' });
  }

  it('about money that left for nothing of ours stays settled when the two sides are compared again', async () => {
    await paidWithoutUs('not-a-payout-of-ours');
    await run();
    await settleByTwo('not-a-payout-of-ours', 'WRITE_OFF');
    await run();
    expect(await itemAbout('not-a-payout-of-ours')).toBeUndefined();
  });

  it('is not asked for a second payout of a share once the other one has come back, however old it is', async () => {
    const { payout } = await paidOut();
    // As it was while another one had paid the share as well; older than anything that a comparison lists.
    await owner.query('update transfers set is_extra = true where reference = $1', [payout.reference]);
    await changeTransfer(payout.reference, "created_at = created_at - interval '400 days'");
    await owner.query("update withdrawals set finished_at = finished_at - interval '400 days' where id = $1", [
      payout.id,
    ]);
    await run();
    expect(await itemAbout(payout.reference)).toBeUndefined();
  });

  it('on a restored database no longer holds a gift when the payout we had forgotten has come back', async () => {
    const { quid } = await world.paidGift();
    const gift = await giftOf(world, quid);
    const reference = payoutReference({ giftId: gift.id, slot: 0, attempt: 1 });
    await paidWithoutUs(reference);
    await asRestored(async () => {
      await run();
      expect((await giftOf(world, quid)).status).toBe('CONFLICTED');
      await world.control('POST', `/transfers/${reference}`, { status: 'reversed', webhook: false });
      await run();
      expect(await itemAbout(reference)).toBeUndefined();
      expect((await giftOf(world, quid)).status).toBe('ACTIVE');
    });
  });

  it('about a share that was paid without us gives its gift the money back when that comes back, as often as it does', async () => {
    const { quid } = await world.paidGift({ amount: naira(10_000) });
    const gift = await giftOf(world, quid);
    const reference = payoutReference({ giftId: gift.id, slot: 0, attempt: 1 });
    await paidWithoutUs(reference, naira(4_000));
    const left = () => balance(world, giftAccount(gift.id));
    await run();
    expect((await settle(reference, 'SHARE_WAS_PAID')).status).toBe(200);
    expect(await left()).toBe(naira(6_000));
    await world.control('POST', `/transfers/${reference}`, { status: 'reversed', webhook: false });
    await run();
    expect(await left()).toBe(naira(10_000));
    await world.control('POST', `/transfers/${reference}`, { status: 'success', webhook: false });
    await run();
    expect((await settle(reference, 'SHARE_WAS_PAID')).status).toBe(200);
    // What it cost is ours, as of any payout.
    expect(await left()).toBe(naira(6_000));
  });

  it('about a share that was paid without us leaves its owner a payout of their own', async () => {
    const claimed = await world.claimed({ amount: naira(1_000) });
    const { id: giftId } = await giftOf(world, claimed.quid);
    const reference = payoutReference({ giftId, slot: 0, attempt: 1 });
    await paidWithoutUs(reference);
    await run();
    await settleByTwo(reference, 'WRITE_OFF');
    const payout = await world.withdraw(claimed);
    expect(payout.reference).not.toBe(reference);
    await endPayout(world, payout.id);
    expect(await withdrawView(claimed)).toMatchObject({ withdrawals: [{ stage: 'COMPLETED' }] });
  });

  it.each(['SHARE_WAS_PAID', 'WRITE_OFF'] as const)(
    'about what had gone to a sender’s account in a lost time sends nothing to their card as well (%s)',
    async (remedy) => {
      const { payment, quid, sender } = await world.paidGift({ senderEmail: 'sender@example.com' });
      const { id: giftId } = await giftOf(world, quid);
      expect((await sender.post(`/api/sent/${payment.id}/cancel`, {})).status).toBe(200);
      const reference = payoutReference({ giftId, slot: FIRST_SLOT_OF_SENDER, attempt: 1 });
      await paidWithoutUs(reference, payment.quote.refundIfCancelled);
      await run();
      expect(await itemAbout(reference)).toMatchObject({ kind: 'TRANSFER_NOT_OURS' });
      if (remedy === 'WRITE_OFF') await settleByTwo(reference, remedy);
      else expect((await settle(reference, remedy)).status).toBe(200);
      const refunds = await world.deps.db.selectFrom('refunds').select('id').where('giftId', '=', giftId).execute();
      for (const { id } of refunds) await workOnRefund(world.deps)(id);
      const charge = await world.deps.paystack.verifyTransaction(payment.reference);
      expect((await world.deps.paystack.listRefunds(charge.id)).data).toEqual([]);
    },
  );

  it('on a restored database about two payouts to a sender that it forgot, the second one first, holds nothing any more', async () => {
    const { payment, quid, sender } = await world.paidGift({ senderEmail: 'sender@example.com' });
    const { id: giftId } = await giftOf(world, quid);
    expect((await sender.post(`/api/sent/${payment.id}/cancel`, {})).status).toBe(200);
    const loss = await total(world, 'chargeback_loss');
    const half = naira(6_000);
    const [first = '', second = ''] = [1, 2].map((attempt) =>
      payoutReference({ giftId, slot: FIRST_SLOT_OF_SENDER, attempt }),
    );
    for (const reference of [first, second]) await paidWithoutUs(reference, half);
    const itemOf = (reference: string, kind: DifferenceKind) =>
      world.deps.db
        .selectFrom('reconciliationItems')
        .select(['id', 'revision', 'giftId'])
        .where('reference', '=', reference)
        .where('kind', '=', kind)
        .where('closedAt', 'is', null)
        .executeTakeFirstOrThrow();
    const writeOff = async (reference: string, kind: DifferenceKind, by: Browser) => {
      const { id, revision, giftId: of } = await itemOf(reference, kind);
      expect(of).toBe(giftId);
      const body = { note: 'Seen in the provider’s dashboard', revision, remedy: 'WRITE_OFF' };
      return (await by.post(`/api/admin/reconciliation/items/${id}/resolve`, body)).body;
    };
    await asRestored(async () => {
      await run();
      await writeOff(second, 'TRANSFER_TWICE', staff.SUPER_ADMIN);
      await writeOff(first, 'TRANSFER_NOT_OURS', staff.SUPER_ADMIN);
      await writeOff(first, 'TRANSFER_NOT_OURS', staff.ADMIN);
      await run();
      for (const reference of [first, second]) expect(await itemAbout(reference)).toBeUndefined();
      expect((await giftOf(world, quid)).status).toBe('EXPIRED');
      expect(await balance(world, giftAccount(giftId))).toBe(0);
      expect((await total(world, 'chargeback_loss')) - loss).toBe(naira(2_000));
    });
  });

  it('on a restored database is not called a loss by somebody who pressed while it was put back', async () => {
    const claimed = await world.claimed({ amount: naira(1_000) });
    const { id: giftId } = await giftOf(world, claimed.quid);
    const reference = payoutReference({ giftId, slot: 0, attempt: 1 });
    await paidWithoutUs(reference, naira(970));
    const loss = await total(world, 'chargeback_loss');
    await run();
    expect(await itemAbout(reference)).toMatchObject({ kind: 'TRANSFER_NOT_OURS' });
    await settle(reference, 'WRITE_OFF');
    await asRestored(async () => {
      await recoverWithdrawal(world.deps)(await world.deps.paystack.verifyTransfer(reference));
      expect((await settle(reference, 'WRITE_OFF', staff.SUPER_ADMIN)).body.code).toBe('item_changed');
      await run();
      expect(await itemAbout(reference)).toBeUndefined();
      expect(await withdrawView(claimed)).toMatchObject({ canWithdraw: false, withdrawals: [{ stage: 'COMPLETED' }] });
    });
    expect(await total(world, 'chargeback_loss')).toBe(loss);
  });

  it('on a restored database is no loss while the payout can still be put back', async () => {
    const claimed = await world.claimed({ amount: naira(1_000) });
    const { id: giftId } = await giftOf(world, claimed.quid);
    const reference = payoutReference({ giftId, slot: 0, attempt: 1 });
    await paidWithoutUs(reference, naira(970));
    const press = async (status: string) => {
      const wish = { quids: [giftId], status, reason: 'Somebody asked us to' };
      return (await staff.SUPER_ADMIN.post('/api/admin/quids/status', wish)).body;
    };
    expect(await press('BLOCKED')).toMatchObject({ changed: 1 });
    await asRestored(async () => {
      await run();
      await settle(reference, 'WRITE_OFF', staff.SUPER_ADMIN);
      expect((await settle(reference, 'WRITE_OFF')).body.code).toBe('remedy_does_not_fit');
      expect(await press('CLAIMED')).toMatchObject({ changed: 1 });
      await run();
      expect(await itemAbout(reference)).toBeUndefined();
      expect(await withdrawView(claimed)).toMatchObject({ canWithdraw: false, withdrawals: [{ stage: 'COMPLETED' }] });
    });
  });

  it('on a restored database is our loss when another payout of the share has been put back', async () => {
    const claimed = await world.claimed({ amount: naira(1_000) });
    const { id: giftId } = await giftOf(world, claimed.quid);
    const [first, second] = [1, 2].map((attempt) => payoutReference({ giftId, slot: 0, attempt }));
    for (const reference of [first, second]) await paidWithoutUs(reference ?? '', naira(970));
    await asRestored(async () => {
      await run();
      expect(await withdrawView(claimed)).toMatchObject({ canWithdraw: false, withdrawals: [{ stage: 'COMPLETED' }] });
      await settle(second ?? '', 'WRITE_OFF', staff.SUPER_ADMIN);
      expect((await settle(second ?? '', 'WRITE_OFF')).status).toBe(200);
      await run();
      for (const reference of [first, second]) expect(await itemAbout(reference ?? '')).toBeUndefined();
    });
  });

  it('on a restored database is no loss when the later payout of the share, put back before it, came back', async () => {
    const claimed = await world.claimed({ amount: naira(1_000) });
    const { id: giftId } = await giftOf(world, claimed.quid);
    const [first = '', second = ''] = [1, 2].map((attempt) => payoutReference({ giftId, slot: 0, attempt }));
    await asRestored(async () => {
      await paidWithoutUs(second, naira(970));
      await run();
      await paidWithoutUs(first, naira(970));
      await world.control('POST', `/transfers/${second}`, { status: 'reversed', webhook: false });
      await run();
      await run();
      expect(await itemAbout(first)).toBeUndefined();
      const { canWithdraw, withdrawals } = await withdrawView(claimed);
      expect(canWithdraw).toBe(false);
      expect(withdrawals.map(({ stage }: { stage: string }) => stage).sort()).toEqual(['COMPLETED', 'REVERSED']);
    });
  });

  it('on a restored database is our loss when the bank has taken the share', async () => {
    const claimed = await world.claimed({ amount: naira(1_000) });
    const { id: giftId, paymentId } = await giftOf(world, claimed.quid);
    const { reference: paid } = await world.deps.db
      .selectFrom('payments')
      .select('reference')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow();
    const dispute = await openDisputeAtBank(world, paid);
    await resolveDisputeAtBank(world, dispute, 'merchant-accepted');
    await recordDispute(world.deps)({ id: dispute });
    const reference = payoutReference({ giftId, slot: 0, attempt: 1 });
    await paidWithoutUs(reference, naira(970));
    await asRestored(async () => {
      await run();
      await settle(reference, 'WRITE_OFF', staff.SUPER_ADMIN);
      expect((await settle(reference, 'WRITE_OFF')).status).toBe(200);
      await run();
      expect(await itemAbout(reference)).toBeUndefined();
    });
  });

  it('on a restored database is decided by a Super Admin, whom an Admin may second', async () => {
    const { payout } = await paidOut();
    await changeTransfer(payout.reference, "status = 'failed'");
    await run();
    await asRestored(async () => {
      expect((await settle(payout.reference, 'NEVER_PAID')).body.code).toBe('permission_denied');
      expect((await settle(payout.reference, 'NEVER_PAID', staff.SUPER_ADMIN)).body).toMatchObject({ closedAt: null });
      expect((await settle(payout.reference, 'NEVER_PAID')).body).toMatchObject({ closedAt: expect.any(String) });
    });
  });
});
