import { type Kysely, sql } from 'kysely';
import { askAgainFor, type ErasedBy, listErased } from '../../own-data/erased-people.ts';
import type { Trx } from '../../platform/database/db.ts';
import { compareMigrations, migrate, newestMigration } from '../../platform/database/migrate.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Keys } from '../../platform/keys/keys.ts';
import { type BackupHeader, type BackupSource, readBackup, verifyBackup } from './backup-file.ts';
import { connectAsOwner, isSameKey, refuseWhileInUse } from './owner.ts';
import { pauseUntilReconciled } from './pause-until-reconciled.ts';
import { unsealRow } from './sealed-rows.ts';
import { listTables } from './tables.ts';

const AT_ONCE = 500;

interface Ask extends BackupSource {
  databaseUrl: string;
  keys: Keys;
  /** Throw away what is in the database now. */
  replace: boolean;
  /** The old SECRET_KEY is lost for good. */
  acceptOtherKey: boolean;
  /** Who was erased, by request and digest, as the data folder remembers it: the backup may know them still. */
  erased?: readonly ErasedBy[];
}

/**
 * Makes a database what it was when the backup was taken, in one transaction: wholly, or not at all. What happened since
 * is known to the provider and not here, so payouts and claims are paused until that time has been reconciled.
 */
export async function restoreBackup(ask: Ask) {
  const { databaseUrl } = ask;
  const backup = await verifyBackup(ask);
  const db = connectAsOwner(databaseUrl);
  try {
    await refuseUnlessFitting(backup, ask);
    await refuseWhileInUse(db);
    if (!ask.replace && (await hasContent(db))) {
      throw new Error('The database is not empty. Pass --replace to throw away what is in it.');
    }
    await migrate(databaseUrl);
    const takenAt = new Date(backup.takenAt);
    const erased = [...(ask.erased ?? []), ...(await listErased(db))];
    // Whoever has no password yet was not shut out, but has not come in.
    const shutOut = await db
      .selectFrom('staff')
      .select('id')
      .where('isActive', '=', false)
      .where('passwordHash', 'is not', null)
      .execute();
    await db.transaction().execute(async (trx) => {
      await fill(trx, ask, ask.keys);
      // The backup may know them from when they were welcome.
      for (const { id } of shutOut)
        await trx.updateTable('staff').set({ isActive: false }).where('id', '=', id).execute();
      await pauseUntilReconciled(trx, takenAt, `restored from the backup of ${backup.takenAt}`);
      await askAgainFor(trx, ask.keys, erased, new Date());
    });
    return { takenAt, rows: backup.rows };
  } finally {
    await db.destroy();
  }
}

/** The backup, this program and the database have to be of one version, the database at most older. */
async function refuseUnlessFitting(backup: BackupHeader, { databaseUrl, keys, acceptOtherKey }: Ask): Promise<void> {
  if (!acceptOtherKey && !isSameKey(keys, backup.keyCheck)) {
    throw new Error(
      'This backup was made with another SECRET_KEY: the keys that people hold, and the authenticators of staff, would ' +
        'not work. Put the old SECRET_KEY (or secrets.json) in place, or pass --accept-other-key if it is lost for good.',
    );
  }
  const newest = await newestMigration();
  if (backup.migration !== newest) {
    throw new Error(
      `This backup is of version ${backup.migration} and this program of ${newest}. Restore it with the program ` +
        'that made it, then upgrade.',
    );
  }
  const { unknown } = await compareMigrations(databaseUrl);
  if (unknown.length > 0) {
    throw new Error(
      `The database is of a newer version than this program (${unknown.at(-1)}), and does not go back. Restore into an ` +
        'empty one: docs/operations/upgrade.md.',
    );
  }
}

/** Also asked of a database that has no tables yet, or only those of an older version. */
async function hasContent(db: Kysely<Schema>): Promise<boolean> {
  const { all } = await listTables(db);
  for (const table of ['staff', 'payments', 'journals', 'audit'].filter((name) => all.includes(name))) {
    const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

/**
 * The rows are put back as they were, so the triggers that refuse changes to the books, and those that would count and
 * post a second time, rest meanwhile. The foreign keys are made anew afterwards, which checks every row.
 */
async function fill(trx: Trx, source: BackupSource, keys: Keys): Promise<void> {
  const { all } = await listTables(trx);
  const { rows: links } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2
  `.execute(trx);
  const onTable = (table: string, change: string) => sql.raw(`alter table public.${table} ${change}`).execute(trx);

  for (const { table, name } of links) await onTable(table, `drop constraint "${name}"`);
  for (const table of all) await onTable(table, 'disable trigger user');
  await sql.raw(`truncate ${all.map((table) => `public.${table}`).join(', ')}`).execute(trx);
  for await (const { table, rows } of readBackup(source, AT_ONCE)) {
    if (!all.includes(table)) throw new Error(`The backup has a table that this version does not know: ${table}`);
    await sql`
      insert into ${sql.table(table)} overriding system value
      select * from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.map((row) => unsealRow(keys, table, row)).join(',')}]`}::json)
    `.execute(trx);
  }
  for (const table of all) await onTable(table, 'enable trigger user');
  for (const { table, name, definition } of links) await onTable(table, `add constraint "${name}" ${definition}`);
  await continueCounting(trx);
}

/** Columns that number themselves go on after the last number that was restored. */
async function continueCounting(trx: Trx): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select attrelid::regclass::text as table, attname as column from pg_attribute
    join pg_class c on c.oid = attrelid
    where attidentity <> '' and c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  `.execute(trx);
  for (const { table, column } of rows) {
    await sql`
      select setval(pg_get_serial_sequence(${`public.${table}`}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
      from ${sql.table(table)}
    `.execute(trx);
  }
}
