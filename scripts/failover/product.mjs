import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { start, stop, until } from './processes.mjs';

/** The product as it is deployed: the built servers and a worker, told nothing but the proxy's address. */
export async function startProduct({ folder, root, ports, env }) {
  const flags = deployedFlags(root);
  const launch = (name, role, port) => ({
    name,
    log: join(folder, `${name}.log`),
    child: start(process.execPath, [...flags, join(root, 'apps/server/dist/main.js')], {
      log: join(folder, `${name}.log`),
      env: { ...env, ROLE: role, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'info' },
    }),
  });
  const processes = [
    launch('server-1', 'web', ports[0]),
    launch('server-2', 'web', ports[1]),
    launch('worker', 'worker', ports[2]),
  ];
  await until(
    'the product started',
    async () => processes.every(({ log }) => readFileSync(log, 'utf8').includes('"msg":"started"')),
    60_000,
  );
  return {
    urls: [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`],
    stop: () => Promise.all(processes.map(({ child }) => stop(child))),
    /** Those that did not live through it. */
    dead: () => processes.filter(({ child }) => child.exitCode !== null || child.signalCode !== null),
  };
}

/** What Node is started with where it is deployed; a test keeps it what every server is started with. */
function deployedFlags(root) {
  const [line] = readFileSync(join(root, 'deploy/jara-server.service'), 'utf8').match(/^ExecStart=.*$/m);
  return line.split(' ').filter((word) => word.startsWith('--'));
}
