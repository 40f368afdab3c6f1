import type { WithdrawalId } from '@jara/domain/ids';
import { NOT_KNOWN } from '@jara/domain/operations/differences';
import type { Role } from '@jara/domain/staff/roles';
import { payoutReference } from '@jara/domain/withdrawal/payout-reference';
import { ProviderError } from '@jara/paystack/provider-error';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { createWorld, GOOD_ACCOUNT, naira, type World } from '../../../testing/world.ts';
import { recordDispute } from '../../money-back/record-dispute.ts';
import { chargeOf, endPayout, giftOf, openDisputeAtBank } from '../../money-back/testing.ts';
import { failNext, soon } from '../../provider/testing.ts';
import { workOnPayout } from '../../provider/work-on-payout.ts';
import { workOnRefund } from '../../provider/work-on-refund.ts';
import { signInEverybody } from '../../staff/testing.ts';
import { findWithdrawal } from '../../withdrawals/withdrawals.store.ts';
import { reconcile } from './reconcile.ts';
import { FAILING, reconciling } from './testing.ts';

/** The provider had said something, which stopped money here, and answers 404 from then on. */
describe('what the provider has forgotten altogether', () => {
  let world: World;
  let owner: pg.Client;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld({ env: { PAYSTACK_TIMEOUT_MS: '800' } });
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
  const saysOf = (reference: string, status: string) =>
    world.control('POST', `/transfers/${reference}`, { status, webhook: false });
  const forgetsTransfer = (reference: string) =>
    owner.query('delete from paystack_sandbox.transfers where reference = $1', [reference]);
  const stageOf = async (id: WithdrawalId) => (await findWithdrawal(world.deps.db, id))?.status;
  const referenceOf = async ({ quid }: { quid: string }) => {
    const { paymentId } = await giftOf(world, quid);
    return (await chargeOf(world, paymentId)).reference;
  };

  /** A payout that was called failed, and of which the provider has said since that it has paid. */
  async function arrivedAfterAll() {
    const claimed = await world.claimed();
    const payout = await world.withdraw(claimed, FAILING);
    await endPayout(world, payout.id);
    await saysOf(payout.reference, 'success');
    await workOnPayout(world.deps)(payout.id);
    await run();
    return { claimed, payout };
  }

  it('a payout that was called failed, had arrived after all, and is not known any more', async () => {
    const { claimed, payout } = await arrivedAfterAll();
    expect(await itemAbout(payout.reference)).toMatchObject({ kind: 'PAYOUT_NOT_RECORDED' });
    await forgetsTransfer(payout.reference);
    await run();
    expect((await withdrawView(claimed)).canWithdraw).toBe(false);
    expect(await itemAbout(payout.reference)).toMatchObject({
      kind: 'PAYOUT_NOT_RECORDED',
      theirs: NOT_KNOWN,
    });
    expect((await settle(payout.reference, 'PAID_AFTER_ALL')).body.code).toBe('remedy_does_not_fit');
    await settleByTwo(payout.reference, 'NEVER_PAID');
    await run();
    expect(await itemAbout(payout.reference)).toBeUndefined();
    expect((await withdrawView(claimed)).canWithdraw).toBe(true);
    const next = await world.withdraw(claimed);
    await endPayout(world, next.id);
    expect(await stageOf(next.id)).toBe('COMPLETED');
  });

  it('is not called never paid while the provider says that it has paid', async () => {
    const { claimed, payout } = await arrivedAfterAll();
    expect((await settle(payout.reference, 'NEVER_PAID')).body.code).toBe('remedy_does_not_fit');
    await settle(payout.reference, 'PAID_AFTER_ALL');
    expect((await withdrawView(claimed)).canWithdraw).toBe(false);
  });

  it('a payout that had gone to another account, and is not known any more', async () => {
    const claimed = await world.claimed();
    const { id, reference } = await world.withdraw(claimed);
    await failNext(world, 'transfer.create');
    await workOnPayout(world.deps)(id);
    const { net } = await world.deps.db
      .selectFrom('withdrawals')
      .select('net')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { recipient_code: recipient } = await world.deps.paystack.createTransferRecipient({
      name: 'SOMEBODY ELSE',
      accountNumber: '0123456700',
      bankCode: '057',
      currency: 'NGN',
    });
    await world.deps.paystack.createTransfer({ amount: net, currency: 'NGN', recipient, reference, reason: 'A gift' });
    await saysOf(reference, 'success');
    await workOnPayout(world.deps)(id);
    await run();
    expect(await itemAbout(reference)).toMatchObject({ kind: 'TRANSFER_DIFFERS' });
    await forgetsTransfer(reference);
    await run();
    const open = await itemAbout(reference);
    expect(open).toBeDefined();
    expect((await withdrawView(claimed)).canWithdraw).toBe(false);
    await settleByTwo(reference, 'NEVER_PAID');
    for (let turn = 0; turn < 3; turn += 1) await workOnPayout(soon(world.deps))(id);
    await endPayout(world, id);
    // The same one leaves once more, which the provider would not pay twice.
    expect(await stageOf(id)).toBe('COMPLETED');
    await run();
    expect(await itemAbout(reference)).toBeUndefined();
  });

  it('a second payout of one share, which is not known any more', async () => {
    const claimed = await world.claimed();
    const late = await world.withdraw(claimed, FAILING);
    await endPayout(world, late.id);
    await endPayout(world, (await world.withdraw(claimed)).id);
    await saysOf(late.reference, 'success');
    await workOnPayout(world.deps)(late.id);
    await run();
    expect(await itemAbout(late.reference)).toMatchObject({ kind: 'TRANSFER_TWICE' });
    await forgetsTransfer(late.reference);
    await run();
    expect((await settle(late.reference, 'WRITE_OFF')).body.code).toBe('remedy_does_not_fit');
    const { rows } = await owner.query(
      `select id, kind, revision from reconciliation_items where closed_at is null and reference = $1 and kind = 'PAYOUT_NOT_RECORDED'`,
      [late.reference],
    );
    expect(rows).toHaveLength(1);
    for (const who of [staff.ADMIN, staff.SUPER_ADMIN]) {
      const { rows: now } = await owner.query('select revision from reconciliation_items where id = $1', [rows[0].id]);
      const body = { note: 'Seen', revision: now[0].revision, remedy: 'NEVER_PAID' };
      expect((await who.post(`/api/admin/reconciliation/items/${rows[0].id}/resolve`, body)).status).toBe(200);
    }
    await run();
    expect(await itemAbout(late.reference)).toBeUndefined();
    expect((await withdrawView(claimed)).canWithdraw).toBe(false);
  });

  describe('a dispute', () => {
    async function forgetsDispute(id: string) {
      await owner.query("delete from paystack_sandbox.steps where kind like 'dispute.%' and subject_id = $1", [id]);
      await owner.query('delete from paystack_sandbox.disputes where id = $1', [id]);
    }
    const statusOf = async (providerId: string) =>
      (
        await world.deps.db
          .selectFrom('disputes')
          .select('status')
          .where('providerId', '=', providerId)
          .executeTakeFirstOrThrow()
      ).status;
    async function disputed() {
      const claimed = await world.claimed();
      const reference = await referenceOf(claimed);
      const id = await openDisputeAtBank(world, reference);
      await recordDispute(world.deps)({ id });
      await run();
      expect(await itemAbout(reference)).toBeUndefined();
      await forgetsDispute(id);
      await run();
      return { claimed, reference, id };
    }

    it('that holds a gift is an item, and is won when two people say so', async () => {
      const { claimed, reference, id } = await disputed();
      expect((await withdrawView(claimed)).canWithdraw).toBe(false);
      expect(await itemAbout(reference)).toMatchObject({
        kind: 'DISPUTE_UNCLEAR',
        theirs: NOT_KNOWN,
      });
      await settleByTwo(reference, 'DISPUTE_WON');
      expect(await statusOf(id)).toBe('WON');
      await run();
      expect(await itemAbout(reference)).toBeUndefined();
      expect((await withdrawView(claimed)).canWithdraw).toBe(true);
    });

    it('that holds a gift is lost when somebody says so', async () => {
      const { reference, id } = await disputed();
      expect((await settle(reference, 'DISPUTE_LOST')).status).toBe(200);
      expect(await statusOf(id)).toBe('LOST');
      await run();
      expect(await itemAbout(reference)).toBeUndefined();
    });

    it('that was only late is no item any more', async () => {
      const claimed = await world.claimed();
      const reference = await referenceOf(claimed);
      const id = await openDisputeAtBank(world, reference);
      await recordDispute(world.deps)({ id });
      const { paystack } = world.deps;
      const behind: typeof paystack = {
        ...paystack,
        fetchDispute: async () => {
          throw new ProviderError({ kind: 'not_found', route: 'GET /dispute/:id' });
        },
        listDisputes: async () => ({ data: [], meta: undefined }) as never,
      };
      await reconcile({ ...world.deps, paystack: behind })();
      expect(await itemAbout(reference)).toMatchObject({ kind: 'DISPUTE_UNCLEAR' });
      expect((await settle(reference, 'DISPUTE_LOST')).body.code).toBe('remedy_does_not_fit');
      await run();
      expect(await itemAbout(reference)).toBeUndefined();
      expect(await statusOf(id)).toBe('OPEN');
    });
  });

  it('a payment that was on its way back', async () => {
    const { payment, sender, quid } = await world.paidGift();
    expect((await sender.post(`/api/sent/${payment.id}/cancel`, {})).status).toBe(200);
    await owner.query('delete from paystack_sandbox.transactions where reference = $1', [payment.reference]);
    const { id: giftId } = await giftOf(world, quid);
    const refund = () =>
      world.deps.db.selectFrom('refunds').selectAll().where('giftId', '=', giftId).executeTakeFirstOrThrow();
    for (let turn = 0; turn < 12; turn += 1) await workOnRefund(soon(world.deps))((await refund()).id);
    const { status, sends } = await refund();
    await run();
    expect(await itemAbout(payment.reference)).toMatchObject({ kind: 'CHARGE_UNKNOWN_TO_PROVIDER' });
    const { body } = await settle(payment.reference, 'CHARGE_NEVER_CAME');
    const again = await settle(payment.reference, 'CHARGE_NEVER_CAME', staff.SUPER_ADMIN);
    expect({ status, sends, code: body.code, again: again.status }).toMatchObject({
      status: 'FAILED',
      code: undefined,
      again: 200,
    });
    await run();
    expect(await itemAbout(payment.reference)).toBeUndefined();
  });

  it('books settlements also where a loss cannot be covered', async () => {
    const claimed = await world.claimed();
    const payout = await world.withdraw(claimed, FAILING);
    await workOnPayout(world.deps)(payout.id);
    const id = await openDisputeAtBank(world, await referenceOf(claimed));
    await world.control('POST', `/disputes/${id}`, { resolution: 'lost' });
    await recordDispute(world.deps)({ id });
    await endPayout(world, payout.id);
    await owner.query(`create function not_covered() returns trigger language plpgsql as $$
      begin if new.event = 'dispute_covered' then raise exception 'not this one'; end if; return new; end $$`);
    await owner.query(
      'create trigger not_covered before insert on journals for each row execute function not_covered()',
    );
    const { paystack } = world.deps;
    let asked = 0;
    const counting: typeof paystack = {
      ...paystack,
      listSettlements: (query) => {
        asked += 1;
        return paystack.listSettlements(query);
      },
    };
    try {
      expect(await reconcile({ ...world.deps, paystack: counting })()).toMatchObject({ failure: expect.any(String) });
    } finally {
      await owner.query('drop function not_covered cascade');
    }
    expect(asked).toBeGreaterThan(0);
    await run();
  });

  it('a refund that was made by hand', async () => {
    const { quid, payment } = await world.paidGift();
    const { id } = await world.control<{ id: number }>('POST', '/refunds', {
      reference: payment.reference,
      amount: naira(4_000),
      status: 'processed',
      webhook: false,
    });
    await run();
    expect(await itemAbout(payment.reference)).toMatchObject({ kind: 'REFUND_NOT_RECORDED' });
    await owner.query('delete from paystack_sandbox.refunds where id = $1', [id]);
    await run();
    const { status } = await giftOf(world, quid);
    const item = await itemAbout(payment.reference);
    expect({ status, kind: item?.kind }).toEqual({ status: 'CONFLICTED', kind: 'REFUND_NOT_RECORDED' });
    expect((await settle(payment.reference, 'REFUND_HAPPENED')).status).not.toBe(200);
    await settleByTwo(payment.reference, 'NEVER_REFUNDED');
    await run();
    expect((await giftOf(world, quid)).status).toBe('ACTIVE');
    expect(await itemAbout(payment.reference)).toBeUndefined();
  });

  it('on a restored database, a payout of a share that nobody here has claimed', async () => {
    const { quid } = await world.paidGift();
    const gift = await giftOf(world, quid);
    const reference = payoutReference({ giftId: gift.id, slot: 0, attempt: 1 });
    const recipient = await world.deps.paystack.createTransferRecipient({
      name: 'Somebody',
      ...GOOD_ACCOUNT,
      currency: 'NGN',
    });
    await world.deps.paystack.createTransfer({
      amount: naira(900),
      currency: 'NGN',
      recipient: recipient.recipient_code,
      reference,
      reason: 'A gift',
    });
    await saysOf(reference, 'success');
    await owner.query(
      'insert into restores (id, backup_taken_at, restored_at) values (gen_random_uuid(), now(), now())',
    );
    try {
      await run();
      expect((await giftOf(world, quid)).status).toBe('CONFLICTED');
      await forgetsTransfer(reference);
      await run();
      const item = await itemAbout(reference);
      const { status } = await giftOf(world, quid);
      expect({ status, item: item?.kind }).not.toEqual({ status: 'CONFLICTED', item: undefined });
      // After a restore a Super Admin has to want it first.
      await settle(reference, 'NEVER_PAID', staff.SUPER_ADMIN);
      expect((await settle(reference, 'NEVER_PAID')).status).toBe(200);
      await run();
      expect((await giftOf(world, quid)).status).toBe('ACTIVE');
      expect(await itemAbout(reference)).toBeUndefined();
    } finally {
      await owner.query('update restores set released_at = now()');
    }
  });
});
