import { describe, expect, it } from 'vitest';
import { minor, ZERO } from '../money/money.ts';
import { canMoveGift, GIFT_STATUSES, type GiftStatus, giftStatusOf, isOnHold, isOpenForClaims } from './gift-status.ts';

const movesFrom = (from: GiftStatus) => GIFT_STATUSES.filter((to) => canMoveGift(from, to)).sort();

describe('a gift', () => {
  it.each<[GiftStatus, GiftStatus[]]>([
    ['ACTIVE', ['BLOCKED', 'CLAIMED', 'CONFLICTED', 'EXPIRED', 'SPLIT']],
    ['SPLIT', ['BLOCKED', 'CLAIMED', 'CONFLICTED', 'EXPIRED']],
    ['CLAIMED', ['BLOCKED', 'CONFLICTED', 'EXPIRED', 'SPLIT']],
    ['BLOCKED', ['ACTIVE', 'CLAIMED', 'CONFLICTED', 'EXPIRED', 'SPLIT']],
    ['EXPIRED', ['ACTIVE', 'BLOCKED', 'CONFLICTED', 'SPLIT']],
    ['CONFLICTED', ['ACTIVE', 'BLOCKED', 'CLAIMED', 'EXPIRED', 'SPLIT']],
  ])('that is %s can become %j and nothing else', (from, to) => {
    expect(movesFrom(from)).toEqual(to);
  });

  it('is open for claims while it is active or partly claimed', () => {
    expect(GIFT_STATUSES.filter(isOpenForClaims)).toEqual(['ACTIVE', 'SPLIT']);
  });

  it('is on hold while it is blocked or in conflict', () => {
    expect(GIFT_STATUSES.filter(isOnHold)).toEqual(['BLOCKED', 'CONFLICTED']);
  });
});

describe('what a gift is', () => {
  const gift = { amount: minor(10_000), claimedAmount: ZERO, sharesTaken: 0, isEnded: false, heldBy: [] };
  const partly = { ...gift, claimedAmount: minor(4_000), sharesTaken: 1 };
  const claimed = { ...gift, claimedAmount: minor(10_000), sharesTaken: 2, isEnded: true };

  it('follows from its shares and its time while nothing holds it', () => {
    expect(giftStatusOf(gift)).toBe('ACTIVE');
    expect(giftStatusOf(partly)).toBe('SPLIT');
    expect(giftStatusOf(claimed)).toBe('CLAIMED');
    expect(giftStatusOf({ ...partly, isEnded: true })).toBe('EXPIRED');
  });

  it('is blocked while staff alone hold it, and in conflict while anything else does', () => {
    for (const any of [gift, partly, claimed]) {
      expect(giftStatusOf({ ...any, heldBy: ['STAFF'] })).toBe('BLOCKED');
      expect(giftStatusOf({ ...any, heldBy: ['DISPUTE', 'STAFF'] })).toBe('CONFLICTED');
      expect(giftStatusOf({ ...any, heldBy: ['REFUND_BY_HAND'] })).toBe('CONFLICTED');
    }
  });
});
