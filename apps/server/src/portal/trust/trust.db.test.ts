import type { Trust } from '@jara/contract/trust';
import { ownMoneyMoved } from '@jara/domain/ledger/outside-journals';
import { DAY_MS, HOUR_MS } from '@jara/domain/time/lagos';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, eventually, naira, type World } from '../../../testing/world.ts';
import { postJournal } from '../../ledger/post-journal.ts';
import { openDisputeAtBank, wrongCharge } from '../../money-back/testing.ts';
import { runBooksCheck } from '../../operations/books/run-books-check.ts';
import { reconcile } from '../../operations/reconciliation/reconcile.ts';
import { foldBooks } from '../figures/fold-books.ts';
import { keepHour } from './hours.ts';
import { readLedger } from './read-ledger.ts';
import { readTrust } from './read-trust.ts';
import { atSandbox, byHand, owedByRows } from './testing.ts';

describe('the money page', () => {
  let world: World;
  let owner: pg.Client;
  beforeAll(async () => {
    world = await createWorld();
    owner = new pg.Client({ connectionString: world.databaseUrl });
    await owner.connect();
  });
  afterAll(async () => {
    await owner.end();
    await world.close();
  });

  const look = () => readTrust(world.deps)();
  const compare = async () => {
    await runBooksCheck(world.deps)({ isFull: true });
    await reconcile(world.deps)();
  };

  /** The figures are the ledger's and the provider's own, and nothing is said to agree that does not. */
  async function expectTrue(): Promise<Trust> {
    const seen = await look();
    const { held, owed } = await byHand(owner);
    const { available, pending } = await atSandbox(world);
    expect(seen).toMatchObject({ held, owed, providerBalance: available, verdict: 'TRUE', difference: null });
    expect(seen.held).toBe(available + pending);
    expect(seen.owed).toBe(await owedByRows(owner));
    expect(seen.owed).toBe(Object.values(seen.owedFor).reduce((sum, part) => sum + part, 0));
    expect(seen.held).toBe(seen.heldIn.balance + seen.heldIn.collected);
    await world.expectCleanBooks();
    return seen;
  }

  it('says of a new installation that nothing has been compared, and then that all is there', async () => {
    const { available } = await atSandbox(world);
    expect(available).toBeGreaterThan(0);
    expect(await look()).toMatchObject({
      held: 0,
      owed: 0,
      providerBalance: available,
      verdict: 'NOT_YET',
      books: null,
      reconciliation: null,
      payouts: { arrived: 0, withinPromise: 0, overdue: 0, keptPromisePercent: null, medianSeconds: null },
      hours: [],
    });
    await compare();
    const seen = await expectTrue();
    expect(seen).toMatchObject({ held: available, owed: 0, heldIn: { ownMoney: available } });
  });

  it('counts a payment before its settlement is booked, and the same afterwards', async () => {
    await world.paidGift({ amount: naira(10_000) });
    const unbooked = await expectTrue();
    expect(unbooked.heldIn.collected).toBeGreaterThan(0);
    await compare();
    await eventually('the books are folded', async () => {
      await foldBooks(world.deps, { settleSeconds: 0 })();
      const { rows } = await owner.query('select from journals j, ledger_folding f where j.id > f.folded_id limit 1');
      return rows.length === 0;
    });
    const booked = await expectTrue();
    expect(booked.heldIn.collected).toBe(0);
    expect([booked.held, booked.owed]).toEqual([unbooked.held, unbooked.owed]);
  });

  it('counts what the provider has collected and not settled', async () => {
    await world.control('POST', '/settings', { settle_at_once: false });
    await world.paidGift({ amount: naira(7_000) });
    await world.control('POST', '/settings', { settle_at_once: true });
    expect((await atSandbox(world)).pending).toBeGreaterThan(0);
    await expectTrue();
    await compare();
    await expectTrue();
  });

  it('owes whatever is somebody’s: unopened, opened, on its way, going back, disputed and unclear', async () => {
    const before = (await look()).owedFor;
    await world.claimed({ amount: naira(3_000) });
    await world.withdraw(await world.claimed({ amount: naira(600_000) }));
    const cancelled = await world.paidGift({ amount: naira(5_000) });
    expect((await cancelled.sender.post(`/api/sent/${cancelled.payment.id}/cancel`, {})).status).toBe(200);
    const disputed = await world.paidGift({ amount: naira(9_000) });
    await openDisputeAtBank(world, disputed.payment.reference);
    // Comparing hears of what nobody has told us yet.
    await reconcile(world.deps)();
    await wrongCharge(world, { amount: naira(800) });
    await wrongCharge(world, { currency: 'GHS', amount: 4_000 });
    const { owedFor, owed, others } = await look();
    const grown = (part: keyof Trust['owedFor']) => owedFor[part] - before[part];
    expect([grown('claimed'), grown('payouts'), grown('disputes'), grown('suspense')]).toEqual(
      [3_000, 600_000, 9_000, 800].map(naira),
    );
    // Until the worker has sent it back, what is to go back lies where it was.
    expect(grown('refunds') + grown('unclaimed')).toBe(naira(5_000));
    expect(owed).toBe(await owedByRows(owner));
    expect(owed).toBe((await byHand(owner)).owed);
    expect(others).toEqual([{ currency: 'GHS', held: expect.any(Number), owed: 4_000 }]);
    await world.expectCleanBooks();
  });

  describe('does not call true what is not', () => {
    let world: World;
    let owner: pg.Client;
    beforeAll(async () => {
      world = await createWorld();
      owner = new pg.Client({ connectionString: world.databaseUrl });
      await owner.connect();
      await world.paidGift();
      await runBooksCheck(world.deps)({ isFull: true });
      await reconcile(world.deps)();
    });
    afterAll(async () => {
      await owner.end();
      await world.close();
    });
    const look = () => readTrust(world.deps)();
    const moveFloat = (amount: number) => world.control('POST', '/float', { amount });

    it.each([-1, 1])('when %d kobo differs: at once, and with staff told from the next comparison on', async (kobo) => {
      expect(await look()).toMatchObject({ verdict: 'TRUE' });
      await moveFloat(kobo);
      const first = await look();
      expect(first).toMatchObject({ verdict: 'DIFFERS', difference: { amount: 1, isKnownToStaff: false } });
      expect(first.difference?.since).toBe(first.asOf);
      await reconcile(world.deps)();
      const { firstSeenAt } = await world.deps.db
        .selectFrom('reconciliationItems')
        .select('firstSeenAt')
        .where('closedAt', 'is', null)
        .executeTakeFirstOrThrow();
      expect(await look()).toMatchObject({
        verdict: 'DIFFERS',
        difference: { amount: 1, isKnownToStaff: true, since: firstSeenAt.toISOString() },
        reconciliation: { openItems: 1, openSince: firstSeenAt.toISOString() },
      });
      await moveFloat(-kobo);
      // It is back, but an item is open until somebody has compared.
      expect(await look()).toMatchObject({ verdict: 'DIFFERS' });
      await reconcile(world.deps)();
      expect(await look()).toMatchObject({ verdict: 'TRUE', difference: null });
    });

    it('nor calls it a difference when a payment has arrived that we have not heard of', async () => {
      await world.control('POST', '/webhooks', { mode: 'drop' });
      const sender = world.browser();
      const order = { amount: naira(4_000), email: 'ada@example.com' };
      const callback = { authorizationUrl: 'http://localhost:3000/payment/callback' };
      const { body } = await sender.post('/api/transactions', { ...order, ...callback });
      const before = await look();
      expect(before).toMatchObject({ verdict: 'TRUE', onTheWay: { payments: { count: 1, amount: naira(4_000) } } });
      await world.control('POST', '/pay', { reference: body.reference, card: 'success' });
      const unheard = await look();
      expect(unheard).toMatchObject({ verdict: 'ON_THE_WAY', held: before.held, owed: before.owed, difference: null });
      expect(unheard.providerBalance).toBeGreaterThan(before.providerBalance ?? 0);
      await sender.get(`/api/transactions/reference/${body.reference}`);
      expect(await look()).toMatchObject({ verdict: 'TRUE', owed: before.owed + naira(4_000) });
      await world.control('POST', '/webhooks', { mode: 'normal' });
      await reconcile(world.deps)();
    });

    it('nor what has come and gone while it asked', async () => {
      let asked = 0;
      // The first answer is of a moment at which a payout had left that came back before the second look at the books.
      const balance = async () => {
        const [naira, ...rest] = await world.deps.paystack.balance();
        asked += 1;
        return naira ? [{ ...naira, balance: naira.balance - (asked === 1 ? 100_000 : 0) }, ...rest] : rest;
      };
      const paystack = { ...world.deps.paystack, balance };
      expect(await readTrust({ ...world.deps, paystack })()).toMatchObject({ verdict: 'TRUE', difference: null });
      expect(asked).toBe(2);
    });

    it('nor mixes two moments of the books', async () => {
      const post = (change: number) =>
        world.deps.db
          .transaction()
          .execute((trx) =>
            postJournal(trx, ownMoneyMoved({ ref: `t:${change}`, change, currency: 'NGN' }), new Date()),
          );
      await owner.query('begin');
      await owner.query('lock table payments in access exclusive mode');
      const looking = readLedger(world.deps);
      await eventually('the look waits in its middle', async () => {
        const { rows } = await owner.query(
          `select from pg_locks where relation = 'payments'::regclass and not granted`,
        );
        return rows.length > 0;
      });
      await post(500);
      await owner.query('commit');
      const { held, heldIn } = await looking;
      expect(held).toBe(heldIn.balance + heldIn.collected);
      await post(-500);
    });

    it('when our own books do not add up', async () => {
      await owner.query(`update books_checks set is_clean = false`);
      const { checkedAt } = await world.deps.db.selectFrom('booksChecks').select('checkedAt').executeTakeFirstOrThrow();
      expect(await look()).toMatchObject({
        verdict: 'DIFFERS',
        difference: { isKnownToStaff: true, since: checkedAt.toISOString() },
        books: { isClean: false },
      });
      await runBooksCheck(world.deps)({ isFull: true });
      expect(await look()).toMatchObject({ verdict: 'TRUE', books: { isClean: true } });
    });

    it('when the provider says nothing: the books are shown, and no balance', async () => {
      await world.control('POST', '/faults', { route: 'balance', fault: '500', times: 20 });
      const { held, owed } = await byHand(owner);
      expect(await look()).toMatchObject({ held, owed, providerBalance: null, verdict: 'NO_ANSWER', difference: null });
      await world.control('DELETE', '/faults');
      expect(await look()).toMatchObject({ verdict: 'TRUE' });
    });
  });

  describe('remembers one look an hour', () => {
    const hours = () => world.deps.db.selectFrom('moneyHours').selectAll().orderBy('hour').execute();

    it('and tries again when the provider was silent', async () => {
      await world.control('POST', '/faults', { route: 'balance', fault: '500', times: 20 });
      await keepHour(world.deps)();
      expect(await hours()).toMatchObject([{ providerBalance: null }]);
      await world.control('DELETE', '/faults');
      await Promise.all([1, 2, 3, 4].map(() => keepHour(world.deps)()));
      await keepHour(world.deps)();
      const { held, owed } = await byHand(owner);
      const { available } = await atSandbox(world);
      expect(await hours()).toMatchObject([{ currency: 'NGN', held, owed, providerBalance: available }]);
    });

    it('and keeps it when the money has moved on', async () => {
      const [kept] = await hours();
      await world.paidGift();
      await keepHour(world.deps)();
      expect(await hours()).toEqual([kept]);
    });

    it('for ninety days, and shows the last day of them', async () => {
      const [now] = await hours();
      const at = (ago: number) => new Date((now?.hour.getTime() ?? 0) - ago);
      for (const hour of [HOUR_MS, 23 * HOUR_MS, 30 * HOUR_MS, 89 * DAY_MS, 91 * DAY_MS].map(at))
        await owner.query(`insert into money_hours values ($1, 'NGN', $1, 5, 3, 5, 'TRUE')`, [hour]);
      await owner.query(`update money_hours set verdict = 'NO_ANSWER', provider_balance = null where hour = $1`, [
        at(0),
      ]);
      await keepHour(world.deps)();
      const kept = (await hours()).map(({ hour }) => hour);
      expect(kept).toEqual([89 * DAY_MS, 30 * HOUR_MS, 23 * HOUR_MS, HOUR_MS, 0].map(at));
      const shown = (await look()).hours.map(({ hour }) => hour);
      expect(shown).toEqual([0, HOUR_MS, 23 * HOUR_MS].map((ago) => at(ago).toISOString()));
    });
  });

  it('is for everybody, and asks the provider once for all who come at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.browser().get('/api/trust')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.asOf)).size).toBe(1);
  });
});
