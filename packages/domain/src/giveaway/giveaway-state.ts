import { type GiftStatus, isOnHold, isOpenForClaims } from '../gift/gift-status.ts';
import type { Rule } from '../rule/rule.ts';

/**
 * How a giveaway stands: before its start, open, paused by its host, closed and about to be drawn, with an owner for every share,
 * over (nothing of it is anybody's to come any more), or stopped by us.
 */
export const GIVEAWAY_STATES = ['WAITING', 'OPEN', 'PAUSED', 'DRAWING', 'GIVEN', 'ENDED', 'STOPPED'] as const;
export type GiveawayState = (typeof GIVEAWAY_STATES)[number];

/** Only a rule for a crowd makes a gift one to tell everybody of: without one the first gets all, and a window is for whoever was told. */
export const isForEverybody = (rule: Pick<Rule, 'type'> | undefined): boolean =>
  rule !== undefined && rule.type !== 'TIME';

interface Standing {
  status: GiftStatus;
  opensAt: number | undefined;
  expiresAt: number;
  isPaused: boolean;
  /** What has an owner and is not in their bank. */
  unpaid: number;
  /** Of a draw. */
  draw?: { closesAt: number; isDrawn: boolean } | undefined;
}

export function giveawayState(standing: Standing, now: number): GiveawayState {
  const { status, opensAt, expiresAt, isPaused, unpaid, draw } = standing;
  if (isOnHold(status)) return 'STOPPED';
  if (!isOpenForClaims(status) || now >= expiresAt || draw?.isDrawn) return unpaid > 0 ? 'GIVEN' : 'ENDED';
  if (draw && now >= draw.closesAt) return 'DRAWING';
  if (isPaused) return 'PAUSED';
  return opensAt !== undefined && now < opensAt ? 'WAITING' : 'OPEN';
}

/** Whether nobody can get a share of it any more by coming now. */
export const isGivenAway = (state: GiveawayState): boolean => state === 'GIVEN' || state === 'ENDED';
