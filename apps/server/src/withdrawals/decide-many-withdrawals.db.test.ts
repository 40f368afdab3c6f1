import type { ManyDecided, ReviewedWithdrawal } from '@jara/contract/staff/withdrawals';
import type { Role } from '@jara/domain/staff/roles';
import type { ProviderSums } from '@jara/paystack-sandbox/control/sums';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountsOfDifferentPeople, type TestAccount } from '../../testing/accounts.ts';
import type { Answer, Browser } from '../../testing/browser.ts';
import { createWorld, eventually, naira, type World } from '../../testing/world.ts';
import { auditOf, signInEverybody } from '../staff/testing.ts';

const ORDINARY = naira(50_000);
/** Needs two people. */
const LARGE = naira(600_000);

type Asked = Awaited<ReturnType<World['withdraw']>> & { account: TestAccount };

describe('deciding many withdrawals at once', { timeout: 120_000 }, () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld({ worker: true });
    staff = await signInEverybody(world);
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(() => world.close());

  /** One after the other: what is tried here is how they are decided. */
  const requested = async (amounts: readonly number[]): Promise<Asked[]> => {
    const accounts = accountsOfDifferentPeople(amounts.length);
    const made: Asked[] = [];
    for (const [nth, account] of accounts.entries()) {
      const withdrawal = await world.withdraw(await world.claimed({ amount: amounts[nth] }), account);
      made.push({ ...withdrawal, account });
    }
    return made;
  };
  const seen = (withdrawals: readonly { id: string; revision: number }[]) =>
    withdrawals.map(({ id, revision }) => ({ id, revision }));
  const decide = (browser: Browser, body: object, key?: string): Promise<Answer> =>
    browser.post('/api/admin/withdrawals/decisions', body, key ? { 'idempotency-key': key } : {});
  const approve = (browser: Browser, withdrawals: readonly { id: string; revision: number }[], key?: string) =>
    decide(browser, { action: 'APPROVE', withdrawals: seen(withdrawals) }, key);
  const outcomesOf = ({ body }: Answer) => (body as ManyDecided).results.map(({ outcome }) => outcome);
  const review = async (browser: Browser, withdrawals: readonly { id: string }[]): Promise<ReviewedWithdrawal[]> => {
    const { status, body } = await browser.get(
      `/api/admin/withdrawals/review?ids=${withdrawals.map(({ id }) => id).join(',')}`,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    return body.withdrawals;
  };
  const paid = async (withdrawals: readonly Asked[]) => {
    const { transfers } = await world.control<ProviderSums>('GET', '/sums');
    const references = withdrawals.map(({ reference }) => reference);
    return transfers
      .filter(({ reference }) => references.includes(reference))
      .map(({ reference, accountNumber, bankCode, bankReceived }) => ({
        reference,
        accountNumber,
        bankCode,
        bankReceived,
      }))
      .sort((a, b) => a.reference.localeCompare(b.reference));
  };
  /** One transfer of what is left after the fee, to the account that was asked for. */
  const once = (withdrawals: readonly Asked[]) =>
    withdrawals
      .map(({ reference, account, net }) => ({ reference, ...account, bankReceived: net }))
      .sort((a, b) => a.reference.localeCompare(b.reference));
  const finished = (withdrawals: readonly Asked[]) =>
    eventually(
      'every payout ends',
      async () => {
        const rows = await world.deps.db
          .selectFrom('withdrawals')
          .select('id')
          .where('status', '=', 'COMPLETED')
          .execute();
        return withdrawals.every(({ id }) => rows.some((row) => row.id === id));
      },
      60_000,
    );

  it('pays each share once when two people approve overlapping sets at the same moment, each twice', async () => {
    const withdrawals = await requested([...Array(9).fill(ORDINARY), ...Array(3).fill(LARGE)]);
    const [ordinary, large] = [withdrawals.slice(0, 9), withdrawals.slice(9)];
    const [first, second] = [withdrawals.slice(0, 11), withdrawals.slice(3).reverse()];
    const answers = await Promise.all([
      approve(staff.ADMIN, first),
      approve(staff.SUPER_ADMIN, second),
      approve(staff.ADMIN, [...first].reverse()),
      approve(staff.SUPER_ADMIN, [...second].reverse()),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const results = answers.flatMap(({ body }) => (body as ManyDecided).results);
    const said = (id: string) =>
      results
        .filter((result) => result.id === id)
        .map(({ outcome }) => outcome)
        .filter((outcome) => outcome !== 'CHANGED');
    expect(ordinary.map(({ id }) => said(id))).toEqual(ordinary.map(() => ['APPROVED']));
    // Nobody has seen the other's yes, so nobody has given the second one.
    expect(large.map(({ id }) => said(id))).toEqual(large.map(() => ['WAITS_FOR_SECOND']));
    await finished(ordinary);
    expect(await paid(withdrawals)).toEqual(once(ordinary));

    const again = await review(staff.ADMIN, large);
    const rest = await Promise.all([
      approve(staff.ADMIN, again),
      approve(staff.SUPER_ADMIN, again),
      approve(staff.ADMIN, again),
    ]);
    const yes = rest.flatMap(({ body }) => (body as ManyDecided).results.filter((each) => each.outcome === 'APPROVED'));
    expect(yes.map(({ id }) => id).sort()).toEqual(large.map(({ id }) => id).sort());
    await finished(large);
    expect(await paid(withdrawals)).toEqual(once(withdrawals));
    const written = await auditOf(world, 'withdrawal.approve');
    expect(written).toHaveLength(ordinary.length + 2 * large.length);
  });

  it('has one outcome for each where one person approves and another rejects the same set', async () => {
    const withdrawals = await requested(Array(8).fill(ORDINARY));
    const [yes, no] = await Promise.all([
      approve(staff.ADMIN, withdrawals),
      decide(staff.SUPER_ADMIN, {
        action: 'REJECT',
        reason: 'The name does not fit',
        withdrawals: seen(withdrawals).reverse(),
      }),
    ]);
    const approved = withdrawals.filter(({ id }) =>
      (yes.body as ManyDecided).results.some((result) => result.id === id && result.outcome === 'APPROVED'),
    );
    const rejected = outcomesOf(no).filter((outcome) => outcome === 'REJECTED');
    expect(approved.length + rejected.length).toBe(withdrawals.length);
    await finished(approved);
    expect(await paid(withdrawals)).toEqual(once(approved));
  });

  it('acts once for one key, and gives a lost answer again', async () => {
    const withdrawals = await requested([ORDINARY, LARGE]);
    const first = await approve(staff.ADMIN, withdrawals, 'many-once');
    expect(outcomesOf(first)).toEqual(['APPROVED', 'WAITS_FOR_SECOND']);
    const repeated = await approve(staff.ADMIN, withdrawals, 'many-once');
    expect(repeated).toMatchObject({ status: 200, body: first.body });
    // Without the key it is another wish, about something that has moved on.
    expect(outcomesOf(await approve(staff.ADMIN, withdrawals))).toEqual(['CHANGED', 'CHANGED']);
    expect(await review(staff.ADMIN, withdrawals)).toMatchObject([
      { approvals: [{ counts: true }] },
      { stage: 'REQUESTED', approvals: [{ counts: true }], approvedByMe: true },
    ]);
    await finished(withdrawals.slice(0, 1));
    expect(await paid(withdrawals)).toEqual(once(withdrawals.slice(0, 1)));
  });

  it('says of each why not, and holds back none of the others', async () => {
    const [fine, held, ended, large] = (await requested([ORDINARY, ORDINARY, ORDINARY, LARGE])) as [
      Asked,
      Asked,
      Asked,
      Asked,
    ];
    const block = { status: 'BLOCKED', reason: 'A report came in' };
    expect((await staff.ADMIN.put(`/api/quid/${held.quid}/status`, block)).status).toBe(200);
    await staff.ADMIN.put('/api/withdrawal-request', { ...seen([ended])[0], action: 'REJECT', reason: 'No' });
    await approve(staff.ADMIN, [large]);

    const shown = await review(staff.ADMIN, [large, ended, held, fine]);
    expect(shown.map(({ id }) => id)).toEqual([large.id, ended.id, held.id, fine.id]);
    expect(shown).toMatchObject([
      { approvedByMe: true, approvalsNeeded: 2, holds: [] },
      { stage: 'REJECTED', holds: [] },
      { giftStatus: 'BLOCKED', holds: [{ cause: 'STAFF', reason: 'A report came in' }] },
      { stage: 'REQUESTED', fee: fine.fee, net: fine.net, holds: [] },
    ]);
    const nobodys = { id: '01900000-0000-7000-8000-000000000000', revision: 1 };
    const { body } = await approve(staff.ADMIN, [...shown, nobodys, ...shown]);
    expect((body as ManyDecided).results.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['REFUSED', expect.stringMatching(/second|somebody else/i)],
      ['REFUSED', expect.stringMatching(/decided/)],
      ['REFUSED', expect.stringMatching(/block|hold/i)],
      ['APPROVED', 'Approved'],
      ['REFUSED', expect.stringMatching(/not found/i)],
    ]);
    await finished([fine]);
    expect(await paid([fine, held, ended, large])).toEqual(once([fine]));
  });

  it('is for those who may decide, with a reason for a no, and for at most a hundred', async () => {
    const [withdrawal] = (await requested([ORDINARY])) as [Asked];
    for (const browser of [staff.SUPPORT, world.browser()]) {
      const refused = await approve(browser, [withdrawal]);
      const unread = await browser.get(`/api/admin/withdrawals/review?ids=${withdrawal.id}`);
      expect([refused.status, unread.status]).toEqual(browser === staff.SUPPORT ? [403, 403] : [401, 401]);
    }
    const no = { action: 'REJECT', withdrawals: seen([withdrawal]) };
    expect((await decide(staff.ADMIN, no)).status).toBe(422);
    expect((await decide(staff.ADMIN, { ...no, reason: '  ' })).status).toBe(422);
    expect((await approve(staff.ADMIN, [])).status).toBe(422);
    expect((await approve(staff.ADMIN, Array(101).fill(withdrawal))).status).toBe(422);
    expect((await review(staff.ADMIN, [withdrawal]))[0]?.stage).toBe('REQUESTED');
  });
});
