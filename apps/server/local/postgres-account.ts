import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { promisify } from 'node:util';

/** The system user PostgreSQL runs as; undefined means "as whoever started Jara". */
export type Account = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root. The owner of an existing cluster always wins, because a `postgres` user may
 * be installed on the machine after the cluster was made as `nobody`.
 */
export function chooseAccount(clusterDir: string): Account {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = lookUp('postgres') ?? lookUp('nobody');
  if (account) return account;
  throw new Error(
    'PostgreSQL cannot run as root and this machine has no user "postgres" or "nobody". Start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Only the account itself can say what it can reach: mode bits alone do not know about access lists or mounts. */
export const canRead = (account: Account, path: string) => probe(account, 'test -r "$1"', path);

export const canEnter = (account: Account, path: string) => !account || probe(account, 'test -x "$1"', path);

/** Makes a folder others may pass through but not list. The mode is set apart, because a strict umask would cut it. */
export function makePassage(path: string): void {
  if (mkdirSync(path, { recursive: true })) chmodSync(path, 0o711);
}

/** Runs a program to its end and returns what it printed; a failure carries the program's own words. */
export async function runAs(account: Account, file: string, args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(file, args, as(account));
  return stdout;
}

/** The working folder is the root, since the caller's own may be closed to the account. */
export function as(account: Account) {
  return { cwd: '/', env: plainEnvironment(), ...account };
}

function probe(account: Account, script: string, path: string): boolean {
  return spawnSync('/bin/sh', ['-c', script, 'sh', path], { ...as(account), stdio: 'ignore' }).status === 0;
}

// PGDATA, PGPORT and friends in a developer's shell would silently redirect the PostgreSQL programs.
function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP, TMPDIR } = process.env;
  return { PATH, SystemRoot, TEMP, TMP, TMPDIR, LC_ALL: 'C' };
}

function lookUp(name: string): Account {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined; // `id` fails when there is no such user, which is an answer.
  }
}
