import type { Keys } from '../platform/keys.ts';
import { isSame } from '../platform/keys.ts';

export interface SenderProof {
  browserId: string | undefined;
  manageKey: string | undefined;
}

/** The sender is the browser that paid, or whoever holds the gift's manage key. */
export const isSender = (keys: Keys, gift: { id: string; browserId: string }, proof: SenderProof): boolean =>
  proof.browserId === gift.browserId ||
  (proof.manageKey !== undefined && isSame(proof.manageKey, keys.manageKeyOf(gift.id)));
