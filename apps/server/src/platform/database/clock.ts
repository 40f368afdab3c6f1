import { sql } from 'kysely';
import type { Log } from '../log.ts';
import type { Db } from './db.ts';

/** Business time, read from one place. In sandbox mode a tester may move it; technical delays do not follow it. */
export interface Clock {
  now(): Date;
}

export interface MovableClock extends Clock {
  /** Looks at the database's clock and the shared offset again; every process does so every few seconds, and when told. */
  refresh(): Promise<void>;
  /** The database's own time, which nobody moves: waits that other processes go by are written in it. */
  databaseNow(): Date;
  /** How far this machine's own clock is from the database's; above zero it is ahead. */
  offByMs(): number;
  /** Whether the two clocks agree well enough to close things by them. When they do not, nobody can tell here which is wrong. */
  isReliable(): boolean;
}

/** A machine whose time is kept by NTP is within milliseconds; two seconds are more than a slow answer explains. */
const SAID_FROM_MS = 2_000;
/** As long as one code of an authenticator lasts: beyond, sign-ins fail and waits between processes mean nothing. */
const UNRELIABLE_FROM_MS = 30_000;

interface OwnClocks {
  /** What this machine believes the time is. Somebody may set it at any moment. */
  wall(): number;
  /** Counts on, whatever is done to the wall clock. */
  steady(): number;
}

/**
 * The database's time, without asking it each time: what it said, and what a steady counter has counted since. The wall clock
 * of this machine is only compared with it, so that setting it moves nothing here and is noticed at once.
 */
export function createClock(db: Db, { log, wall, steady }: Partial<OwnClocks> & { log?: Log } = {}): MovableClock {
  const own: OwnClocks = { wall: wall ?? Date.now, steady: steady ?? (() => performance.now()) };
  let offsetMs = 0;
  /** The database's time at the beginning of the steady counter; the machine's own until the database contradicts it. */
  let origin = own.wall() - own.steady();
  let told: ReturnType<typeof clockStateOf> = 'right';

  const databaseMs = () => origin + own.steady();
  const offByMs = () => Math.round(own.wall() - databaseMs());
  const tell = () => {
    const state = clockStateOf(offByMs());
    if (state === told) return;
    told = state;
    const facts = { offByMs: offByMs() };
    if (state === 'right') log?.info(facts, 'clock.right_again');
    else if (state === 'off') log?.warn(facts, 'clock.off');
    else log?.error(facts, 'clock.unreliable');
  };

  return {
    now: () => new Date(databaseMs() + offsetMs),
    databaseNow: () => new Date(databaseMs()),
    offByMs,
    isReliable: () => clockStateOf(offByMs()) !== 'unreliable',
    refresh: async () => {
      const askedAt = own.steady();
      const { rows } = await sql<{ now: Date; offsetSeconds: number }>`
        select clock_timestamp() as now, offset_seconds from business_clock
      `.execute(db);
      const [row] = rows;
      if (!row) throw new Error('the business clock has no row');
      offsetMs = row.offsetSeconds * 1000;
      // It said so at some moment between question and answer. What we believe stays while it lies in there, so that slow
      // answers do not make the time jump about.
      const [earliest, latest] = [row.now.getTime() - own.steady(), row.now.getTime() + 1 - askedAt];
      if (origin < earliest || origin > latest) origin = (earliest + latest) / 2;
      tell();
    },
  };
}

/** How much a clock means that is so far from another. */
export function clockStateOf(offByMs: number): 'right' | 'off' | 'unreliable' {
  if (Math.abs(offByMs) >= UNRELIABLE_FROM_MS) return 'unreliable';
  return Math.abs(offByMs) >= SAID_FROM_MS ? 'off' : 'right';
}

export const setClockOffset = (db: Db, offsetSeconds: number) =>
  db.updateTable('businessClock').set({ offsetSeconds }).execute();
