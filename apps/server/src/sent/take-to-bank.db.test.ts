import type { PaymentId, WithdrawalId } from '@jara/domain/ids';
import type { Role } from '@jara/domain/staff/roles';
import { accountNameOf } from '@jara/paystack-sandbox/banks/account-names';
import type { ProviderSums } from '@jara/paystack-sandbox/control/sums';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { listBanks } from '../banks/list-banks.ts';
import { lockGift } from '../money-back/money-back.store.ts';
import { recordDispute } from '../money-back/record-dispute.ts';
import { takeRestBack } from '../money-back/return-rest.ts';
import { startSuspenseRefund } from '../money-back/start-refund.ts';
import {
  endPayout,
  giftOf,
  letProviderRefund,
  mailsOf,
  openDisputeAtBank,
  resolveDisputeAtBank,
  STAFF,
  wrongCharge,
} from '../money-back/testing.ts';
import { reconcile } from '../operations/reconciliation/reconcile.ts';
import { lockPayment } from '../payments/payments.store.ts';
import { workOnPayout } from '../provider/work-on-payout.ts';
import { workOnRefund } from '../provider/work-on-refund.ts';
import { signInEverybody } from '../staff/testing.ts';
import { takeToBank } from './take-to-bank.ts';

const BANK = '058';
const accountOf = (accountNumber: string) => ({
  accountNumber,
  bankCode: BANK,
  accountName: accountNameOf(BANK, accountNumber) ?? '',
});
const MINE = accountOf('0123456700');
const REFUSED_BY_ITS_BANK = accountOf('0123456722');

describe('what a card does not take back', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(() => world.close());

  const room = async (sender: Browser, id: string) => (await sender.get(`/api/sent/${id}`)).body;
  const name = (sender: Browser, id: string, account = MINE) => sender.post(`/api/sent/${id}/bank`, account);
  const sums = () => world.control<ProviderSums>('GET', '/sums');

  /** Cancelled by its sender, and its card does not take the refund. */
  async function cancelled(
    card: string,
    gift: Record<string, unknown> = {},
    before: (quid: string) => Promise<unknown> = async () => undefined,
  ) {
    const senderEmail = `sender-${Math.random().toString(36).slice(2)}@example.com`;
    const made = await world.paidGift({ senderEmail, ...gift }, card);
    const { id } = await giftOf(world, made.quid);
    await before(made.quid);
    await made.sender.post(`/api/sent/${made.payment.id}/cancel`, {});
    await work(made.payment.id);
    await letProviderRefund(world, made.payment.id);
    await work(made.payment.id);
    return { ...made, giftId: id, senderEmail };
  }

  async function work(paymentId: PaymentId) {
    const refunds = await world.deps.db
      .selectFrom('refunds')
      .innerJoin('charges', 'charges.id', 'refunds.chargeId')
      .select('refunds.id')
      .where('charges.paymentId', '=', paymentId)
      .execute();
    for (const { id } of refunds) await workOnRefund(world.deps)(id);
  }

  const withdrawalsOf = (giftId: string) =>
    world.deps.db
      .selectFrom('withdrawals')
      .innerJoin('claims', 'claims.id', 'withdrawals.claimId')
      .selectAll('withdrawals')
      .where('claims.giftId', '=', giftId as never)
      .orderBy('withdrawals.attempt')
      .execute();

  const approve = async ({ id, revision }: { id: WithdrawalId; revision: number }) => {
    const { status, body } = await staff.ADMIN.put('/api/withdrawal-request', { id, revision, action: 'APPROVE' });
    expect(status, JSON.stringify(body)).toBe(200);
  };

  it('goes to a bank account instead, exactly as quoted, once a person has looked at it', async () => {
    const { payment, sender, quid, giftId, senderEmail } = await cancelled('refund-fails');
    expect(await room(sender, payment.id)).toMatchObject({
      may: ['bank'],
      refunds: [{ stage: 'FAILED', to: 'CARD', amount: payment.quote.refundIfCancelled }],
    });
    expect(await mailsOf(world, senderEmail)).toContainEqual({ kind: 'refund_needs_account' });

    const answers = await Promise.all(Array.from({ length: 5 }, () => name(sender, payment.id)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await room(sender, payment.id)).toMatchObject({
      may: [],
      shares: [],
      refunds: [{ stage: 'FAILED' }, { stage: 'UNDER_WAY', to: 'BANK', amount: payment.quote.refundIfCancelled }],
    });
    const [withdrawal, ...others] = await withdrawalsOf(giftId);
    expect(others).toEqual([]);
    expect(withdrawal).toMatchObject({ status: 'REQUESTED', approvalsNeeded: 1, waitReason: /card did not take/ });
    if (!withdrawal) throw new Error('no withdrawal');
    await approve(withdrawal);
    await endPayout(world, withdrawal.id);

    const { charges, transfers } = await sums();
    expect(charges.find(({ reference }) => reference === payment.reference)).toMatchObject({ refunded: 0 });
    expect(transfers.filter(({ reference }) => reference === withdrawal.reference)).toMatchObject([
      { ...accountWithoutName(MINE), bankReceived: payment.quote.refundIfCancelled },
    ]);
    expect(await room(sender, payment.id)).toMatchObject({ may: [], refunds: [{}, { stage: 'DONE' }] });
    const { body: file } = await staff.ADMIN.get(`/api/admin/quids/${quid}`);
    expect(file.money).toMatchObject({
      unclaimed: 0,
      claimed: 0,
      paidOut: payment.quote.refundIfCancelled,
      addsUp: true,
    });
    expect(file.allowed).toMatchObject({ refund: false, revive: false });
    const kinds = (await mailsOf(world, senderEmail)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['payout_requested', 'payout_sent']));
    expect(await mailsOf(world, 'ada@example.com')).not.toContainEqual({ kind: 'payout_sent' });
    await reconcile(world.deps)();
    expect((await staff.ADMIN.get('/api/admin/reconciliation/items?status=OPEN')).body.data).toEqual([]);
  });

  it('goes to the account that was named only while payouts do', async () => {
    const { payment, sender, giftId } = await cancelled('refund-needs-attention');
    const turn = (isOn: boolean) =>
      staff.SUPER_ADMIN.put('/api/admin/operations/switches/payouts', { isOn, reason: 'A look first' });
    const isSent = async () => {
      await work(payment.id);
      const refunds = world.deps.db.selectFrom('refunds').select('accountSentAt').where('giftId', '=', giftId);
      return (await refunds.executeTakeFirstOrThrow()).accountSentAt !== null;
    };
    expect((await turn(false)).status).toBe(200);
    expect((await name(sender, payment.id)).status).toBe(200);
    expect(await isSent()).toBe(false);
    expect((await turn(true)).status).toBe(200);
    expect(await isSent()).toBe(true);
  });

  it('leaves opened shares with their owners, and takes another account when a bank refuses the first', async () => {
    const { payment, sender, quid, giftId } = await cancelled('refund-fails', { rule: { totalSplits: 2 } }, (code) =>
      world.browser().post(`/api/rules/claim?quid=${code}`, {}),
    );
    expect((await name(sender, payment.id, REFUSED_BY_ITS_BANK)).status).toBe(200);
    const [first] = await withdrawalsOf(giftId);
    if (!first) throw new Error('no withdrawal');
    await approve(first);
    await endPayout(world, first.id);
    expect(await room(sender, payment.id)).toMatchObject({ may: ['bank'], shares: [{ stage: 'OPENED' }] });

    expect((await name(sender, payment.id)).status).toBe(200);
    const second = (await withdrawalsOf(giftId)).at(-1);
    if (!second) throw new Error('no withdrawal');
    await approve(second);
    await endPayout(world, second.id);
    const received = (await sums()).transfers.filter(({ reference }) => reference.includes(giftId.replaceAll('-', '')));
    expect(received.map(({ bankReceived }) => bankReceived)).toEqual([0, second.net]);
    const { body: file } = await staff.ADMIN.get(`/api/admin/quids/${quid}`);
    expect(file.money).toMatchObject({ claimed: naira(5_000), addsUp: true });
  });

  it.each(['before', 'after'] as const)(
    'is no share: its sender takes it to the account that receives the share they opened %s',
    async (order) => {
      const made = await world.paidGift({ rule: { totalSplits: 2 } }, 'refund-fails');
      const { sender, quid, payment } = made;
      const { id: giftId } = await giftOf(world, quid);
      const { body: claim } = await sender.post(`/api/rules/claim?quid=${quid}`, {});
      const takeShare = () => world.withdraw({ quid, recipient: sender, claim }, accountWithoutName(MINE));
      const share = order === 'before' ? await takeShare() : undefined;
      await sender.post(`/api/sent/${payment.id}/cancel`, {});
      await work(payment.id);
      await letProviderRefund(world, payment.id);
      await work(payment.id);
      expect((await name(sender, payment.id)).status).toBe(200);
      const { id } = share ?? (await takeShare());
      const rest = (await withdrawalsOf(giftId)).find((withdrawal) => withdrawal.id !== id);
      if (!rest) throw new Error('no withdrawal');
      expect(rest.waitReason).toBe('Goes back to the sender: their card did not take the refund.');
      await approve(rest);
      for (const each of [rest.id, id]) await endPayout(world, each);
      const received = (await sums()).transfers.filter(({ reference }) =>
        reference.includes(giftId.replaceAll('-', '')),
      );
      expect(received).toHaveLength(2);
      for (const transfer of received)
        expect(transfer).toMatchObject({ ...accountWithoutName(MINE), bankReceived: transfer.amount });
    },
  );

  it('goes on as the same refund where the provider waits for an account, and to that account', async () => {
    const { payment, sender, giftId, senderEmail } = await cancelled('refund-needs-attention');
    expect(await room(sender, payment.id)).toMatchObject({
      may: ['bank'],
      refunds: [{ stage: 'UNDER_WAY', to: 'CARD' }],
    });
    expect(await mailsOf(world, senderEmail)).toContainEqual({ kind: 'refund_needs_account' });
    expect((await name(sender, payment.id)).status).toBe(200);
    await work(payment.id);
    await letProviderRefund(world, payment.id);
    await work(payment.id);
    expect(await withdrawalsOf(giftId)).toEqual([]);
    const charge = (await sums()).charges.find(({ reference }) => reference === payment.reference);
    expect(charge).toMatchObject({
      refunded: payment.quote.refundIfCancelled,
      refundedTo: [{ ...accountWithoutName(MINE), amount: payment.quote.refundIfCancelled }],
    });
    expect(await room(sender, payment.id)).toMatchObject({ may: [], refunds: [{ stage: 'DONE', to: 'BANK' }] });
  });

  it('goes to the bank where the provider finds the account, of two that share a code', async () => {
    const shared = '50739';
    const { payment, sender, senderEmail } = await cancelled('refund-needs-attention');
    const account = { accountNumber: MINE.accountNumber, bankCode: shared };
    await name(sender, payment.id, { ...account, accountName: accountNameOf(shared, account.accountNumber) ?? '' });
    const banks = (await listBanks(world.deps)()).filter(({ code }) => code === shared);
    expect(banks).toHaveLength(2);
    const { paystack } = world.deps;
    const told: string[] = [];
    const finding = (bankId: string | undefined) => ({
      ...world.deps,
      paystack: {
        ...paystack,
        resolveAccount: async (asked: typeof account) => ({
          ...(await paystack.resolveAccount(asked)),
          bank_id: bankId,
        }),
        retryRefund: async (...asked: Parameters<typeof paystack.retryRefund>) => {
          told.push(asked[1].bankId);
          return paystack.retryRefund(...asked);
        },
      },
    });
    const { id } = await world.deps.db
      .selectFrom('refunds')
      .innerJoin('charges', 'charges.id', 'refunds.chargeId')
      .select('refunds.id')
      .where('charges.paymentId', '=', payment.id)
      .executeTakeFirstOrThrow();
    // Where it does not say at which, the sender is asked for another account.
    await workOnRefund(finding(undefined))(id);
    expect([told, (await room(sender, payment.id)).may]).toEqual([[], ['bank']]);
    expect((await mailsOf(world, senderEmail)).filter(({ kind }) => kind === 'refund_needs_account')).toHaveLength(2);
    await name(sender, payment.id, { ...account, accountName: accountNameOf(shared, account.accountNumber) ?? '' });
    await workOnRefund(finding(banks[1]?.id))(id);
    expect(told).toEqual([banks[1]?.id]);
    await letProviderRefund(world, payment.id);
    await work(payment.id);
    expect(await room(sender, payment.id)).toMatchObject({ refunds: [{ stage: 'DONE', to: 'BANK' }] });
  });

  it('asks once more when the answer about the account is lost, and the provider still pays once', async () => {
    const { payment, sender } = await cancelled('refund-needs-attention');
    await world.control('POST', '/faults', { route: 'refund.retry', fault: 'timeout-after-effect', times: 1 });
    await name(sender, payment.id);
    await work(payment.id);
    await letProviderRefund(world, payment.id);
    await work(payment.id);
    const charge = (await sums()).charges.find(({ reference }) => reference === payment.reference);
    expect(charge).toMatchObject({ refunded: payment.quote.refundIfCancelled });
    expect(await room(sender, payment.id)).toMatchObject({ refunds: [{ stage: 'DONE', to: 'BANK' }] });
  });

  it('is asked for again when the provider does not pay to the account', async () => {
    const { payment, sender, senderEmail } = await cancelled('refund-needs-attention');
    await world.control('POST', '/faults', { route: 'refund.retry', fault: 'timeout-before-effect', times: 1 });
    await name(sender, payment.id);
    await work(payment.id);
    expect((await room(sender, payment.id)).may).toEqual([]);
    await world.deps.db
      .updateTable('refunds')
      .set({ accountSentAt: new Date(Date.now() - 3_600_000) })
      .where('accountNumber', '=', MINE.accountNumber)
      .where('status', '=', 'SUBMITTED')
      .execute();
    await work(payment.id);
    expect((await room(sender, payment.id)).may).toEqual(['bank']);
    expect((await mailsOf(world, senderEmail)).filter(({ kind }) => kind === 'refund_needs_account')).toHaveLength(2);
    await name(sender, payment.id);
    await work(payment.id);
    await letProviderRefund(world, payment.id);
    await work(payment.id);
    expect(await room(sender, payment.id)).toMatchObject({ refunds: [{ stage: 'DONE', to: 'BANK' }] });
  });

  it('is not paid to a bank when the card has taken it after all', async () => {
    const { payment, sender, quid, giftId } = await cancelled('refund-fails');
    await name(sender, payment.id);
    const [withdrawal] = await withdrawalsOf(giftId);
    if (!withdrawal) throw new Error('no withdrawal');
    await approve(withdrawal);
    const charge = await world.deps.paystack.verifyTransaction(payment.reference);
    const [refund] = (await world.deps.paystack.listRefunds(charge.id)).data;
    await world.control('POST', `/refunds/${refund?.id}`, { status: 'processed', webhook: false });
    await workOnPayout(world.deps)(withdrawal.id);
    await workOnPayout(world.deps)(withdrawal.id);
    const { charges, transfers } = await sums();
    expect(transfers.filter(({ reference }) => reference === withdrawal.reference)).toEqual([]);
    expect(charges.find(({ reference }) => reference === payment.reference)?.refunded).toBe(
      payment.quote.refundIfCancelled,
    );
    expect((await giftOf(world, quid)).status).toBe('CONFLICTED');

    // It is booked out of what was to go to the bank, which then goes there no more.
    await reconcile(world.deps)();
    for (const who of [staff.SUPER_ADMIN, staff.ADMIN]) {
      const { body } = await who.get('/api/admin/reconciliation/items?status=OPEN');
      const [item] = body.data;
      if (!item) break;
      expect(item.kind).toBe('REFUND_NOT_RECORDED');
      const { revision } = item;
      const remedy = { note: 'It reached the card', revision, remedy: 'REFUND_HAPPENED' };
      await who.post(`/api/admin/reconciliation/items/${item.id}/resolve`, remedy);
    }
    expect((await room(sender, payment.id)).may).toEqual([]);
    const { body: file } = await staff.ADMIN.get(`/api/admin/quids/${quid}`);
    expect(file.money).toMatchObject({ claimed: 0, onTheWay: 0, chargebackLoss: 0, addsUp: true });
    expect(file.money.refunded).toBe(payment.quote.refundIfCancelled);
  });

  it('may be of a charge that never became the gift, and goes to an account all the same', async () => {
    const card = 'refund-needs-attention';
    const { sender, payment, charge } = await wrongCharge(world, { amount: naira(9_000), card });
    await startSuspenseRefund(world.deps)({ chargeId: charge.id, actor: STAFF, reason: 'Of a wrong amount' });
    await work(payment.id);
    await letProviderRefund(world, payment.id);
    await work(payment.id);
    expect(await room(sender, payment.id)).toMatchObject({
      may: ['bank'],
      refunds: [{ amount: naira(9_000), to: 'CARD' }],
    });
    expect((await name(sender, payment.id)).status).toBe(200);
    await work(payment.id);
    await letProviderRefund(world, payment.id);
    await work(payment.id);
    const at = (await sums()).charges.find(({ reference }) => reference === payment.reference);
    expect(at).toMatchObject({ refunded: naira(9_000), refundedTo: [accountWithoutName(MINE)] });
    expect(await room(sender, payment.id)).toMatchObject({ may: [], refunds: [{ stage: 'DONE', to: 'BANK' }] });
  });

  it('can still be told where to go when the bank has taken the other part', async () => {
    const { payment, sender } = await cancelled('refund-needs-attention', { rule: { totalSplits: 2 } }, (code) =>
      world.browser().post(`/api/rules/claim?quid=${code}`, {}),
    );
    const left = naira(10_000) - (await room(sender, payment.id)).refunds[0].amount;
    const id = await openDisputeAtBank(world, payment.reference, left);
    await recordDispute(world.deps)({ id });
    expect((await room(sender, payment.id)).may).toEqual([]);
    await resolveDisputeAtBank(world, id, 'lost');
    await recordDispute(world.deps)({ id });
    expect((await name(sender, payment.id)).status).toBe(200);
    await work(payment.id);
    await letProviderRefund(world, payment.id);
    await work(payment.id);
    const charge = (await sums()).charges.find(({ reference }) => reference === payment.reference);
    expect((charge?.refunded ?? 0) + (charge?.disputed ?? 0)).toBe(naira(10_000));
    expect(await room(sender, payment.id)).toMatchObject({ refunds: [{ stage: 'DONE', to: 'BANK' }] });
  });

  it('goes nowhere when it is put back into the gift while the bank says whose account that is', async () => {
    const { payment, sender, giftId } = await cancelled('refund-fails');
    await name(sender, payment.id, REFUSED_BY_ITS_BANK);
    const [first] = await withdrawalsOf(giftId);
    if (!first) throw new Error('it was asked for');
    await approve(first);
    await endPayout(world, first.id);
    const { paystack, db } = world.deps;
    let asked = 0;
    const takenMeanwhile: typeof paystack.resolveAccount = async (account) => {
      asked += 1;
      if (asked === 2)
        await db.transaction().execute(async (trx) => {
          await lockPayment(trx, payment.id);
          const gift = await lockGift(trx, giftId);
          if (gift) await takeRestBack(trx, gift, new Date());
        });
      return paystack.resolveAccount(account);
    };
    const asking = takeToBank({ ...world.deps, paystack: { ...paystack, resolveAccount: takenMeanwhile } })(
      { id: payment.id, giftId },
      MINE,
    );
    await expect(asking).rejects.toMatchObject({ code: 'not_possible_now' });
    expect(await withdrawalsOf(giftId)).toHaveLength(1);
  });

  it('is nobody’s to send but the sender’s, and nothing is sent where nothing waits', async () => {
    const { payment, sender } = await world.paidGift();
    expect((await name(world.browser(), payment.id)).status).toBe(404);
    expect(await name(sender, payment.id)).toMatchObject({ status: 409, body: { code: 'not_possible_now' } });
    const waiting = await cancelled('refund-fails');
    expect((await name(world.browser(), waiting.payment.id)).status).toBe(404);
    const wrongName = { ...MINE, accountName: 'Somebody Else' };
    expect(await name(waiting.sender, waiting.payment.id, wrongName)).toMatchObject({
      body: { code: 'account_name_differs' },
    });
    expect((await room(waiting.sender, waiting.payment.id)).may).toEqual(['bank']);
  });
});

const accountWithoutName = ({ accountNumber, bankCode }: typeof MINE) => ({ accountNumber, bankCode });
