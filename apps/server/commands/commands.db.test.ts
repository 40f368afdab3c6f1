import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/postgres.ts';
import { bundled } from '../testing/server-process.ts';

/** As somebody at a shell would call it. */
async function run(command: string, args: string[], databaseUrl = 'postgres://nobody@127.0.0.1:9/none') {
  const child = spawn(process.execPath, [bundled(`commands/${command}.js`), ...args], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      SECRET_KEY: 'a master secret that is used in tests only',
      PAYSTACK_SECRET_KEY: 'sk_test_of_commands',
      PAYSTACK_BASE_URL: 'http://127.0.0.1:9',
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
    ['restore', ['--from', 'a.jara', '--relpace']],
    ['restore', ['--from', 'a.jara', '--replace=yes']],
    ['reconcile', ['--form', '2026-11-01']],
    ['reconcile', ['--from', 'yesterday']],
    ['reconcile', ['2026-11-01']],
    ['doctor', ['--mail', 'not an address']],
    ['doctor', ['--everything']],
    ['create-super-admin', ['not an address', 'Ada', 'Obi']],
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
});
