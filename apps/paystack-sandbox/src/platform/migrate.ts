import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { packageFolder } from './package-folder.ts';

const ONE_AT_A_TIME = 7_301_557;

/** Brings the schema up to date. Two sandboxes starting at once wait for each other. */
export async function migrate(db: Database): Promise<void> {
  const folder = join(packageFolder(), 'migrations');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

  await db.transaction(async (trx) => {
    await trx.run('SELECT pg_advisory_xact_lock($1)', [ONE_AT_A_TIME]);
    await trx.run('CREATE SCHEMA IF NOT EXISTS paystack_sandbox');
    await trx.run('CREATE TABLE IF NOT EXISTS paystack_sandbox.migrations (name text PRIMARY KEY)');
    const applied = await trx.many<{ name: string }>('SELECT name FROM paystack_sandbox.migrations');
    for (const name of files) {
      if (applied.some((row) => row.name === name)) continue;
      await trx.run(await readFile(join(folder, name), 'utf8'));
      await trx.run('INSERT INTO paystack_sandbox.migrations (name) VALUES ($1)', [name]);
    }
  });
}
