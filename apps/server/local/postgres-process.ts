import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { as } from './postgres-account.ts';
import type { Cluster } from './postgres-cluster.ts';
import { addressOf, type Connection } from './postgres-connection.ts';
import { isAlive } from './processes.ts';

const PATIENCE_S = 60;

/** Returns pg_ctl's exit code. Its output is not read, because the server it starts would hold the pipe open. */
export function pgCtl({ dir, account, binaries }: Cluster, verb: 'start' | 'stop'): Promise<number | null> {
  const how = verb === 'start' ? [`--log=${logOf(dir)}`] : ['--mode=fast'];
  const args = [verb, `--pgdata=${dir}`, '--wait', `--timeout=${PATIENCE_S}`, ...how];
  return new Promise((resolve, reject) => {
    // Detached, so that Ctrl-C in the terminal reaches Jara alone, which then stops its parts in order.
    const child = spawn(binaries.bin('pg_ctl'), args, { ...as(account), stdio: 'ignore', detached: true });
    child.once('error', reject);
    child.once('exit', resolve);
  });
}

export function lastLogLines({ dir }: Cluster): string {
  if (!existsSync(logOf(dir))) return 'nothing.';
  return readFileSync(logOf(dir), 'utf8').trimEnd().split('\n').slice(-5).join(' | ');
}

/**
 * The port of a server that already serves this cluster. A pid file proves nothing by itself: after a crash, in a
 * new container or in a copied folder its number may belong to any program, so the server is asked what it serves,
 * and is given time when it is still recovering or shutting down.
 */
export async function findRunning({ dir }: Cluster, connection: Connection): Promise<number | undefined> {
  const deadline = Date.now() + PATIENCE_S * 1000;
  for (;;) {
    const claimed = readPidFile(dir);
    if (!claimed) return undefined;
    const isServer = isAlive(claimed.pid) && (await isPostgres(claimed.pid));
    const served = isServer ? await servedFolder({ ...connection, port: claimed.port }) : 'none';
    if (served === dir) return claimed.port;
    if (served !== undefined) {
      rmSync(join(dir, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (Date.now() > deadline) {
      throw new Error(`A PostgreSQL (process ${claimed.pid}) holds ${dir} but does not answer. Stop it and try again.`);
    }
    await sleep(200);
  }
}

/** Undefined while the server does not answer. */
async function servedFolder(connection: Connection): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: addressOf(connection), connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined); // The connection may break while the server shuts down; the caller asks again.
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>("select current_setting('data_directory') as folder");
    return rows[0] && realpathSync(rows[0].folder);
  } catch (error) {
    const wrongPassword = (error as { code?: string }).code === '28P01';
    return wrongPassword ? 'that of another cluster' : undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The first line of the pid file is the process, the fourth the port. */
function readPidFile(dir: string): { pid: number; port: number } | undefined {
  const file = join(dir, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, port: Number(lines[3]) } : undefined;
}

/** Slim Linux images have no `ps`; Windows has neither, and there only the question about the folder decides. */
async function isPostgres(pid: number): Promise<boolean> {
  if (platform() === 'win32') return true;
  const name =
    platform() === 'linux'
      ? readFile(`/proc/${pid}/comm`, 'utf8')
      : promisify(execFile)('ps', ['-p', String(pid), '-o', 'comm=']).then(({ stdout }) => stdout);
  return (await name.catch(() => 'gone')).includes('postgres');
}

const logOf = (dir: string) => join(dir, 'postgres.log');
