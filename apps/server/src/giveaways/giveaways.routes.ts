import { findGiveaway } from '@jara/contract/giveaways';
import type { FastifyInstance } from 'fastify';
import { sendBody } from '../platform/http/body.ts';
import { serve } from '../platform/http/serve.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { Snapshots } from './snapshots.ts';

export function registerGiveaways(app: FastifyInstance, deps: Deps, snapshots: Snapshots): void {
  serve(app, deps, findGiveaway, async ({ params }, { caller, request, reply }) => {
    const { body } = await snapshots.of(params.code, caller.ip);
    await sendBody(request, reply.header('cache-control', 'public, max-age=1'), body);
    return undefined as never;
  });
}
