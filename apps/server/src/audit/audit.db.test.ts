import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StaffId } from '@jara/domain/ids';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { readConfig } from '../platform/config.ts';
import { connect, type Database } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import { createKeys } from '../platform/keys/keys.ts';
import { createLog } from '../platform/log.ts';
import { recordStaffAction, SYSTEM } from './audit.ts';
import { anchorAudit, readAnchors } from './audit-anchor.ts';
import { eraseDetails, vouchFor } from './erase-details.ts';
import { verifyAudit } from './verify-audit.ts';

const keys = createKeys('a master secret that is used in tests only');
const somebody = { staffId: newId<StaffId>(), requestId: 'test', ip: '127.0.0.1' };

describe('the audit trail', () => {
  let database: TestDatabase;
  let connection: Database;
  let dataDir: string;
  let anchor: () => Promise<void>;

  beforeEach(async () => {
    database = await createTestDatabase();
    // The database is dropped while the last connection may still be closing.
    connection = connect(database.url, { max: 5, onError: () => undefined });
    dataDir = await mkdtemp(path.join(tmpdir(), 'jara-audit-'));
    anchor = newAnchor();
    for (let i = 1; i <= 10; i++) await act(i);
  });
  afterEach(async () => {
    await connection.close();
    await database.drop();
    await rm(dataDir, { recursive: true });
  });

  const newAnchor = () =>
    anchorAudit({
      db: connection.db,
      keys,
      config: readConfig({ DATA_DIR: dataDir }),
      log: createLog('silent', 'test'),
    });

  const act = (i: number) =>
    connection.db
      .transaction()
      .execute((trx) =>
        recordStaffAction(
          trx,
          somebody,
          { action: 'live.send', subjectKind: 'export', subjectId: String(i), details: { z: i, a: { deep: 'ọ̀rẹ́' } } },
          new Date(),
        ),
      );

  const verify = async () => verifyAudit(connection.db, { keys, anchors: await readAnchors(dataDir) });

  /** Somebody with the keys to the whole database, and no scruples. */
  const tamper = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('set session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
    await client.end();
  };

  it('is whole when nobody has touched it', async () => {
    expect(await verify()).toEqual({ isWhole: true, rows: 10, problem: null });
    await anchor();
    expect(await verify()).toEqual({ isWhole: true, rows: 10, problem: null });
  });

  it('stays in order when many act at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, i) => act(i)));
    expect(await verify()).toMatchObject({ isWhole: true, rows: 30 });
  });

  it('cannot be changed by the product itself', async () => {
    const { db } = connection;
    await expect(db.updateTable('audit').set({ action: 'nothing' }).execute()).rejects.toThrow(
      /permission denied|append-only/,
    );
    await expect(db.deleteFrom('audit').execute()).rejects.toThrow(/permission denied|append-only/);
    await expect(db.deleteFrom('auditHead').execute()).rejects.toThrow(/permission denied/);
  });

  it('cannot be changed by its owner either, without turning the guards off', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    for (const statement of ["update audit set action = 'x'", 'delete from audit', 'truncate audit']) {
      await expect(client.query(statement)).rejects.toThrow(/append-only/);
    }
    await client.end();
  });

  it.each([
    ['what was done', "update audit set action = 'other' where id = 5", 'Row 5 was changed'],
    ['a detail', `update audit set details = details || '{"z": 6}' where id = 5`, 'Row 5 was changed'],
    ['who did it', 'update audit set staff_id = gen_random_uuid() where id = 1', 'Row 1 was changed'],
    ['when', "update audit set at = at + interval '1 millisecond' where id = 10", 'Row 10 was changed'],
    ['from where', "update audit set ip = '10.0.0.1' where id = 3", 'Row 3 was changed'],
    ['a hash', "update audit set hash = 'f' where id = 5", 'Row 5 was changed'],
  ])('shows that somebody edited %s', async (_what, statement, problem) => {
    await tamper(statement);
    expect(await verify()).toMatchObject({ isWhole: false, problem });
  });

  it('shows that a row was removed, and that the others were moved up to hide it', async () => {
    await tamper('delete from audit where id = 5');
    expect(await verify()).toMatchObject({ isWhole: false, problem: 'Row 5 is missing' });
    await tamper('update audit set id = -id where id > 5', 'update audit set id = -id - 1 where id < 0');
    expect(await verify()).toMatchObject({ isWhole: false, problem: 'Row 5 was changed' });
  });

  it('shows that its end was cut off', async () => {
    await tamper('delete from audit where id > 7');
    expect(await verify()).toMatchObject({ isWhole: false, problem: 'The trail ends at row 7, and its head says 10' });
  });

  it('shows an end cut off together with the head, because of the anchor outside', async () => {
    await anchor();
    await tamper(
      'delete from audit where id > 7',
      'update audit_head set last_id = 7, last_hash = (select hash from audit where id = 7)',
    );
    expect(await verify()).toMatchObject({ isWhole: false, problem: 'Rows up to 10 were there once, and are gone' });
  });

  it('shows a trail that was rewritten from a row on, hashes and all', async () => {
    await anchor();
    await tamper(
      'delete from audit where id > 7',
      'update audit_head set last_id = 7, last_hash = (select hash from audit where id = 7)',
    );
    for (let i = 0; i < 5; i++) await act(i);
    expect(await verify()).toMatchObject({ isWhole: false, problem: 'Row 10 differs from its anchor' });
  });

  it('is whole where details were erased by us, and not where somebody vouches for their own change', async () => {
    const { db } = connection;
    const why = { subjectKind: 'database', subjectId: 'retention' } as const;
    await db.transaction().execute((trx) => eraseDetails(trx, [4], { why, now: new Date(), keys }));
    expect(await verify()).toMatchObject({ isWhole: true, rows: 11 });

    await tamper(`update audit set action = 'other', details = '{"erased": true}' where id = 5`);
    const row = await db.selectFrom('audit').selectAll().where('id', '=', 5).executeTakeFirstOrThrow();
    const vouch = (details: object) =>
      db
        .transaction()
        .execute((trx) =>
          recordStaffAction(
            trx,
            SYSTEM,
            { action: 'audit.erase', ...why, details: { rows: [{ ...vouchFor(row), ...details }] } },
            new Date(),
          ),
        );
    await vouch({});
    await vouch({ seal: createKeys('some other secret that is not ours').digest('audit-erase', 'anything') });
    expect(await verify()).toMatchObject({
      isWhole: false,
      problem: 'Row 5 was changed, and no entry says what it was',
    });
  });

  it('does not take an anchor that somebody made up, or changed', async () => {
    await anchor();
    const file = path.join(dataDir, 'audit-anchors.jsonl');
    const genuine = await readFile(file, 'utf8');
    await appendFile(
      file,
      `${JSON.stringify({ at: new Date().toISOString(), lastId: 3, lastHash: 'x', signature: 'y'.repeat(43) })}\n`,
    );
    expect(await verify()).toMatchObject({ isWhole: false, problem: 'The anchor of row 3 was not written by us' });
    await writeFile(file, genuine.replace('"lastId":10', '"lastId":9'));
    expect(await verify()).toMatchObject({ isWhole: false });
  });

  it('is anchored when something was done, and not again while nothing is', async () => {
    await anchor();
    await anchor();
    expect(await readAnchors(dataDir)).toHaveLength(1);
    await act(11);
    await anchor();
    expect((await readAnchors(dataDir)).map(({ lastId }) => lastId)).toEqual([10, 11]);
    // Another process takes up where this one left off.
    await newAnchor()();
    expect(await readAnchors(dataDir)).toHaveLength(2);
  });
});
