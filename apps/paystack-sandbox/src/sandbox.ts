import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { api } from './api.ts';
import { grantOpeningFloat } from './balance/balance.ts';
import { beaconRoutes } from './beacon/beacon.routes.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import { controlRoutes } from './control/control.routes.ts';
import { homeRoutes } from './control/home.routes.ts';
import { type ProviderSums, sumsOf } from './control/sums.ts';
import { uploadRoutes } from './disputes/uploads.routes.ts';
import { type Heartbeat, startHeartbeat } from './heartbeat.ts';
import { type Clock, startClock } from './platform/clock.ts';
import { openDatabase } from './platform/database.ts';
import type { Deps } from './platform/deps.ts';
import { migrate } from './platform/migrate.ts';
import { packageFolder } from './platform/package-folder.ts';
import { errorEnvelopeOf, Refusal } from './platform/refusal.ts';

const DEFAULT_FLOAT = 10_000_000_000;

export interface SandboxOptions {
  databaseUrl: string;
  secretKey: string;
  /** A function where the address is known only later, as in tests that start both sides on free ports. */
  webhookUrl?: string | (() => string | undefined) | undefined;
  approvalUrl?: string | (() => string | undefined) | undefined;
  /** The address browsers reach; the one listened on unless said otherwise. */
  publicUrl?: string | undefined;
  host?: string;
  port?: number;
  /** Real time in milliseconds; the sandbox's own clock runs ahead of it when a tester says so. */
  clock?: () => number;
  /** How the merchant is reached; by the network unless both sides are in one process. */
  fetch?: typeof fetch;
  logger?: FastifyBaseLogger;
  /** Minor units of NGN in the balance of a new sandbox. */
  openingFloat?: number;
}

export interface Sandbox {
  app: FastifyInstance;
  /** Brings the schema up to date, listens, and answers with the address. */
  start(): Promise<string>;
  /** Instead of `start`: does not listen and does nothing by itself. Whoever opens it asks its app, and lets it beat. */
  open(): Promise<OpenSandbox>;
  /** Ends sends and held connections at once; what was not delivered is due again at the next start. */
  stop(): Promise<void>;
}

export interface OpenSandbox {
  /** Does all that is due by the sandbox's clock, and waits until the merchant has heard of it. */
  beat(): Promise<void>;
  sums(): Promise<ProviderSums>;
}

/** The provider, played locally: its API, its checkout page, its webhooks and its bad days. */
export function createSandbox(options: SandboxOptions): Sandbox {
  if (!options.secretKey.startsWith('sk_test_')) throw new Error('The sandbox takes only sk_test_ keys');
  const app = Fastify({
    ...(options.logger === undefined ? {} : { loggerInstance: options.logger }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1_048_576,
    forceCloseConnections: true,
    return503OnClosing: false,
  });
  const db = openDatabase(options.databaseUrl, (error) => app.log.warn({ err: error }, 'database.connection-lost'));
  let clock: Clock | undefined;
  let heartbeat: Heartbeat | undefined;
  let listeningAt: string | undefined;

  const deps: Deps = {
    db,
    log: app.log,
    secretKey: options.secretKey,
    fetch: options.fetch ?? fetch,
    webhookUrl: asFunction(options.webhookUrl),
    approvalUrl: asFunction(options.approvalUrl),
    publicUrl: () => (options.publicUrl ?? listeningAt ?? 'http://localhost').replace(/\/+$/, ''),
    openingFloat: options.openingFloat ?? DEFAULT_FLOAT,
    wake: () => heartbeat?.wake(),
    get clock() {
      if (clock === undefined) throw new Error('The sandbox has not been started');
      return clock;
    },
  };

  const prepare = async () => {
    await migrate(db);
    const started = await startClock(db, options.clock ?? Date.now);
    clock = started;
    await db.transaction((trx) => grantOpeningFloat(trx, started, deps.openingFloat));
  };

  answerErrors(app);
  serveAssets(app);
  app.register(async (scope) => homeRoutes(scope, deps));
  app.register(async (scope) => checkoutRoutes(scope, deps));
  app.register(async (scope) => controlRoutes(scope, deps), { prefix: '/control' });
  app.register(async (scope) => beaconRoutes(scope, deps), { prefix: '/beacon' });
  app.register(async (scope) => uploadRoutes(scope, deps));
  app.register(async (scope) => api(scope, deps));

  return {
    app,
    async open() {
      await prepare();
      await app.ready();
      const opened = startHeartbeat(deps, { byItself: false });
      heartbeat = opened;
      return { beat: opened.beatUntilRest, sums: () => sumsOf(db) };
    },
    async start() {
      await prepare();
      listeningAt = await app.listen({ host: options.host ?? '127.0.0.1', port: options.port ?? 0 });
      heartbeat = startHeartbeat(deps);
      return listeningAt;
    },
    async stop() {
      await heartbeat?.stop();
      await app.close();
      await db.close();
    },
  };
}

function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ status: false, message: 'Resource not found' }));
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send(errorEnvelopeOf(error));
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return reply.code(error.statusCode).send({ status: false, message: error.message });
    }
    app.log.error({ err: error }, 'request.broken');
    return reply.code(500).send({ status: false, message: 'An error occurred. Please try again', type: 'api_error' });
  });
}

const CSS = 'text/css; charset=utf-8';
const ASSETS = {
  'base.css': CSS,
  'forms.css': CSS,
  'checkout.css': CSS,
  'home.css': CSS,
  'checkout.js': 'text/javascript; charset=utf-8',
};

function serveAssets(app: FastifyInstance): void {
  for (const [name, type] of Object.entries(ASSETS)) {
    const content = readFileSync(join(packageFolder(), 'assets', name));
    app.get(`/assets/${name}`, (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(content));
  }
}

const asFunction = (value: string | (() => string | undefined) | undefined) =>
  typeof value === 'function' ? value : () => value;
