import type { Trust } from '@jara/contract/trust';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jara/domain/time/lagos';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { createWorld, naira, type World } from '../../../testing/world.ts';
import { endPayout } from '../../money-back/testing.ts';
import { checkFigures } from '../../operations/books/check-figures.ts';
import { signInEverybody } from '../../staff/testing.ts';
import { foldPayouts } from './fold-payouts.ts';
import { payoutTimes } from './payout-times.ts';

describe('how long payouts took', () => {
  let world: World;
  let owner: pg.Client;
  let me: Browser;
  beforeAll(async () => {
    world = await createWorld();
    owner = new pg.Client({ connectionString: world.databaseUrl });
    await owner.connect();
    me = (await signInEverybody(world)).ADMIN;
  });
  afterAll(async () => {
    await owner.end();
    await world.close();
  });

  const times = () => payoutTimes(world.deps.db, world.deps.clock.now());
  const workload = async () => (await me.get('/api/admin/workload')).body;

  /** A payout that arrived so long after it was asked for, and so long ago. */
  async function arrived(tookMs: number, agoMs: number) {
    const { id } = await world.withdraw(await world.claimed({ amount: naira(1_000) }));
    await endPayout(world, id);
    const finishedAt = new Date(Date.now() - agoMs);
    await owner.query(`update withdrawals set requested_at = $2, finished_at = $3 where id = $1`, [
      id,
      new Date(finishedAt.getTime() - tookMs),
      finishedAt,
    ]);
    return id;
  }

  it('is not known before the first', async () => {
    expect(await times()).toEqual({
      days: 30,
      arrived: 0,
      withinPromise: 0,
      overdue: 0,
      keptPromisePercent: null,
      medianSeconds: null,
      p95Seconds: null,
    });
  });

  it('is that of those which arrived in the last 30 days, to the second of the promise', async () => {
    for (const [took, ago] of [
      [10 * MINUTE_MS, HOUR_MS],
      [20 * MINUTE_MS, 2 * DAY_MS],
      [30 * MINUTE_MS, 29 * DAY_MS],
      [24 * HOUR_MS, DAY_MS],
      [24 * HOUR_MS + 1_000, DAY_MS],
      // Not of these days.
      [5 * HOUR_MS, 31 * DAY_MS],
    ] as const)
      await arrived(took, ago);
    const told = await times();
    expect(told).toMatchObject({ arrived: 5, withinPromise: 4, overdue: 0, keptPromisePercent: 80 });
    expect(isAbout(30 * 60, told.medianSeconds)).toBe(true);
    expect(isAbout(24 * 3_600, told.p95Seconds)).toBe(true);
    await foldPayouts(world.deps.db);
    expect(await times()).toEqual(told);
    // The days of the requests were moved by hand, which the counts of withdrawals cannot follow; the sums of payouts do.
    const problems = (await checkFigures(world.deps.db)).map(({ check }) => check);
    expect(problems).not.toContain('payout sums equal the withdrawals');
  });

  it('counts one that is late and still under way as broken, and leaves out what came back', async () => {
    const late = await world.withdraw(await world.claimed({ amount: naira(600_000) }));
    expect(await times()).toMatchObject({ arrived: 5, overdue: 0, keptPromisePercent: 80 });
    await owner.query(`update withdrawals set requested_at = requested_at - interval '25 hours' where id = $1`, [
      late.id,
    ]);
    expect(await times()).toMatchObject({ arrived: 5, withinPromise: 4, overdue: 1, keptPromisePercent: 66.6 });
    const back = await arrived(MINUTE_MS, HOUR_MS);
    expect(await times()).toMatchObject({ arrived: 6 });
    await world.control('POST', `/transfers/${await referenceOf(back)}`, { status: 'reversed', webhook: false });
    await endPayout(world, back);
    expect(await times()).toMatchObject({ arrived: 5, withinPromise: 4, overdue: 1 });
    await world.expectCleanBooks();
  });

  it('is one number, whoever is shown it', async () => {
    const [{ body }, staff] = [await world.browser().get('/api/trust'), await workload()];
    const { keptPromisePercent, medianSeconds, overdue }: Trust['payouts'] = body.payouts;
    expect(staff).toMatchObject({ keptPromisePercent, broken: overdue });
    expect(staff.medianHours).toBe(Math.round((medianSeconds ?? 0) / 360) / 10);
  });

  /** Steps are kept and not times. */
  const isAbout = (seconds: number, told: number | null) => Math.abs((told ?? 0) - seconds) <= seconds / 40;
  const referenceOf = async (id: string): Promise<string> =>
    (await owner.query('select reference from withdrawals where id = $1', [id])).rows[0].reference;
});
