import { listBanks as listBanksEndpoint, resolveAccountName as resolveEndpoint } from '@jara/contract/banks';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { Limit } from '../platform/tools/throttle.ts';
import { awaited } from '../platform/tools/trace.ts';
import { listBanks } from './list-banks.ts';
import { resolveAccountName } from './resolve-account-name.ts';

/** Names of account holders are personal data: nobody needs to look up many. */
const LOOKS: Limit = { name: 'resolve-name', hits: 30, windowSeconds: 300 };

export function registerBanks(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listBanksEndpoint, (_input, { caller }) => listBanks(awaited(deps, caller.requestId))());

  serve(app, deps, resolveEndpoint, async ({ body }, { caller }) => {
    await deps.throttle.hit(LOOKS, caller.ip, caller.tellLimit);
    return { accountName: await resolveAccountName(awaited(deps, caller.requestId))(body) };
  });
}
