import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPaystackClient } from '@jara/paystack/client';
import type { ProviderSums } from '@jara/paystack-sandbox/control/sums';
import { createSandbox } from '@jara/paystack-sandbox/sandbox';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { createApp } from '../src/app.ts';
import { restoreBackup } from '../src/operations/backup/restore-backup.ts';
import { takeBackup } from '../src/operations/backup/take-backup.ts';
import { readConfig } from '../src/platform/config.ts';
import { setClockOffset } from '../src/platform/database/clock.ts';
import { createLog } from '../src/platform/log.ts';
import { type Product, wireUp } from '../src/wire-up.ts';
import { createTestDatabase } from '../testing/postgres.ts';
import { type Crew, hireStaff, signInAll } from './crew.ts';
import { callInside, createDoor, type Door, type Mishap } from './door-to-provider.ts';
import { emptyMemory, type Memory } from './memory.ts';
import { keepPristine, makePristine } from './pristine.ts';

const SECRET = 'a master secret that is used in simulations only';
const PROVIDER_KEY = 'sk_test_sandbox_0123456789abcdef';
const PRODUCT = 'http://product.test';
const PROVIDER = 'http://provider.test';
const DAY_SECONDS = 86_400;
const TICK_MS = 4_000;

export interface SimulatedWorld {
  app: FastifyInstance;
  deps: Product;
  crew: Crew;
  memory: Memory;
  /** The owner of the database, who sees jobs and locks that the product's own role does not. */
  owner: pg.Client;
  /** Runs something of the product in which a call to the provider may go wrong, even deadly. */
  within<T>(mishap: Mishap | undefined, afterCalls: number, work: () => Promise<T>): Promise<T | 'died'>;
  /** The levers of the provider; what it refuses is undefined. */
  control<T = unknown>(path: string, body?: unknown): Promise<T | undefined>;
  providerKeyClient: ReturnType<typeof createPaystackClient>;
  /** The provider does what is due and tells the product of it. */
  beat(): Promise<void>;
  sums(): Promise<ProviderSums>;
  /** The moment between two steps. */
  tick(): void;
  passDays(days: number): Promise<void>;
  takeBackup(): Promise<void>;
  /** False when there is no backup yet. */
  restore(): Promise<boolean>;
  /** As if nothing had happened yet. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** The whole product, the provider and their clocks in this one process, on a database of their own. */
export async function createSimulatedWorld(): Promise<SimulatedWorld> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'jara-simulator-'));
  const settings = {
    LOG_LEVEL: process.env.SIMULATE_LOG ?? 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    PAYSTACK_SECRET_KEY: PROVIDER_KEY,
    PAYSTACK_BASE_URL: PROVIDER,
    SECRET_KEY: SECRET,
    DATABASE_URL: database.url,
    RATE_LIMITS: 'off',
    SAMPLE_DATA: 'off',
    DATA_DIR: folder,
  };
  const config = readConfig(settings);
  let providersTime = Date.now();
  const owner = new pg.Client({ connectionString: database.url, application_name: 'jara-simulator' });
  await owner.connect();

  const sandbox = createSandbox({
    databaseUrl: database.url,
    secretKey: PROVIDER_KEY,
    publicUrl: PROVIDER,
    webhookUrl: `${PRODUCT}/api/paystack/webhook`,
    approvalUrl: `${PRODUCT}/api/paystack/transfer-approval`,
    // The provider's time passes with the story and not with the machine, so that a story can be told again.
    clock: () => providersTime,
    fetch: (address, init = {}) => callInside(world.app, String(address), init),
  });
  const provider = await sandbox.open();
  const door: Door = createDoor(() => sandbox.app);
  // The beacon is asked as anybody asks it, without a client of its own.
  const network = globalThis.fetch;
  globalThis.fetch = (address, init) =>
    String(address).startsWith(PROVIDER) ? door.fetch(address, init) : network(address, init);

  const clientOf = (way: typeof fetch) =>
    createPaystackClient({
      secretKey: PROVIDER_KEY,
      baseUrl: PROVIDER,
      checkoutOrigins: [PROVIDER],
      fetch: way,
      pause: async () => {},
    });
  const start = async () => {
    const { deps: wired, close } = await wireUp(
      config,
      { databaseUrl: database.url, secretKey: SECRET, paystackSecretKey: PROVIDER_KEY },
      createLog(config.logLevel, 'simulator'),
    );
    const paystack = clientOf(door.fetch);
    const deps: Product = { ...wired, paystack, paystackFor: () => paystack };
    return { deps, app: await createApp(deps), close };
  };
  let running = await start();
  let daysAhead = 0;
  let backups = 0;
  let lives = 1;

  /**
   * The process is gone, with its connections, its locks and whatever it remembered; another one takes its place. What
   * still waits in the old one waits for ever, so nobody waits for that.
   */
  const replaceProcess = async (meanwhile: () => Promise<unknown> = async () => {}) => {
    void Promise.allSettled([running.app.close(), running.close()]);
    await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name in ('jara', 'jara-live')`,
    );
    await meanwhile();
    running = await start();
    Object.assign(world, { app: running.app, deps: running.deps });
  };
  const backupFile = () => join(folder, `backup-${lives}-${backups}`);
  const setAhead = async () => {
    await setClockOffset(world.deps.db, Math.round(daysAhead * DAY_SECONDS));
    await world.deps.clock.refresh();
  };

  const world: SimulatedWorld = {
    app: running.app,
    deps: running.deps,
    crew: await hireStaff(running.deps),
    memory: emptyMemory(),
    owner,
    within: async (mishap, afterCalls, work) => {
      door.expect(mishap, afterCalls);
      const outcome = await Promise.race([work(), door.death()]);
      door.expect(undefined);
      if (outcome === 'died') await replaceProcess();
      return outcome;
    },
    control: async (path, body) => {
      const answer = await sandbox.app.inject({
        method: body === undefined ? 'GET' : 'POST',
        url: `/control${path}`,
        ...(body === undefined ? {} : { payload: body as object }),
      });
      if (answer.statusCode >= 500) throw new Error(`the provider broke at ${path}: ${answer.body}`);
      return answer.statusCode < 300 && answer.body ? answer.json() : undefined;
    },
    providerKeyClient: clientOf((address, init = {}) => callInside(sandbox.app, String(address), init)),
    beat: provider.beat,
    sums: provider.sums,
    tick: () => {
      providersTime += TICK_MS;
    },
    passDays: async (days) => {
      // An hour of denials is an answer for the product, so the provider is behind for less than that.
      await world.control('/remember', {});
      daysAhead += days;
      await setAhead();
      await world.control('/clock', { advanceSeconds: Math.round(days * DAY_SECONDS) });
      await signInAll(world.deps, world.crew);
    },
    takeBackup: async () => {
      backups += 1;
      await takeBackup({ databaseUrl: database.url, file: backupFile(), keys: world.deps.keys, publicKeys: [] });
    },
    restore: async () => {
      if (backups === 0) return false;
      await replaceProcess(() =>
        restoreBackup({
          databaseUrl: database.url,
          file: backupFile(),
          privateKeys: [],
          keys: world.deps.keys,
          replace: true,
          acceptOtherKey: false,
        }),
      );
      await setAhead();
      await signInAll(world.deps, world.crew);
      return true;
    },
    reset: async () => {
      await makePristine(owner);
      await world.control('/reset', {});
      providersTime = Date.now();
      daysAhead = 0;
      backups = 0;
      lives += 1;
      world.memory = emptyMemory();
      await setAhead();
      await signInAll(world.deps, world.crew);
    },
    close: async () => {
      globalThis.fetch = network;
      await running.app.close();
      await running.close();
      await sandbox.stop();
      await owner.end();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await keepPristine(owner);
  await signInAll(world.deps, world.crew);
  return world;
}
