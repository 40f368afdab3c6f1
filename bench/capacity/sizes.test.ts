import { describe, expect, it } from 'vitest';
import type { Figures } from './figures.ts';
import { costOf, sizeFor } from './sizes.ts';

const cost = (server: number, worker: number, postgres: number, perSecond = 50) => ({
  perSecond,
  server,
  worker,
  postgres,
});

const figures: Figures = {
  machine: 'made up',
  gifts: 1,
  gift: cost(0.01, 0.005, 0.01),
  claim: cost(0.005, 0, 0.005),
  withdrawal: cost(0.005, 0, 0.005),
  payout: cost(0.001, 0.015, 0.01),
  payoutByTwo: cost(0, 0, 0),
  look: cost(0.0002, 0, 0.0001),
  try: cost(0.0002, 0, 0.0001),
  rest: cost(0, 0, 0),
  growth: { rows: 20, rowsOf: {}, tableBytes: 6_000, indexBytes: 4_000, logBytes: 20_000 },
  memory: {
    server: { idle: 1e8, busy: 2e8 },
    worker: { idle: 1e8, busy: 3e8 },
    postgres: { idle: 3e8, busy: 5e8 },
  },
};

describe('the size of a system', () => {
  it('is reckoned from the costs of a whole gift', () => {
    expect(costOf(figures, 'server')).toBeCloseTo(0.021 + 25 * 0.0002);
    expect(costOf(figures, 'worker')).toBeCloseTo(0.02);
    expect(costOf(figures, 'postgres')).toBeCloseTo(0.03 + 25 * 0.0001);
  });

  it('has two of everything however few come, and grows with them', () => {
    expect(sizeFor(figures, 1_000)).toMatchObject({ servers: 2, workers: 2, databaseCores: 2, databaseMemoryGb: 4 });
    const large = sizeFor(figures, 1_000_000);
    expect(large.peakPerSecond).toBeCloseTo(111.1, 1);
    expect(large).toMatchObject({ servers: 6, workers: 5, databaseCores: 8, databaseMemoryGb: 72 });
    expect(large.connections).toBe(6 * 26 + 5 * 36);
    expect(large.monthGb).toBeCloseTo(300);
    expect(large.logPerDayGb).toBeCloseTo(20);
    expect(large.processMemoryGb).toBeCloseTo(6 * 0.2 + 5 * 0.3);
  });

  it('takes more workers where one waits for the provider longer than it works', () => {
    expect(sizeFor({ ...figures, payout: cost(0.001, 0.015, 0.01, 10) }, 1_000_000).workers).toBe(23);
  });
});
