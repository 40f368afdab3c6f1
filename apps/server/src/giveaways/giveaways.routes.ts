import { checkGiveaway, findGiveaway } from '@jara/contract/giveaways';
import type { FastifyInstance } from 'fastify';
import { sendBody } from '../platform/http/body.ts';
import { serve } from '../platform/http/serve.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { Limit } from '../platform/tools/throttle.ts';
import { checkCode } from './check-code.ts';
import type { Snapshots } from './snapshots.ts';

/** As wide as the limit on looking at a code: whoever tries codes gets no further here than there. */
const CHECKS: Limit = { name: 'check-giveaway', hits: 300, windowSeconds: 60 };
export function registerGiveaways(app: FastifyInstance, deps: Deps, snapshots: Snapshots): void {
  serve(app, deps, findGiveaway, async ({ params }, { caller, request, reply }) => {
    const { body } = await snapshots.of(params.code, caller.ip);
    await sendBody(request, reply.header('cache-control', 'public, max-age=1'), body);
    return undefined as never;
  });

  serve(app, deps, checkGiveaway, async ({ params }, { caller }) => {
    await deps.throttle.hit(CHECKS, caller.ip);
    return checkCode(deps)(params.code);
  });
}
