import { createHash } from 'node:crypto';
import { existsSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makePassage } from './postgres-account.ts';

type Holder = { url: string; pid: number };
type Answer = Holder & { isStopping: boolean };

export type DataFolderLock = {
  /** True when the run before this one was killed and could not clear up after itself. */
  wasLeftBehind: boolean;
  /** From now on a newcomer waits instead of being turned away. */
  announceStop(): void;
  release(): Promise<void>;
};

const STOP_PATIENCE_MS = 30_000;

/**
 * Two runs on one data folder would fight over its database and secrets. The lock is a local socket: the operating
 * system lets it go with the process, however that ends, and whoever finds it taken can ask who holds it.
 */
export async function lockDataFolder(dataDir: string, holder: Holder): Promise<DataFolderLock> {
  makePassage(dataDir);
  const answer: Answer = { ...holder, isStopping: false };
  const server = await waitForSocket(addressFor(realpathSync(dataDir)), answer);

  const mark = join(dataDir, 'running');
  const wasLeftBehind = existsSync(mark);
  writeFileSync(mark, `${holder.pid} ${holder.url}\n`);
  return {
    wasLeftBehind,
    announceStop() {
      answer.isStopping = true;
    },
    async release() {
      rmSync(mark, { force: true });
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Whoever restarts Jara in one breath comes while the old run is still putting things away. */
async function waitForSocket(address: string, answer: Answer): Promise<Server> {
  const deadline = Date.now() + STOP_PATIENCE_MS;
  for (;;) {
    const server = (await listen(address, answer)) ?? (await takeOverFromTheDead(address, answer));
    if (server) return server;
    const holder = await askHolder(address);
    const goesSoon = holder === 'nobody' || (typeof holder === 'object' && holder.isStopping);
    if (!goesSoon || Date.now() > deadline) {
      const who = typeof holder === 'object' ? ` (${holder.url}, process ${holder.pid})` : '';
      throw new Error(
        `Jara is already running on this data folder${who}. Stop it first, or choose another with DATA_DIR=….`,
      );
    }
    await sleep(100);
  }
}

/** Only a socket in the file system can outlive its process; the names used on Linux and Windows cannot. */
async function takeOverFromTheDead(address: string, answer: Answer): Promise<Server | undefined> {
  if (platform() === 'linux' || platform() === 'win32') return undefined;
  if ((await askHolder(address)) !== 'nobody') return undefined;
  rmSync(address, { force: true });
  return listen(address, answer);
}

function listen(address: string, answer: Answer): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined); // Whoever asked has gone; that concerns nobody here.
      socket.end(JSON.stringify(answer));
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined);
      else reject(error);
    });
    server.listen(address, () => resolve(server.unref()));
  });
}

function askHolder(address: string): Promise<Answer | 'silent' | 'nobody'> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(address).setEncoding('utf8').setTimeout(2000);
    socket.on('data', (part) => {
      text += String(part);
    });
    socket.once('error', () => resolve('nobody'));
    socket.once('timeout', () => socket.destroy());
    socket.once('close', () => resolve(text ? (JSON.parse(text) as Answer) : 'silent'));
  });
}

function addressFor(folder: string): string {
  const name = `jara-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (platform() === 'linux') return `\0${name}`;
  return platform() === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}
