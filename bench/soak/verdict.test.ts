import { describe, expect, it } from 'vitest';
import { endsOf, isSteady, quantile, type Tick, trendsOf } from './verdict.ts';

const calm: Tick = {
  seconds: 60,
  machine: { workMs: 3, taken: 0 },
  took: { claim: Array.from({ length: 400 }, (_, n) => 10 + n / 10) },
  used: { 'server 1, ms': 30_000 },
  memory: { 'server 1': 150e6 },
  heap: {},
  connections: { idle: 20, active: 2 },
  queues: { mails: 3, jobs: 40 },
  tables: { claims: { bytes: 4e6, rows: 5_000, dead: 1_400 }, throttles: { bytes: 0.2e6, rows: 10, dead: 0 } },
  logBytes: 1,
};

/** Twenty stretches, the last tenth of which is as it is told. */
const ending = (end: Partial<Tick>): Tick[] =>
  Array.from({ length: 20 }, (_, n) => (n >= 18 ? { ...calm, ...end } : calm));
const grown = (end: Partial<Tick>): string[] =>
  trendsOf(ending(end))
    .filter((trend) => !isSteady(trend))
    .map(({ what }) => what);

describe('a soak', () => {
  it('compares its second tenth with its last one, and memory all up to its sixth', () => {
    const ticks = Array.from({ length: 60 }, (_, n) => ({ ...calm, logBytes: n }));
    const { start, firstHalf, end } = endsOf(ticks);
    const numbersOf = (part: Tick[]) => part.map(({ logBytes }) => logBytes);
    expect([start, end].map(numbersOf)).toEqual([
      [6, 7, 8, 9, 10, 11],
      [54, 55, 56, 57, 58, 59],
    ]);
    expect(numbersOf(firstHalf.flat())).toEqual(Array.from({ length: 30 }, (_, n) => n + 6));
  });

  it('is good when everything ends as it began', () => {
    expect(grown({})).toEqual([]);
    expect(grown({ memory: { 'server 1': 164e6 }, queues: { mails: 9, jobs: 59 } })).toEqual([]);
  });

  it('finds memory that grows by more than a tenth beyond what was needed at first', () => {
    expect(grown({ memory: { 'server 1': 166e6 } })).toEqual(['memory of server 1, after what it needed at first']);
    const growing = Array.from({ length: 20 }, (_, n) => ({ ...calm, memory: { 'server 1': n < 10 ? 100e6 : 150e6 } }));
    expect(trendsOf(growing).filter((trend) => !isSteady(trend))).toEqual([]);
  });

  it('does not take for growth what a process had given back for a while', () => {
    const given = (n: number) => (n === 10 || n === 11 ? 100e6 : 150e6);
    const ticks = Array.from({ length: 20 }, (_, n) => ({ ...calm, memory: { 'server 1': given(n) } }));
    expect(trendsOf(ticks).filter((trend) => !isSteady(trend))).toEqual([]);
  });

  it('finds answers that have become slower by more than a fifth', () => {
    const slow = (most: number) => Array.from({ length: 600 }, (_, n) => 10 + (n * most) / 600);
    const taking = (most: number) => ({ took: { claim: slow(most) } });
    const ticks = [...Array.from({ length: 18 }, () => ({ ...calm, ...taking(40) })), ...ending(taking(60)).slice(18)];
    expect(
      trendsOf(ticks)
        .filter((trend) => !isSteady(trend))
        .map(({ what }) => what),
    ).toEqual(['p99 of everything', 'p99 of claim']);
  });

  it('looks at the time that ten of a few hundred exceed, and not at the slowest few', () => {
    const took = (slow: number) => ({ claim: Array.from({ length: 160 }, (_, n) => (n < 158 ? 10 + n / 10 : slow)) });
    const lives = (end: Tick['took']) =>
      trendsOf(Array.from({ length: 20 }, (_, n) => ({ ...calm, took: n >= 18 ? end : took(30) })))
        .filter(({ unit }) => unit === 'ms')
        .map((trend) => [trend.what, isSteady(trend)]);
    expect(lives(took(900))).toEqual([
      ['p96 of everything', true],
      ['p96 of claim', true],
    ]);
    expect(lives({ claim: took(30).claim.map((ms) => 1.5 * ms) })).toEqual([
      ['p96 of everything', false],
      ['p96 of claim', false],
    ]);
  });

  it('says nothing about the slowest of a few', () => {
    const few = { 'staff search': [1, 2, 300] };
    const looked = trendsOf(ending({ took: { ...calm.took, ...few } })).map(({ what }) => what);
    expect(looked.filter((what) => what.includes('staff search'))).toEqual([]);
  });

  it('finds a queue that grows, but not one that somebody has just joined', () => {
    expect(grown({ queues: { mails: 10, jobs: 61 } })).toEqual(['waiting: jobs']);
    expect(grown({ queues: { mails: 11, jobs: 40 } })).toEqual(['waiting: mails']);
  });

  it('finds connections that nobody gives back', () => {
    expect(grown({ connections: { idle: 24, active: 2 } })).toEqual([]);
    expect(grown({ connections: { idle: 25, active: 2 } })).toEqual(['connections']);
  });

  it('finds a table that grows faster than its rows, but not a small one', () => {
    const ending = (claims: object, throttles: object = {}) =>
      grown({
        tables: {
          claims: { bytes: 4e6, rows: 5_000, dead: 0, ...claims },
          throttles: { bytes: 0.2e6, rows: 10, dead: 0, ...throttles },
        },
      });
    expect(ending({ bytes: 8e6, rows: 10_000 }, { bytes: 0.9e6 })).toEqual([]);
    expect(ending({ bytes: 10e6, rows: 10_000 })).toEqual(['room of claims']);
    expect(ending({ bytes: 5e6, rows: 4_000 })).toEqual(['room of claims']);
    expect(ending({}, { bytes: 1.1e6 })).toEqual(['room of throttles']);
  });

  it('finds rows that nobody cleans up', () => {
    const dead = (count: number) => grown({ tables: { claims: { bytes: 4e6, rows: 5_000, dead: count } } });
    expect(dead(2_200)).toEqual([]);
    expect(dead(2_300)).toEqual(['dead rows']);
  });

  it('knows the slowest hundredth', () => {
    expect(
      quantile(
        Array.from({ length: 1000 }, (_, n) => n),
        0.99,
      ),
    ).toBe(990);
    expect(quantile([], 0.99)).toBe(0);
  });
});
