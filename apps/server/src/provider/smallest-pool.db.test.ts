import type { WithdrawalId } from '@jara/domain/ids';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../testing/world.ts';
import { JOBS_AT_ONCE, WORKER_CONNECTIONS } from '../platform/config.ts';
import { oneAtATime } from '../platform/database/one-at-a-time.ts';
import { newId } from '../platform/ids.ts';
import type { WithdrawalRow } from '../withdrawals/withdrawals.store.ts';
import { climb, type Ladder } from './ladder.ts';

const SWEEPS_THAT_CLIMB = 3;

describe('the smallest pool a worker is started with', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ env: { DATABASE_POOL: String(WORKER_CONNECTIONS) } });
  });
  afterAll(() => world.close());

  it('lets everything go on when all that holds a connection comes together', async () => {
    const { db, pool } = { db: world.deps.db, pool: WORKER_CONNECTIONS };
    let holding = 0;
    /** Nobody begins before everybody holds what they hold while they work: the worst moment there can be. */
    const allAreHere = async () => {
      holding += 1;
      await expect.poll(() => holding).toBe(JOBS_AT_ONCE + SWEEPS_THAT_CLIMB + 2);
    };
    let worked = 0;
    const work = async () => {
      await allAreHere();
      await sql`select 1`.execute(db);
      worked += 1;
    };
    const ladder: Ladder<WithdrawalRow> = {
      name: 'payout',
      table: 'withdrawals',
      pace: { checkAfterMs: [1_000], notFoundBeforeResend: 1 },
      step: work,
      lockOpen: async () => undefined,
      wake: async () => undefined,
    };
    const climbOne = () => climb(ladder)(world.deps)(newId<WithdrawalId>());
    await Promise.all([
      ...Array.from({ length: JOBS_AT_ONCE + SWEEPS_THAT_CLIMB }, climbOne),
      oneAtATime(db, 'run-books-check', work),
      oneAtATime(db, 'reconcile', climbOne),
    ]);
    expect(worked).toBe(pool - 2);
  });
});
