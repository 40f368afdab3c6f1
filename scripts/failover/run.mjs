import '../node-version.mjs';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { build } from '../build.mjs';
import { ensureInstalled } from '../install.mjs';
import { root } from '../root.mjs';
import { startCluster } from './cluster.mjs';
import { installWhatIsMissing } from './install.mjs';
import { createPeople } from './people.mjs';
import { freePorts, stopEverything, until } from './processes.mjs';
import { startProduct } from './product.mjs';
import { startProvider } from './provider.mjs';
import { line, longestGap, table, tally } from './report.mjs';
import { judge } from './verdict.mjs';

// Kills nodes of a replicated PostgreSQL under the product while people use it: `npm run test:failover`.

const KILLS = ['leader', 'sync_standby', 'leader', 'leader'];
const CALM_MS = 5_000;
const LATEST_MS = 60_000;

async function run() {
  const postgres = installWhatIsMissing();
  await ensureInstalled();
  await build(['server', 'sandbox']);

  console.log('Starting etcd, three PostgreSQL nodes, HAProxy, the provider, two servers and a worker.');
  const cluster = await startCluster({ folder, postgres });
  const password = randomBytes(12).toString('hex');
  await onDatabase(cluster.adminUrl, async (admin) => {
    // The owner needs no more than this; it is what the deployment guide asks for.
    await admin.query(`create role jara login createrole password '${password}'`);
    await admin.query('create database jara owner jara');
  });
  const databaseUrl = cluster.url('jara', password, 'jara');
  const ports = await freePorts(3);
  const publicUrl = `http://localhost:${ports[0]}`;
  const secretKey = `sk_test_${randomBytes(20).toString('hex')}`;
  const apiUrl = `http://127.0.0.1:${ports[0]}/api`;
  const { url: providerUrl, control } = await startProvider({ folder, postgres, root, secretKey, apiUrl });
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '17',
    PUBLIC_URL: publicUrl,
    SECRET_KEY: randomBytes(32).toString('hex'),
    PAYSTACK_SECRET_KEY: secretKey,
    PAYSTACK_BASE_URL: providerUrl,
    PAYSTACK_TIMEOUT_MS: '5000',
    SAMPLE_DATA: 'off',
    RATE_LIMITS: 'off',
    // Everybody here is paid into one bank account; what is added up there would wait for staff.
    ACCOUNT_LIMIT_DAY: '100000000000000',
    ACCOUNT_LIMIT_MONTH: '100000000000000',
    DATA_DIR: join(folder, 'data'),
  };
  const product = await startProduct({ folder, root, ports, env });
  const people = createPeople({ urls: product.urls, control, publicUrl });
  const crowdQuid = await people.openCrowdGift();
  const stopPeople = people.start({ crowdQuid, crowd: 4, travellers: 3 });
  await pause(CALM_MS);

  const rows = [];
  for (const role of KILLS) {
    rows.push(await killOne({ cluster, role, answers: people.answers }));
    console.log(line(rows.at(-1)));
  }
  await stopPeople();

  const query = (text, values) => onDatabase(databaseUrl, async (client) => (await client.query(text, values)).rows);
  const findings = await judge({ query, control, answers: people.answers, crowdQuid, product, env, root });
  console.log(`\n${table(rows)}\n`);
  for (const { what, looked, wrong } of findings)
    console.log(`${wrong === 0 ? '✓' : '✗'} ${what} (${looked}, wrong: ${wrong})`);
  return findings.every(({ wrong }) => wrong === 0) && rows.every(({ recovered }) => recovered);
}

/** Cuts one node's power, waits until people are answered again, and brings the node back. */
async function killOne({ cluster, role, answers }) {
  const node = await cluster.nodeWith(role);
  const attemptsBefore = answers.attempts.length;
  const refusedBefore = answers.refused.length;
  const killedAt = Date.now();
  const killed = cluster.cutPowerOf(node);
  const recovered = await until(
    'writes returned by themselves',
    // Several answers in a row after the kill, so that one that was already under way does not count.
    async () => answers.attempts.filter(({ at }) => at > Date.now() - 2_000 && at > killedAt + 3_000).length > 10,
    LATEST_MS * 2,
  ).then(
    () => true,
    () => false,
  );
  const during = answers.attempts.slice(attemptsBefore);
  const silenceMs = longestGap([killedAt, ...during.map(({ at }) => at)]);
  const refused = answers.refused.slice(refusedBefore);
  const backAt = Date.now();
  cluster.startNode(node);
  await until('the node is back', async () => (await fetch(`http://127.0.0.1:${node.restPort}/health`)).ok, 180_000);
  await until('the cluster is whole again', cluster.isWhole, 180_000);
  const primary = await cluster.nodeWith('leader');
  await pause(CALM_MS);
  return {
    role,
    node: node.name,
    killed,
    silenceMs,
    answered: during.length,
    refused: tally(refused.map(({ status, code }) => `${status || 'none'} ${code ?? ''}`.trim())),
    primary: primary.name,
    wholeMs: Date.now() - CALM_MS - backAt,
    recovered,
  };
}

async function onDatabase(connectionString, work) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

process.chdir(root);
const folder = mkdtempSync(join(tmpdir(), 'jara-failover-'));
// The cluster's own account has to pass through to its folders.
chmodSync(folder, 0o755);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void stopEverything().then(() => process.exit(1)));
}
let isGood = false;
try {
  isGood = await run();
} catch (error) {
  console.error(error);
}
await stopEverything();
if (isGood) rmSync(folder, { recursive: true, force: true });
else console.error(`The logs are in ${folder}.`);
process.exit(isGood ? 0 : 1);
