import pg from 'pg';

/**
 * The waits between looks grow to an hour, and a test does not have an hour: what waits for its time is due at once. A job that
 * has failed keeps its wait, because it has a number of tries and would use them up; and what a dead process has taken along is
 * still found by the sweeps alone.
 */
const DUE_AT_ONCE = [
  'update withdrawals set next_check_at = now() where next_check_at > now()',
  'update refunds set next_check_at = now() where next_check_at > now()',
  'update payments set next_check_at = now() where next_check_at > now()',
  'update webhook_events set next_try_at = now() where worked_at is null',
  'update graphile_worker._private_jobs set run_at = now() where run_at > now() and attempts = 0',
];

/** As the owner of the database: the application's own role may not touch what is planned. */
export async function bringForward({ databaseUrl }: { databaseUrl: string }): Promise<void> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  try {
    for (const sql of DUE_AT_ONCE) await owner.query(sql);
  } finally {
    await owner.end();
  }
}
