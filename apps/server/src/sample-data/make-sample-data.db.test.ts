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
    const startedAt = performance.now();
    summaries = await Promise.all([1, 2].map(() => makeSampleData(world.deps, world)));
    tookMs = performance.now() - startedAt;
  }, 60_000);
  afterAll(() => world.close());

  it('x', async () => {
    console.log(tookMs, JSON.stringify(summaries[0], null, 1));
    await world.expectCleanBooks();
  });
});
