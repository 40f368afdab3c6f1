import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * What a restored product must not remember: who was signed in, which workers were alive, and which migrations made the
 * tables, because the tables are there before the rows.
 */
const LEFT_OUT = ['schema_migrations', 'schema_migrations_lock', 'workers', 'staff_sessions'];

/** Our own tables. The job queue is left out, because a job is only a wake-up, and so is the sandbox, which plays the provider. */
export async function listTables(db: Kysely<Schema>): Promise<{ kept: string[]; all: string[] }> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname
  `.execute(db);
  const all = rows.map(({ name }) => name).filter((name) => !name.startsWith('schema_migrations'));
  return { all, kept: all.filter((name) => !LEFT_OUT.includes(name)) };
}

export async function newestApplied(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name desc limit 1`.execute(
    db,
  );
  return rows[0]?.name ?? '';
}
