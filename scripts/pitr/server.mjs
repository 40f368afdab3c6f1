import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePorts, giveToPostgres, start, stop, until } from '../failover/processes.mjs';

/** A server as the guide sets it up, with the pgBackRest settings that we hand out; only places and passphrase are the drill's. */
export async function makeServer({ folder, postgres, root }) {
  const [port] = await freePorts(1);
  const places = Object.fromEntries(
    ['home', 'repo', 'spool', 'log'].map((name) => {
      const place = join(folder, name);
      mkdirSync(place, { mode: 0o700 });
      giveToPostgres(place);
      return [name, place];
    }),
  );
  const config = join(folder, 'pgbackrest.conf');
  const settings = {
    'repo1-path': places.repo,
    'repo1-cipher-pass': randomBytes(36).toString('base64'),
    'spool-path': places.spool,
    'lock-path': join(places.spool, 'lock'),
    'log-path': places.log,
    'pg1-path': join(places.home, 'data'),
    'pg1-port': port,
    'pg1-socket-path': places.home,
  };
  writeFileSync(config, withSettings(readFileSync(join(root, 'deploy/pgbackrest.conf'), 'utf8'), settings), {
    mode: 0o600,
  });
  giveToPostgres(config);

  const server = {
    port,
    data: settings['pg1-path'],
    repo: places.repo,
    url: (user, password, database) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    adminUrl: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** Runs pgBackRest while everybody else goes on, and tells how long it took. */
    pgbackrest: async (command, ...options) => {
      const startedAt = performance.now();
      await runToEnd('/usr/bin/pgbackrest', [`--config=${config}`, '--stanza=jara', ...options, command]);
      return (performance.now() - startedAt) / 1000;
    },
    make: () => runToEnd(join(postgres, 'initdb'), ['-D', server.data, '-U', 'postgres', '-A', 'trust', '-k']),
    start: ({ data = server.data, at = port, archives = true } = {}) => startPostgres({ data, at, archives }),
  };

  const log = join(folder, 'postgres.log');
  const runToEnd = async (program, args) => {
    const child = start(program, args, { log, asPostgres: true });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`${program} ${args.at(-1)} ended with ${code}. It says so in ${log}.`);
  };
  const startPostgres = async ({ data, at, archives }) => {
    const flags = {
      listen_addresses: '127.0.0.1',
      port: at,
      unix_socket_directories: places.home,
      max_connections: 200,
      // What the guide says.
      archive_mode: archives ? 'on' : 'off',
      archive_command: `pgbackrest --config=${config} --stanza=jara archive-push %p`,
      archive_timeout: 60,
      wal_compression: 'on',
    };
    const startedAt = performance.now();
    const child = start(
      join(postgres, 'postgres'),
      ['-D', data, ...Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { log, asPostgres: true },
    );
    const url = `postgres://postgres@127.0.0.1:${at}/postgres`;
    await until(
      'PostgreSQL takes writes',
      async () => {
        if (child.exitCode !== null) throw new Error('it ended');
        const [{ recovering }] = await onDatabase(url, 'select pg_is_in_recovery() as recovering');
        return !recovering;
      },
      300_000,
    );
    return {
      url,
      seconds: (performance.now() - startedAt) / 1000,
      // SIGINT: connections are ended, everything is written, and the last of the log is archived.
      stop: () => stop(child, 'SIGINT'),
    };
  };
  return server;
}

function withSettings(text, settings) {
  let changed = text;
  for (const [name, value] of Object.entries(settings)) {
    const line = new RegExp(`^${name}=.*$`, 'm');
    if (!line.test(changed)) throw new Error(`deploy/pgbackrest.conf does not set ${name} any more.`);
    changed = changed.replace(line, `${name}=${value}`);
  }
  return changed;
}

export async function onDatabase(connectionString, text, values) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
