import { claimGift as claimGiftEndpoint, verifyClaim as verifyClaimEndpoint } from '@jara/contract/claims';
import { askForClaimLink } from '@jara/contract/mailed-links';
import { findThanks, sayThanks as sayThanksEndpoint } from '@jara/contract/thanks';
import type { FastifyInstance } from 'fastify';
import { decodedHeader } from '../platform/http/decoded-header.ts';
import { serve } from '../platform/http/serve.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Limit } from '../platform/tools/throttle.ts';
import { findClaimByKey } from '../withdrawals/withdrawals.store.ts';
import { type ClaimDeps, claimGift } from './claim-gift.ts';
import { mailClaimLink } from './mail-claim-link.ts';
import { thankSender, thanksOf } from './thank-sender.ts';
import { verifyClaim } from './verify-claim.ts';
import { claimWords } from './words/all.ts';

/** Many phones share one address behind a mobile network, so these are wide; they are there for scripts. */
export const CLAIMS: Limit = { name: 'claim', hits: 600, windowSeconds: 60 };
const LOOKS: Limit = { name: 'verify-claim', hits: 600, windowSeconds: 60 };
/** Every one of these puts a mail into somebody's box. */
const LINKS: Limit = { name: 'mail-claim-link', hits: 20, windowSeconds: 600 };
const LINKS_PER_CLAIM: Limit = { name: 'mail-claim-link-claim', hits: 5, windowSeconds: 3600 };

/** A note is written once; what comes more often guesses keys or words. */
const THANKS: Limit = { name: 'thanks', hits: 60, windowSeconds: 600 };

export function registerClaims(app: FastifyInstance, deps: ClaimDeps): void {
  const claim = claimGift(deps);
  const verify = verifyClaim(deps);

  serve(app, deps, verifyClaimEndpoint, async ({ params, headers }, { caller }) => {
    await deps.throttle.hit(LOOKS, caller.ip, caller.tellLimit);
    // The cookie is given here, on a safe request, so that a claim whose answer is lost can be asked for again.
    return verify({
      quid: params.quid,
      browserId: caller.browser(),
      password: decodedHeader(headers['x-gift-password']),
      ip: caller.ip,
      language: caller.language(),
    });
  });

  serve(app, deps, claimGiftEndpoint, async ({ query, headers, body }, { caller }) => {
    await deps.throttle.hit(CLAIMS, caller.ip, caller.tellLimit);
    return claim({
      quid: query.quid,
      browserId: caller.browser(),
      password: body.password,
      ip: caller.ip,
      language: caller.language(),
      visitor: { isKnown: caller.knownBrowser !== undefined, work: headers['x-work'] },
    });
  });

  serve(app, deps, askForClaimLink, async ({ headers, body }, { caller }) => {
    await deps.throttle.hit(LINKS, caller.ip, caller.tellLimit);
    const accessKey = keyIn(headers);
    const found = await findClaimByKey(deps.db, accessKey);
    if (!found) throw new Refusal('access_key_rejected');
    if (found.status === 'LAPSED') throw new Refusal('claim_lapsed');
    await deps.throttle.hit(LINKS_PER_CLAIM, found.id, caller.tellLimit);
    await mailClaimLink(deps)({ claim: found, accessKey, email: body.email, language: caller.language() });
    return { message: claimWords[caller.language()].linkOnItsWay };
  });

  serve(app, deps, sayThanksEndpoint, async ({ headers, body }, { caller }) => {
    await deps.throttle.hit(THANKS, caller.ip, caller.tellLimit);
    return thankSender(deps)({ accessKey: keyIn(headers), text: body.text });
  });

  serve(app, deps, findThanks, async ({ headers }, { caller }) => {
    await deps.throttle.hit(LOOKS, caller.ip, caller.tellLimit);
    const found = await findClaimByKey(deps.db, keyIn(headers));
    if (!found) throw new Refusal('access_key_rejected');
    return { thanks: await thanksOf(deps.db, found.id) };
  });
}

function keyIn({ 'x-access-key': accessKey }: { 'x-access-key'?: string | undefined }): string {
  if (!accessKey) throw new Refusal('access_key_required');
  return accessKey;
}
