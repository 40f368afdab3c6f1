import { describe, expect, it } from 'vitest';
import {
  canMoveGift,
  GIFT_STATUSES,
  type GiftStatus,
  isOnHold,
  isOpenForClaims,
  STAFF_GIFT_MOVES,
} from './gift-status.ts';

const movesFrom = (from: GiftStatus) => GIFT_STATUSES.filter((to) => canMoveGift(from, to)).sort();

describe('a gift', () => {
  it.each<[GiftStatus, GiftStatus[]]>([
    ['ACTIVE', ['BLOCKED', 'CLAIMED', 'CONFLICTED', 'EXPIRED', 'SPLIT']],
    ['SPLIT', ['BLOCKED', 'CLAIMED', 'CONFLICTED', 'EXPIRED']],
    ['CLAIMED', ['CONFLICTED']],
    ['BLOCKED', ['ACTIVE', 'CONFLICTED', 'EXPIRED', 'SPLIT']],
    ['EXPIRED', ['ACTIVE', 'CONFLICTED', 'SPLIT']],
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

describe('staff', () => {
  it('can only make moves that a gift can make', () => {
    for (const from of GIFT_STATUSES) {
      for (const to of STAFF_GIFT_MOVES[from]) expect(canMoveGift(from, to)).toBe(true);
    }
  });

  it('can block an open gift and open a blocked or conflicted one, but never claim or expire it', () => {
    expect(STAFF_GIFT_MOVES.ACTIVE).toEqual(['BLOCKED']);
    expect(STAFF_GIFT_MOVES.SPLIT).toEqual(['BLOCKED']);
    expect(STAFF_GIFT_MOVES.BLOCKED).toEqual(['ACTIVE', 'SPLIT']);
    expect(STAFF_GIFT_MOVES.CONFLICTED).toEqual(['ACTIVE', 'SPLIT', 'BLOCKED']);
    const reachable = Object.values(STAFF_GIFT_MOVES).flat();
    expect(reachable).not.toContain('CLAIMED');
    expect(reachable).not.toContain('EXPIRED');
  });

  it('cannot touch a gift that is claimed or expired', () => {
    expect(STAFF_GIFT_MOVES.CLAIMED).toEqual([]);
    expect(STAFF_GIFT_MOVES.EXPIRED).toEqual([]);
  });
});
