import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../local/embedded-postgres.ts';
import { isAlive } from '../local/processes.ts';

const PREFIX = 'jara-test-';

/** Gives the database tests a PostgreSQL: the one in TEST_DATABASE_URL, or a throw-away one for this run alone. */
export default async function setUpPostgres(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  await removeLeftOvers();
  const dataDir = join(tmpdir(), `${PREFIX}${process.pid}-${randomBytes(6).toString('hex')}`);
  const postgres = await startThrowAway(dataDir);
  process.env.TEST_DATABASE_URL = postgres.url;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await postgres.remove();
  };
}

/** Nobody misses these data after a power cut, so nothing waits for the disk. */
const startThrowAway = (dataDir: string) =>
  startEmbeddedPostgres({
    dataDir,
    flags: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      autovacuum: 'off',
      shared_buffers: '128MB',
    },
  });

/** A killed test run leaves its PostgreSQL running; the folder's name tells whose it was. */
async function removeLeftOvers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const owner = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]);
    if (!owner || isAlive(owner)) continue;
    const postgres = await startThrowAway(join(tmpdir(), name));
    await postgres.remove();
  }
}
