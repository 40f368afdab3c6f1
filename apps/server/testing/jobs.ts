import pg from 'pg';

export interface WaitingJob {
  task: string;
  key: string | null;
  runAt: Date;
  attempts: number;
  error: string | null;
  /** It failed until its attempts were used up. (One without an error was only replaced by a newer one of its key.) */
  isDead: boolean;
}

/** The jobs not yet done, as the owner of the database sees them: the application's own role may only add some. */
export async function jobsOf({ databaseUrl }: { databaseUrl: string }): Promise<WaitingJob[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select task_identifier as task, key, run_at as "runAt", attempts, last_error as error,
         last_error is not null and attempts >= max_attempts as "isDead" from graphile_worker.jobs`,
    );
    return rows;
  } finally {
    await client.end();
  }
}
