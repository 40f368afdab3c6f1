import type { AskedBank, AskedQuestion } from '@jara/contract/staff/stuck-payouts';
import type { Role } from '@jara/domain/staff/roles';
import { HOUR_MS } from '@jara/domain/time/lagos';
import type { ProviderSums } from '@jara/paystack-sandbox/control/sums';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsOfDifferentPeople, type TestAccount } from '../../testing/accounts.ts';
import type { Answer, Browser } from '../../testing/browser.ts';
import { createWorld, eventually, naira, type World } from '../../testing/world.ts';
import { auditOf, passTime, signInEverybody } from '../staff/testing.ts';
import { forgetOldQuestions } from '../withdrawals/payout-questions.store.ts';
import { workOnPayout } from './work-on-payout.ts';

type Asked = Awaited<ReturnType<World['withdraw']>> & { account: TestAccount };

const FAST = { checkAfterMs: [20], notFoundBeforeResend: 3 };

describe('asking the bank about a stuck payout', { timeout: 120_000 }, () => {
  let world: World;
  let staff: Record<Role, Browser>;
  let accounts: TestAccount[];
  let minutes = 0;
  beforeAll(async () => {
    world = await createWorld({ env: { PAYSTACK_TIMEOUT_MS: '500' } });
    accounts = accountsOfDifferentPeople(12);
  });
  // Time passes from test to test, and with it sessions.
  beforeEach(async () => {
    staff = await signInEverybody(world);
  });
  afterEach(async () => {
    await world.control('DELETE', '/faults');
    await world.expectCleanBooks();
  });
  afterAll(() => world.close());

  const pass = (more: number) => {
    minutes += more;
    return passTime(world, minutes * 60);
  };
  const work = (id: Asked['id']) => workOnPayout({ ...world.deps, pace: FAST })(id);
  const press = (browser: Browser, { id }: Asked): Promise<Answer> =>
    browser.post(`/api/admin/withdrawals/${id}/questions`, {});
  const statusOf = async ({ id }: Asked) =>
    (await world.deps.db.selectFrom('withdrawals').select('status').where('id', '=', id).executeTakeFirstOrThrow())
      .status;
  const questionsOf = async ({ id }: Asked): Promise<AskedQuestion[]> =>
    (await staff.SUPPORT.get(`/api/admin/withdrawals/${id}`)).body.payout.questions;
  const said = (questions: readonly AskedQuestion[]) =>
    questions.map(({ question, answer, said }) => [question, answer, said]);
  /** The provider's own books: one transfer of what is left after the fee, to the account that was asked for. */
  const expectPaidOnce = async ({ reference, account, net }: Asked) => {
    const { transfers } = await world.control<ProviderSums>('GET', '/sums');
    const these = transfers.filter((transfer) => transfer.reference === reference);
    expect(these).toMatchObject([{ ...account, bankReceived: net }]);
  };

  /** Sent an hour ago, and the answer to it was lost. */
  const stuck = async (fault: 'timeout-after-effect' | 'timeout-before-effect'): Promise<Asked> => {
    const account = accounts.pop();
    if (!account) throw new Error('more accounts are needed');
    await world.control('POST', '/faults', { route: 'transfer.create', fault, times: 1 });
    const withdrawal = await world.withdraw(await world.claimed({ amount: naira(9_000) }), account);
    await work(withdrawal.id);
    const sentAt = new Date(world.deps.clock.now().getTime() - HOUR_MS);
    await world.deps.db.updateTable('withdrawals').set({ sentAt }).where('id', '=', withdrawal.id).execute();
    await pass(2);
    return { ...withdrawal, account };
  };

  it('says what it answered, records it, and keeps the question with its answer', async () => {
    const payout = await stuck('timeout-after-effect');
    expect(said(await questionsOf(payout))).toEqual([
      ['SEND', 'UNKNOWN', null],
      ['ACCOUNT', 'OK', null],
    ]);
    const { status, body } = await press(staff.ADMIN, payout);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { stage: 'COMPLETED', answer: { question: 'LOOK', answer: 'OK', said: 'success' } },
    });
    expect((await auditOf(world, 'withdrawal.ask_bank')).at(-1)).toMatchObject({ subjectId: payout.id });
    expect(JSON.stringify(await questionsOf(payout))).not.toContain(payout.account.accountNumber);
    // It has ended: there is nothing left to ask.
    await pass(2);
    expect(await press(staff.ADMIN, payout)).toMatchObject({ status: 409, body: { code: 'payout_not_stuck' } });
    await expectPaidOnce(payout);
  });

  it('concludes nothing from silence: the money stays set aside, and the list says that nobody answered', async () => {
    const payout = await stuck('timeout-after-effect');
    await world.control('POST', '/faults', { route: 'transfer.verify', fault: '500', times: 1 });
    const { status, body } = await press(staff.ADMIN, payout);
    expect({ status, body }).toMatchObject({ status: 200, body: { stage: 'UNKNOWN', answer: { answer: 'UNKNOWN' } } });
    await pass(2);
    expect((await press(staff.ADMIN, payout)).body.stage).toBe('COMPLETED');
    await expectPaidOnce(payout);
  });

  for (const fault of ['timeout-after-effect', 'timeout-before-effect'] as const)
    it(`pays once when two people press at the same moment, again and again, while workers are at it (${fault})`, async () => {
      const payout = await stuck(fault);
      const pressesOnRecord = async () => (await auditOf(world, 'withdrawal.ask_bank')).length;
      const before = await pressesOnRecord();
      const answers: Answer[] = [];
      await eventually('the payout ends', async () => {
        const already = await pressesOnRecord();
        // The bank takes its time once, so that the workers come while somebody is being answered.
        await world.control('POST', '/faults', { route: 'transfer.verify', fault: 'timeout-before-effect', times: 1 });
        const presses = [staff.ADMIN, staff.SUPER_ADMIN, staff.ADMIN, staff.SUPER_ADMIN].map((one) =>
          press(one, payout),
        );
        await eventually('somebody has pressed', async () => (await pressesOnRecord()) > already);
        await Promise.all([work(payout.id), work(payout.id), work(payout.id)]);
        answers.push(...(await Promise.all(presses)));
        await pass(2);
        return (await statusOf(payout)) === 'COMPLETED';
      });
      const taken = answers.filter(({ status }) => status === 200);
      expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
      expect(taken.length).toBeGreaterThan(0);
      expect((await pressesOnRecord()) - before).toBe(taken.length);
      for (const { body } of taken) expect((body as AskedBank).answer?.question ?? 'LOOK').not.toBe('ACCOUNT');
      // Every further press finds that it is over, and so does the worker.
      await work(payout.id);
      await expectPaidOnce(payout);
    });

  it('is not hurried: within a minute of the last question nobody is asked', async () => {
    const payout = await stuck('timeout-before-effect');
    expect((await press(staff.ADMIN, payout)).status).toBe(200);
    const asked = (await questionsOf(payout)).length;
    for (let again = 0; again < 5; again += 1)
      expect(await press(staff.ADMIN, payout)).toMatchObject({ status: 409, body: { code: 'asked_just_now' } });
    expect(await questionsOf(payout)).toHaveLength(asked);
  });

  it('is for Admins, and only for what left half an hour ago', async () => {
    const payout = await stuck('timeout-after-effect');
    const asked = await questionsOf(payout);
    expect(await press(staff.SUPPORT, payout)).toMatchObject({ status: 403, body: { code: 'permission_denied' } });
    expect((await press(world.browser(), payout)).status).toBe(401);
    await world.deps.db
      .updateTable('withdrawals')
      .set({ sentAt: world.deps.clock.now() })
      .where('id', '=', payout.id)
      .execute();
    expect(await press(staff.ADMIN, payout)).toMatchObject({ status: 409, body: { code: 'payout_not_stuck' } });
    expect(await questionsOf(payout)).toEqual(asked);
  });

  it('is forgotten after 90 days, and not before', async () => {
    const payout = await stuck('timeout-after-effect');
    const inDays = (days: number) => new Date(world.deps.clock.now().getTime() + days * 24 * HOUR_MS);
    await forgetOldQuestions(world.deps.db, inDays(89));
    expect(await questionsOf(payout)).not.toEqual([]);
    await forgetOldQuestions(world.deps.db, inDays(91));
    expect(await questionsOf(payout)).toEqual([]);
  });
});
