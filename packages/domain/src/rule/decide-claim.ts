import type { Minor } from '../money/money.ts';
import type { Rule } from './rule.ts';

export type ClaimableGift = {
  rule?: Rule | undefined;
  /** How many different people have tried before, as `countsAsAttempt` counts them. */
  attempts: number;
  sharesTaken: number;
  shares: readonly Minor[];
  /** Nobody opens it before. */
  opensAt?: number | undefined;
  /** Of a draw: its entries were closed, whatever the time of whoever asks. */
  draw?: { isClosed: boolean } | null | undefined;
};

export type ClaimOutcome =
  | { kind: 'granted'; slot: number; share: Minor }
  | { kind: 'entered' }
  | { kind: 'not_this_time' }
  | { kind: 'too_early'; opensAt: number }
  | { kind: 'ended'; endedAt: number }
  | { kind: 'all_taken' };

/** What the next person to open the gift receives. Slots count from 0, in the order of `shares`. */
export function decideClaim(gift: ClaimableGift, now: number): ClaimOutcome {
  const { rule } = gift;
  const slot = gift.sharesTaken;
  const share = gift.shares[slot];
  if (share === undefined) return { kind: 'all_taken' };

  const opensAt = opensAtOf(gift);
  if (opensAt !== undefined && now < opensAt) return { kind: 'too_early', opensAt };
  if (rule?.type === 'TIME') {
    if (now >= rule.endsAt) return { kind: 'ended', endedAt: rule.endsAt };
  }
  if (rule?.type === 'DRAW')
    return now < rule.closesAt && !gift.draw?.isClosed
      ? { kind: 'entered' }
      : { kind: 'ended', endedAt: rule.closesAt };
  // A share that came back goes to the next who comes.
  if (rule?.type === 'NTH_PERSON' && slot === 0) {
    const person = gift.attempts + 1;
    if (person < rule.nthPerson) return { kind: 'not_this_time' };
    if (person > rule.nthPerson) return { kind: 'all_taken' };
  }
  return { kind: 'granted', slot, share };
}

/** When a gift opens: at its own time, or when its window does, whichever is later. Undefined where it is open from the first. */
export function opensAtOf({ rule, opensAt }: Pick<ClaimableGift, 'rule' | 'opensAt'>): number | undefined {
  if (rule?.type !== 'TIME') return opensAt;
  return opensAt === undefined ? rule.startsAt : Math.max(opensAt, rule.startsAt);
}

/** Coming before the opening or after the end does not use up a person's one chance. (It freezes the rule all the same.) */
export const countsAsAttempt = ({ kind }: ClaimOutcome): boolean => kind !== 'too_early' && kind !== 'ended';
