import type { Figures } from './figures.ts';
import type { Measured } from './measure.ts';

/** What is taken for granted where sizes are reckoned; the guide says each of them. */
const ASSUMED = {
  /** A fifth of a day's gifts come in its busiest hour, and in the busiest minute of that hour twice as many as in the others. */
  peakShare: (0.2 / 3600) * 2,
  looksPerGift: 20,
  triesPerGift: 5,
  /** At the peak half of every core is still free. */
  used: 0.5,
  /** One may be restarted while the other works. */
  fewest: 2,
  databasePool: 20,
  /** Gifts of so many days are in memory: nearly all are opened and paid by then. */
  warmDays: 7,
} as const;

const GB = 1e9;

export interface Size {
  giftsPerDay: number;
  peakPerSecond: number;
  serverCores: number;
  servers: number;
  workerCores: number;
  workers: number;
  databaseCores: number;
  databaseMemoryGb: number;
  processMemoryGb: number;
  connections: number;
  monthGb: number;
  yearGb: number;
  logPerDayGb: number;
}

/** Processor seconds that a whole gift costs one of ours: paid, looked at, tried for, opened, asked for and paid out. */
export function costOf(figures: Figures, who: 'server' | 'worker' | 'postgres'): number {
  const { gift, claim, withdrawal, payout, look, try: attempt } = figures;
  const once = [gift, claim, withdrawal, payout].reduce((sum, part: Measured) => sum + part[who], 0);
  return once + ASSUMED.looksPerGift * look[who] + ASSUMED.triesPerGift * attempt[who];
}

export function sizeFor(figures: Figures, giftsPerDay: number): Size {
  const peakPerSecond = giftsPerDay * ASSUMED.peakShare;
  const coresFor = (who: Parameters<typeof costOf>[1]) => (peakPerSecond * costOf(figures, who)) / ASSUMED.used;
  const serverCores = coresFor('server');
  const workerCores = coresFor('worker');
  // A process uses one core. A worker also waits for the provider, and may be at its end before its core is.
  const servers = Math.max(ASSUMED.fewest, Math.ceil(serverCores));
  const byWaiting = peakPerSecond / (figures.payout.perSecond * ASSUMED.used);
  const workers = Math.max(ASSUMED.fewest, Math.ceil(Math.max(workerCores, byWaiting)));
  const { tableBytes, indexBytes, logBytes } = figures.growth;
  const perDayGb = (giftsPerDay * (tableBytes + indexBytes)) / GB;
  const { server, worker, postgres } = figures.memory;
  return {
    giftsPerDay,
    peakPerSecond,
    serverCores,
    servers,
    workerCores,
    workers,
    databaseCores: Math.max(2, Math.ceil(coresFor('postgres'))),
    databaseMemoryGb: 4 * Math.ceil((perDayGb * ASSUMED.warmDays + postgres.busy / GB) / 4),
    processMemoryGb: (servers * server.busy + workers * worker.busy) / GB,
    connections: servers * (ASSUMED.databasePool + 6) + workers * (ASSUMED.databasePool + 16),
    monthGb: perDayGb * 30,
    yearGb: perDayGb * 365,
    logPerDayGb: (giftsPerDay * logBytes) / GB,
  };
}
