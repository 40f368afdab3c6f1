import {
  askBank as askEndpoint,
  handOverPayout as handOverEndpoint,
  tellRecipient as tellEndpoint,
} from '@jara/contract/staff/stuck-payouts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { awaited } from '../platform/tools/trace.ts';
import { askBank } from '../provider/ask-bank.ts';
import { actorOf, staffOf } from '../staff/actor.ts';
import { handOverPayout } from '../withdrawals/hand-over-payout.ts';
import { tellOfDelay } from '../withdrawals/tell-of-delay.ts';

/** What staff can do about a payout that the bank does not answer for. */
export function registerStuckPayouts(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, askEndpoint, ({ params: { id } }, { caller, request }) =>
    askBank(awaited(deps, caller.requestId))({ id, actor: actorOf(request) }),
  );
  serve(app, deps, tellEndpoint, async ({ params: { id } }, { request }) => {
    const toldAt = await tellOfDelay(deps)({ id, actor: actorOf(request) });
    return { toldAt: toldAt.toISOString() };
  });
  serve(app, deps, handOverEndpoint, async ({ params: { id }, body }, { request }) => {
    const who = { me: staffOf(request), actor: actorOf(request) };
    return { assignee: await handOverPayout(deps)({ id, ...body, ...who }) };
  });
}
