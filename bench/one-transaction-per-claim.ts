import type { ClaimAsk } from '../apps/server/src/claims/claims.store.ts';
import { decideClaims } from '../apps/server/src/claims/decide-claims.ts';
import type { Deps } from '../apps/server/src/platform/tools/deps.ts';

/**
 * The baseline: the same decision, the same tables and the same promises, but every claim in a transaction of its own
 * (lock, insert, post, commit) instead of together with those that came with it.
 */
export const oneTransactionPerClaim = (deps: Deps) => {
  const decide = decideClaims(deps);
  return async (ask: ClaimAsk) => {
    const [answer] = await decide([ask], { waits: true });
    return answer;
  };
};
