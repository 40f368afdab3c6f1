import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const dataDir = join(tmpdir(), `jara-embedded-${randomBytes(6).toString('hex')}`);
const copy = `${dataDir}-copy`;
const pidFile = join(dataDir, 'cluster/postmaster.pid');

afterAll(() => {
  for (const folder of [dataDir, copy]) rmSync(folder, { recursive: true, force: true });
});

const ask = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return Object.values((await client.query(sql)).rows[0]);
  } finally {
    await client.end();
  }
};

it('is durable, speaks Unicode and listens to this machine alone', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir });
  const setting = (name: string) => `current_setting('${name}')`;
  const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'max_connections', 'listen_addresses'];
  expect(await ask(postgres.url, `select ${names.map((name) => `${setting(name)} as ${name}`).join(', ')}`)).toEqual([
    'on',
    'on',
    'on',
    '200',
    '127.0.0.1',
  ]);
  expect(await ask(postgres.url, "select lower('ỌRẸ'), current_setting('server_encoding')")).toEqual(['ọrẹ', 'UTF8']);
  await postgres.stop();
});

it('lets nobody in without the password', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir });
  const url = new URL(postgres.url);
  url.password = 'guess';
  await expect(ask(url.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  await postgres.stop();
});

it('keeps its port from one start to the next', async () => {
  const first = await startEmbeddedPostgres({ dataDir });
  await first.stop();
  const second = await startEmbeddedPostgres({ dataDir });
  expect(second.url).toBe(first.url);
  await second.stop();
});

it('ignores a pid file whose number now belongs to another program', async () => {
  writeFileSync(pidFile, `${process.pid}\n${dataDir}/cluster\n1\n5432\n\n127.0.0.1\n`);
  const postgres = await startEmbeddedPostgres({ dataDir });
  expect(postgres.wasRunning).toBe(false);
  await postgres.stop();
});

it('takes over its own running server, and never that of the folder it was copied from', async () => {
  const original = await startEmbeddedPostgres({ dataDir });
  cpSync(dataDir, copy, { recursive: true, preserveTimestamps: true });
  const again = await startEmbeddedPostgres({ dataDir });
  expect(again.wasRunning).toBe(true);
  expect(again.url).toBe(original.url);
  const copied = await startEmbeddedPostgres({ dataDir: copy });
  expect(copied.wasRunning).toBe(false);
  expect(copied.url).not.toBe(original.url);
  await copied.stop();
  await original.stop();
});

it('says in one line that the data are of another major version', async () => {
  const version = join(dataDir, 'cluster/PG_VERSION');
  const ours = readFileSync(version, 'utf8').trim();
  writeFileSync(version, '12\n');
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    new RegExp(`was made by PostgreSQL 12, and this Jara runs ${ours}`),
  );
  writeFileSync(version, `${ours}\n`);
});

it('is removed with all its files, also with those that root keeps elsewhere', async () => {
  const closed = mkdtempSync(join(tmpdir(), 'jara-closed-'));
  const postgres = await startEmbeddedPostgres({ dataDir: closed });
  const cluster = realpathSync(join(closed, 'cluster'));
  expect(existsSync(join(cluster, 'PG_VERSION'))).toBe(true);
  await postgres.remove();
  expect([existsSync(cluster), existsSync(closed)]).toEqual([false, false]);
});
