import type { Database } from './database.ts';
import { changeSettings, readSettings } from './settings.ts';

/** The sandbox's own time: real time plus an offset that a tester moves forward and a restart keeps. */
export interface Clock {
  now(): Date;
  in(ms: number): Date;
  advance(seconds: number): Promise<Date>;
  reset(): Promise<void>;
}

export async function startClock(db: Database, realNow: () => number): Promise<Clock> {
  let offsetMs = (await readSettings(db)).clock_offset_ms;
  const now = () => new Date(realNow() + offsetMs);
  const setOffset = async (ms: number) => {
    await changeSettings(db, { clock_offset_ms: ms });
    offsetMs = ms;
  };
  return {
    now,
    in: (ms) => new Date(now().getTime() + ms),
    async advance(seconds) {
      await setOffset(offsetMs + Math.round(seconds * 1_000));
      return now();
    },
    reset: () => setOffset(0),
  };
}
