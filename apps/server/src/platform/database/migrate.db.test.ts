import pg from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/postgres.ts';
import { migrate } from './migrate.ts';

it('brings a database up to date from several processes that start together', { timeout: 60_000 }, async () => {
  const database = await createTestDatabase({ migrated: false });
  const together = await Promise.allSettled(Array.from({ length: 8 }, () => migrate(database.url)));
  expect(together.filter(({ status }) => status === 'rejected')).toEqual([]);
  await database.drop();
});

/** As it was before payouts were counted by how long they took (0080), which takes a lock on withdrawals. */
const BEFORE_WAITS = `
  drop trigger withdrawals_waits_counted on withdrawals;
  drop trigger withdrawals_waits_recounted on withdrawals;
  drop function count_payout_waits;
  drop function payout_step;
  drop view payout_waits_now;
  drop table payout_waits, payout_wait_changes;
  create index withdrawals_arrived on withdrawals (finished_at);
  delete from schema_migrations where name >= '0080';
`;

it('lets others go on while it waits for somebody who is long at it', { timeout: 60_000 }, async () => {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 3 });
  await pool.query(BEFORE_WAITS);
  const slow = await pool.connect();
  await slow.query('begin; lock table withdrawals in row exclusive mode');

  const migrating = migrate(database.url);
  const isWaiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(isWaiting)).rowCount).toBe(1);
  await pool.query(`begin; set local lock_timeout = '10s'; lock table withdrawals in row exclusive mode; commit`);
  await slow.query('commit');
  slow.release();
  await migrating;

  const { rows } = await pool.query(`select to_regclass('payout_waits') is not null as "isThere"`);
  expect(rows).toEqual([{ isThere: true }]);
  await pool.end();
  await database.drop();
});
