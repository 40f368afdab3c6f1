import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController, type RouteOptions } from 'fastify';
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { registerBanks } from './banks/banks.routes.ts';
import { registerCasework } from './casework/casework.routes.ts';
import { registerClaims } from './claims/claims.routes.ts';
import { registerDraws } from './draws/draws.routes.ts';
import { registerGifts } from './gifts/gifts.routes.ts';
import { registerGiveaways } from './giveaways/giveaways.routes.ts';
import { createSnapshots } from './giveaways/snapshots.ts';
import { registerHealth } from './health/health.routes.ts';
import { registerLive } from './live/live.routes.ts';
import type { StreamLimits } from './live/open-streams.ts';
import { registerInbox } from './mail/inbox.routes.ts';
import { registerStopReminders } from './mail/stop-reminders.routes.ts';
import { registerOperations } from './operations/operations.routes.ts';
import { registerOwnData } from './own-data/own-data.routes.ts';
import { registerPayments } from './payments/payments.routes.ts';
import { answerErrors } from './platform/http/answer-errors.ts';
import { checkRequest } from './platform/http/check-request.ts';
import { describeApi } from './platform/http/describe-api.ts';
import { frontDoorOptions, guardFrontDoor } from './platform/http/front-door.ts';
import { closeGracefully } from './platform/http/graceful-close.ts';
import { measureAnswers } from './platform/http/response-times.ts';
import { refuseForeignOrigins } from './platform/http/same-origin.ts';
import { serializeOnce } from './platform/http/serialize-once.ts';
import { keepCookiesFromOthers } from './platform/http/shared-answers.ts';
import { takeStrictJson } from './platform/strict-json.ts';
import { registerAudit } from './portal/audit.routes.ts';
import { registerDisputes } from './portal/disputes.routes.ts';
import { withdrawalsForStaff } from './portal/lists/withdrawal-list.ts';
import { registerPeople } from './portal/people/people.routes.ts';
import { registerRecords } from './portal/records.routes.ts';
import { registerReports } from './portal/reports.routes.ts';
import { registerStuckPayouts } from './portal/stuck-payouts.routes.ts';
import { registerTrust } from './portal/trust/trust.routes.ts';
import { registerViews } from './portal/views/views.routes.ts';
import { registerProvider } from './provider/provider.routes.ts';
import { registerReceipts } from './receipts/receipts.routes.ts';
import { registerRules } from './rules/rules.routes.ts';
import { registerSent } from './sent/sent.routes.ts';
import type { ServePage } from './site/serve-page.ts';
import { registerSite } from './site/site.routes.ts';
import { registerStaff } from './staff/staff.routes.ts';
import type { Product } from './wire-up.ts';
import { registerWithdrawals } from './withdrawals/withdrawals.routes.ts';

z.config(en());

const BODY_LIMIT = 64 * 1024;

interface Options {
  onRoute?: (route: RouteOptions) => void;
  onRefusal?: FastifyInstance['onRefusal'];
  siteFolder?: string;
  /** Draws the pages of a visitor in the place of the web build's own. */
  servePage?: ServePage;
  /** How many may watch giveaways at once. */
  giveawayStreams?: StreamLimits;
}

/** Ours are set below. Without a word on it the framework would load its own, of JSON schemas, at every start and for nobody. */
const noCompiler = (): never => {
  throw new Error('there is no schema here that is not one of zod');
};

/** The whole web side of the product: pages at `/…`, the API under `/api`. */
export async function createApp(
  deps: Product,
  { onRoute, onRefusal, siteFolder, servePage, giveawayStreams }: Options = {},
): Promise<FastifyInstance> {
  const { config, log } = deps;
  const giveaways = createSnapshots(deps);
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
    schemaController: { compilersFactory: { buildValidator: () => noCompiler, buildSerializer: () => noCompiler } },
    ...frontDoorOptions(config),
  });
  if (onRoute) app.addHook('onRoute', onRoute);
  app.setValidatorCompiler(checkRequest);
  app.setSerializerCompiler(serializeOnce);
  answerErrors(app, (code, request) => {
    deps.metrics.refused(code);
    onRefusal?.(code, request);
  });
  takeStrictJson(app);
  closeGracefully(app);
  guardFrontDoor(app, config);
  refuseForeignOrigins(app, config.publicUrl);
  keepCookiesFromOthers(app);
  logAnswers(app);
  measureAnswers(app, deps.metrics);
  await app.register(cookie);

  await app.register(
    async (api) => {
      // Only JSON comes in; Fastify's own parser for plain text would let a form of another site through.
      api.removeContentTypeParser('text/plain');
      await describeApi(api, config);
      registerHealth(api, deps);
      registerPayments(api, deps);
      registerClaims(api, deps);
      registerDraws(api, deps);
      registerRules(api, deps);
      registerGifts(api, deps);
      registerBanks(api, deps);
      registerWithdrawals(api, deps, withdrawalsForStaff(deps));
      registerSent(api, deps);
      registerOwnData(api, deps);
      registerGiveaways(api, deps, { snapshots: giveaways, limits: giveawayStreams });
      registerReceipts(api, deps);
      registerLive(api, deps);
      registerStaff(api, deps);
      registerCasework(api, deps);
      registerRecords(api, deps);
      registerStuckPayouts(api, deps);
      registerPeople(api, deps);
      registerDisputes(api, deps);
      registerReports(api, deps);
      registerViews(api, deps);
      registerAudit(api, deps);
      registerOperations(api, deps);
      registerTrust(api, deps);
      await registerProvider(api, deps);
    },
    { prefix: '/api' },
  );
  registerStopReminders(app, deps);
  if (config.mode === 'sandbox') registerInbox(app, deps);
  await registerSite(app, { ...deps, giveaways }, { folder: siteFolder, servePage });
  return app;
}

/** One line per answer, by route and never by address: addresses of claim pages are secrets. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const isNoise = reply.statusCode < 400 && !request.url.startsWith('/api/');
    request.log[isNoise ? 'debug' : 'info'](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request.answered',
    );
    done();
  });
}
