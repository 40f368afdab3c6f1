import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deps } from '../deps.ts';
import { createWorld, type World } from '../testing/world.ts';
import { makeSampleData } from './make-sample-data.ts';
import type { SampleSummary } from './summary.ts';

/** Everything runs in one busy process here, so the provider gets its usual patience. */
const sampleWorld = () => createWorld({ env: { PAYSTACK_TIMEOUT_MS: '20000' } });

describe('a year of sample data', () => {
  let world: World;
  let summaries: SampleSummary[];
  let tookMs: number;
  beforeAll(async () => {
    world = await sampleWorld();
    const pg = (await import('pg')).default;
    const counts = new Map<string, number>();
    const real = pg.Client.prototype.query;
    (pg.Client.prototype as any).query = function (this: any, ...args: any[]) {
      const t = typeof args[0] === 'string' ? args[0] : args[0]?.text ?? '?';
      const k = (this.connectionParameters?.application_name ?? '') + ' ' + t.replace(/\s+/g, ' ').slice(0, 70);
      counts.set(k, (counts.get(k) ?? 0) + 1);
      return (real as any).apply(this, args);
    };
    const startedAt = performance.now();
    const cpu = process.cpuUsage();
    summaries = await Promise.all([1].map(() => makeSampleData(world.deps, world)));
    tookMs = performance.now() - startedAt;
    console.log('cpu', process.cpuUsage(cpu));
    console.log([...counts].sort((a, b) => b[1] - a[1]).slice(0, 70).map(([k, v]) => `${v} ${k}`).join('\n'));
    console.log('total', [...counts.values()].reduce((a, b) => a + b, 0));
  }, 60_000);
  afterAll(() => world.close());

  it('x', async () => {
    console.log(tookMs, JSON.stringify(summaries[0], null, 1));
    await world.expectCleanBooks();
  });
});
