import {
  answerDispute as answerEndpoint,
  takeDisputeEvidence as evidenceEndpoint,
  findDisputeFile as fileEndpoint,
  listDisputes as listEndpoint,
} from '@jara/contract/staff/disputes';
import type { FastifyInstance } from 'fastify';
import { answerDispute } from '../money-back/answer-dispute.ts';
import { serve } from '../platform/http/serve.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { traced } from '../platform/tools/trace.ts';
import { actorOf, staffOf } from '../staff/actor.ts';
import { findDisputeFile } from './files/dispute-file.ts';
import { takeEvidence } from './files/take-evidence.ts';
import { listDisputes } from './lists/dispute-list.ts';

/** Disputed payments as staff see and answer them. */
export function registerDisputes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listEndpoint, ({ query }, { request }) => listDisputes(deps)(query, staffOf(request)));
  serve(app, deps, fileEndpoint, ({ params }, { request }) => findDisputeFile(deps)(params.id, staffOf(request)));

  serve(app, deps, evidenceEndpoint, async ({ params }, { request, reply }) => {
    const { name, content } = await takeEvidence(deps)({ id: params.id, actor: actorOf(request) });
    reply.header('content-type', 'application/pdf');
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return content;
  });

  serve(app, deps, answerEndpoint, async ({ params, body }, { request, caller }) => {
    await answerDispute(traced(deps, caller.requestId))({ id: params.id, ...body, actor: actorOf(request) });
    return findDisputeFile(deps)(params.id, staffOf(request));
  });
}
