import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts, giveToPostgres, runAsPostgres, start, until } from './processes.mjs';

/** The provider has a database of its own, which nobody kills: it is the witness of what was really paid. */
export async function startProvider({ folder, postgres, root, secretKey, apiUrl }) {
  const [databasePort, port] = await freePorts(2);
  const home = join(folder, 'provider');
  const data = join(home, 'data');
  mkdirSync(home, { mode: 0o700 });
  giveToPostgres(home);
  runAsPostgres(join(postgres, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  const settings = [
    `listen_addresses=127.0.0.1`,
    `port=${databasePort}`,
    `unix_socket_directories=${home}`,
    'fsync=off',
  ];
  start(join(postgres, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    log: join(folder, 'provider-database.log'),
    asPostgres: true,
  });
  const url = `http://127.0.0.1:${port}`;
  const launch = () =>
    start(process.execPath, [join(root, 'apps/paystack-sandbox/dist/main.js')], {
      log: join(folder, 'provider.log'),
      env: {
        SANDBOX_PORT: String(port),
        SANDBOX_DATABASE_URL: `postgres://postgres@127.0.0.1:${databasePort}/postgres`,
        SANDBOX_WEBHOOK_URL: `${apiUrl}/paystack/webhook`,
        SANDBOX_APPROVAL_URL: `${apiUrl}/paystack/transfer-approval`,
        SANDBOX_LOG_LEVEL: 'warn',
        PAYSTACK_SECRET_KEY: secretKey,
      },
    });
  let child;
  await until('the provider answers', async () => {
    // Its database may still be starting; then it ends at once and is started again.
    if (!child || child.exitCode !== null) child = launch();
    return (await fetch(url)).status > 0;
  });
  const control = async (method, path, body) => {
    const answer = await fetch(`${url}/control${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  };
  return { url, control };
}
