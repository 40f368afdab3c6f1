import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** PostgreSQL does not run as root, so whatever belongs to the cluster runs as the account that Debian made for it. */
const isRoot = process.getuid() === 0;
const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres']).toString());
const account = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;

const AS_POSTGRES = ['--reuid=postgres', '--regid=postgres', '--init-groups'];

export const giveToPostgres = (path) => account && chownSync(path, account.uid, account.gid);

const started = new Set();

/** Starts a program that writes to a log of its own and lives no longer than this script. */
export function start(program, args, { log, env = {}, asPostgres = false }) {
  const out = openSync(log, 'a');
  const [command, ...rest] = asPostgres && isRoot ? ['setpriv', ...AS_POSTGRES, program, ...args] : [program, ...args];
  const child = spawn(command, rest, { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', out, out] });
  started.add(child);
  child.once('exit', () => started.delete(child));
  return child;
}

export function runAsPostgres(program, args) {
  const [command, ...rest] = isRoot ? ['setpriv', ...AS_POSTGRES, program, ...args] : [program, ...args];
  execFileSync(command, rest, { stdio: 'pipe' });
}

export async function stop(child, signal = 'SIGTERM') {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
  await gone;
  clearTimeout(timer);
}

/** In the order opposite to the start: nobody has to do without what they lean on. */
export async function stopEverything() {
  for (const child of [...started].reverse()) await stop(child);
}

/** Ends a process and all that it started, at the same instant as far as that goes, without a word: a power cut. */
export function cutPower(pid) {
  const family = [pid];
  for (const parent of family) family.push(...childrenOf(parent));
  // Held first, so that nobody sees another one die and gets to tidy up.
  for (const signal of ['SIGSTOP', 'SIGKILL']) {
    for (const member of family) {
      try {
        process.kill(member, signal);
      } catch (error) {
        if (error.code !== 'ESRCH') throw error;
      }
    }
  }
  return family.length;
}

function childrenOf(parent) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
      } catch {
        // It ended while we looked.
        return false;
      }
    })
    .map(Number);
}

export async function freePorts(count) {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

export async function until(what, look, withinMs = 60_000) {
  for (const deadline = Date.now() + withinMs; ; await pause(100)) {
    const found = await look().catch(() => undefined);
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`This never happened: ${what}`);
  }
}
