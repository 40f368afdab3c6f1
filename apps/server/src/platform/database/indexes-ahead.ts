import type pg from 'pg';

/** The table or a column of it comes with a migration that has not run yet either. */
const NOT_THERE_YET = ['42P01', '42703', '42883', '42704'];

/**
 * Makes the indexes of migrations that are still to come, without keeping anybody from writing meanwhile. A transaction cannot do that,
 * and migrations run in one; what is written there as `create index if not exists` is made here, ahead of it, and found there.
 * What is left of one that was broken off, which takes room and serves nobody, is taken away first.
 */
export async function makeIndexesAhead(pool: pg.Pool, migrations: readonly string[]): Promise<void> {
  const indexes = migrations.flatMap((text) => [
    ...text.matchAll(/^create (unique )?index if not exists (\w+) ([^;]+);/gm),
  ]);
  for (const [, unique = '', name = '', rest = ''] of indexes) {
    const { rows: broken } = await pool.query(
      'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
      [`public.${name}`],
    );
    if (broken.length > 0) await pool.query(`drop index concurrently public.${name}`);
    try {
      await pool.query(`create ${unique}index concurrently if not exists ${name} ${rest}`);
    } catch (error) {
      if (!NOT_THERE_YET.includes((error as { code?: string }).code ?? '')) throw error;
    }
  }
}
