import type { Db } from './db.ts';

/** Business time, read from one place. In sandbox mode a tester may move it; technical delays do not follow it. */
export interface Clock {
  now(): Date;
}

export interface MovableClock extends Clock {
  /** Reads the shared offset again; every process does so when told that it changed. */
  refresh(): Promise<void>;
}

export function createClock(db: Db): MovableClock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    refresh: async () => {
      const row = await db.selectFrom('businessClock').select('offsetSeconds').executeTakeFirst();
      offsetMs = (row?.offsetSeconds ?? 0) * 1000;
    },
  };
}

export const setClockOffset = (db: Db, offsetSeconds: number) =>
  db.updateTable('businessClock').set({ offsetSeconds }).execute();
