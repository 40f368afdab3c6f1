import type { ClaimId, WithdrawalId } from '@jara/domain/ids';
import { claimAccount } from '@jara/domain/ledger/accounts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { jobsOf } from '../../testing/jobs.ts';
import { createWorld, eventually, naira, type World } from '../../testing/world.ts';
import { recordDispute } from '../money-back/record-dispute.ts';
import { balance, claimsOf, giftOf, openDisputeAtBank, resolveDisputeAtBank } from '../money-back/testing.ts';
import { signInEverybody } from '../staff/testing.ts';
import { isTransferOurs } from './approve-transfer.ts';
import { workOnPayout } from './work-on-payout.ts';

const HOUR_MS = 3_600_000;
const FAST = { checkAfterMs: [20], notFoundBeforeResend: 1 };

describe('a payout that has not left', () => {
  let world: World;
  let admin: Browser;
  beforeAll(async () => {
    world = await createWorld({ env: { PAYSTACK_TIMEOUT_MS: '500' } });
    admin = (await signInEverybody(world)).ADMIN;
  });
  afterEach(async () => {
    await world.control('DELETE', '/faults');
    await world.expectCleanBooks();
  });
  afterAll(() => world.close());

  const work = (id: WithdrawalId) => workOnPayout({ ...world.deps, pace: FAST })(id);
  const withdrawal = (id: WithdrawalId) =>
    world.deps.db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const transfersOf = async (reference: string) => {
    const { data } = await world.control<{ data: { reference: string }[] }>('GET', '/transfers');
    return data.filter((transfer) => transfer.reference === reference);
  };

  /** A share of a gift for two, approved at once and not yet sent. */
  async function approved() {
    const { quid, payment, sender } = await world.paidGift();
    expect((await sender.post('/api/rules', { quid, totalSplits: 2 })).status).toBe(200);
    const recipient = world.browser();
    const { body: claim } = await recipient.post(`/api/rules/claim?quid=${quid}`, {});
    const { id, reference } = await world.withdraw({ quid, recipient, claim });
    expect(await withdrawal(id)).toMatchObject({ status: 'APPROVED', sends: 0 });
    return { quid, payment, id, reference, recipient, claim, gift: await giftOf(world, quid) };
  }
  const reject = async (id: WithdrawalId) =>
    admin.put('/api/withdrawal-request', {
      id,
      action: 'REJECT',
      reason: 'Not the account we were told',
      revision: (await withdrawal(id)).revision,
    });
  const setStatus = (quid: string, status: string) =>
    admin.put(`/api/quid/${quid}/status`, { status, reason: 'We are looking into it' });

  it('waits while its gift is blocked, and goes when it is released', async () => {
    const { quid, id, reference } = await approved();
    expect((await setStatus(quid, 'BLOCKED')).status).toBe(200);
    await workOnPayout({ ...world.deps, pace: { ...FAST, checkAfterMs: [HOUR_MS] } })(id);
    expect(await withdrawal(id)).toMatchObject({ status: 'APPROVED', sends: 0 });
    expect(await transfersOf(reference)).toEqual([]);
    expect((await setStatus(quid, 'SPLIT')).status).toBe(200);
    const job = (await jobsOf(world)).find(({ key }) => key === `payout:${id}`);
    expect(job?.runAt.getTime()).toBeLessThanOrEqual(Date.now());
    await eventually('the payout ends', async () => {
      await work(id);
      return (await withdrawal(id)).status === 'COMPLETED';
    });
    expect(await transfersOf(reference)).toHaveLength(1);
  });

  it('is not sent a second time for a gift that was blocked after the first', async () => {
    const { quid, id, reference } = await approved();
    await world.control('POST', '/faults', { route: 'transfer.create', fault: 'timeout-before-effect', times: 1 });
    await work(id);
    expect((await withdrawal(id)).sends).toBe(1);
    await setStatus(quid, 'BLOCKED');
    for (let turn = 0; turn < 4; turn += 1) await work(id);
    expect(await withdrawal(id)).toMatchObject({ sends: 1 });
    expect(await transfersOf(reference)).toEqual([]);
    const { net: amount, accountNumber: account_number, bankCode: bank_code } = await withdrawal(id);
    const ask = { reference, amount, recipient: { recipient_code: 'RCP_1', details: { account_number, bank_code } } };
    expect(await isTransferOurs(world.deps)(ask)).toBe(false);
    await setStatus(quid, 'SPLIT');
    expect(await isTransferOurs(world.deps)(ask)).toBe(true);
  });

  it('comes back to be held when the sender’s bank disputes the payment, and is free again when that is won', async () => {
    const { id, reference, payment, gift } = await approved();
    const disputeId = await openDisputeAtBank(world, payment.reference);
    await recordDispute(world.deps)({ id: disputeId });
    expect(await withdrawal(id)).toMatchObject({ status: 'REJECTED' });
    const [claim] = await claimsOf(world, gift.id);
    expect(claim).toMatchObject({ status: 'FROZEN' });
    const { held } = await world.deps.db
      .selectFrom('disputes')
      .select('held')
      .where('giftId', '=', gift.id)
      .executeTakeFirstOrThrow();
    expect(held).toBe(naira(10_000));
    await work(id);
    expect(await transfersOf(reference)).toEqual([]);

    await resolveDisputeAtBank(world, disputeId, 'won');
    await recordDispute(world.deps)({ id: disputeId });
    expect((await claimsOf(world, gift.id))[0]).toMatchObject({ status: 'GRANTED' });
    expect(await balance(world, claimAccount(claim?.id as ClaimId))).toBe(naira(5_000));
  });

  it('can still be rejected by staff, and no longer once the provider has been asked', async () => {
    const waiting = await approved();
    expect((await reject(waiting.id)).status).toBe(200);
    expect(await withdrawal(waiting.id)).toMatchObject({ status: 'REJECTED' });
    await work(waiting.id);
    expect(await transfersOf(waiting.reference)).toEqual([]);

    const gone = await approved();
    await world.control('POST', '/faults', { route: 'transfer.create', fault: 'timeout-after-effect', times: 1 });
    await work(gone.id);
    expect(await reject(gone.id)).toMatchObject({ status: 409, body: { code: 'withdrawal_already_decided' } });
  });

  it('can be asked for again when it was rejected while its gift was blocked, and the gift is free', async () => {
    const { quid, id, recipient, claim } = await approved();
    expect((await setStatus(quid, 'BLOCKED')).status).toBe(200);
    expect((await reject(id)).status).toBe(200);
    const headers = { 'x-access-key': claim.accessKey };
    expect((await recipient.get('/api/transactions/withdraw', headers)).body.canWithdraw).toBe(false);
    expect((await setStatus(quid, 'SPLIT')).status).toBe(200);
    expect((await recipient.get('/api/transactions/withdraw', headers)).body.canWithdraw).toBe(true);
    expect(await world.withdraw({ quid, recipient, claim })).toMatchObject({ stage: 'APPROVED' });
  });

  it('is rejected or sent, never both, when both are tried at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, reference } = await approved();
      const { revision } = await withdrawal(id);
      const [answer] = await Promise.all([
        admin.put('/api/withdrawal-request', { id, action: 'REJECT', reason: 'Both at once', revision }),
        work(id),
      ]);
      const { status, sends } = await withdrawal(id);
      expect(status === 'REJECTED', `${answer.status} ${status}`).toBe(answer.status === 200);
      expect(await transfersOf(reference)).toHaveLength(status === 'REJECTED' ? 0 : 1);
      expect(sends).toBe(status === 'REJECTED' ? 0 : 1);
    }
  });
});
