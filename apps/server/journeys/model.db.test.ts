import type { WithdrawalId } from '@jara/domain/ids';
import { withdrawalFee } from '@jara/domain/money/fee';
import { minor } from '@jara/domain/money/money';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffActor } from '../src/audit/audit.ts';
import { workOnPayout } from '../src/provider/work-on-payout.ts';
import { actor, addStaff } from '../src/staff/testing.ts';
import { approveWithdrawal, rejectWithdrawal } from '../src/withdrawals/decide-withdrawal.ts';
import type { Browser } from '../testing/browser.ts';
import { createWorld, naira, type World } from '../testing/world.ts';

/**
 * A simple model of the money, kept beside the real product: after every step the two must agree, and the books must be
 * clean. Amounts lie around the approval limit, so that both ways are walked.
 */
interface Model {
  gifts: { quid: string; amount: number; claimed: boolean }[];
  claims: {
    quid: string;
    amount: number;
    accessKey: string;
    browser: Browser;
    state: 'GRANTED' | 'WITHDRAWING' | 'PAID';
    withdrawalId?: WithdrawalId;
    reference?: string;
  }[];
}
type World_ = { world: World; model: Model; admin: StaffActor };

const pick = <T>(list: T[], n: number): T | undefined => list[n % Math.max(1, list.length)];

class Step implements fc.AsyncCommand<Model, World_> {
  readonly kind: 'pay' | 'claim' | 'withdraw' | 'approve' | 'reject' | 'work' | 'fail' | 'reverse';
  readonly n: number;
  constructor(kind: Step['kind'], n: number) {
    this.kind = kind;
    this.n = n;
  }
  check = () => true;
  toString = () => `${this.kind}(${this.n})`;

  async run(_model: Model, { world, model, admin }: World_): Promise<void> {
    await this[this.kind](world, model, admin);
    await world.expectCleanBooks();
    for (const claim of model.claims) {
      const { body } = await claim.browser.get('/api/transactions/withdraw', { 'x-access-key': claim.accessKey });
      expect(body).toMatchObject({
        amount: claim.amount,
        canWithdraw: claim.state === 'GRANTED',
        net: withdrawalFee(minor(claim.amount)).net,
      });
    }
  }

  async pay(world: World, model: Model) {
    const amount = naira(50) + ((this.n * 7_919) % naira(40_000));
    const { quid } = await world.paidGift({ amount });
    model.gifts.push({ quid, amount, claimed: false });
  }

  async claim(world: World, model: Model) {
    const gift = pick(model.gifts, this.n);
    if (!gift) return;
    const browser = world.browser();
    const { status, body } = await browser.post(`/api/rules/claim?quid=${gift.quid}`, {});
    expect(status).toBe(gift.claimed ? 409 : 200);
    if (gift.claimed) return;
    expect(body.amount).toBe(gift.amount);
    gift.claimed = true;
    model.claims.push({ quid: gift.quid, amount: gift.amount, accessKey: body.accessKey, browser, state: 'GRANTED' });
  }

  async withdraw(world: World, model: Model) {
    const claim = pick(model.claims, this.n);
    if (!claim) return;
    const account = { accountNumber: '0123456744', bankCode: '058' };
    const { body: name } = await claim.browser.post('/api/transactions/banks/resolve-name', account);
    const { status, body } = await claim.browser.post('/api/withdrawal-request', {
      quid: claim.quid,
      accessKey: claim.accessKey,
      amount: claim.amount,
      ...account,
      accountName: name.accountName,
    });
    if (claim.state === 'PAID') return expect(status).toBe(409);
    expect(status, JSON.stringify(body)).toBe(201);
    if (claim.state === 'WITHDRAWING') return expect(body.id).toBe(claim.withdrawalId);
    Object.assign(claim, { state: 'WITHDRAWING', withdrawalId: body.id, reference: body.reference });
    await workOnPayout(world.deps)(body.id);
  }

  async approve(world: World, model: Model, actor: StaffActor) {
    const row = await this.open(world, model);
    if (row?.status !== 'REQUESTED') return;
    await approveWithdrawal(world.deps)({ id: row.id, revision: row.revision, actor });
    await workOnPayout(world.deps)(row.id);
  }

  async reject(world: World, model: Model, actor: StaffActor) {
    const row = await this.open(world, model);
    if (row?.status !== 'REQUESTED') return;
    await rejectWithdrawal(world.deps)({ id: row.id, revision: row.revision, actor, reason: 'Name does not match' });
    this.claimOf(model, row.id).state = 'GRANTED';
  }

  async work(world: World, model: Model) {
    const row = await this.open(world, model);
    if (row?.status === 'SUBMITTED')
      await this.settle(world, row, 'success').then(() => (this.claimOf(model, row.id).state = 'PAID'));
  }

  async fail(world: World, model: Model) {
    const row = await this.open(world, model);
    if (row?.status === 'SUBMITTED')
      await this.settle(world, row, 'failed').then(() => (this.claimOf(model, row.id).state = 'GRANTED'));
  }

  async reverse(world: World, model: Model) {
    const claim = pick(
      model.claims.filter(({ state }) => state === 'PAID'),
      this.n,
    );
    if (!claim?.withdrawalId || !claim.reference) return;
    await this.settle(world, { id: claim.withdrawalId, reference: claim.reference }, 'reversed');
    claim.state = 'GRANTED';
  }

  private async settle(world: World, row: { id: WithdrawalId; reference: string }, status: string) {
    await world.control('POST', `/transfers/${row.reference}`, { status });
    await workOnPayout(world.deps)(row.id);
  }

  private open(world: World, model: Model) {
    const claim = pick(
      model.claims.filter(({ state }) => state === 'WITHDRAWING'),
      this.n,
    );
    if (!claim?.withdrawalId) return undefined;
    return world.deps.db
      .selectFrom('withdrawals')
      .selectAll()
      .where('id', '=', claim.withdrawalId)
      .executeTakeFirstOrThrow();
  }

  private claimOf(model: Model, withdrawalId: WithdrawalId) {
    const claim = model.claims.find((one) => one.withdrawalId === withdrawalId);
    if (!claim) throw new Error('the model lost a claim');
    return claim;
  }
}

describe('any sequence of events', () => {
  let world: World;
  let admin: StaffActor;
  beforeAll(async () => {
    world = await createWorld();
    admin = actor((await addStaff(world, 'ADMIN')).id);
    await world.control('POST', '/webhooks', { mode: 'drop' });
  });
  afterAll(() => world.close());

  it('keeps the model, the product and the books in agreement after every step', { timeout: 120_000 }, async () => {
    const kinds = ['pay', 'claim', 'withdraw', 'approve', 'reject', 'work', 'fail', 'reverse'] as const;
    const commands = fc.commands(
      kinds.map((kind) => fc.nat(1_000_000).map((n) => new Step(kind, n))),
      { size: '+1', maxCommands: 40 },
    );
    await fc.assert(
      fc.asyncProperty(commands, async (steps) => {
        await fc.asyncModelRun(() => {
          const model: Model = { gifts: [], claims: [] };
          return { model, real: { world, model, admin } };
        }, steps);
      }),
      { numRuns: 15, endOnFailure: true },
    );
  });
});
