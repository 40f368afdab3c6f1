import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/postgres.ts';
import { createLog } from '../log.ts';
import { createClock, setClockOffset } from './clock.ts';
import { connect, type Database } from './db.ts';

const YEAR_MS = 365 * 86_400_000;
/** Far more than an answer takes on a busy machine, far less than what is tried here. */
const ABOUT_MS = 10_000;

describe('business time', () => {
  let home: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    home = await createTestDatabase();
    database = connect(home.url, { max: 4, onError: () => undefined });
  });
  afterAll(async () => {
    await database.close();
    await home.drop();
  });

  /** A machine whose clock can be set, and that can be put to sleep. */
  const machine = (skewMs: number) => {
    const lines: { msg: string; offByMs?: number }[] = [];
    const state = { skewMs, sleptMs: 0 };
    const clock = createClock(database.db, {
      wall: () => Date.now() + state.skewMs,
      steady: () => performance.now() - state.sleptMs,
      log: createLog('debug', 'test', (line) => void lines.push(JSON.parse(line))),
    });
    return { clock, state, said: () => lines.map(({ msg }) => msg) };
  };
  const isNow = (at: Date) => expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(ABOUT_MS);

  it('is the database’s, however wrong the clock of the machine is', async () => {
    for (const skewMs of [YEAR_MS, -YEAR_MS]) {
      const { clock, said } = machine(skewMs);
      await clock.refresh();
      isNow(clock.now());
      isNow(clock.databaseNow());
      expect(Math.sign(clock.offByMs())).toBe(Math.sign(skewMs));
      expect(clock.isReliable()).toBe(false);
      expect(said()).toEqual(['clock.unreliable']);
    }
  });

  it('does not move when somebody sets the clock of the machine, which is noticed at once and said once', async () => {
    const { clock, state, said } = machine(0);
    await clock.refresh();
    expect(clock.isReliable()).toBe(true);
    state.skewMs = YEAR_MS;
    isNow(clock.now());
    expect(clock.isReliable()).toBe(false);
    await clock.refresh();
    await clock.refresh();
    state.skewMs = 15_000;
    expect(clock.isReliable()).toBe(true);
    await clock.refresh();
    state.skewMs = 0;
    await clock.refresh();
    expect(said()).toEqual(['clock.unreliable', 'clock.off', 'clock.right_again']);
  });

  it('is right again with the next look after a machine was asleep, and until then nothing is closed by it', async () => {
    const { clock, state } = machine(0);
    await clock.refresh();
    state.sleptMs = 3_600_000;
    expect(clock.isReliable()).toBe(false);
    await clock.refresh();
    isNow(clock.now());
    expect(clock.isReliable()).toBe(true);
  });

  it('stays where it is while the answers agree with it, and runs on between them', async () => {
    const { clock } = machine(0);
    await clock.refresh();
    const seen: number[] = [];
    for (let look = 0; look < 20; look += 1) {
      await clock.refresh();
      seen.push(clock.now().getTime());
    }
    const real =
      (await database.pool.query<{ now: Date }>('select clock_timestamp() as now')).rows[0]?.now.getTime() ?? 0;
    expect(Math.abs(real - clock.now().getTime())).toBeLessThan(1_000);
    expect(seen.at(-1)).toBeGreaterThanOrEqual(seen[0] ?? 0);
  });

  it('follows a tester, and the database’s own does not', async () => {
    const { clock } = machine(0);
    await setClockOffset(database.db, 86_400);
    await clock.refresh();
    await setClockOffset(database.db, 0);
    isNow(new Date(clock.now().getTime() - 86_400_000));
    isNow(clock.databaseNow());
  });
});
