import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Account, canEnter, makePassage, runAs } from './postgres-account.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { ADMIN } from './postgres-connection.ts';

export type Cluster = { dir: string; account: Account; binaries: PostgresBinaries };

/** Where clusters go when root starts Jara from a folder its unprivileged PostgreSQL cannot enter, such as /root. */
const SHARED_CLUSTERS = '/var/lib/jara';

type OpenOptions = { dataDir: string; account: Account; binaries: PostgresBinaries; password: string };

/** Opens the cluster of a data folder, making it on first use. */
export async function openCluster({ dataDir, account, binaries, password }: OpenOptions): Promise<Cluster> {
  const link = join(dataDir, 'cluster');
  if (!existsSync(link)) await makeCluster({ dataDir, link, account, binaries, password });
  const dir = realpathSync(link);
  refuseOtherMajor(dir, binaries.major);
  // Root copied or restored the folder and so became its owner, which PostgreSQL would refuse.
  if (account && statSync(dir).uid === 0) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, dir]);
  if (!canEnter(account, dir)) {
    throw new Error(
      `The user PostgreSQL runs as (${account?.uid}) cannot enter ${dir}. Let it pass, or choose another folder with DATA_DIR=….`,
    );
  }
  return { dir, account, binaries };
}

/** Settings live in a file of their own: passed as arguments they would go through a shell. */
export function writeSettings({ dir, account }: Cluster, settings: Record<string, string>): void {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`);
  const file = join(dir, 'jara.conf');
  writeFileSync(file, lines.join(''), { mode: 0o600 });
  give(file, account);
}

function refuseOtherMajor(dir: string, ours: string): void {
  const version = join(dir, 'PG_VERSION');
  const theirs = existsSync(version) ? readFileSync(version, 'utf8').trim() : 'an unknown version';
  if (theirs === ours) return;
  throw new Error(
    `The database in ${dir} was made by PostgreSQL ${theirs}, and this Jara runs ${ours}. Dump it with the old version, or choose another folder with DATA_DIR=….`,
  );
}

async function makeCluster(options: OpenOptions & { link: string }): Promise<void> {
  const { dataDir, link, account, binaries, password } = options;
  const target = canEnter(account, dataDir) ? link : nameInShared();
  // The cluster gets its final name only when it is whole, so an interrupted first start simply starts over.
  const scratch = `${target}.new`;
  const passwordFile = `${target}.password`;
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { mode: 0o700 });
  give(scratch, account);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  give(passwordFile, account);
  try {
    await runAs(account, binaries.bin('initdb'), [
      `--pgdata=${scratch}`,
      `--username=${ADMIN}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The built-in C.UTF-8 sorts and folds the same way on every operating system and never changes under an index.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--set=timezone=UTC',
    ]);
  } catch (error) {
    rmSync(scratch, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
  writeFileSync(join(scratch, 'postgresql.conf'), "\ninclude_if_exists = 'jara.conf'\n", { flag: 'a' });
  renameSync(scratch, target);
  if (target !== link) symlinkSync(target, link);
}

/** A random name, since the data folder that points here may be moved and another one made in its place. */
function nameInShared(): string {
  makePassage(SHARED_CLUSTERS);
  return join(SHARED_CLUSTERS, randomBytes(8).toString('hex'));
}

function give(path: string, account: Account): void {
  if (account) chownSync(path, account.uid, account.gid);
}
