import type { BankRates } from '@jara/contract/staff/payout-figures';
import type { Role } from '@jara/domain/staff/roles';
import { addDays, lagosDay } from '@jara/domain/time/days';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { checkFigures } from '../../operations/books/check-figures.ts';
import { signInEverybody } from '../../staff/testing.ts';
import { makeHistory } from '../testing.ts';
import { foldBooks } from './fold-books.ts';

describe('the success of banks', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  let owner: pg.Client;
  const today = lagosDay(new Date());
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
    owner = new pg.Client({ connectionString: world.databaseUrl });
    await owner.connect();
    await makeHistory(world.databaseUrl, { gifts: 200, until: new Date(Date.now() - 60_000), days: 40 });
    await owner.query(`update withdrawals set bank_code = '058', bank_name = 'GTBank' where reference like '%5'`);
    await owner.query(`update withdrawals set sent_at = finished_at - interval '4 minutes' where status = 'COMPLETED'`);
  });
  afterAll(async () => {
    await owner.end();
    await world.close();
  });

  const rates = async (days = 30, who: Browser = staff.SUPPORT): Promise<BankRates> => {
    const { status, body } = await who.get(`/api/admin/bank-rates?from=${addDays(today, 1 - days)}&to=${today}`);
    expect(status).toBe(200);
    return body;
  };
  /** The same, counted one withdrawal at a time. */
  const byHand = async (days = 30) => {
    const { rows } = await owner.query(
      `select bank_code as code, bank_name as name,
              count(*) filter (where status = 'COMPLETED' and lagos_day(finished_at) > $1)::int as paid,
              count(*) filter (where status in ('FAILED', 'REVERSED') and lagos_day(finished_at) > $1)::int as failed,
              count(*) filter (where status in ('APPROVED', 'SUBMITTED', 'UNKNOWN'))::int as open
       from withdrawals group by 1, 2 order by 1`,
      [addDays(today, -days)],
    );
    return rows.filter(({ paid, failed, open }) => paid + failed + open > 0);
  };
  const shown = ({ banks }: BankRates) =>
    banks
      .map(({ code, name, paid, failed, open }) => ({ code, name, paid, failed, open }))
      .sort((a, b) => (a.code < b.code ? -1 : 1));
  const move = (to: string, from: string, count: number) =>
    owner.query(
      `update withdrawals set status = $1, sent_at = coalesce(sent_at, now()),
              finished_at = case when $1 in ('FAILED', 'REVERSED') then now() else finished_at end,
              reason = case when $1 = 'FAILED' then 'No' else reason end
       where id in (select id from withdrawals where status = $2 order by requested_at desc limit $3)`,
      [to, from, count],
    );

  it('is what the withdrawals say, at once, and after it is folded', async () => {
    await move('APPROVED', 'REQUESTED', 9);
    await move('SUBMITTED', 'APPROVED', 7);
    await move('FAILED', 'SUBMITTED', 3);
    await move('REVERSED', 'COMPLETED', 2);
    const expected = await byHand();
    expect(expected.length).toBe(2);
    expect(shown(await rates())).toEqual(expected);
    await foldBooks(world.deps, { settleSeconds: 0 })();
    expect(await world.deps.db.selectFrom('payoutChanges').selectAll().execute()).toEqual([]);
    expect(shown(await rates())).toEqual(expected);
    expect(shown(await rates(7))).toEqual(await byHand(7));
    expect(await checkFigures(world.deps.db)).toEqual([]);
  });

  it('says how long the middle one took, and where there are too few to say much', async () => {
    const { banks } = await rates();
    const [large, small] = banks;
    expect(large?.medianSeconds).toBeGreaterThan(216);
    expect(large?.medianSeconds).toBeLessThan(264);
    expect([large?.isSmall, small?.isSmall]).toEqual([false, true]);
    expect(large?.paidPercent).toBeLessThan(100);
  });

  it('takes a payout out of those paid when its money comes back', async () => {
    const before = await byHand();
    await move('REVERSED', 'COMPLETED', 1);
    const after = await rates();
    const sum = (of: 'paid' | 'failed', rows: { paid: number; failed: number }[]) =>
      rows.reduce((total, row) => total + row[of], 0);
    expect([sum('paid', after.banks), sum('failed', after.banks)]).toEqual([
      sum('paid', before) - 1,
      sum('failed', before) + 1,
    ]);
    expect(await checkFigures(world.deps.db)).toEqual([]);
  });

  it('takes days in their order, and at most a year of them', async () => {
    for (const days of [
      `from=${today}&to=${addDays(today, -1)}`,
      `from=${addDays(today, -400)}&to=${today}`,
      `to=${today}`,
    ])
      expect((await staff.ADMIN.get(`/api/admin/bank-rates?${days}`)).status).toBe(422);
  });

  it('is noticed when it is not what is there', async () => {
    await foldBooks(world.deps, { settleSeconds: 0 })();
    await owner.query(`update payout_days set count = count + 1 where ctid = (select ctid from payout_days limit 1)`);
    expect(await checkFigures(world.deps.db)).toMatchObject([{ check: 'payout sums equal the withdrawals', count: 1 }]);
  });
});
