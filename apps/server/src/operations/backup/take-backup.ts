import type { KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import type { Keys } from '../../platform/keys/keys.ts';
import { writeBackup } from './backup-file.ts';
import { connectAsOwner, keyCheckOf } from './owner.ts';
import { sealRow } from './sealed-rows.ts';
import { listTables, newestApplied } from './tables.ts';

const AT_ONCE = 1_000;

interface Ask {
  databaseUrl: string;
  file: string;
  keys: Keys;
  /** Whose holders of the private halves can read the file. With none, whoever has it can. */
  publicKeys: readonly KeyObject[];
}

/** Writes everything the product knows into one file, as it stood at one instant, while the product goes on working. */
export async function takeBackup({ databaseUrl, file, keys, publicKeys }: Ask) {
  const db = connectAsOwner(databaseUrl);
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        await sql`set local statement_timeout = 0`.execute(trx);
        const { rows: now } = await sql<{ now: Date }>`select now() as now`.execute(trx);
        const takenAt = now[0]?.now ?? new Date();
        const { kept } = await listTables(trx);
        const migration = await newestApplied(trx);
        const about = { takenAt: takenAt.toISOString(), migration, keyCheck: keyCheckOf(keys) };
        const writer = await writeBackup(file, about, publicKeys);
        try {
          for (const table of kept) {
            await writer.table(table);
            await sql`declare backup no scroll cursor for select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(
              trx,
            );
            for (let count = AT_ONCE; count === AT_ONCE; ) {
              const { rows } = await sql<{ row: string }>`fetch forward ${sql.lit(AT_ONCE)} from backup`.execute(trx);
              for (const { row } of rows) await writer.row(sealRow(keys, table, row));
              count = rows.length;
            }
            await sql`close backup`.execute(trx);
          }
          return { takenAt, tables: kept.length, isEncrypted: publicKeys.length > 0, ...(await writer.finish()) };
        } catch (error) {
          await writer.abandon();
          throw error;
        }
      });
  } finally {
    await db.destroy();
  }
}
