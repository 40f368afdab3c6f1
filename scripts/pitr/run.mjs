import '../node-version.mjs';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build } from '../build.mjs';
import { createPeople } from '../failover/people.mjs';
import { freePorts, giveToPostgres, stopEverything, until } from '../failover/processes.mjs';
import { startProduct } from '../failover/product.mjs';
import { startProvider } from '../failover/provider.mjs';
import { ensureInstalled } from '../install.mjs';
import { root } from '../root.mjs';
import { run } from '../run.mjs';
import { ballast, loseTheMachine, sizes } from './figures.mjs';
import { installWhatIsMissing } from './install.mjs';
import { makeServer, onDatabase } from './server.mjs';
import { judge } from './verdict.mjs';

// Brings a database back to the moment before a disaster, while the provider knows what happened after it: `npm run test:pitr`.

const { values: options } = parseArgs({ options: { 'ballast-mb': { type: 'string', default: '256' } } });
const OPENED = 5;
const SEALED = 5;
const CALM_MS = 5_000;

async function drill() {
  const { version, postgres } = installWhatIsMissing();
  await ensureInstalled();
  await build(['server', 'sandbox']);

  console.log(`Starting PostgreSQL ${version} with pgBackRest, the provider, two servers and a worker.`);
  const server = await makeServer({ folder, postgres, root });
  await server.make();
  let running = await server.start();
  const password = randomBytes(12).toString('hex');
  await onDatabase(server.adminUrl, `create role jara login createrole password '${password}'`);
  await onDatabase(server.adminUrl, 'create database jara owner jara');
  await ballast(server, Number(options['ballast-mb']));
  await server.pgbackrest('stanza-create');
  await server.pgbackrest('check');

  const databaseUrl = server.url('jara', password, 'jara');
  const query = (text, values) => onDatabase(databaseUrl, text, values);
  const ports = await freePorts(3);
  const publicUrl = `http://localhost:${ports[0]}`;
  const secretKey = `sk_test_${randomBytes(20).toString('hex')}`;
  const apiUrl = `http://127.0.0.1:${ports[0]}/api`;
  const { url: providerUrl, control } = await startProvider({ folder, postgres, root, secretKey, apiUrl });
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: publicUrl,
    SECRET_KEY: randomBytes(32).toString('hex'),
    PAYSTACK_SECRET_KEY: secretKey,
    PAYSTACK_BASE_URL: providerUrl,
    SAMPLE_DATA: 'off',
    RATE_LIMITS: 'off',
    // Everybody here is paid into one bank account; what is added up there would wait for staff.
    ACCOUNT_LIMIT_DAY: '100000000000000',
    ACCOUNT_LIMIT_MONTH: '100000000000000',
    DATA_DIR: join(folder, 'data'),
  };
  const command = (name, ...args) =>
    run(process.execPath, [join(root, `apps/server/dist/commands/${name}.js`), ...args], { env, quiet: true });
  await command('create-super-admin', 'chief@example.com', 'Ada', 'Obi');
  let product = await startProduct({ folder, root, ports, env });
  const people = createPeople({ urls: product.urls, control, publicUrl });
  const crowdQuid = await people.openCrowdGift();
  const stopPeople = people.start({ crowdQuid, crowd: 2, travellers: 2 });

  await pause(CALM_MS);
  const full = { seconds: await server.pgbackrest('backup', '--type=full') };
  await pause(CALM_MS);
  const diff = { seconds: await server.pgbackrest('backup', '--type=diff') };
  const size = await sizes(server);

  const opened = await times(OPENED, async () => people.open(await people.give()));
  const sealed = await times(SEALED, people.give);
  await pause(CALM_MS);
  const before = Object.fromEntries(Object.entries(people.answers).map(([name, list]) => [name, [...list]]));
  const [{ moment }] = await query(
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US"+00"') as moment`,
  );
  console.log(`The moment is ${moment}. ${before.gifts.length} gifts were paid before it.`);

  for (const claim of opened) await people.takeOut(claim);
  for (const gift of sealed) await people.takeOut(await people.open(gift));
  await pause(CALM_MS);
  const lost = await loseTheMachine({ server, folder, answers: people.answers });
  await stopPeople();
  await until(
    'every payout came to an end',
    async () => {
      const [{ open }] = await query(
        `select count(*)::int as open from withdrawals where status in ('REQUESTED', 'APPROVED', 'SUBMITTED', 'UNKNOWN')`,
      );
      return open === 0;
    },
    120_000,
  );
  const transfersBefore = (await control('GET', '/state')).counts.transfers;

  const [{ deleted }] = await disaster(server.url('postgres', '', 'jara'));
  console.log(`The disaster: ${deleted} movements of the ledger and every withdrawal are deleted.`);
  const found = await command('check-books');
  await product.stop();
  await running.stop();

  renameSync(server.data, `${server.data}.broken`);
  mkdirSync(server.data, { mode: 0o700 });
  giveToPostgres(server.data);
  const restore = await server.pgbackrest('restore', '--type=time', `--target=${moment}`, '--target-action=promote');
  running = await server.start();
  const asOf = new Date(moment.replace(' ', 'T').replace('+00', 'Z'));
  const marked = await command('mark-restored', '--as-of', asOf.toISOString());
  mkdirSync(join(folder, 'after'));
  product = await startProduct({ folder: join(folder, 'after'), root, ports, env });

  const findings = await judge({ query, control, people, before, opened, sealed, command, marked, transfersBefore });
  findings.unshift({ what: 'the books check notices the disaster', looked: 1, wrong: found.code === 0 ? 1 : 0 });

  const seconds = (value) => `${value.toFixed(1)} s`;
  const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
  console.log(`
| figure | |
|---|---|
| the database (${options['ballast-mb']} MB of it ballast) | ${megabytes(size.database)} |
| a full copy, under load, encrypted and compressed | ${megabytes(size.full)} in ${seconds(full.seconds)} |
| a differential copy | ${megabytes(size.diff)} in ${seconds(diff.seconds)} |
| back at the moment: files, then replay and promotion | ${seconds(restore)} + ${seconds(running.seconds)} |
| the machine lost without warning: back from the repository alone | ${seconds(lost.restoreSeconds)} + ${seconds(lost.startSeconds)} |
| lost with it | the last ${seconds(lost.seconds)}, ${lost.gifts} of ${lost.of} gifts; at most \`archive_timeout\`, 60 s, and the push |
`);
  for (const { what, looked, wrong } of findings)
    console.log(`${wrong === 0 ? '✓' : '✗'} ${what} (${looked}, wrong: ${wrong})`);
  return findings.every(({ wrong }) => wrong === 0);
}

/** As a superuser with a wrong script would: triggers and foreign keys do not stop it. */
function disaster(url) {
  return onDatabase(
    url,
    `with off as (select set_config('session_replication_role', 'replica', false)),
     books as (delete from movements where exists (select from off) returning 1),
     asked as (delete from withdrawals where exists (select from off) returning 1)
     select (select count(*) from books) as deleted, (select count(*) from asked)`,
  );
}

async function times(count, work) {
  const done = [];
  for (let i = 0; i < count; i += 1) done.push(await work());
  return done;
}

process.chdir(root);
const folder = mkdtempSync(join(tmpdir(), 'jara-pitr-'));
// The server's own account has to pass through to its folders.
chmodSync(folder, 0o755);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void stopEverything().then(() => process.exit(1)));
}
let isGood = false;
try {
  isGood = await drill();
} catch (error) {
  console.error(error);
}
await stopEverything();
if (isGood) rmSync(folder, { recursive: true, force: true });
else console.error(`The logs are in ${folder}.`);
process.exit(isGood ? 0 : 1);
