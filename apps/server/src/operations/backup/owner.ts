import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Schema } from '../../platform/database/schema.ts';
import { poolAddress } from '../../platform/database-address.ts';
import { isSame, type Keys } from '../../platform/keys/keys.ts';

/** Connects as the owner of the tables, which the product itself never does after it has migrated them. */
export function connectAsOwner(databaseUrl: string): Kysely<Schema> {
  const pool = new pg.Pool({
    ...poolAddress(databaseUrl),
    max: 1,
    options: '-c timezone=UTC -c statement_timeout=0',
    application_name: 'jara-backup',
    connectionTimeoutMillis: 15_000,
  });
  // A connection that breaks shows in the query that was running, which fails and is reported.
  pool.on('error', () => undefined);
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

export const keyCheckOf = (keys: Keys): string => keys.digest('backup', 'key check');

export const isSameKey = (keys: Keys, check: string): boolean =>
  keys.digests('backup', 'key check').some((ours) => isSame(check, ours));

/** A product that goes on working would write between the rows, and remember what is no longer true. */
export async function refuseWhileInUse(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name in ('jara', 'jara-live')
  `.execute(db);
  const count = rows[0]?.count ?? 0;
  if (count > 0)
    throw new Error(`The product is still running on this database (${count} connections). Stop it first.`);
}
