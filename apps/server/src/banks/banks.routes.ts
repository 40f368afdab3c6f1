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

const JSON_TYPE = 'application/json; charset=utf-8';

export function registerBanks(app: FastifyInstance, deps: Deps): void {
  // Three hundred names, a fifth of that when compressed well. They change now and then, and are compressed once for each change.
  let made = { text: '', body: makeBody('', JSON_TYPE) };
  serve(app, deps, listBanksEndpoint, async (_input, { caller, request, reply }) => {
    const text = JSON.stringify(await listBanks(awaited(deps, caller.requestId))());
    if (made.text !== text) made = { text, body: makeBody(text, JSON_TYPE) };
    await sendBody(request, reply, made.body);
    return undefined as never;
  });

  serve(app, deps, resolveEndpoint, async ({ body }, { caller }) => {
    await deps.throttle.hit(LOOKS, caller.ip, caller.tellLimit);
    return { accountName: await resolveAccountName(awaited(deps, caller.requestId))(body) };
  });
}
