import { enterDraw, findDrawProof } from '@jara/contract/giveaways';
import type { FastifyInstance } from 'fastify';
import { type ClaimDeps, claimGift } from '../claims/claim-gift.ts';
import { CLAIMS } from '../claims/claims.routes.ts';
import { serve } from '../platform/http/serve.ts';
import { sha256Text } from '../platform/sha256-text.ts';
import type { Limit } from '../platform/tools/throttle.ts';
import { proveDraw } from './prove-draw.ts';

const PROOFS: Limit = { name: 'draw-proof', hits: 120, windowSeconds: 60 };

export function registerDraws(app: FastifyInstance, deps: ClaimDeps): void {
  const claim = claimGift(deps);
  const prove = proveDraw(deps);

  serve(app, deps, enterDraw, async ({ params, headers, body }, { caller }) => {
    await deps.throttle.hit(CLAIMS, caller.ip, caller.tellLimit);
    const { entry } = await claim({
      quid: params.code,
      browserId: caller.browser(),
      password: body.password,
      ip: caller.ip,
      isEntry: true,
      visitor: { isKnown: caller.knownBrowser !== undefined, work: headers['x-work'] },
    });
    if (!entry) throw new Error('somebody entered a draw and has no place in it');
    return { entered: true as const, ...entry };
  });

  serve(app, deps, findDrawProof, async ({ params }, { caller, request, reply }) => {
    await deps.throttle.hit(PROOFS, caller.ip, caller.tellLimit);
    const proof = await prove(params.code);
    // The chain, the seed and who won follow from each other; what was passed on is all that comes later.
    const etag = `W/"${sha256Text(`${proof.head}|${JSON.stringify(proof.passedOn)}`).slice(0, 22)}"`;
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] !== etag) return proof;
    reply.code(304).send();
    return undefined as never;
  });
}
