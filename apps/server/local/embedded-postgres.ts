import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPortFree } from './ports.ts';
import { chooseAccount, makePassage } from './postgres-account.ts';
import { findBinaries } from './postgres-binaries.ts';
import { type Cluster, openCluster, writeSettings } from './postgres-cluster.ts';
import {
  addressOf,
  type Connection,
  pickFreePort,
  readOrMakeConnection,
  saveConnection,
} from './postgres-connection.ts';
import { findRunning, lastLogLines, pgCtl } from './postgres-process.ts';

export type EmbeddedPostgres = {
  /** An administrator's address of the database `postgres`. */
  url: string;
  /** True when a PostgreSQL left over from an earlier run was still serving this folder and was taken over. */
  wasRunning: boolean;
  stop(): Promise<void>;
  /** Stops it and takes its files away, wherever they are: not always in the data folder. */
  remove(): Promise<void>;
};

type Options = {
  dataDir: string;
  /** PostgreSQL settings on top of the usual ones; the throw-away test cluster turns durability off here. */
  flags?: Record<string, string>;
};

/**
 * Starts a real PostgreSQL whose files live in `dataDir`, reachable from this machine only and with a password.
 * It runs on its own: when everything else is killed it goes on serving, and the next start takes it over.
 */
export async function startEmbeddedPostgres({ flags = {}, ...options }: Options): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const account = chooseAccount(join(dataDir, 'cluster'));
  makePassage(dataDir); // PostgreSQL itself keeps the cluster inside closed to others.
  const connection = await readOrMakeConnection(dataDir);
  const binaries = await findBinaries(account);
  const cluster = await openCluster({ dataDir, account, binaries, password: connection.password });

  const runningPort = await findRunning(cluster, connection);
  if (runningPort === undefined) await start({ dataDir, cluster, connection, flags });
  else if (runningPort !== connection.port) rememberPort(dataDir, connection, runningPort);

  return {
    url: addressOf(connection),
    wasRunning: runningPort !== undefined,
    stop: () => stop(cluster),
    remove: async () => {
      await stop(cluster);
      for (const folder of [cluster.dir, dataDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

type StartOptions = { dataDir: string; cluster: Cluster; connection: Connection; flags: Record<string, string> };

async function start({ dataDir, cluster, connection, flags }: StartOptions): Promise<void> {
  for (let attempt = 1; attempt <= 3; attempt++) {
    if (!(await isPortFree(connection.port))) rememberPort(dataDir, connection, await pickFreePort());
    writeSettings(cluster, { ...settings(connection.port), ...flags });
    if ((await pgCtl(cluster, 'start')) === 0) return;
    // The last backends of a killed PostgreSQL need a moment to notice; until then a new one may not start.
    await sleep(1000);
  }
  throw new Error(`The embedded PostgreSQL did not start. It says: ${lastLogLines(cluster)}`);
}

async function stop(cluster: Cluster): Promise<void> {
  if ((await pgCtl(cluster, 'stop')) === 0) return;
  throw new Error(`The embedded PostgreSQL did not stop. It says: ${lastLogLines(cluster)}`);
}

function rememberPort(dataDir: string, connection: Connection, port: number): void {
  connection.port = port;
  saveConnection(dataDir, connection);
}

const settings = (port: number): Record<string, string> => ({
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '', // Sockets in a shared folder would be one more thing to clash and to guard.
  port: String(port),
  max_connections: '200',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  jit: 'off', // Compiling plans costs more than it saves on short queries.
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
});
