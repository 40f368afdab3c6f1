import type { WithdrawalId } from '@jara/domain/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobsOf } from '../../testing/jobs.ts';
import { createWorld, eventually, naira, type World } from '../../testing/world.ts';
import { workOnPayout } from './work-on-payout.ts';
import { workOnWebhook } from './work-on-webhook.ts';

const FAST = { checkAfterMs: [20], notFoundBeforeResend: 3 };

describe('a payout whose outcome is not known', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ env: { PAYSTACK_TIMEOUT_MS: '300' } });
  });
  afterAll(() => world.close());

  const transfersOf = async (reference: string) => {
    const { data } = await world.control<{ data: { reference: string; amount: number; status: string }[] }>(
      'GET',
      '/transfers',
    );
    return data.filter((transfer) => transfer.reference === reference);
  };
  const statusOf = async (id: WithdrawalId) =>
    (await world.deps.db.selectFrom('withdrawals').select('status').where('id', '=', id).executeTakeFirstOrThrow())
      .status;
  const work = (id: WithdrawalId) => workOnPayout({ ...world.deps, pace: FAST })(id);

  /** Every way in which sending can end without a clear answer; some of them have really paid. */
  const SENDING = ['timeout-before-effect', 'timeout-after-effect', '500', 'garbage', 'not-found'] as const;
  const LOOKING = [undefined, 'timeout-before-effect', '500', 'garbage', 'not-found'] as const;

  /** What the bank does in the end, by the account's ending: the truth that we must find out. */
  const TRUTHS = [
    { truth: 'really paid', account: { accountNumber: '0000000000', bankCode: '057' }, end: 'COMPLETED' },
    { truth: 'really not paid', account: { accountNumber: '0123456722', bankCode: '057' }, end: 'FAILED' },
  ] as const;

  for (const { truth, account, end } of TRUTHS) {
    for (const sending of SENDING) {
      for (const looking of LOOKING) {
        it(`${truth}: one transfer when sending ends in ${sending} and the first look in ${looking ?? 'an answer'}`, async () => {
          const claimed = await world.claimed({ amount: naira(9_000) });
          await world.control('POST', '/faults', { route: 'transfer.create', fault: sending, times: 1 });
          if (looking) await world.control('POST', '/faults', { route: 'transfer.verify', fault: looking, times: 2 });
          const withdrawal = await world.withdraw(claimed, account);

          await work(withdrawal.id);
          // Whatever was lost, nothing is concluded from silence: the money is still reserved, or its end is known.
          expect(['SUBMITTED', 'UNKNOWN', end]).toContain(await statusOf(withdrawal.id));
          await world.expectCleanBooks();

          await eventually(`the payout ends (${truth}, ${sending}, ${looking})`, async () => {
            await work(withdrawal.id);
            return (await statusOf(withdrawal.id)) === end;
          });
          await world.control('DELETE', '/faults');
          const transfers = await transfersOf(withdrawal.reference);
          expect(transfers.map(({ amount }) => amount)).toEqual([naira(8_730)]);
          await world.expectCleanBooks();
        });
      }
    }
  }

  it('is looked at again at once for news that came while somebody was at it, however far away the next look is', async () => {
    const HOUR_MS = 3_600_000;
    const slowly = workOnPayout({ ...world.deps, pace: { ...FAST, checkAfterMs: [HOUR_MS] } });
    const { id } = await world.withdraw(await world.claimed({ amount: naira(9_000) }));
    await world.control('POST', '/faults', { route: 'transfer.create', fault: 'timeout-after-effect', times: 1 });
    const first = slowly(id);
    await eventually('the first is in the middle of its call', async () => {
      const { faults } = await world.control<{ faults: unknown[] }>('GET', '/state');
      return faults.length === 0;
    });
    await slowly(id);
    await first;
    expect(await statusOf(id)).toBe('UNKNOWN');
    const waits = (await jobsOf(world))
      .filter(({ key }) => key?.startsWith(`payout:${id}`))
      .map(({ runAt }) => runAt.getTime() - Date.now())
      .sort((a, b) => a - b);
    expect(waits).toHaveLength(2);
    expect(waits[0]).toBeLessThan(5_000);
    expect(waits[1]).toBeGreaterThan(HOUR_MS / 2);
    await work(id);
    expect(await statusOf(id)).toBe('COMPLETED');
  });

  it('gives everything back when the bank refuses, and the next account is paid', async () => {
    const claimed = await world.claimed({ amount: naira(9_000) });
    const failing = await world.withdraw(claimed, { accountNumber: '0123456722', bankCode: '057' });
    await eventually('payout fails', async () => {
      await work(failing.id);
      return (await statusOf(failing.id)) === 'FAILED';
    });
    const { body } = await claimed.recipient.get('/api/transactions/withdraw', {
      'x-access-key': claimed.claim.accessKey,
    });
    expect(body).toMatchObject({ canWithdraw: true, amount: naira(9_000) });
    expect(body.withdrawals[0]).toMatchObject({ status: 'FAILED' });
    expect(body.withdrawals[0].reason).toBeTruthy();
    await world.expectCleanBooks();

    const second = await world.withdraw(claimed);
    expect(second.id).not.toBe(failing.id);
    await eventually('second payout completes', async () => {
      await work(second.id);
      return (await statusOf(second.id)) === 'COMPLETED';
    });
    await world.expectCleanBooks();
  });

  it('that stays pending is not called paid, until the provider says so', async () => {
    const claimed = await world.claimed({ amount: naira(9_000) });
    const withdrawal = await world.withdraw(claimed, { accountNumber: '0123456744', bankCode: '057' });
    for (let look = 0; look < 3; look += 1) await work(withdrawal.id);
    expect(await statusOf(withdrawal.id)).toBe('SUBMITTED');
    expect((await transfersOf(withdrawal.reference)).map(({ status }) => status)).toEqual(['pending']);
    await world.control('POST', `/transfers/${withdrawal.reference}`, { status: 'success' });
    await work(withdrawal.id);
    expect(await statusOf(withdrawal.id)).toBe('COMPLETED');
    await world.expectCleanBooks();
  });

  it('undoes a completed payout that the bank sends back, fee included', async () => {
    const claimed = await world.claimed({ amount: naira(9_000) });
    const withdrawal = await world.withdraw(claimed);
    await eventually('payout completes', async () => {
      await work(withdrawal.id);
      return (await statusOf(withdrawal.id)) === 'COMPLETED';
    });
    await world.control('POST', `/transfers/${withdrawal.reference}`, { status: 'reversed' });
    await work(withdrawal.id);
    expect(await statusOf(withdrawal.id)).toBe('REVERSED');
    const { body } = await claimed.recipient.get('/api/transactions/withdraw', {
      'x-access-key': claimed.claim.accessKey,
    });
    expect(body).toMatchObject({ canWithdraw: true, amount: naira(9_000), fee: naira(270) });
    await world.expectCleanBooks();
  });

  it('does not lose a reversal to a provider that is silent when it is asked, or not yet sure', async () => {
    const withdrawal = await world.withdraw(await world.claimed({ amount: naira(9_000) }));
    await eventually('payout completes', async () => {
      await work(withdrawal.id);
      return (await statusOf(withdrawal.id)) === 'COMPLETED';
    });
    const [transfer] = await transfersOf(withdrawal.reference);
    const body = JSON.stringify({ event: 'transfer.reversed', data: { ...transfer, status: 'reversed' } });
    const { id } = await world.deps.db
      .insertInto('webhookEvents')
      .values({
        identity: `reversed:${withdrawal.id}`,
        event: 'transfer.reversed',
        reference: withdrawal.reference,
        body,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await expect(workOnWebhook(world.deps)(id)).rejects.toThrow('does not confirm yet');
    await world.control('POST', `/transfers/${withdrawal.reference}`, { status: 'reversed' });
    await world.control('POST', '/faults', { route: 'transfer.verify', fault: '500', times: 1 });
    await expect(workOnWebhook(world.deps)(id)).rejects.toThrow('did not say');
    expect(await statusOf(withdrawal.id)).toBe('COMPLETED');
    await workOnWebhook(world.deps)(id);
    expect(await statusOf(withdrawal.id)).toBe('REVERSED');
    await world.expectCleanBooks();
  });

  it('is sent once a look, not in a circle, while the provider has it and cannot find it', async () => {
    const withdrawal = await world.withdraw(await world.claimed({ amount: naira(9_000) }));
    await world.control('POST', '/faults', { route: 'transfer.create', fault: 'timeout-after-effect', times: 1 });
    await world.control('POST', '/faults', { route: 'transfer.verify', fault: 'not-found', times: 40 });
    const hastily = workOnPayout({ ...world.deps, pace: { ...FAST, notFoundBeforeResend: 1 } });
    await hastily(withdrawal.id);
    await hastily(withdrawal.id);
    const { sends } = await world.deps.db
      .selectFrom('withdrawals')
      .select('sends')
      .where('id', '=', withdrawal.id)
      .executeTakeFirstOrThrow();
    expect(sends).toBe(2);
    await world.control('DELETE', '/faults');
    expect(await transfersOf(withdrawal.reference)).toHaveLength(1);
    await world.expectCleanBooks();
  });

  it('waits when our own balance is too small, and pays when it is filled', async () => {
    const claimed = await world.claimed({ amount: naira(9_000) });
    await world.control('POST', '/settings', { starter_business: true });
    const withdrawal = await world.withdraw(claimed);
    await work(withdrawal.id);
    await work(withdrawal.id);
    expect(['SUBMITTED', 'UNKNOWN']).toContain(await statusOf(withdrawal.id));
    expect(await transfersOf(withdrawal.reference)).toHaveLength(0);
    await world.control('POST', '/settings', { starter_business: false });
    await eventually('payout completes', async () => {
      await work(withdrawal.id);
      return (await statusOf(withdrawal.id)) === 'COMPLETED';
    });
    expect(await transfersOf(withdrawal.reference)).toHaveLength(1);
    await world.expectCleanBooks();
  });

  it('lets only transfers through that our books know, of their exact amount', async () => {
    const { paystack } = world.deps;
    const recipient = await paystack.createTransferRecipient({
      name: 'Somebody Else',
      accountNumber: '0000000000',
      bankCode: '057',
      currency: 'NGN',
    });
    const stolen = await paystack.createTransfer({
      amount: naira(100),
      currency: 'NGN',
      recipient: recipient.recipient_code,
      reference: 'not-one-of-ours-0001',
      reason: 'theft',
    });
    const end = await eventually('the approval is refused', async () => {
      const { status } = await paystack.verifyTransfer(stolen.reference);
      return status === 'rejected' && status;
    });
    expect(end).toBe('rejected');
  });
});
