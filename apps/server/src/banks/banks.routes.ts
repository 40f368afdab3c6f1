import { listBanks as listBanksEndpoint, resolveAccountName as resolveEndpoint } from '@jara/contract/banks';
import type { FastifyInstance } from 'fastify';
import { makeBody, sendBody } from '../platform/http/body.ts';
import { serve } from '../platform/http/serve.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { Limit } from '../platform/tools/throttle.ts';
import { awaited } from '../platform/tools/trace.ts';
import { listBanks } from './list-banks.ts';
import { resolveAccountName } from './resolve-account-name.ts';

/** Names of account holders are personal data: nobody needs to look up many. */
const LOOKS: Limit = { name: 'resolve-name', hits: 30, windowSeconds: 300 };

export function registerBanks(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listBanksEndpoint, async (_input, { caller, request, reply }) => {
    const banks = await listBanks(awaited(deps, caller.requestId))();
    // Three hundred names, which are a third of that when pressed together; nothing in them is anybody's secret.
    await sendBody(request, reply, makeBody(JSON.stringify(banks), 'application/json; charset=utf-8', { effort: 5 }));
    return undefined as never;
  });

  serve(app, deps, resolveEndpoint, async ({ body }, { caller }) => {
    await deps.throttle.hit(LOOKS, caller.ip, caller.tellLimit);
    return { accountName: await resolveAccountName(awaited(deps, caller.requestId))(body) };
  });
}
