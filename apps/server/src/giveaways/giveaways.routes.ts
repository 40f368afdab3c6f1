import { checkGiveaway, findGiveaway, reportGiveaway as reportEndpoint, watchGiveaway } from '@jara/contract/giveaways';
import type { FastifyInstance } from 'fastify';
import { createOpenStreams, type StreamLimits } from '../live/open-streams.ts';
import { sendBody } from '../platform/http/body.ts';
import { serve } from '../platform/http/serve.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { Limit } from '../platform/tools/throttle.ts';
import { checkCode } from './check-code.ts';
import { createGiveawayStreams } from './giveaway-stream.ts';
import { reportGiveaway } from './report-giveaway.ts';
import type { Snapshots } from './snapshots.ts';
import { publicWords } from './words/all.ts';

/** As wide as the limit on looking at a code: whoever tries codes gets no further here than there. */
const CHECKS: Limit = { name: 'check-giveaway', hits: 300, windowSeconds: 60 };
/** Nobody has so much to report. */
const REPORTS: Limit = { name: 'report-giveaway', hits: 20, windowSeconds: 3600 };

/** Beyond these a page asks again by itself, and costs no more than the next snapshot. */
const STREAMS: StreamLimits = { perBrowser: 5, perAddress: 300, perProcess: 2_000 };

export function registerGiveaways(
  app: FastifyInstance,
  deps: Deps,
  { snapshots, limits = STREAMS }: { snapshots: Snapshots; limits: StreamLimits | undefined },
): void {
  serve(app, deps, findGiveaway, async ({ params }, { caller, request, reply }) => {
    const { body } = await snapshots.of(params.code, caller.ip);
    await sendBody(request, reply.header('cache-control', 'public, max-age=1'), body);
    return undefined as never;
  });

  const open = createOpenStreams(limits);
  deps.metrics.gauge('jara_giveaway_streams', 'Live streams of giveaways open in this process', open.count);
  const streams = createGiveawayStreams(snapshots, open, deps.log);
  // Streams never end by themselves; a server that stops ends them, and the browsers come back to another one.
  app.addHook('preClose', async () => open.endAll());
  serve(app, deps, watchGiveaway, async ({ params }, { caller, request, reply }) => {
    await streams.watch(request, reply, { code: params.code, browserId: caller.knownBrowser });
    return undefined as never;
  });

  serve(app, deps, checkGiveaway, async ({ params }, { caller }) => {
    await deps.throttle.hit(CHECKS, caller.ip, caller.tellLimit);
    return checkCode(deps)(params.code);
  });

  serve(app, deps, reportEndpoint, async ({ params, body }, { caller }) => {
    await deps.throttle.hit(REPORTS, caller.ip, caller.tellLimit);
    await reportGiveaway(deps)({ code: params.code, kind: body.kind, words: body.words, address: caller.ip });
    return { message: publicWords[caller.language()].reported };
  });
}
