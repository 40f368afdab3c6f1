import { FINANCIAL_PERIODS } from '@jara/contract/staff/financial';
import type { SessionId, StaffId } from '@jara/domain/ids';
import { addDays, addMonths, lagosDay, startOfDay } from '@jara/domain/time/days';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, eventually, type World } from '../../../testing/world.ts';
import { checkFigures } from '../../operations/books/check-figures.ts';
import { makeHistory } from '../testing.ts';
import { readDashboard } from './dashboard.ts';
import { readFinancial } from './financial.ts';
import { foldBooks } from './fold-books.ts';

const ANYBODY = {
  id: '00000000-0000-4000-8000-000000000001' as StaffId,
  sessionId: '00000000-0000-4000-8000-000000000002' as SessionId,
};
const MONTHS = { '1month': 1, '3months': 3, '6months': 6, '1year': 12 };

describe('figures', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ env: { PAYSTACK_TIMEOUT_MS: '15000' } });
    await makeHistory(world.databaseUrl, { gifts: 1_000, until: new Date(), days: 700 });
  });
  afterAll(() => world.close());

  const foldOnce = () => foldBooks(world.deps, { settleSeconds: 0 })();

  /** Whatever runs in the same cluster can hold folding up for a moment, so it is tried until nothing is left. */
  const fold = () =>
    eventually('everything is folded', async () => {
      await foldOnce();
      const { rows } = await query<{ left: string }>(
        'select count(*) as left from journals j, ledger_folding f where j.id > f.folded_id',
      );
      return rows[0]?.left === '0';
    });

  it('come from books that are clean', async () => {
    await world.expectCleanBooks();
    expect(await checkFigures(world.deps.db)).toEqual([]);
  });

  /** The same totals, asked of the movements themselves, one journal at a time. */
  const byHand = async (from: Date, before: Date) => {
    const { rows } = await query<{ event: string; account: string; amount: string }>(
      `select j.event, m.account, m.amount from journals j join movements m on m.journal_id = j.id
       where j.at >= $1 and j.at < $2 and j.currency = 'NGN'`,
      [from, before],
    );
    let [revenue, fees, paidOut, chargebacks] = [0n, 0n, 0n, 0n];
    for (const { event, account, amount: text } of rows) {
      const amount = BigInt(text);
      if (account === 'withdrawal_fee_revenue') revenue -= amount;
      if (['collection_fee', 'transfer_fee', 'stamp_duty'].includes(account)) fees += amount;
      if (account === 'chargeback_loss') chargebacks += amount;
      if (event === 'payout_succeeded' && (account === 'payout_hold' || account === 'fee_hold')) paidOut += amount;
      if (event === 'payout_reversed' && account === 'claim') paidOut += amount;
    }
    return {
      totalRevenue: revenue,
      totalFees: fees,
      totalWithdrawals: paidOut,
      netProfit: revenue - fees - chargebacks,
    };
  };

  it.each(['straight from the books', 'folded'])(
    'equal the movements to the kobo for every period, %s',
    async (state) => {
      if (state === 'folded') await fold();
      const today = lagosDay(world.deps.clock.now());
      const end = startOfDay(addDays(today, 1));
      for (const period of FINANCIAL_PERIODS) {
        const figures = await readFinancial(world.deps)({ period, currency: 'NGN', by: 'month' });
        const from = startOfDay(addDays(addMonths(today, -MONTHS[period]), 1));
        const before = startOfDay(addDays(addMonths(today, -2 * MONTHS[period]), 1));
        const big = ({ totalRevenue, totalFees, totalWithdrawals, netProfit }: typeof figures.previous) => ({
          totalRevenue: BigInt(totalRevenue),
          totalFees: BigInt(totalFees),
          totalWithdrawals: BigInt(totalWithdrawals),
          netProfit: BigInt(netProfit),
        });
        expect(big(figures)).toEqual(await byHand(from, end));
        expect(big(figures.previous)).toEqual(await byHand(before, from));
        expect(figures.totalRevenue).toBeGreaterThan(0);
        expect(sum(figures.monthlyRevenue.map(({ revenue }) => revenue))).toBe(figures.totalRevenue);
        expect(sum(figures.monthlyRevenue.map(({ netProfit }) => netProfit))).toBe(figures.netProfit);
        expect(sum(figures.monthlyRevenue.map(({ previousRevenue }) => previousRevenue))).toBe(
          figures.previous.totalRevenue,
        );
        expect(sum(figures.revenueBySource.map(({ amount }) => amount))).toBe(figures.totalRevenue);
        expect(figures.revenueBySource.map(({ source }) => source).sort()).toEqual(['PLAIN', 'TIME']);
        const { collectionFees, transferFees, stampDuty, chargebackLosses } = figures.costs;
        const ofKinds = (what: 'revenue' | 'collectionFees' | 'transferFees' | 'result') =>
          sum(figures.resultByKind.map((kind) => kind[what]));
        expect([ofKinds('revenue'), ofKinds('collectionFees'), ofKinds('transferFees')]).toEqual([
          figures.totalRevenue,
          collectionFees,
          transferFees,
        ]);
        expect(ofKinds('result')).toBe(figures.netProfit + stampDuty + chargebackLosses);
        expect(figures.resultByKind.map(({ source }) => source)).toEqual(['PLAIN', 'TIME']);
        for (const { transferFees: fees, collectionFees: taken } of figures.resultByKind) {
          expect(fees).toBeGreaterThan(0);
          expect(taken).toBeGreaterThan(0);
        }
      }
      expect(await checkFigures(world.deps.db)).toEqual([]);
    },
  );

  it('of dates of one’s own are the same by day, by month and in the books', async () => {
    const today = lagosDay(world.deps.clock.now());
    const dates = { from: addDays(today, -100), to: addDays(today, -11) };
    const ask = { ...dates, currency: 'NGN' } as const;
    const days = await readFinancial(world.deps)({ ...ask, by: 'day' });
    const months = await readFinancial(world.deps)(ask);
    expect([days.period, days.by, months.by, days.steps.length]).toEqual([null, 'day', 'month', 90]);
    expect({ ...months, by: 0, steps: 0, updatedAt: 0 }).toEqual({ ...days, by: 0, steps: 0, updatedAt: 0 });
    const { totalRevenue, totalFees } = await byHand(startOfDay(dates.from), startOfDay(addDays(dates.to, 1)));
    for (const { steps } of [days, months]) {
      expect(BigInt(sum(steps.map(({ revenue }) => revenue)))).toBe(totalRevenue);
      expect(BigInt(sum(steps.map(({ fees }) => fees)))).toBe(totalFees);
    }
    // Of five gifts in a week not every day has one that was paid out.
    const one = days.steps.find(({ revenue }) => revenue > 0);
    const { totalRevenue: ofOne } = await byHand(startOfDay(one?.step ?? ''), startOfDay(addDays(one?.step ?? '', 1)));
    expect(BigInt(one?.revenue ?? -1)).toBe(ofOne);
    expect(ofOne).toBeGreaterThan(0n);
    const before = await byHand(startOfDay(addDays(dates.from, -90)), startOfDay(dates.from));
    expect(BigInt(sum(days.steps.map(({ previousRevenue }) => previousRevenue)))).toBe(before.totalRevenue);
  });

  it('on the dashboard are the same days as in the finances', async () => {
    const { revenueByDay, trends } = await readDashboard(world.deps)({ ...ANYBODY, role: 'SUPPORT' });
    expect(sum(revenueByDay.map(({ revenue }) => revenue))).toBe(trends.revenue.current);
    const [from, to] = [revenueByDay[0]?.day, revenueByDay.at(-1)?.day];
    const { steps } = await readFinancial(world.deps)({ from, to, by: 'day', currency: 'NGN' });
    expect(steps.map(({ step, revenue }) => ({ day: step, revenue }))).toEqual(revenueByDay);
  });

  it('are folded completely, once', async () => {
    await fold();
    const { rows } = await query<{ left: string; changes: string }>(
      'select (select count(*) from journals j, ledger_folding f where j.id > f.folded_id) as left, (select count(*) from record_changes) as changes',
    );
    expect(rows).toEqual([{ left: '0', changes: '0' }]);
    const count = () => query<{ sum: string }>('select sum(people) from people_by_day');
    const people = (await count()).rows;
    await fold();
    expect((await count()).rows).toEqual(people);
    // A thousand senders, and of every ten gifts seven claimed by somebody else.
    expect(people).toEqual([{ sum: '1700' }]);
  });

  it('lose no journal that was numbered early and committed late', async () => {
    await fold();
    const late = new pg.Client({ connectionString: world.databaseUrl });
    await late.connect();
    await late.query('begin');
    await late.query(addGiftMoney('late'));
    await query(addGiftMoney('early'));
    await foldOnce();
    await foldOnce();
    await late.query('commit');
    await late.end();
    await fold();
    expect(await checkFigures(world.deps.db)).toEqual([]);
    await fold();
    expect(await checkFigures(world.deps.db)).toEqual([]);
  });

  it('go on in a database that was copied from a server with far more transactions behind it', async () => {
    await query(addGiftMoney('copied'));
    await query(`update ledger_folding set next_id = (select max(id) from journals), next_horizon = '9000000000'`);
    await fold();
    expect(await checkFigures(world.deps.db)).toEqual([]);
  });

  it('hold while people pay and several processes fold at the same time', async () => {
    const paying = Array.from({ length: 4 }, () => world.claimed({ amount: 1_000_000 }));
    const folding = Array.from({ length: 10 }, () => foldBooks(world.deps, { settleSeconds: 0 })());
    await Promise.all([...paying, ...folding]);
    await fold();
    expect(await checkFigures(world.deps.db)).toEqual([]);
  });

  it('show a sum that was tampered with', async () => {
    await fold();
    await query('update ledger_days set credit = credit + 1 where ctid = (select ctid from ledger_days limit 1)');
    expect(await checkFigures(world.deps.db)).toMatchObject([{ check: 'daily sums equal the movements', count: 1 }]);
    await query(`update ledger_totals set debit = debit + 1 where account = 'gift'`);
    expect(await checkFigures(world.deps.db)).toMatchObject([
      { check: 'daily sums equal the movements' },
      { check: 'totals equal the daily sums', count: 1 },
    ]);
  });

  async function query<Row extends pg.QueryResultRow>(
    text: string,
    values: unknown[] = [],
  ): Promise<pg.QueryResult<Row>> {
    const client = new pg.Client({
      connectionString: world.databaseUrl,
      types: { getTypeParser: (id, format) => (id === 20 ? String : pg.types.getTypeParser(id, format)) },
    });
    await client.connect();
    try {
      return await client.query<Row>(text, values);
    } finally {
      await client.end();
    }
  }
});

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Money in suspense, which needs no other record to exist. */
const addGiftMoney = (name: string) => `
  with journal as (insert into journals (ref, event, currency, at) values ('test:${name}', 'charge_suspended', 'NGN', now()) returning id),
       subject as (select gen_random_uuid() as id)
  insert into movements (journal_id, line, account, subject, amount)
  select journal.id, l.line, l.account, case when l.line = 0 then '00000000-0000-0000-0000-000000000000' else subject.id end, l.amount
  from journal, subject, (values (0, 'provider_receivable', 500::bigint), (1, 'suspense', -500::bigint)) l (line, account, amount)`;
