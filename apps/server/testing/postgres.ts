import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

export type TestDatabase = { url: string; drop(): Promise<void> };

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));
const TEMPLATE_LOCK = 7_423_101;

/**
 * A database of one's own. Migrating takes seconds and copying a migrated one does not, so every test file copies: the files
 * as they are, which is half of the work of writing every page to the log as well.
 */
export async function createTestDatabase({ migrated = true }: { migrated?: boolean } = {}): Promise<TestDatabase> {
  const name = `jara_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(async (admin) => {
    const template = migrated ? await prepareTemplate(admin) : 'template0';
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
  });
  const drop = () => asAdmin(async (admin) => void (await admin.query(`drop database if exists ${name} with (force)`)));
  return { url: urlOf(name), drop };
}

/** Test processes run side by side, so one migrates behind a lock while the others wait for the result. */
async function prepareTemplate(admin: pg.Client): Promise<string> {
  const template = `jara_template_${hashOfMigrations()}`;
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) await buildTemplate(admin, template);
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
  return template;
}

/** It gets its name only when it is whole, so that a run killed half-way leaves no template others would trust. */
async function buildTemplate(admin: pg.Client, template: string): Promise<void> {
  const scratch = `${template}_new`;
  await admin.query(`drop database if exists ${scratch} with (force)`);
  await admin.query(`create database ${scratch} template template0`);
  const { migrate } = await import('../src/platform/database/migrate.ts');
  await migrate(urlOf(scratch));
  await admin.query(`alter database ${scratch} rename to ${template}`);
}

function hashOfMigrations(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS).sort()) hash.update(file).update(readFileSync(join(MIGRATIONS, file)));
  return hash.digest('hex').slice(0, 16);
}

async function asAdmin<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: adminUrl() });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function urlOf(database: string): string {
  const url = new URL(adminUrl());
  url.pathname = `/${database}`;
  return url.href;
}

function adminUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error('TEST_DATABASE_URL is not set. Database tests run through vitest, which starts a PostgreSQL.');
  return url;
}
