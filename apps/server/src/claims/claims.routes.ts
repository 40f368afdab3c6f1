import { claimGift as claimGiftEndpoint, verifyClaim as verifyClaimEndpoint } from '@jara/contract/claims';
import { askForClaimLink } from '@jara/contract/mailed-links';
import type { FastifyInstance } from 'fastify';
import { decodedHeader } from '../platform/http/decoded-header.ts';
import { serve } from '../platform/http/serve.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Limit } from '../platform/tools/throttle.ts';
import { findClaimByKey } from '../withdrawals/withdrawals.store.ts';
import { type ClaimDeps, claimGift } from './claim-gift.ts';
import { mailClaimLink } from './mail-claim-link.ts';
import { verifyClaim } from './verify-claim.ts';

/** Many phones share one address behind a mobile network, so these are wide; they are there for scripts. */
const CLAIMS: Limit = { name: 'claim', hits: 600, windowSeconds: 60 };
const LOOKS: Limit = { name: 'verify-claim', hits: 600, windowSeconds: 60 };
/** Every one of these puts a mail into somebody's box. */
const LINKS: Limit = { name: 'mail-claim-link', hits: 20, windowSeconds: 600 };
const LINKS_PER_CLAIM: Limit = { name: 'mail-claim-link-claim', hits: 5, windowSeconds: 3600 };

export function registerClaims(app: FastifyInstance, deps: ClaimDeps): void {
  const claim = claimGift(deps);
  const verify = verifyClaim(deps);

  serve(app, deps, verifyClaimEndpoint, async ({ params, headers }, { caller }) => {
    await deps.throttle.hit(LOOKS, caller.ip);
    // The cookie is given here, on a safe request, so that a claim whose answer is lost can be asked for again.
    return verify({
      quid: params.quid,
      browserId: caller.browser(),
      password: decodedHeader(headers['x-gift-password']),
      ip: caller.ip,
    });
  });

  serve(app, deps, claimGiftEndpoint, async ({ query, body }, { caller }) => {
    await deps.throttle.hit(CLAIMS, caller.ip);
    return claim({ quid: query.quid, browserId: caller.browser(), password: body.password, ip: caller.ip });
  });

  serve(app, deps, askForClaimLink, async ({ headers, body }, { caller }) => {
    await deps.throttle.hit(LINKS, caller.ip);
    const accessKey = headers['x-access-key'];
    if (!accessKey) throw new Refusal('access_key_required');
    const found = await findClaimByKey(deps.db, accessKey);
    if (!found) throw new Refusal('access_key_rejected');
    await deps.throttle.hit(LINKS_PER_CLAIM, found.id);
    await mailClaimLink(deps)({ claim: found, accessKey, email: body.email });
    return { message: 'The link is on its way.' };
  });
}
