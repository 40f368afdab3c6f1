import type { Role } from '@jara/domain/staff/roles';
import { payoutReference } from '@jara/domain/withdrawal/payout-reference';
import type { ProviderSums } from '@jara/paystack-sandbox/control/sums';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountsOfDifferentPeople, accountsOfOnePerson, type TestAccount } from '../../testing/accounts.ts';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { claimsOf, endPayout, giftOf } from '../money-back/testing.ts';
import { reconciling } from '../operations/reconciliation/testing.ts';
import { workOnPayout } from '../provider/work-on-payout.ts';
import { signInEverybody } from '../staff/testing.ts';
import { recoverWithdrawal } from './recover-payout.ts';
import { findWithdrawalByReference } from './withdrawals.store.ts';

/** The sandbox keeps a transfer to it waiting until somebody decides. */
const UNDECIDED: TestAccount = { accountNumber: '0123456744', bankCode: '057' };

type Withdrawal = Awaited<ReturnType<World['withdraw']>>;
type Claimed = Awaited<ReturnType<World['claimed']>>;

describe('a bank account and the shares of one gift', () => {
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

  const { run, settle } = reconciling(() => ({ world, staff }));
  const [ONE, OTHER, THIRD] = accountsOfDifferentPeople(3) as [TestAccount, TestAccount, TestAccount];

  /** Each share opened by somebody else. */
  async function shares(count: number, amount = naira(2_000) * count): Promise<Claimed[]> {
    const { quid } = await world.paidGift({ amount, rule: { totalSplits: count } });
    const claimed: Claimed[] = [];
    for (let nth = 0; nth < count; nth += 1) {
      const recipient = world.browser();
      const { body: claim } = await recipient.post(`/api/rules/claim?quid=${quid}`, {});
      claimed.push({ quid, recipient, claim });
    }
    return claimed;
  }

  const asking = async ({ quid, recipient, claim }: Claimed, account: TestAccount) => {
    const { body: name } = await recipient.post('/api/transactions/banks/resolve-name', account);
    return recipient.post('/api/withdrawal-request', {
      quid,
      accessKey: claim.accessKey,
      amount: claim.amount,
      ...account,
      accountName: name.accountName,
    });
  };
  const REFUSED = { status: 409, body: { code: 'account_already_paid' } };

  /** The bank behind the undecided account decides, and we look. */
  async function endAs(status: 'success' | 'failed' | 'reversed', { id, reference }: Withdrawal) {
    await workOnPayout(world.deps)(id);
    await world.control('POST', `/transfers/${reference}`, { status, webhook: false });
    await workOnPayout(world.deps)(id);
  }

  /** By the provider's own books: how often an account has received a share of this gift. */
  async function receivedBy(account: TestAccount, quid: string): Promise<number> {
    const { id } = await giftOf(world, quid);
    const { transfers } = await world.control<ProviderSums>('GET', '/sums');
    return transfers.filter(
      ({ reference, bankReceived, accountNumber, bankCode }) =>
        bankReceived > 0 &&
        reference.startsWith(`jara-out-${id.replaceAll('-', '')}`) &&
        accountNumber === account.accountNumber &&
        bankCode === account.bankCode,
    ).length;
  }

  it('meet once: the second is refused, nothing changes, and it goes to another account', async () => {
    const [first, second] = (await shares(2)) as [Claimed, Claimed];
    const paid = await world.withdraw(first, ONE);
    const refused = await asking(second, ONE);
    expect(refused).toMatchObject(REFUSED);
    expect(refused.body.message).toMatch(/already goes to this account.*enter another account/);
    const { body: still } = await second.recipient.get('/api/transactions/withdraw', {
      'x-access-key': second.claim.accessKey,
    });
    expect(still).toMatchObject({ canWithdraw: true, withdrawals: [] });

    await endPayout(world, paid.id);
    expect(await asking(second, ONE)).toMatchObject(REFUSED);
    const corrected = await world.withdraw(second, OTHER);
    expect(corrected).toMatchObject({ stage: 'APPROVED', waitReason: null });
    await endPayout(world, corrected.id);
    expect([await receivedBy(ONE, first.quid), await receivedBy(OTHER, first.quid)]).toEqual([1, 1]);
  });

  it('meet once while the first waits for staff', async () => {
    const [first, second] = (await shares(2, naira(60_000))) as [Claimed, Claimed];
    expect((await world.withdraw(first, ONE)).stage).toBe('REQUESTED');
    expect(await asking(second, ONE)).toMatchObject(REFUSED);
  });

  it('may meet again when the first was rejected, and when its bank did not take it or sent it back', async () => {
    const [rejected, failed, reversed, last] = (await shares(4)) as [Claimed, Claimed, Claimed, Claimed];
    const { id, revision } = await world.withdraw(rejected, UNDECIDED);
    await staff.ADMIN.put('/api/withdrawal-request', { id, revision, action: 'REJECT', reason: 'A mistake' });

    await endAs('failed', await world.withdraw(failed, UNDECIDED));
    const back = await world.withdraw(reversed, UNDECIDED);
    await endAs('success', back);
    expect(await asking(last, UNDECIDED)).toMatchObject(REFUSED);
    await endAs('reversed', back);
    await endAs('success', await world.withdraw(last, UNDECIDED));
    expect(await receivedBy(UNDECIDED, last.quid)).toBe(1);
  });

  it('do not keep a share from the account it failed at, nor another gift or another bank from a number', async () => {
    const [first, second] = (await shares(2)) as [Claimed, Claimed];
    const { id, revision } = await world.withdraw(first, ONE);
    await staff.ADMIN.put('/api/withdrawal-request', { id, revision, action: 'REJECT', reason: 'A mistake' });
    expect((await world.withdraw(first, ONE)).stage).toBe('APPROVED');
    expect((await world.withdraw(second, { ...ONE, bankCode: '058' })).stage).toBe('APPROVED');
    const [ofAnotherGift] = (await shares(2)) as [Claimed];
    expect((await world.withdraw(ofAnotherGift, ONE)).stage).toBe('APPROVED');
  });

  it('meet once when all are asked for at the same moment', async () => {
    const all = await shares(5);
    const answers = await Promise.all(all.map((each) => asking(each, THIRD)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(4).fill(409)]);
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'account_already_paid']));
    const { body: accepted } = answers.find(({ status }) => status === 201) ?? {};
    await endPayout(world, accepted.id);
    expect(await receivedBy(THIRD, accepted.quid)).toBe(1);
  });

  it('meet once in the database as well, whatever the code forgets', async () => {
    const [first, second] = (await shares(2)) as [Claimed, Claimed];
    await world.withdraw(first, ONE);
    const other = await world.withdraw(second, OTHER);
    await expect(
      owner.query('update withdrawals set account_number = $1 where id = $2', [ONE.accountNumber, other.id]),
    ).rejects.toThrow(/withdrawals_one_share_of_a_gift/);
  });

  it('wait for one person where another account has the same name, and she reads why', async () => {
    const [account, sameName] = accountsOfOnePerson();
    const [first, second, third] = (await shares(3)) as [Claimed, Claimed, Claimed];
    expect((await world.withdraw(first, account)).stage).toBe('APPROVED');
    const waiting = await world.withdraw(second, sameName);
    expect(waiting.stage).toBe('REQUESTED');
    expect(waiting.waitReason).toMatch(/one of us looks at it/);
    expect(waiting.waitReason).not.toMatch(/same name/);
    expect((await staff.ADMIN.get(`/api/admin/withdrawals/${waiting.id}`)).body).toMatchObject({
      approvalsNeeded: 1,
      waitReason: 'Another share of this gift went to an account under the same name.',
    });
    const { id, revision } = waiting;
    const { body: approved } = await staff.ADMIN.put('/api/withdrawal-request', { id, revision, action: 'APPROVE' });
    expect(approved.stage).toBe('APPROVED');
    await endPayout(world, id);
    expect((await world.withdraw(third, OTHER)).stage).toBe('APPROVED');
  });

  it('leave one by itself where two accounts under one name are asked for at the same moment', async () => {
    const [account, sameName] = accountsOfOnePerson();
    for (let round = 0; round < 5; round += 1) {
      const [first, second] = (await shares(2)) as [Claimed, Claimed];
      const both = await Promise.all([world.withdraw(first, account), world.withdraw(second, sameName)]);
      expect(both.map(({ stage }) => stage).sort()).toEqual(['APPROVED', 'REQUESTED']);
    }
  });

  it('never stand in the way of what has happened: a failed payout that paid after all is booked', async () => {
    const [first, second, third] = (await shares(3)) as [Claimed, Claimed, Claimed];
    const failed = await world.withdraw(first, UNDECIDED);
    await endAs('failed', failed);
    await endAs('success', await world.withdraw(second, UNDECIDED));
    await world.control('POST', `/transfers/${failed.reference}`, { status: 'success', webhook: false });
    await run();
    expect((await settle(failed.reference, 'PAID_AFTER_ALL')).status).toBe(200);
    const { body } = await first.recipient.get('/api/transactions/withdraw', { 'x-access-key': first.claim.accessKey });
    expect(body.withdrawals).toMatchObject([{ stage: 'COMPLETED' }]);
    expect(await receivedBy(UNDECIDED, first.quid)).toBe(2);
    expect(await asking(third, UNDECIDED)).toMatchObject(REFUSED);
  });

  it('meet once also where only the provider knows that the first has arrived', async () => {
    const [first, second] = (await shares(2)) as [Claimed, Claimed];
    const failed = await world.withdraw(first, UNDECIDED);
    await endAs('failed', failed);
    await world.control('POST', `/transfers/${failed.reference}`, { status: 'success', webhook: false });
    await run();
    expect(await asking(second, UNDECIDED)).toMatchObject(REFUSED);
    expect((await settle(failed.reference, 'PAID_AFTER_ALL')).status).toBe(200);
  });

  it('never stand in the way of a payout that a restore has forgotten', async () => {
    const [first, second] = (await shares(2)) as [Claimed, Claimed];
    await endPayout(world, (await world.withdraw(first, ONE)).id);
    const { id: giftId } = await giftOf(world, second.quid);
    const claim = (await claimsOf(world, giftId)).find(({ status }) => status === 'GRANTED');
    if (!claim) throw new Error('the second share is not there');
    const { body: share } = await second.recipient.get('/api/transactions/withdraw', {
      'x-access-key': second.claim.accessKey,
    });
    const reference = payoutReference({ giftId, slot: claim.slot, attempt: 1 });
    const details = { account_number: ONE.accountNumber, bank_code: ONE.bankCode };
    const forgotten = {
      id: '1',
      status: 'success',
      currency: 'NGN',
      transfer_code: 'TRF_1',
      amount: share.net,
      reference,
    };
    expect(await recoverWithdrawal(world.deps)({ ...forgotten, recipient: { recipient_code: 'RCP_1', details } })).toBe(
      true,
    );
    const recovered = await findWithdrawalByReference(world.deps.db, reference);
    if (!recovered) throw new Error('it was not put back');
    await endPayout(world, recovered.id);
    expect(await receivedBy(ONE, second.quid)).toBe(2);
  });
});
