import { createHash, type KeyObject } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsOfDifferentPeople } from '../../../testing/accounts.ts';
import { createTestDatabase } from '../../../testing/postgres.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { recordDispute } from '../../money-back/record-dispute.ts';
import { claimShare, endPayout, openDisputeAtBank } from '../../money-back/testing.ts';
import { makeKeyPair, readPrivateKeys, readPublicKey } from '../../platform/age-file/age-keys.ts';
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
  const backup = async (name: string, publicKeys: KeyObject[] = []) => {
    const file = path.join(folder, name);
    return { file, ...(await takeBackup({ databaseUrl: world.databaseUrl, file, keys: keys(), publicKeys })) };
  };
  const plainly = { privateKeys: [] as KeyObject[], replace: false, acceptOtherKey: false };
  const restore = (databaseUrl: string, file: string, options: Partial<typeof plainly> = {}) =>
    restoreBackup({ databaseUrl, file, keys: keys(), ...plainly, ...options });

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
        ...plainly,
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

  it('brings the money back where its key is lost for good, however many are nameless then', async () => {
    const { db } = world.deps;
    const staff = await signInEverybody(world);
    const { quid, payment, sender } = await world.paidGift({
      email: 'first@example.com',
      senderEmail: 'own@example.com',
    });
    const split = { quid, splits: [{ percentage: 50 }, { percentage: 50 }] };
    expect((await sender.post('/api/rules', split)).status).toBe(200);
    for (const account of accountsOfDifferentPeople(2))
      await endPayout(world, (await world.withdraw(await claimShare(world, quid), account)).id);
    for (const text of ['first@example.com', 'own@example.com'])
      expect((await staff.ADMIN.post('/api/admin/people/find', { text })).body.people).toHaveLength(1);
    for (const name of ['Mornings', 'Evenings']) {
      const view = { name, words: { status: 'ACTIVE' } };
      expect((await staff.ADMIN.post('/api/admin/lists/quids/views', view)).status).toBe(200);
    }
    const other = await world.paidGift({ email: 'second@example.com' });
    for (const { reference } of [payment, other.payment])
      await recordDispute(world.deps)({ id: await openDisputeAtBank(world, reference) });
    await sql`update disputes set messages = '[{"body": "I was not there"}]'`.execute(db);
    // Otherwise this would show nothing.
    expect(
      (await db.selectFrom('persons').select('id').where('value', 'is not', null).execute()).length,
    ).toBeGreaterThan(1);

    const { file } = await backup('lost-key.jara');
    const target = await createTestDatabase();
    const lost = createKeys('another master secret of another installation');
    await restoreBackup({ databaseUrl: target.url, file, keys: lost, ...plainly, acceptOtherKey: true });
    const content = await contentOf(target.url);
    const before = await contentOf(world.databaseUrl);
    expect(content.movements).toEqual(before.movements);
    for (const table of ['persons', 'saved_views', 'disputes', 'withdrawals'])
      expect(content[table]).toHaveLength(before[table]?.length ?? 0);
    expect(JSON.stringify(content)).not.toMatch(/first@example|Mornings|I was not there/);
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

  it('lets nobody in again who was shut out since, nor by an invitation that was open', async () => {
    const chief = (await signInEverybody(world)).SUPER_ADMIN;
    const colleague = { email: 'new@example.com', role: 'SUPPORT' };
    expect((await chief.post('/api/admin/invitations', colleague)).status).toBe(201);
    const { file } = await backup('welcome.jara');
    const target = await createTestDatabase();
    await restore(target.url, file);
    const owner = new pg.Client({ connectionString: target.url });
    await owner.connect();
    const open = 'select from staff_invitations where accepted_at is null and withdrawn_at is null';
    expect((await owner.query(open)).rowCount).toBe(0);
    await owner.query("update staff set is_active = false where role = 'ADMIN'");
    // Invited here, and come in by the time of the backup.
    await owner.query("update staff set is_active = false, password_hash = null where role = 'SUPPORT'");
    await restore(target.url, file, { replace: true });
    const { rows } = await owner.query(
      'select role, is_active from staff where password_hash is not null order by role',
    );
    expect(rows).toContainEqual({ role: 'ADMIN', is_active: false });
    expect(rows).toContainEqual({ role: 'SUPPORT', is_active: true });
    await owner.end();
    await target.drop();
  });

  it('that is encrypted gives nothing away, and comes back only whole, unchanged and with its key', async () => {
    const [ours, others] = [makeKeyPair(), makeKeyPair()];
    const privateKeys = readPrivateKeys(ours.privateKey);
    await world.paidGift({ message: 'Nobody else reads this' });
    const { file, isEncrypted, bytes } = await backup('sealed.jara', [readPublicKey(ours.publicKey)]);
    const sealed = await readFile(file);
    expect({ isEncrypted, bytes }).toEqual({ isEncrypted: true, bytes: sealed.length });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(sealed.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');

    const fresh = await createTestDatabase({ migrated: false });
    const variant = async (name: string, content: Buffer) => {
      const other = path.join(folder, name);
      await writeFile(other, content);
      return other;
    };
    const flipped = Buffer.from(sealed);
    flipped.writeUInt8(flipped.readUInt8(sealed.length - 100) ^ 1, sealed.length - 100);
    const refusals: [string, KeyObject[], RegExp][] = [
      [file, [], /is encrypted\. Pass --key FILE/],
      [file, readPrivateKeys(others.privateKey), /is encrypted for another key/],
      [await variant('flipped.jara', flipped), privateKeys, /is damaged or not whole/],
      [await variant('cut.jara', sealed.subarray(0, -50)), privateKeys, /is damaged or not whole/],
      [await variant('beginning.jara', sealed.subarray(0, 80)), privateKeys, /its end is missing/],
      [path.join(folder, 'missing.jara'), privateKeys, /There is no file/],
    ];
    for (const [given, opening, said] of refusals)
      await expect(restore(fresh.url, given, { privateKeys: opening })).rejects.toThrow(said);
    expect(await contentOf(fresh.url)).toEqual({});

    await restore(fresh.url, file, { privateKeys });
    const { payments = [] } = await contentOf(fresh.url);
    expect(payments.filter((row) => row.includes('Nobody else reads this'))).toHaveLength(1);
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
