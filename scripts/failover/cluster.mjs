import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { cutPower, freePorts, giveToPostgres, start, stop, until } from './processes.mjs';

const SECRET = 'only-for-this-test';

/**
 * Three PostgreSQL nodes that Patroni keeps, with etcd as their memory, and HAProxy as the one address that always leads
 * to the primary. Synchronous and strict: what was answered is on two machines.
 */
export async function startCluster({ folder, postgres }) {
  const [etcdPort, etcdPeerPort, port, ...nodePorts] = await freePorts(9);
  const etcdUrl = `http://127.0.0.1:${etcdPort}`;
  const etcdFolder = join(folder, 'etcd');
  start(
    'etcd',
    [
      ...['--data-dir', etcdFolder, '--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl],
      ...['--listen-peer-urls', `http://127.0.0.1:${etcdPeerPort}`],
      ...['--initial-advertise-peer-urls', `http://127.0.0.1:${etcdPeerPort}`],
      ...['--initial-cluster', `default=http://127.0.0.1:${etcdPeerPort}`],
    ],
    { log: join(folder, 'etcd.log') },
  );
  await until('etcd answers', async () => (await fetch(`${etcdUrl}/health`)).ok);

  const nodes = [0, 1, 2].map((i) => makeNode({ folder, postgres, etcdPort, at: i, ports: nodePorts.slice(2 * i) }));
  for (const node of nodes) startNode(node);
  start('haproxy', ['-db', '-f', writeProxyFile({ folder, port, nodes })], { log: join(folder, 'haproxy.log') });

  const cluster = {
    nodes,
    url: (user, password, database) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    adminUrl: `postgres://postgres:${SECRET}@127.0.0.1:${port}/postgres`,
    /** What Patroni says of every node: its role, its state, how far behind it is. */
    members: async () => {
      for (const { restPort } of nodes) {
        const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`).catch(() => undefined);
        if (answer?.ok) return (await answer.json()).members;
      }
      return [];
    },
    nodeWith: async (role) => {
      const members = await cluster.members();
      const name = members.find((member) => member.role === role)?.name;
      return nodes.find((node) => node.name === name);
    },
    isWhole: async () => {
      const members = await cluster.members();
      const isUp = ({ role, state }) => (role === 'leader' ? state === 'running' : /running|streaming/.test(state));
      const hasSync = members.some(({ role }) => role === 'sync_standby');
      return members.length === 3 && members.every(isUp) && members.some(({ role }) => role === 'leader') && hasSync;
    },
    cutPowerOf: (node) => {
      const postmaster = Number(readFileSync(join(node.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      // Patroni first: it must not see its database die.
      const patroni = cutPower(node.patroni.pid);
      return patroni + cutPower(postmaster);
    },
    startNode,
    stop: async () => {
      for (const node of nodes) await stop(node.patroni);
    },
  };
  await until('the cluster has a primary and a synchronous replica', cluster.isWhole, 120_000);
  await until('HAProxy leads to the primary', async () => {
    const client = new pg.Client({ connectionString: cluster.adminUrl, connectionTimeoutMillis: 1_000 });
    await client.connect();
    await client.end();
    return true;
  });
  return cluster;
}

function startNode(node) {
  node.patroni = start('patroni', [node.file], { log: node.log, asPostgres: true, env: { PGPASSFILE: node.pgpass } });
}

function makeNode({ folder, postgres, etcdPort, at, ports: [port, restPort] }) {
  const name = `node${at + 1}`;
  const home = join(folder, name);
  mkdirSync(home, { mode: 0o700 });
  giveToPostgres(home);
  const node = { name, port, restPort, data: join(home, 'data'), file: join(home, 'patroni.yaml') };
  node.pgpass = join(home, 'pgpass');
  node.log = join(folder, `${name}.log`);
  const login = (username) => ({ username, password: SECRET });
  // JSON is YAML as well.
  const settings = {
    scope: 'jara',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        // The shortest that Patroni allows: a primary that is silent for so long is replaced.
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        synchronous_mode: true,
        synchronous_mode_strict: true,
        maximum_lag_on_failover: 1048576,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 200, wal_keep_size: '256MB', shared_buffers: '64MB', hot_standby: 'on' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: node.data,
      bin_dir: postgres,
      pgpass: node.pgpass,
      authentication: { superuser: login('postgres'), replication: login('replicator'), rewind: login('rewinder') },
      parameters: { unix_socket_directories: home },
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
    },
  };
  writeFileSync(node.file, JSON.stringify(settings, null, 2));
  giveToPostgres(node.file);
  return node;
}

function writeProxyFile({ folder, port, nodes }) {
  const file = join(folder, 'haproxy.cfg');
  const servers = nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.restPort}`);
  const text = `
global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`;
  writeFileSync(file, text);
  return file;
}
