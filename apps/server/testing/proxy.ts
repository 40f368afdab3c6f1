import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPlainProxy } from './plain-proxy.ts';
import { freePort } from './server-process.ts';

export type ProxyKind = 'nginx' | 'haproxy' | 'plain';

export interface RunningProxy {
  kind: ProxyKind;
  url: string;
  stop(): Promise<void>;
}

const DEPLOY = fileURLToPath(new URL('../../../deploy/', import.meta.url));

export const proxiesHere = (): ProxyKind[] => [
  ...(isInstalled('nginx', '-v') ? (['nginx'] as const) : []),
  ...(isInstalled('haproxy', '-v') ? (['haproxy'] as const) : []),
  'plain',
];

/** Starts the proxy with the configuration we hand out, changed only in its addresses, its certificate and its folders. */
export async function startProxy(kind: ProxyKind, servers: [string, string]): Promise<RunningProxy> {
  if (kind === 'plain') return { kind, ...(await startPlainProxy(servers)) };
  const folder = mkdtempSync(join(tmpdir(), `jara-${kind}-`));
  const port = await freePort();
  const setUp = kind === 'nginx' ? nginx({ folder, port, servers }) : haproxy({ folder, port, servers });
  execFileSync(kind, setUp.check, { stdio: 'pipe' });
  const child = spawn(kind, setUp.run, { stdio: 'ignore' });
  await untilOpen(port, child);
  return {
    kind,
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface SetUp {
  folder: string;
  port: number;
  servers: [string, string];
}

function nginx({ folder, port, servers }: SetUp) {
  const file = join(folder, 'nginx.conf');
  mkdirSync(join(folder, 'tmp'));
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path tmp/${name};`);
  const text = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8')
    .replace(
      /^worker_processes.*$/m,
      `${process.getuid?.() === 0 ? 'user root;' : ''}worker_processes 1; pid nginx.pid;`,
    )
    .replace(/^worker_rlimit_nofile.*$/m, '')
    .replace(/worker_connections \d+/, 'worker_connections 512')
    .replace('include /etc/nginx/mime.types;', places.join(' '))
    .replace('access_log /dev/stdout without_addresses;', 'access_log off;')
    .replace('error_log /dev/stderr crit;', 'error_log error.log crit;')
    .replace(/ server \{\s+listen 80[^}]*\}/, '')
    .replace('listen 443 ssl http2 default_server;', `listen 127.0.0.1:${port} default_server;`)
    .replace(/^ *ssl_.*$/gm, '')
    .replace('keepalive_timeout 3s;', 'keepalive_timeout 500ms;')
    .replaceAll('fail_timeout=3s', 'fail_timeout=1s')
    .replace('deny all;', '');
  writeFileSync(file, toServers(text, servers));
  const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', file];
  return { check: ['-t', ...args], run: [...args, '-g', 'daemon off;'] };
}

function haproxy({ folder, port, servers }: SetUp) {
  const file = join(folder, 'haproxy.cfg');
  const text = readFileSync(join(DEPLOY, 'haproxy.cfg'), 'utf8')
    .replace('maxconn 20000', 'maxconn 400')
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replace(/^ *bind :443.*$/m, '')
    .replace(/^ *http-request redirect scheme https.*$/m, '')
    .replace(/^ *http-request deny.*from_provider$/m, '');
  writeFileSync(file, toServers(text, servers));
  return { check: ['-c', '-f', file], run: ['-db', '-f', file] };
}

const toServers = (text: string, servers: [string, string]) =>
  text.replace('server-1:3000', new URL(servers[0]).host).replace('server-2:3000', new URL(servers[1]).host);

function isInstalled(program: string, question: string): boolean {
  try {
    execFileSync(program, [question], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function untilOpen(port: number, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 10_000; ; await pause(25)) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('the proxy did not start');
    const socket = connect({ host: '127.0.0.1', port });
    const opened = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (opened) return;
  }
}
