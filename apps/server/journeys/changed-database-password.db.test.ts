import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filledIn, stepsOf } from '../testing/drill.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { Visitor } from '../testing/visitor.ts';
import { createWorld, eventually, type World } from '../testing/world.ts';

const DOCUMENTED = '/etc/jara/database-url';

describe('changing the database password as docs/operations/rotation.md tells', () => {
  let world: World;
  let admin: pg.Client;
  let folder: string;
  let owner: string;
  const processes: ServerProcess[] = [];
  // Roles belong to the whole PostgreSQL, which other tests are using.
  const some = randomBytes(4).toString('hex');
  const names = { present: `jara_a_${some}`, other: `jara_b_${some}` };

  const addressFor = (name: string, password: string) => {
    const url = new URL(world.databaseUrl);
    url.username = name;
    url.password = password;
    return url.href;
  };
  const connectedAs = async (application: string, name: string): Promise<number> => {
    const { rows } = await admin.query(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and application_name = $1 and usename = $2`,
      [application, name],
    );
    return rows[0].count;
  };

  beforeAll(async () => {
    world = await createWorld();
    folder = await mkdtemp(path.join(tmpdir(), 'jara-password-'));
    admin = new pg.Client({ connectionString: world.databaseUrl });
    await admin.connect();
    owner = (await admin.query('select current_user as name')).rows[0].name;
    await admin.query(`create role ${names.present} login password 'before' in role ${owner}, jara_app`);
    await admin.query(`alter role ${names.present} set role to ${owner}`);
    await writeFile(path.join(folder, 'database-url'), addressFor(names.present, 'before'), { mode: 0o600 });
    const DATABASE_URL = pathToFileURL(path.join(folder, 'database-url')).href;
    for (const role of ['web', 'worker'] as const)
      processes.push(await startServerProcess(world, role, { DATABASE_URL }));
  });
  afterAll(async () => {
    for (const process of processes) await process.kill();
    for (const name of Object.values(names)) await admin.query(`drop role if exists ${name}`);
    await admin.end();
    await world.close();
    await rm(folder, { recursive: true });
  });

  it('fails no request, and the old name lets nobody in', { timeout: 120_000 }, async () => {
    const [site] = processes as [ServerProcess];
    const { quid } = await world.paidGift();
    let isOver = false;
    const answers = new Map<number, number>();
    /** Somebody who asks about a gift, over and over, each time with a new face. Each asks the database by themselves. */
    const looking = async () => {
      while (!isOver) {
        const visitor = new Visitor(site.url);
        const { status } = await visitor.get(`/api/check/${quid}`);
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
    };
    const crowd = [looking(), looking()];
    await eventually('people are at work', async () => (answers.get(200) ?? 0) > 20);

    const values = {
      owner,
      'present name': names.present,
      'other name': names.other,
      'new password': 'after',
      'new address': addressFor(names.other, 'after'),
    };
    const steps = stepsOf('operations/rotation.md', 'The database password');
    expect(steps.map(({ kind }) => kind)).toEqual(['sql', 'sh', 'sql', 'sql']);
    for (const { kind, text } of steps) {
      const before = answers.get(200) ?? 0;
      const filled = filledIn(text, values).replaceAll(DOCUMENTED, path.join(folder, 'database-url'));
      if (kind === 'sql') await admin.query(filled);
      else await promisify(execFile)('sh', ['-e', '-c', filled]);
      // More people than connections: new ones are made at each step.
      crowd.push(...Array.from({ length: 6 }, looking));
      await eventually('people go on', async () => (answers.get(200) ?? 0) > before + 50);
    }
    await eventually('the site comes under the other name', async () => (await connectedAs('jara', names.other)) > 0);
    isOver = true;
    await Promise.all(crowd);
    expect([...answers.keys()], 'nobody was refused').toEqual([200]);

    // What hung on to its old connection comes back under the other name when it loses it.
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [names.present]);
    for (const application of ['jara', 'jara-live', 'jara-jobs'])
      await eventually(`${application} is back`, async () => (await connectedAs(application, names.other)) > 0, 30_000);
    const late = new pg.Client({ connectionString: addressFor(names.present, 'before') });
    await expect(late.connect()).rejects.toMatchObject({ code: '28000' });
    await world.expectCleanBooks();
  });
});
