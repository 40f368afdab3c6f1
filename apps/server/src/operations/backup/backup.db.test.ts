import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/postgres.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { createKeys } from '../../platform/keys/keys.ts';
import { signInEverybody } from '../../staff/testing.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

/** Every row of every table that a backup holds, in words that can be compared. */
async function contentOf(databaseUrl: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: tables } = await client.query(
    "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  );
  const content: Record<string, string[]> = {};
  for (const { relname } of tables) {
    const { rows } = await client.query(`select t::text as row from public.${relname} t order by 1`);
    content[relname] = rows.map(({ row }) => row);
  }
  await client.end();
  return content;
}

/** A file that was changed by somebody who knows how its checksum is made. */
function reseal(plain: string): string {
  const body = plain.slice(0, plain.lastIndexOf('#end'));
  const sha256 = createHash('sha256').update(body).digest('hex');
  return body + plain.slice(plain.lastIndexOf('#end')).replace(/"sha256":"[^"]+"/, `"sha256":"${sha256}"`);
}

describe('a backup', () => {
  let world: World;
  let folder: string;
  beforeAll(async () => {
    world = await createWorld();
    folder = await mkdtemp(path.join(tmpdir(), 'jara-backup-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await world.close();
  });

  const keys = () => createKeys(world.env.SECRET_KEY ?? '');
  const backup = async (name: string) => {
    const file = path.join(folder, name);
    return { file, ...(await takeBackup({ databaseUrl: world.databaseUrl, file, keys: keys() })) };
  };
  const restore = (databaseUrl: string, file: string, options: { replace?: boolean; acceptOtherKey?: boolean } = {}) =>
    restoreBackup({ databaseUrl, file, keys: keys(), replace: false, acceptOtherKey: false, ...options });

  it('holds every row as it was, and gives it back so, but for sessions, workers and the pause', async () => {
    const staff = await signInEverybody(world);
    await world.control('POST', '/webhooks', { mode: 'normal' });
    const gift = await world.paidGift({
      message: 'Line one\nline two \u2028 "quoted" \\ ₦ ẹ̀bùn 🎁',
      password: 'let me in',
      senderName: 'Ọlá',
    });
    const split = { quid: gift.quid, splits: [{ percentage: 50 }, { percentage: 50 }] };
    expect((await gift.sender.post('/api/rules', split)).status).toBe(200);
    await staff.SUPER_ADMIN.post('/api/admin/operations/books-check', {});
    const { file, rows } = await backup('whole.jara');
    expect(rows).toBeGreaterThan(20);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.endsWith('.partial'))).toEqual([]);
    await expect(backup('whole.jara')).rejects.toMatchObject({ code: 'EEXIST' });

    const target = await createTestDatabase();
    const before = await contentOf(world.databaseUrl);
    await restore(target.url, file);
    const after = await contentOf(target.url);
    const own = new Set([
      'staff_sessions',
      'workers',
      'switches',
      'restores',
      'audit',
      'audit_head',
      'schema_migrations',
    ]);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const table of Object.keys(before))
      if (!own.has(table)) expect([table, after[table]]).toEqual([table, before[table]]);
    for (const table of ['rules', 'rule_versions', 'staff_sessions']) expect(before[table]).not.toEqual([]);
    expect(after.staff_sessions).toEqual([]);
    expect(after.audit?.slice(0, before.audit?.length)).toEqual(before.audit);

    // The guards stand again, numbers go on where they were, and the audit trail goes on unbroken.
    const owner = new pg.Client({ connectionString: target.url });
    await owner.connect();
    await expect(owner.query('update journals set event = event')).rejects.toThrow(/append-only/);
    await expect(owner.query('truncate audit')).rejects.toThrow(/append-only|referenced/);
    await expect(owner.query('delete from payments')).rejects.toThrow(/foreign key/);
    const { rows: numbers } = await owner.query(`
      with last as (select max(id) as id from journals), added as (
        insert into journals (ref, event, currency, at) values ('next', 'test', 'NGN', now()) returning id
      )
      select added.id - last.id as step from added, last`);
    expect(Number(numbers[0].step)).toBe(1);
    await owner.end();
    await target.drop();
  });

  it('is refused when it is damaged, cut off, of another version or made with another key', async () => {
    const { file } = await backup('refused.jara');
    const target = await createTestDatabase();
    const untouched = await contentOf(target.url);
    const plain = gunzipSync(await readFile(file)).toString();
    const variant = async (name: string, content: string | Buffer) => {
      const other = path.join(folder, name);
      await writeFile(other, typeof content === 'string' ? gzipSync(content) : content);
      return other;
    };
    const edited = await variant('edited.jara', plain.replace('"NGN"', '"GHS"'));
    await expect(restore(target.url, edited)).rejects.toThrow('checksum does not fit');
    const short = await variant('short.jara', plain.slice(0, plain.lastIndexOf('#end')));
    await expect(restore(target.url, short)).rejects.toThrow('its end is missing');
    const torn = await variant('torn.jara', await readFile(file));
    await truncate(torn, (await stat(torn)).size - 20);
    await expect(restore(target.url, torn)).rejects.toThrow(/damaged|end is missing/);
    await expect(restore(target.url, await variant('other.jara', 'something else\n'))).rejects.toThrow(
      'is not a backup',
    );
    await expect(restore(target.url, path.join(folder, 'missing.jara'))).rejects.toThrow('There is no file');
    await expect(
      restoreBackup({
        databaseUrl: target.url,
        file,
        keys: createKeys('another master secret of another installation'),
        replace: false,
        acceptOtherKey: false,
      }),
    ).rejects.toThrow('another SECRET_KEY');
    const owner = new pg.Client({ connectionString: target.url });
    await owner.connect();
    const older = reseal(plain.replace(/"migration":"[^"]+"/, '"migration":"0001_platform"'));
    await expect(restore(target.url, await variant('older.jara', older))).rejects.toThrow('of version 0001_platform');
    expect(await contentOf(target.url)).toEqual(untouched);

    // The version that is running now is older than the one that was.
    await owner.query("insert into schema_migrations (name, timestamp) values ('9999_later', now()::text)");
    for (const replace of [false, true])
      await expect(restore(target.url, file, { replace })).rejects.toThrow(
        'newer version than this program (9999_later)',
      );
    await owner.query("delete from schema_migrations where name = '9999_later'");
    expect(await contentOf(target.url)).toEqual(untouched);

    // Somebody works on the database already.
    await expect(restore(world.databaseUrl, file, { replace: true })).rejects.toThrow('still running');
    await restore(target.url, file);
    await expect(restore(target.url, file)).rejects.toThrow('not empty');
    await restore(target.url, file, { replace: true });
    await owner.end();
    await target.drop();
  });

  it('is restored into a database that has nothing in it yet, and leaves one alone that it does not get to replace', async () => {
    const { file } = await backup('fresh.jara');
    const fresh = await createTestDatabase({ migrated: false });
    await restore(fresh.url, file);
    const before = await contentOf(fresh.url);
    expect(before.payments).not.toEqual([]);

    const broken = path.join(folder, 'unknown-table.jara');
    const plain = gunzipSync(await readFile(file)).toString();
    await writeFile(broken, gzipSync(reseal(plain.replace('#table payments', '#table elsewhere'))));
    await expect(restore(fresh.url, broken, { replace: true })).rejects.toThrow('does not know: elsewhere');
    expect(await contentOf(fresh.url)).toEqual(before);
    await fresh.drop();
  });

  it('does not migrate a database that it then refuses to restore into', async () => {
    const { file } = await backup('not-migrated.jara');
    const fresh = await createTestDatabase({ migrated: false });
    const server = new pg.Client({ connectionString: fresh.url, application_name: 'jara' });
    await server.connect();
    await expect(restore(fresh.url, file)).rejects.toThrow('still running');
    await server.end();
    expect(await contentOf(fresh.url)).toEqual({});
    await fresh.drop();
  });
});
