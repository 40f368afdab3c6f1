import { describe, expect, it } from 'vitest';
import { minor, ZERO } from '../money/money.ts';
import { endsWithRefund, type GiftCase, movesOf, whyNotMove, whyNotRefund, whyNotRevive } from './gift-decisions.ts';
import { GIFT_STATUSES } from './gift-status.ts';

const gift = (change: Partial<GiftCase> = {}): GiftCase => ({
  status: 'BLOCKED',
  amount: minor(10_000),
  claimedAmount: ZERO,
  sharesTaken: 0,
  unclaimed: minor(10_000),
  dormant: ZERO,
  isPaid: true,
  isRefunding: false,
  dispute: undefined,
  windowIsOver: false,
  isDrawn: false,
  ...change,
});
const partlyClaimed = { sharesTaken: 1, claimedAmount: minor(4_000), unclaimed: minor(6_000) };

describe('a gift on hold', () => {
  it('can be released into the state its money is in', () => {
    expect(movesOf(gift())).toEqual(['ACTIVE']);
    expect(movesOf(gift(partlyClaimed))).toEqual(['SPLIT']);
    expect(movesOf(gift({ status: 'CONFLICTED' }))).toEqual(['ACTIVE', 'BLOCKED']);
  });

  it('cannot be moved while money of it is missing or disputed', () => {
    for (const status of ['BLOCKED', 'CONFLICTED'] as const) {
      expect(movesOf(gift({ status, unclaimed: ZERO }))).toEqual([]);
      expect(movesOf(gift({ status, dispute: 'OPEN' }))).toEqual([]);
    }
    expect(whyNotMove(gift({ unclaimed: ZERO }), 'ACTIVE')).toMatch(/not all here/);
  });

  it('ends with its refund', () => {
    expect(endsWithRefund(gift(partlyClaimed))).toBe(true);
    expect(endsWithRefund(gift({ status: 'CONFLICTED' }))).toBe(true);
    expect(endsWithRefund(gift({ status: 'EXPIRED' }))).toBe(false);
  });

  it('always has a way out for those who hold a share of it, whether its rest is awake or asleep', () => {
    const asleep = { ...partlyClaimed, unclaimed: ZERO, dormant: partlyClaimed.unclaimed };
    for (const money of [partlyClaimed, asleep]) {
      const held = gift({ status: 'CONFLICTED', ...money });
      expect(whyNotRefund(held)).toMatch(/^People hold shares of this gift/);
      expect(movesOf(held)).toContain('BLOCKED');
      expect(whyNotRefund({ ...held, status: 'BLOCKED' })).toBeUndefined();
    }
    expect(movesOf(gift({ status: 'CONFLICTED', ...asleep }))).toEqual(['BLOCKED']);
  });
});

describe('the words of a refusal', () => {
  it('are those of a person', () => {
    expect(whyNotMove(gift({ status: 'CLAIMED' }), 'BLOCKED')).toBe('A gift that is claimed cannot be blocked');
    expect(whyNotMove(gift({ status: 'SPLIT', ...partlyClaimed }), 'ACTIVE')).toBe('This gift is already split');
    for (const status of GIFT_STATUSES) {
      for (const wanted of GIFT_STATUSES) expect(whyNotMove(gift({ status }), wanted) ?? '').not.toMatch(/[A-Z]{3}/);
    }
  });
});

describe('a refund', () => {
  it('is for what nobody has claimed of a gift that is not open', () => {
    expect(whyNotRefund(gift())).toBeUndefined();
    expect(whyNotRefund(gift({ status: 'EXPIRED', unclaimed: ZERO, dormant: minor(10_000) }))).toBeUndefined();
    for (const status of ['ACTIVE', 'SPLIT', 'CLAIMED'] as const)
      expect(whyNotRefund(gift({ status }))).toMatch(/^Only a gift that has ended/);
  });

  it.each<[string, Partial<GiftCase>]>([
    ['never paid', { isPaid: false }],
    ['already on its way', { isRefunding: true }],
    ['Wait until that is decided', { dispute: 'OPEN' }],
    ['already taken this payment back', { dispute: 'LOST' }],
    ['nothing left', { unclaimed: ZERO }],
  ])('is refused: %s', (words, change) => {
    expect(whyNotRefund(gift(change))).toContain(words);
  });
});

describe('a revival', () => {
  it('is for a gift that has ended with all its money', () => {
    expect(whyNotRevive(gift({ status: 'EXPIRED' }))).toBeUndefined();
    expect(whyNotRevive(gift({ status: 'EXPIRED', unclaimed: ZERO, dormant: minor(10_000) }))).toBeUndefined();
  });

  it.each<[string, Partial<GiftCase>]>([
    ['Only a gift that has ended', { status: 'BLOCKED' }],
    ['time the sender chose is over', { windowIsOver: true }],
    ['has been published', { isDrawn: true }],
    ['was refunded', { unclaimed: ZERO }],
  ])('is refused: %s', (words, change) => {
    expect(whyNotRevive(gift({ status: 'EXPIRED', ...change }))).toContain(words);
  });
});
