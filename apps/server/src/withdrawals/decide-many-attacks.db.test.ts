import type { ManyDecided } from '@jara/contract/staff/withdrawals';
import type { ClaimId, GiftId, WithdrawalId } from '@jara/domain/ids';
import type { Role } from '@jara/domain/staff/roles';
import type { ProviderSums } from '@jara/paystack-sandbox/control/sums';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsOfDifferentPeople, type TestAccount } from '../../testing/accounts.ts';
import type { Answer, Browser } from '../../testing/browser.ts';
import { createWorld, eventually, naira, type World } from '../../testing/world.ts';
import { holdClaims, liftFrom } from '../holds/holds.ts';
import { addStaff, auditOf, signIn, signInEverybody } from '../staff/testing.ts';

type Asked = Awaited<ReturnType<World['withdraw']>> & { account: TestAccount };

const ORDINARY = naira(50_000);
const LARGE = naira(600_000);

describe('whoever tries to bend deciding many', { timeout: 120_000 }, () => {
  let world: World;
  let staff: Record<Role, Browser>;
  let accounts: TestAccount[];
  beforeAll(async () => {
    world = await createWorld({ worker: true });
    accounts = accountsOfDifferentPeople(40);
  });
  beforeEach(async () => {
    staff = await signInEverybody(world);
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(() => world.close());

  const requested = async (amounts: readonly number[]): Promise<Asked[]> => {
    const made: Asked[] = [];
    for (const amount of amounts) {
      const account = accounts.pop();
      if (!account) throw new Error('more accounts are needed');
      made.push({ ...(await world.withdraw(await world.claimed({ amount }), account)), account });
    }
    return made;
  };
  const decide = (browser: Browser, body: object, key?: string): Promise<Answer> =>
    browser.post('/api/admin/withdrawals/decisions', body, key ? { 'idempotency-key': key } : {});
  const seen = (withdrawals: readonly { id: string; revision: number }[]) =>
    withdrawals.map(({ id, revision }) => ({ id, revision }));
  const approve = (browser: Browser, withdrawals: readonly Asked[], key?: string) =>
    decide(browser, { action: 'APPROVE', withdrawals: seen(withdrawals) }, key);
  const outcomesOf = ({ body }: Answer) => (body as ManyDecided).results.map(({ outcome }) => outcome);
  const review = async (withdrawals: readonly Asked[]) =>
    (await staff.ADMIN.get(`/api/admin/withdrawals/review?ids=${withdrawals.map(({ id }) => id).join(',')}`)).body;
  const stageOf = async (id: WithdrawalId) =>
    (await world.deps.db.selectFrom('withdrawals').select('status').where('id', '=', id).executeTakeFirstOrThrow())
      .status;
  const isPaid = ({ id }: Asked) => eventually('it is paid', async () => (await stageOf(id)) === 'COMPLETED', 60_000);
  const transfersOf = async ({ reference }: Asked) =>
    (await world.control<ProviderSums>('GET', '/sums')).transfers
      .filter((transfer) => transfer.reference === reference)
      .map(({ accountNumber, bankCode, bankReceived }) => ({ accountNumber, bankCode, bankReceived }));
  const once = ({ account, net }: Asked) => [{ ...account, bankReceived: net }];

  it('and loses their role on the way rejects no more of them', async () => {
    const person = await addStaff(world, 'ADMIN');
    const browser = await signIn(world, person.email);
    const withdrawals = await requested([ORDINARY, ORDINARY, ORDINARY]);
    const [first, second, third] = withdrawals as [Asked, Asked, Asked];
    let deciding: Promise<Answer> | undefined;
    await world.deps.db.transaction().execute(async (trx) => {
      await sql`select from withdrawals where id = ${second.id} for update`.execute(trx);
      deciding = decide(browser, { action: 'REJECT', reason: 'Out of spite', withdrawals: seen(withdrawals) });
      await eventually('the first is rejected', async () => (await stageOf(first.id)) === 'REJECTED');
      await world.deps.db.updateTable('staff').set({ role: 'SUPPORT' }).where('id', '=', person.id).execute();
    });
    // The second may have begun before.
    const [before, , after] = outcomesOf(await (deciding as Promise<Answer>));
    expect([before, after]).toEqual(['REJECTED', 'REFUSED']);
    expect(await stageOf(third.id)).toBe('REQUESTED');
  });

  it('finds no second wish behind a key, and no wish of somebody else', async () => {
    const [first, second] = (await requested([ORDINARY, LARGE])) as [Asked, Asked];
    expect(outcomesOf(await approve(staff.ADMIN, [first], 'one-key'))).toEqual(['APPROVED']);
    for (const body of [
      { action: 'APPROVE', withdrawals: seen([first, second]) },
      { action: 'APPROVE', withdrawals: seen([second]) },
      { action: 'REJECT', reason: 'No', withdrawals: seen([first]) },
    ])
      expect(await decide(staff.ADMIN, body, 'one-key')).toMatchObject({
        status: 422,
        body: { code: 'idempotency_key_reused' },
      });
    expect(await stageOf(second.id)).toBe('REQUESTED');
    // The same key of another person is another key: they are told how it stands, not what was answered to somebody else.
    expect(outcomesOf(await approve(staff.SUPER_ADMIN, [first], 'one-key'))).toEqual(['CHANGED']);
    expect((await approve(staff.SUPPORT, [first], 'one-key')).status).toBe(403);
    await isPaid(first);
    expect(await transfersOf(first)).toEqual(once(first));
  });

  it('is one person in however many sessions, and with however many revisions named', async () => {
    const [large] = (await requested([LARGE])) as [Asked];
    const before = (await auditOf(world, 'withdrawal.approve')).length;
    const sessions = await Promise.all(Array.from({ length: 4 }, () => signIn(world, 'admin@jara.test')));
    const revisions = [0, 1, 2, 3, 4].map((more) => ({ id: large.id, revision: large.revision + more }));
    for (let round = 0; round < 3; round += 1)
      await Promise.all(
        sessions.flatMap((session) => [
          approve(session, [large]),
          decide(session, { action: 'APPROVE', withdrawals: revisions }),
          ...revisions.map((each) => decide(session, { action: 'APPROVE', withdrawals: [each] })),
        ]),
      );
    expect((await auditOf(world, 'withdrawal.approve')).length - before).toBe(1);
    expect(await stageOf(large.id)).toBe('REQUESTED');
    expect(await transfersOf(large)).toEqual([]);
  });

  it('does not send what was held between the look and the yes; once free it is paid once', async () => {
    const [held] = (await requested([ORDINARY])) as [Asked];
    expect((await review([held])).withdrawals).toMatchObject([{ holds: [] }]);
    const { claimId, giftId } = (await review([held])).withdrawals[0] as { claimId: ClaimId; giftId: GiftId };
    const ground = { cause: 'DIFFERENCE' as const, causeId: held.reference, reason: 'Something differs' };
    const { db, clock } = world.deps;
    await db.transaction().execute((trx) => holdClaims(trx, giftId, [claimId], ground, clock.now()));
    await approve(staff.ADMIN, [held]);
    expect((await review([held])).withdrawals).toMatchObject([{ stage: 'APPROVED', holds: [{ cause: 'DIFFERENCE' }] }]);
    // Long enough for several looks of the worker.
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    expect(await transfersOf(held)).toEqual([]);
    await db.transaction().execute((trx) => liftFrom(trx, [claimId], ground, { now: clock.now() }));
    await isPaid(held);
    expect(await transfersOf(held)).toEqual(once(held));
  });

  it('is told in the review that payouts are paused, and a yes sends nothing until they go on', async () => {
    const [waiting] = (await requested([ORDINARY])) as [Asked];
    expect((await review([waiting])).payoutsPaused).toBe(false);
    const turn = (isOn: boolean) =>
      staff.SUPER_ADMIN.put('/api/admin/operations/switches/payouts', { isOn, reason: 'A test of it' });
    expect((await turn(false)).status).toBe(200);
    expect((await review([waiting])).payoutsPaused).toBe(true);
    expect(outcomesOf(await approve(staff.ADMIN, [waiting]))).toEqual(['APPROVED']);
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    expect(await transfersOf(waiting)).toEqual([]);
    expect((await turn(true)).status).toBe(200);
    await isPaid(waiting);
    expect(await transfersOf(waiting)).toEqual(once(waiting));
  });

  it('reads no code that still opens money in any answer to a decision', async () => {
    const gift = await world.paidGift({ amount: naira(100_000), rule: { equalShares: 2 } });
    const recipient = world.browser();
    const { body: claim } = await recipient.post(`/api/rules/claim?quid=${gift.quid}`, {});
    const account = accounts.pop();
    if (!account) throw new Error('more accounts are needed');
    const withdrawal = await world.withdraw({ quid: gift.quid, recipient, claim }, account);
    expect(withdrawal.stage).toBe('REQUESTED');
    const rejection = { action: 'REJECT', reason: `Not ${gift.quid}` };
    const answers = [
      await decide(staff.ADMIN, { ...rejection, withdrawals: [{ id: withdrawal.id, revision: 99 }] }),
      await staff.ADMIN.put('/api/withdrawal-request', { ...seen([withdrawal])[0], ...rejection }),
      await staff.ADMIN.get('/api/admin/audit?action=withdrawal.reject'),
      await staff.ADMIN.get(`/api/admin/withdrawals/review?ids=${withdrawal.id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers[1]?.body).toMatchObject({ stage: 'REJECTED' });
    // Nor is it spelt out letter by letter: the trail keeps what was written, and is searched without it.
    const found = async (text: string) =>
      (await staff.ADMIN.get(`/api/admin/audit?action=withdrawal.reject&search=${text}`)).body.total;
    expect(await found('Not')).toBe(1);
    for (const part of [gift.quid.slice(0, 5), gift.quid.slice(3), gift.quid]) expect(await found(part)).toBe(0);
    for (const { body } of answers) expect(JSON.stringify(body)).not.toContain(gift.quid);
  });
});
