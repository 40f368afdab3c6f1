import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { LIVE } from '../testing/live-environment.ts';
import { createTestDatabase } from '../testing/postgres.ts';
import { bundled } from '../testing/server-process.ts';

/** As somebody at a shell would call it. */
async function run(
  command: string,
  args: string[],
  databaseUrl = 'postgres://nobody@127.0.0.1:9/none',
  env: Record<string, string> = {},
) {
  const child = spawn(process.execPath, [bundled(`commands/${command}.js`), ...args], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      SECRET_KEY: 'a master secret that is used in tests only',
      PAYSTACK_SECRET_KEY: 'sk_test_of_commands',
      PAYSTACK_BASE_URL: 'http://127.0.0.1:9',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
  const [code] = await once(child, 'close');
  return { code, said };
}

describe('a command', { timeout: 60_000 }, () => {
  it.each([
    ['backup', []],
    ['backup', ['--to']],
    ['backup', ['--to', 'a.jara', '--from', 'b.jara']],
    ['backup', ['a.jara']],
    ['restore', []],
    ['make-backup-key', []],
    ['restore', ['--from', 'a.jara', '--relpace']],
    ['restore', ['--from', 'a.jara', '--replace=yes']],
    ['mark-restored', []],
    ['mark-restored', ['--as-of', 'yesterday']],
    ['mark-restored', ['--as-of', '2999-01-01']],
    ['reconcile', ['--form', '2026-11-01']],
    ['reconcile', ['--from', 'yesterday']],
    ['reconcile', ['2026-11-01']],
    ['doctor', ['--mail', 'not an address']],
    ['doctor', ['--everything']],
    ['test-alert', ['--severity', 'loud']],
    ['rotate-secret', ['--everything']],
    ['create-super-admin', ['not an address', 'Ada', 'Obi']],
    ['create-super-admin', ['ada@example.com', 'Ada', 'Obi', '--lockedout']],
    ['create-super-admin', ['ada@example.com', 'Ada', 'Ngozi', 'Obi']],
    ['check-books', ['--begin-new']],
    ['verify-audit', ['--everything']],
    ['migrate', ['--now']],
  ])('%s that is called with %j says how it is called, ends with 2 and touches nothing', async (command, args) => {
    const { code, said } = await run(command, args);
    expect({ code, said }).toEqual({ code: 2, said: expect.stringContaining('Usage: npm run ') });
  });

  it.each(['check-books', 'verify-audit', 'reconcile'])(
    '%s that only looks does not upgrade the database it looks at',
    async (command) => {
      const database = await createTestDatabase({ migrated: false });
      const { code, said } = await run(command, [], database.url);
      expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('Run `npm run migrate` first') });
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      const { rows } = await client.query("select from pg_class where relnamespace = 'public'::regnamespace");
      expect(rows).toEqual([]);
      await client.end();
      await database.drop();
    },
  );

  it('that makes the first Super Admin brings a new database up to date, and the others then find nothing wrong', async () => {
    const database = await createTestDatabase({ migrated: false });
    const made = await run('create-super-admin', ['ada@example.com', 'Ada', 'Obi'], database.url);
    expect(made).toEqual({ code: 0, said: expect.stringContaining('choose a password') });
    for (const command of ['check-books', 'verify-audit'])
      expect(await run(command, [], database.url)).toMatchObject({ code: 0 });
    await database.drop();
  });

  it('takes a backup that its key pair locks and opens, and on a live system no other', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'jara-commands-'));
    const [key, file, plain] = ['backup.key', 'a.jara', 'plain.jara'].map((name) => path.join(folder, name));
    const made = await run('make-backup-key', ['--to', key ?? '']);
    const [, publicKey = ''] = /^BACKUP_PUBLIC_KEY=(age1\w+)$/m.exec(made.said) ?? [];
    expect((await stat(key ?? '')).mode & 0o777).toBe(0o600);
    expect(await run('make-backup-key', ['--to', key ?? ''])).toEqual({
      code: 1,
      said: expect.stringContaining('exists already'),
    });

    const database = await createTestDatabase();
    const live = { ...LIVE, DATABASE_URL: database.url };
    expect(await run('backup', ['--to', plain ?? ''], database.url, live)).toEqual({
      code: 1,
      said: expect.stringContaining('BACKUP_PUBLIC_KEY is not set'),
    });
    expect(await readdir(folder)).toEqual(['backup.key']);
    const locked = { ...live, BACKUP_PUBLIC_KEY: publicKey };
    expect(await run('backup', ['--to', file ?? ''], database.url, locked)).toEqual({
      code: 0,
      said: expect.stringContaining('Only the private key of BACKUP_PUBLIC_KEY opens it.'),
    });
    expect(await run('backup', ['--to', plain ?? ''], database.url)).toEqual({
      code: 0,
      said: expect.stringContaining('It is not encrypted'),
    });

    const fresh = await createTestDatabase({ migrated: false });
    const restore = ['--from', file ?? '', '--accept-other-key'];
    const data = { DATA_DIR: folder };
    expect(await run('restore', restore, fresh.url, data)).toEqual({
      code: 1,
      said: expect.stringContaining('is encrypted. Pass --key FILE'),
    });
    expect(await run('restore', [...restore, '--key', file ?? ''], fresh.url, data)).toEqual({
      code: 1,
      said: expect.stringContaining('is not a file of private keys'),
    });
    expect(await run('restore', [...restore, '--key', key ?? ''], fresh.url, data)).toEqual({
      code: 0,
      said: expect.stringContaining('Restored '),
    });
    await fresh.drop();
    await database.drop();
    await rm(folder, { recursive: true });
  });
});
