import { findGift as findGiftEndpoint } from '@jara/contract/gifts';
import type { FastifyInstance } from 'fastify';
import { decoded } from '../claims/claims.routes.ts';
import type { Deps } from '../deps.ts';
import { serve } from '../platform/serve.ts';
import type { Limit } from '../platform/throttle.ts';
import { findGift } from './find-gift.ts';

const LOOKS: Limit = { name: 'find-gift', hits: 300, windowSeconds: 60 };

export function registerGifts(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, findGiftEndpoint, async ({ params, headers }, { caller }) => {
    await deps.throttle.hit(LOOKS, caller.ip);
    return findGift(deps)({
      quid: params.quid,
      proof: { browserId: caller.knownBrowser, manageKey: headers['x-manage-key'] },
      password: decoded(headers['x-gift-password']),
      isStaff: false,
    });
  });
}
