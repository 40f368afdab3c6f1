import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { WithdrawalId } from '@jara/domain/ids';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../testing/browser.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/postgres.ts';
import { createWorld, eventually, GOOD_ACCOUNT, naira, type World } from '../../../testing/world.ts';
import { createApp } from '../../app.ts';
import { verifyAudit } from '../../audit/verify-audit.ts';
import { resolveAccountName } from '../../banks/resolve-account-name.ts';
import { endPayout } from '../../money-back/testing.ts';
import { makeKeyPair, readPrivateKeys, readPublicKey } from '../../platform/age-file/age-keys.ts';
import { readConfig } from '../../platform/config.ts';
import { createKeys } from '../../platform/keys/keys.ts';
import { createLog } from '../../platform/log.ts';
import { sweepPayouts, workOnPayout } from '../../provider/work-on-payout.ts';
import { auditOf, signInEverybody } from '../../staff/testing.ts';
import { wireUp } from '../../wire-up.ts';
import { requestWithdrawal } from '../../withdrawals/request-withdrawal.ts';
import { findWithdrawal } from '../../withdrawals/withdrawals.store.ts';
import { checkBooks } from '../books/check-books.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { FAILING } from '../reconciliation/testing.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

const FAST = { checkAfterMs: [20], notFoundBeforeResend: 3 };

describe('a backup that is restored after money has moved', () => {
  let world: World;
  let folder: string;
  let target: TestDatabase;
  let app: FastifyInstance;
  let product: Awaited<ReturnType<typeof wireUp>>;
  const restored = () => new Browser(app);
  const transfersOf = async (reference: string) => {
    const { data } = await world.control<{ data: { reference: string; status: string }[] }>('GET', '/transfers');
    return data.filter((transfer) => transfer.reference === reference);
  };
  const payOut = async (id: WithdrawalId) =>
    eventually('the payout is completed', async () => {
      await workOnPayout({ ...world.deps, pace: FAST })(id);
      const row = await world.deps.db
        .selectFrom('withdrawals')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.status === 'COMPLETED';
    });
  const rowOf = (reference: string) =>
    product.deps.db.selectFrom('withdrawals').selectAll().where('reference', '=', reference).executeTakeFirst();

  beforeAll(async () => {
    world = await createWorld();
    folder = await mkdtemp(path.join(tmpdir(), 'jara-backup-'));
    // The provider would ask the product that is lost whether a transfer is ours.
    await world.control('POST', '/settings', { approvals: false });
  });
  afterAll(async () => {
    await app.close();
    await product.close();
    await target.drop();
    await rm(folder, { recursive: true });
    await world.close();
  });

  const keys = () => createKeys(world.env.SECRET_KEY ?? '');
  const pair = makeKeyPair();
  const publicKeys = [readPublicKey(pair.publicKey)];
  const privateKeys = readPrivateKeys(pair.privateKey);
  const file = () => path.join(folder, 'moved.jara');
  const restore = (databaseUrl: string) =>
    restoreBackup({ databaseUrl, file: file(), privateKeys, keys: keys(), replace: false, acceptOtherKey: false });
  /** The same product, with the same keys and the same provider, on another database. */
  const startOn = (databaseUrl: string) =>
    wireUp(
      readConfig({ ...world.env, DATABASE_URL: databaseUrl }),
      { databaseUrl, secretKey: world.env.SECRET_KEY ?? '', paystackSecretKey: world.deps.paystackSecretKey },
      createLog('silent', 'test'),
    );

  it('pays nobody twice, finds every payout and gift of the lost time, and goes on only when it has', async () => {
    // As the backup is taken: one payout approved, one waiting for staff, one share claimed, gifts open, one unpaid.
    const approved = await world.withdraw(await world.claimed({ amount: naira(5_000) }));
    const waiting = await world.withdraw(await world.claimed({ amount: naira(30_000) }));
    const claimed = await world.claimed({ amount: naira(6_000) });
    const corrected = await world.claimed({ amount: naira(6_500) });
    const open = await world.paidGift({ amount: naira(7_000) });
    const unpaid = await world.browser().post('/api/transactions', {
      amount: naira(8_000),
      email: 'ada@example.com',
      authorizationUrl: 'http://localhost:3000/payment/callback',
    });
    const [refunded, disputed] = [
      await world.paidGift({ amount: naira(9_000) }),
      await world.paidGift({ amount: naira(4_000) }),
    ];
    await takeBackup({ databaseUrl: world.databaseUrl, file: file(), keys: keys(), publicKeys });

    // Then the product goes on: everything is paid, claimed and asked for.
    await payOut(approved.id);
    const staff = await signInEverybody(world);
    const { status } = await staff.ADMIN.put('/api/withdrawal-request', {
      id: waiting.id,
      action: 'APPROVE',
      revision: 1,
    });
    expect(status).toBe(200);
    await payOut(waiting.id);
    const askedLater = await world.withdraw(claimed);
    await payOut(askedLater.id);
    const refusedLater = await world.withdraw(corrected, FAILING);
    await endPayout(world, refusedLater.id);
    const correctedLater = await world.withdraw(corrected);
    await payOut(correctedLater.id);
    const taker = world.browser();
    const { body: claim } = await taker.post(`/api/rules/claim?quid=${open.quid}`, {});
    const claimedLater = await world.withdraw({ quid: open.quid, recipient: taker, claim });
    await payOut(claimedLater.id);
    await world.control('POST', '/pay', { reference: unpaid.body.reference, card: 'success' });
    const part = { reference: refunded.payment.reference, amount: naira(5_000), status: 'processed', webhook: false };
    await world.control('POST', '/refunds', part);
    await world.control('POST', '/disputes', { reference: disputed.payment.reference, webhook: false });

    // And is lost. On a new machine:
    target = await createTestDatabase();
    await restore(target.url);
    product = await startOn(target.url);
    app = await createApp(product.deps);
    await app.ready();
    const { db } = product.deps;
    const everybody = await signInEverybody({ ...world, app, deps: product.deps, browser: restored });
    const { SUPER_ADMIN: chief, ADMIN: admin } = everybody;
    const lift = (name: string) =>
      chief.put(`/api/admin/operations/switches/${name}`, { isOn: true, reason: 'Reconciled' });

    // Nothing is sent, nothing can be claimed, and nobody can lift that yet.
    const sentBefore = await world.control<{ total: number }>('GET', '/transfers');
    await sweepPayouts(product.deps)();
    expect((await restored().post(`/api/rules/claim?quid=${open.quid}`, {})).body.code).toBe('switched_off');
    for (const name of ['payouts', 'claims']) expect((await lift(name)).body.code).toBe('not_reconciled');
    // Nor can a share be asked for, which may have been paid, or tried under the reference that the next try would have.
    const asked = await restored().post('/api/withdrawal-request', {
      quid: corrected.quid,
      accessKey: corrected.claim.accessKey,
      amount: corrected.claim.amount,
      ...GOOD_ACCOUNT,
      accountName: correctedLater.accountName,
    });
    expect(asked.body.code).toBe('switched_off');
    // Nor does a gift go back to its sender, of which a share may have been paid.
    const sender = restored();
    for (const [name, value] of open.sender.cookies) sender.cookies.set(name, value);
    const cancelled = await sender.post(`/api/sent/${open.payment.id}/cancel`, {});
    expect(cancelled.body.code).toBe('switched_off');
    expect((await chief.get('/api/admin/operations')).body.restore).toMatchObject({ isReconciled: false });
    // Asking alone has already found the payout that was approved when the backup was taken.
    expect((await rowOf(approved.reference))?.status).toBe('COMPLETED');
    expect((await rowOf(waiting.reference))?.status).toBe('REQUESTED');
    expect(await rowOf(askedLater.reference)).toBeUndefined();

    const run = await reconcile(product.deps)();
    expect(run).toMatchObject({ opened: 2, failure: null });
    for (const { quid } of [refunded, disputed])
      expect((await restored().post(`/api/rules/claim?quid=${quid}`, {})).status).not.toBe(200);
    const statuses = await db
      .selectFrom('gifts')
      .select('status')
      .where('quid', 'in', [refunded.quid, disputed.quid])
      .execute();
    expect(statuses).toEqual([{ status: 'CONFLICTED' }, { status: 'CONFLICTED' }]);
    expect((await rowOf(waiting.reference))?.status).toBe('COMPLETED');
    expect(await rowOf(askedLater.reference)).toMatchObject({ status: 'COMPLETED', gross: naira(6_000) });
    expect(await rowOf(refusedLater.reference)).toMatchObject({ status: 'FAILED', attempt: 1 });
    expect(await rowOf(correctedLater.reference)).toMatchObject({ status: 'COMPLETED', attempt: 2 });
    const payment = await db
      .selectFrom('payments')
      .innerJoin('gifts', 'gifts.paymentId', 'payments.id')
      .select(['payments.status', 'gifts.status as giftStatus'])
      .where('payments.reference', '=', unpaid.body.reference)
      .executeTakeFirst();
    expect(payment).toEqual({ status: 'SUCCESS', giftStatus: 'ACTIVE' });

    // The claim that is lost without a trace is what a person has to look at; its gift is frozen meanwhile.
    const items = await db.selectFrom('reconciliationItems').selectAll().orderBy('kind', 'desc').execute();
    const [item, refund] = items;
    expect(items).toHaveLength(2);
    expect(refund).toMatchObject({ kind: 'REFUND_NOT_RECORDED', amount: naira(5_000) });
    expect(item).toMatchObject({ kind: 'TRANSFER_NOT_OURS', reference: claimedLater.reference });
    const gift = await db.selectFrom('gifts').select('status').where('quid', '=', open.quid).executeTakeFirst();
    expect(gift?.status).toBe('CONFLICTED');
    expect((await lift('payouts')).body.code).toBe('not_reconciled');
    const resolve = (who: Browser, it: typeof item, remedy: string) =>
      who.post(`/api/admin/reconciliation/items/${it?.id}/resolve`, {
        note: 'It happened before the restore',
        revision: it?.revision,
        remedy,
      });
    expect((await resolve(admin, item, 'SHARE_WAS_PAID')).status).toBe(403);
    expect((await resolve(chief, item, 'SHARE_WAS_PAID')).status).toBe(200);
    expect((await resolve(chief, refund, 'REFUND_HAPPENED')).status).toBe(200);
    const over = await db
      .selectFrom('gifts')
      .select('status')
      .where('quid', 'in', [open.quid, refunded.quid])
      .execute();
    expect(over).toEqual([{ status: 'EXPIRED' }, { status: 'EXPIRED' }]);
    await reconcile(product.deps)();

    for (const name of ['payouts', 'claims']) expect((await lift(name)).status).toBe(200);
    expect((await chief.get('/api/admin/operations')).body.restore).toBeNull();
    await sweepPayouts(product.deps)();
    for (const { reference } of [approved, waiting, askedLater, correctedLater, claimedLater])
      expect(await transfersOf(reference)).toMatchObject([{ status: 'success' }]);
    expect((await world.control<{ total: number }>('GET', '/transfers')).total).toBe(sentBefore.total);
    expect((await checkBooks(db)).problems).toEqual([]);
    const { rows } = await sql<{ paid: number }>`
      select coalesce(-sum(m.amount), 0)::bigint as paid from movements m where m.account = 'withdrawal_fee_revenue'
    `.execute(db);
    expect(rows[0]?.paid).toBe(naira(150 + 900 + 180 + 195));
    expect(await verifyAudit(db, { keys: keys(), anchors: [] })).toMatchObject({ isWhole: true });
    expect(await auditOf({ ...world, deps: product.deps }, 'database.restore')).toHaveLength(1);
  });

  it('does not pay a share twice even when everything is lifted by force and its owner asks for it again', async () => {
    const forced = await createTestDatabase();
    await restore(forced.url);
    const owner = new pg.Client({ connectionString: forced.url });
    await owner.connect();
    await owner.query('update switches set is_on = true, reason = null');
    await owner.query('update restores set released_at = now()');
    await owner.end();
    const careless = await startOn(forced.url);
    const { db } = careless.deps;
    const before = await world.control<{ total: number }>('GET', '/transfers');
    const share = await db
      .selectFrom('claims')
      .innerJoin('gifts', 'gifts.id', 'claims.giftId')
      .select(['claims.id', 'gifts.quid', 'claims.share'])
      .where('claims.share', '=', naira(6_000) as never)
      .executeTakeFirstOrThrow();
    const again = await requestWithdrawal(careless.deps)({
      quid: share.quid as never,
      accessKey: keys().accessKeyOf(share.id),
      amount: share.share,
      ...GOOD_ACCOUNT,
      accountName: await resolveAccountName(careless.deps)(GOOD_ACCOUNT),
    });
    await eventually('the payout is found', async () => {
      await workOnPayout({ ...careless.deps, pace: FAST })(again.id);
      return (await findWithdrawal(db, again.id))?.status === 'COMPLETED';
    });
    expect((await world.control<{ total: number }>('GET', '/transfers')).total).toBe(before.total);
    expect((await checkBooks(db)).problems).toEqual([]);
    await careless.close();
    await forced.drop();
  });
});
