import type { WithdrawalId } from '@jara/domain/ids';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { createWorld, eventually, GOOD_ACCOUNT, naira, type World } from '../../../testing/world.ts';
import { chargeOf, giftOf, letProviderRefund, total } from '../../money-back/testing.ts';
import { workOnPayout } from '../../provider/work-on-payout.ts';
import { workOnRefund } from '../../provider/work-on-refund.ts';
import { auditOf, signInEverybody } from '../../staff/testing.ts';
import { reconcile, reconcileByItself } from './reconcile.ts';

describe('reconciliation', () => {
  let world: World;
  let admin: Browser;
  let support: Browser;
  let owner: pg.Client;
  beforeAll(async () => {
    world = await createWorld({ env: { PAYSTACK_TIMEOUT_MS: '500' } });
    const everybody = await signInEverybody(world);
    admin = everybody.ADMIN;
    support = everybody.SUPPORT;
    owner = new pg.Client({ connectionString: world.databaseUrl });
    await owner.connect();
    // Nobody tells us anything in here: whatever we learn, we learn by comparing.
    await world.control('POST', '/webhooks', { mode: 'drop' });
  });
  afterAll(async () => {
    await owner.end();
    await world.close();
  });
  afterEach(async () => {
    await world.control('DELETE', '/faults');
    await world.expectCleanBooks();
  });

  const run = () => reconcile(world.deps)();
  const itemsAbout = (reference: string) =>
    world.deps.db.selectFrom('reconciliationItems').selectAll().where('reference', '=', reference).execute();
  const started = async (amount = naira(2_000)) => {
    const sender = world.browser();
    const { body } = await sender.post('/api/transactions', {
      amount,
      email: 'ada@example.com',
      authorizationUrl: 'http://localhost:3000/payment/callback',
    });
    return { sender, reference: body.reference as string };
  };
  const paidAtProvider = async (amount?: number) => {
    const payment = await started(amount);
    await world.control('POST', '/pay', { reference: payment.reference, card: 'success' });
    return payment;
  };
  const completed = async () => {
    const withdrawal = await world.withdraw(await world.claimed({ amount: naira(5_000) }));
    await eventually('it is paid', async () => {
      await workOnPayout({ ...world.deps, pace: { checkAfterMs: [20], notFoundBeforeResend: 3 } })(withdrawal.id);
      return (await statusOf(withdrawal.id)) === 'COMPLETED';
    });
    return withdrawal;
  };
  const statusOf = async (id: WithdrawalId) =>
    (await world.deps.db.selectFrom('withdrawals').select('status').where('id', '=', id).executeTakeFirstOrThrow())
      .status;

  const claimOf = async (withdrawalId: WithdrawalId) =>
    (
      await world.deps.db
        .selectFrom('claims')
        .innerJoin('withdrawals', 'withdrawals.claimId', 'claims.id')
        .select('claims.status')
        .where('withdrawals.id', '=', withdrawalId)
        .executeTakeFirstOrThrow()
    ).status;

  it('finds nothing where both sides agree', async () => {
    await completed();
    expect(await run()).toMatchObject({ opened: 0, closed: 0, failure: null });
    expect(await run()).toMatchObject({ opened: 0, mended: 0, closed: 0 });
  });

  it('settles a payment that nobody told us about, and opens nothing', async () => {
    const { sender, reference } = await paidAtProvider();
    expect(await run()).toMatchObject({ mended: 1, opened: 0 });
    const payment = await world.deps.db
      .selectFrom('payments')
      .select('status')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    expect(payment.status).toBe('SUCCESS');
    expect((await sender.get(`/api/transactions/reference/${reference}`)).body.quid).toHaveLength(13);
  });

  it('records a payout that nobody told us about', async () => {
    const withdrawal = await world.withdraw(await world.claimed({ amount: naira(5_000) }));
    await workOnPayout(world.deps)(withdrawal.id);
    await eventually('the provider has paid', async () => {
      const { data } = await world.control<{ data: { reference: string; status: string }[] }>('GET', '/transfers');
      return data.some(({ reference, status }) => reference === withdrawal.reference && status === 'success');
    });
    expect(await run()).toMatchObject({ mended: 1, opened: 0 });
    expect(await statusOf(withdrawal.id)).toBe('COMPLETED');
  });

  it('takes a payout back that the bank returned later', async () => {
    const withdrawal = await completed();
    await world.control('POST', `/transfers/${withdrawal.reference}`, { status: 'reversed' });
    expect(await run()).toMatchObject({ mended: 1, opened: 0 });
    expect(await statusOf(withdrawal.id)).toBe('REVERSED');
  });

  it('opens one item for a charge of which we know nothing, however often it looks', async () => {
    const reference = 'somebody-elses-charge-1';
    await world.deps.paystack.initializeTransaction({
      email: 'stranger@example.com',
      amount: naira(700),
      currency: 'NGN',
      reference,
      callbackUrl: 'http://localhost:3000/payment/callback',
    });
    await world.control('POST', '/pay', { reference, card: 'success' });
    expect(await run()).toMatchObject({ opened: 1 });
    expect(await run()).toMatchObject({ opened: 0 });
    expect(await itemsAbout(reference)).toMatchObject([
      {
        kind: 'CHARGE_NOT_RECORDED',
        ours: 'no payment with this reference',
        theirs: 'success, NGN 700.00',
        amount: naira(700),
        closedAt: null,
      },
    ]);
  });

  it('opens an item for a charge that the provider knows otherwise, and closes it when both agree again', async () => {
    const { payment } = await world.paidGift({ amount: naira(1_500) });
    const change = (amount: number) =>
      owner.query('update paystack_sandbox.transactions set amount = $2 where reference = $1', [
        payment.reference,
        amount,
      ]);
    await change(naira(1_400));
    expect(await run()).toMatchObject({ opened: 1 });
    expect(await itemsAbout(payment.reference)).toMatchObject([
      { kind: 'CHARGE_DIFFERS', ours: 'recorded, NGN 1,500.00', theirs: 'success, NGN 1,400.00' },
    ]);
    await change(naira(1_500));
    expect(await run()).toMatchObject({ opened: 0, closed: 1 });
    expect(await itemsAbout(payment.reference)).toMatchObject([
      { closedBy: null, closingNote: 'Both sides agree now', closedAt: expect.any(Date) },
    ]);
    // The same difference again is the same item again.
    await change(naira(1_400));
    expect(await run()).toMatchObject({ opened: 1 });
    expect(await itemsAbout(payment.reference)).toMatchObject([{ closedAt: null }]);
    await change(naira(1_500));
    await run();
  });

  it('opens an item for a charge of ours that the provider does not know', async () => {
    const { payment } = await world.paidGift({ amount: naira(1_600) });
    const rename = (from: string, to: string) =>
      owner.query(
        `update paystack_sandbox.transactions set reference = $2, status = $3, id = id + $4 where reference = $1`,
        [from, to, to === payment.reference ? 'success' : 'abandoned', to === payment.reference ? -1e6 : 1e6],
      );
    await rename(payment.reference, 'vanished-from-the-provider');
    expect(await run()).toMatchObject({ opened: 1 });
    expect(await itemsAbout(payment.reference)).toMatchObject([
      { kind: 'CHARGE_UNKNOWN_TO_PROVIDER', ours: 'recorded, NGN 1,600.00', theirs: 'not known' },
    ]);
    await rename('vanished-from-the-provider', payment.reference);
    expect(await run()).toMatchObject({ closed: 1 });
  });

  it('opens an item for a transfer that we never sent', async () => {
    const recipient = await world.deps.paystack.createTransferRecipient({
      name: 'Somebody',
      ...GOOD_ACCOUNT,
      currency: 'NGN',
    });
    const reference = 'not-a-transfer-of-ours';
    await world.deps.paystack.createTransfer({
      amount: naira(900),
      currency: 'NGN',
      recipient: recipient.recipient_code,
      reference,
    });
    // Our own approval endpoint says no to it; here the provider pays all the same.
    await world.control('POST', `/transfers/${reference}`, { status: 'success' });
    expect(await run()).toMatchObject({ opened: 1 });
    expect(await itemsAbout(reference)).toMatchObject([
      { kind: 'TRANSFER_NOT_OURS', ours: 'nothing', theirs: 'success, NGN 900.00' },
    ]);
    await world.control('POST', `/transfers/${reference}`, { status: 'reversed' });
    expect(await run()).toMatchObject({ closed: 1 });
  });

  it('opens items for payouts whose end or amount the provider tells otherwise', async () => {
    const unpaid = await completed();
    const other = await completed();
    const failed = await world.withdraw(await world.claimed({ amount: naira(5_000) }), {
      accountNumber: '0123456722',
      bankCode: '057',
    });
    await eventually('it fails', async () => {
      await workOnPayout(world.deps)(failed.id);
      return (await statusOf(failed.id)) === 'FAILED';
    });
    const change = (reference: string, what: string) =>
      owner.query(`update paystack_sandbox.transfers set ${what} where reference = $1`, [reference]);
    await change(unpaid.reference, "status = 'failed'");
    await change(other.reference, 'amount = amount - 100');
    await change(failed.reference, "status = 'success'");
    expect(await run()).toMatchObject({ opened: 3 });
    expect(await itemsAbout(unpaid.reference)).toMatchObject([
      {
        kind: 'PAYOUT_NOT_PAID',
        ours: 'completed, NGN 4,850.00, to …0000 at 057',
        theirs: 'failed, NGN 4,850.00, to …0000 at 057',
      },
    ]);
    expect(await itemsAbout(other.reference)).toMatchObject([{ kind: 'TRANSFER_DIFFERS' }]);
    expect(await itemsAbout(failed.reference)).toMatchObject([
      { kind: 'PAYOUT_NOT_RECORDED', withdrawalId: failed.id },
    ]);
    // Given back here, paid there: it cannot be withdrawn once more until both sides agree.
    expect(await claimOf(failed.id)).toBe('FROZEN');
    await change(unpaid.reference, "status = 'success'");
    await change(other.reference, 'amount = amount + 100');
    await change(failed.reference, "status = 'failed'");
    expect(await run()).toMatchObject({ closed: 3 });
    expect(await claimOf(failed.id)).toBe('GRANTED');
  });

  it('opens an item for a payout of which the provider knows nothing, and for a reference that was paid twice', async () => {
    const gone = await completed();
    const twice = await completed();
    await owner.query(
      "update paystack_sandbox.transfers set reference = 'moved-away-reference', status = 'failed' where reference = $1",
      [gone.reference],
    );
    const { paystack } = world.deps;
    const doubling: typeof paystack = {
      ...paystack,
      listTransfers: async (query) => {
        const { data, meta } = await paystack.listTransfers(query);
        const again = data.filter(({ reference }) => reference === twice.reference);
        return { data: [...data, ...again.map((row) => ({ ...row, id: `${row.id}0` }))], meta };
      },
    };
    expect(await reconcile({ ...world.deps, paystack: doubling })()).toMatchObject({ opened: 2 });
    expect(await itemsAbout(gone.reference)).toMatchObject([{ kind: 'PAYOUT_NOT_PAID', theirs: 'not known' }]);
    // And whose it is, so that they are not erased meanwhile.
    expect(await itemsAbout(twice.reference)).toMatchObject([
      { kind: 'TRANSFER_TWICE', withdrawalId: twice.id, giftId: expect.any(String) },
    ]);
    await owner.query(
      "update paystack_sandbox.transfers set reference = $1, status = 'success' where reference = 'moved-away-reference'",
      [gone.reference],
    );
    await run();
  });

  it('concludes nothing from a provider that does not answer, and looks again from where it last came through', async () => {
    const before = await run();
    const { reference } = await paidAtProvider();
    await world.control('POST', '/faults', { route: 'transfer.list', fault: '500', times: 10 });
    const broken = await run();
    expect(broken.failure).toMatch(/transfer/);
    expect(broken.closed).toBe(0);
    await world.control('DELETE', '/faults');
    const after = await run();
    expect(after.failure).toBeNull();
    expect(after.coversFrom.getTime()).toBeLessThan(before.startedAt.getTime());
    expect(await itemsAbout(reference)).toEqual([]);
  });

  it('is run by one process at a time, and not again while the last one is fresh', async () => {
    const runs = await Promise.allSettled([run(), run(), run()]);
    expect(runs.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const count = async () => (await world.deps.db.selectFrom('reconciliations').select('id').execute()).length;
    const before = await count();
    await reconcileByItself(world.deps)();
    expect(await count()).toBe(before);
  });

  it('goes on where one thing cannot be booked, and has not come through then', async () => {
    const broken = await paidAtProvider();
    const other = await paidAtProvider();
    const { paystack } = world.deps;
    const failing: typeof paystack = {
      ...paystack,
      fetchTransaction: async (id) => {
        const transaction = await paystack.fetchTransaction(id);
        if (transaction.reference === broken.reference) throw new Error('the database refuses it');
        return transaction;
      },
    };
    const run = await reconcile({ ...world.deps, paystack: failing })();
    expect(run).toMatchObject({ failure: expect.stringContaining('could not be'), balanceTheirs: null });
    const statusOfPayment = (reference: string) =>
      world.deps.db.selectFrom('payments').select('status').where('reference', '=', reference).executeTakeFirst();
    expect(await statusOfPayment(other.reference)).toMatchObject({ status: 'SUCCESS' });
    expect(await statusOfPayment(broken.reference)).not.toMatchObject({ status: 'SUCCESS' });
    expect(await reconcile(world.deps)()).toMatchObject({ failure: null });
    expect(await statusOfPayment(broken.reference)).toMatchObject({ status: 'SUCCESS' });
  });

  it('runs again where the last one is of the future, which a wrong clock has written', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000);
    await world.deps.db.updateTable('reconciliations').set({ startedAt: tomorrow, finishedAt: tomorrow }).execute();
    const lately = new Date(Date.now() - 5 * 86_400_000);
    await world.deps.db
      .updateTable('reconciliations')
      .set({ coversFrom: lately, startedAt: lately, finishedAt: lately })
      .where('id', '=', (eb) =>
        eb.selectFrom('reconciliations as one').select('one.id').where('one.failure', 'is', null).limit(1),
      )
      .execute();
    await reconcileByItself(world.deps)();
    const rows = await world.deps.db.selectFrom('reconciliations').selectAll().orderBy('startedAt').execute();
    const [, last, ...others] = rows;
    expect(last?.coversFrom.getTime()).toBeLessThanOrEqual(lately.getTime());
    expect(last?.startedAt.getTime()).toBeLessThanOrEqual(Date.now());
    expect(others).toEqual([]);
  });

  it('shows staff its differences; an Admin takes one, books it for what it was, and it is closed for good', async () => {
    const { body: list } = await support.get('/api/admin/reconciliation/items?status=OPEN');
    const item = list.data.find(({ kind }: { kind: string }) => kind === 'CHARGE_NOT_RECORDED');
    expect(list.total).toBe(2);
    expect((await support.get('/api/admin/notifications')).body.items).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'RECONCILIATION_OPEN', count: 2 })]),
    );
    const path = `/api/admin/reconciliation/items/${item.id}`;
    const said = { note: 'Somebody paid for a T-shirt', remedy: 'OWN_MONEY' };
    const { note } = said;
    expect((await support.post(`${path}/resolve`, { ...said, revision: item.revision })).status).toBe(403);
    const hands = `/api/admin/subjects/reconciliation_item/${item.id}/assignee`;
    const { body: me } = await admin.get('/api/admin/session');
    expect((await admin.put(hands, { staffId: me.staff.id })).body.assignee.id).toBe(me.staff.id);
    expect((await support.get(path)).body.assignee.id).toBe(me.staff.id);
    expect((await admin.post(`${path}/resolve`, { ...said, revision: item.revision - 1 })).body.code).toBe(
      'item_changed',
    );
    const closed = await admin.post(`${path}/resolve`, { ...said, revision: item.revision });
    expect(closed.body).toMatchObject({ closingNote: note, closedBy: { name: expect.any(String) } });
    expect((await admin.post(`${path}/resolve`, { ...said, revision: item.revision + 1 })).body.code).toBe(
      'item_closed',
    );
    expect(await auditOf(world, 'reconciliation.resolve')).toMatchObject([{ subjectId: item.id, details: { note } }]);

    expect((await admin.post('/api/admin/reconciliation', {})).body).toMatchObject({ opened: 0, failure: null });
    expect((await support.get(path)).body).toMatchObject({ closingNote: note });
    expect((await support.get('/api/admin/reconciliation/items?status=CLOSED')).body.data).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: item.id })]),
    );
    expect((await support.get(`/api/admin/reconciliation/items/${item.paymentId ?? crypto.randomUUID()}`)).status).toBe(
      404,
    );
    expect((await support.get('/api/admin/operations')).body).toMatchObject({
      openItems: 1,
      reconciliation: { failure: null },
      restore: null,
    });
  });

  it('holds a gift whose payment went back to the sender without us, claimed or not', async () => {
    const waiting = await world.paidGift();
    const opened = await world.paidGift();
    const recipient = world.browser();
    const { body: claim } = await recipient.post(`/api/rules/claim?quid=${opened.quid}`, {});
    for (const { payment } of [waiting, opened]) {
      const { providerId } = await chargeOf(world, payment.id);
      await world.deps.paystack.createRefund({ transaction: providerId });
      await letProviderRefund(world, payment.id);
    }
    expect(await run()).toMatchObject({ opened: 2 });
    for (const { quid, payment } of [waiting, opened]) {
      expect(await giftOf(world, quid)).toMatchObject({ status: 'CONFLICTED' });
      expect(await itemsAbout(payment.reference)).toMatchObject([
        { kind: 'REFUND_NOT_RECORDED', ours: 'no such refund', theirs: 'processed, NGN 10,000.00' },
      ]);
    }
    expect((await world.browser().post(`/api/rules/claim?quid=${waiting.quid}`, {})).status).toBe(403);
    const withdrawal = await recipient.post('/api/withdrawal-request', {
      quid: opened.quid,
      accessKey: claim.accessKey,
      amount: claim.amount,
      ...GOOD_ACCOUNT,
      accountName: 'ANYBODY',
    });
    expect(withdrawal).toMatchObject({ status: 403, body: { code: 'gift_blocked' } });
  });

  it('finds nothing amiss in a charge that we are sending back', async () => {
    const { quid, payment } = await world.paidGift();
    const reason = 'The sender asked for it';
    expect((await admin.put(`/api/quid/${quid}/status`, { status: 'BLOCKED', reason })).status).toBe(200);
    expect((await admin.post(`/api/admin/quids/${quid}/refund`, { reason })).status).toBe(200);
    const { id } = await world.deps.db
      .selectFrom('refunds')
      .select('id')
      .where('chargeId', '=', (await chargeOf(world, payment.id)).id)
      .executeTakeFirstOrThrow();
    await workOnRefund(world.deps)(id);
    await run();
    expect(await itemsAbout(payment.reference)).toEqual([]);
    expect(await giftOf(world, quid)).toMatchObject({ status: 'EXPIRED' });
    await letProviderRefund(world, payment.id);
    await workOnRefund(world.deps)(id);
  });

  it('finds one difference in a charge that somebody else is sending back', async () => {
    const { quid, payment } = await world.paidGift();
    await world.control('POST', '/refunds', { reference: payment.reference });
    await run();
    expect(await itemsAbout(payment.reference)).toMatchObject([{ kind: 'REFUND_NOT_RECORDED' }]);
    expect(await giftOf(world, quid)).toMatchObject({ status: 'CONFLICTED' });
    await letProviderRefund(world, payment.id);
  });

  it('books a settlement of which the fees are more than was paid, and goes on', async () => {
    await run();
    const collected = await total(world, 'provider_receivable');
    await owner.query(
      `insert into paystack_sandbox.settlements
         (currency, status, total_processed, total_fees, total_amount, effective_amount, settlement_date, created_at)
       values ('NGN', 'success', 5000, 10195, -5195, 0, now(), now())`,
    );
    expect(await run()).toMatchObject({ failure: null, settlements: 1 });
    expect((await total(world, 'provider_receivable')) - collected).toBe(5195);
  });
});
