import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../../testing/world.ts';
import type { Trx } from '../../platform/database/db.ts';
import { makeHistory } from '../../portal/testing.ts';
import { lastCheckpoint } from './checkpoints.ts';
import { proveNew } from './prove-new.ts';
import { inOneSnapshot } from './run-checks.ts';
import { seal } from './testing.ts';

describe('the proof of what is new', () => {
  let world: World;
  const GIFTS = 6_000;
  beforeAll(async () => {
    world = await createWorld();
    const until = new Date(Date.now() - 86_400_000);
    await makeHistory(world.databaseUrl, { gifts: GIFTS, until, days: 300, waiting: 0, requested: 0 });
    await seal(world);
    await makeHistory(world.databaseUrl, { gifts: 10, until: new Date(), days: 0.01, waiting: 5, requested: 2 });
  }, 120_000);
  afterAll(() => world.close());

  it('reads what is new and what is open, and nothing of the history', async () => {
    const { db, keys } = world.deps;
    const read = await inOneSnapshot(
      db,
      async (trx) => {
        const checkpoint = await lastCheckpoint(trx);
        if (!checkpoint) throw new Error('nothing was sealed');
        const before = await readSoFar(trx);
        const report = await proveNew(trx, { checkpoint, attemptsAt: new Date(Date.now() - 3_600_000), keys });
        expect(report.problems).toEqual([]);
        expect(report.journals).toBeGreaterThan(checkpoint.journals);
        const after = await readSoFar(trx);
        return [...after]
          .map(([table, rows]) => ({ table, rows: rows - (before.get(table) ?? 0) }))
          .filter(({ rows }) => rows > 2_000);
      },
      'read write',
    );
    // Of attempts it reads the pages that the last ones lie on, whole.
    expect(read.filter(({ table }) => table !== 'claim_attempts')).toEqual([]);
    for (const { rows } of read) expect(rows).toBeLessThan(GIFTS);
  });
});

/** What an earlier transaction of the same connection has read is counted along until the database has passed it on. */
async function readSoFar(trx: Trx): Promise<Map<string, number>> {
  const { rows } = await sql<{ table: string; rows: number }>`
    select relname as table, seq_tup_read + coalesce(idx_tup_fetch, 0) as rows from pg_stat_xact_user_tables
  `.execute(trx);
  return new Map(rows.map(({ table, rows }) => [table, rows]));
}
