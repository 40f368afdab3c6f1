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
  unpaid: ZERO,
  isEnded: false,
  isCancelled: false,
  heldBy: ['STAFF'],
  isPaid: true,
  isRefunding: false,
  wentBack: ZERO,
  mayReachSender: false,
  dispute: undefined,
  windowIsOver: false,
  isDrawn: false,
  isDrawing: false,
  ...change,
});
const partlyClaimed = { sharesTaken: 1, claimedAmount: minor(4_000), unclaimed: minor(6_000), unpaid: minor(4_000) };
const free = { heldBy: [] };

describe('a gift on hold', () => {
  it('can be released by staff into the state its money is in, while nothing but staff holds it', () => {
    expect(movesOf(gift())).toEqual(['ACTIVE']);
    expect(movesOf(gift(partlyClaimed))).toEqual(['SPLIT']);
    expect(movesOf(gift({ isEnded: true }))).toEqual(['EXPIRED']);
    const claimed = { amount: minor(10_000), claimedAmount: minor(10_000), unclaimed: ZERO, isEnded: true };
    expect(movesOf(gift(claimed))).toEqual(['CLAIMED']);
  });

  it('stays in conflict when staff take their own hold off it, and says what has to happen', () => {
    const disputed = gift({ status: 'CONFLICTED', heldBy: ['DISPUTE', 'STAFF'] });
    expect(movesOf(disputed)).toEqual(['CONFLICTED']);
    const held = gift({ status: 'CONFLICTED', heldBy: ['REFUND_BY_HAND'] });
    expect(movesOf(held)).toEqual(['BLOCKED']);
    expect(whyNotMove(held, 'ACTIVE')).toMatch(/^Money of this payment was sent back/);
  });

  it('can be blocked while something of it could still leave', () => {
    expect(movesOf(gift({ status: 'ACTIVE', ...free }))).toEqual(['BLOCKED']);
    const claimed = { status: 'CLAIMED', unclaimed: ZERO, isEnded: true, ...free } as const;
    expect(movesOf(gift({ ...claimed, unpaid: minor(10_000) }))).toEqual(['BLOCKED']);
    expect(movesOf(gift(claimed))).toEqual([]);
    expect(movesOf(gift({ status: 'EXPIRED', isEnded: true, ...free }))).toEqual([]);
  });

  it('ends with its refund', () => {
    expect(endsWithRefund(gift(partlyClaimed))).toBe(true);
    expect(endsWithRefund(gift({ status: 'EXPIRED' }))).toBe(false);
  });
});

describe('the words of a refusal', () => {
  it('are those of a person', () => {
    expect(whyNotMove(gift({ status: 'CLAIMED', unclaimed: ZERO, ...free }), 'BLOCKED')).toBe(
      'A gift that is claimed cannot be blocked',
    );
    expect(whyNotMove(gift({ status: 'SPLIT', ...partlyClaimed, ...free }), 'SPLIT')).toBe(
      'This gift is already split',
    );
    for (const status of GIFT_STATUSES) {
      for (const wanted of GIFT_STATUSES)
        expect(whyNotMove(gift({ status, ...free }), wanted) ?? '').not.toMatch(/[A-Z]{3}/);
    }
  });
});

describe('a refund', () => {
  it('is for what nobody has claimed of a gift that is not open', () => {
    expect(whyNotRefund(gift())).toBeUndefined();
    expect(whyNotRefund(gift({ status: 'EXPIRED', unclaimed: ZERO, dormant: minor(10_000) }))).toBeUndefined();
    for (const status of ['ACTIVE', 'SPLIT'] as const)
      expect(whyNotRefund(gift({ status, ...free }))).toMatch(/^Only a gift that has ended/);
    // A bank that takes a part can leave a rest that no share fits into.
    const cut = gift({ status: 'CLAIMED', dispute: 'LOST', unclaimed: minor(1_000), ...free });
    expect(whyNotRefund(cut)).toBeUndefined();
  });

  it.each<[string, Partial<GiftCase>]>([
    ['never paid', { isPaid: false }],
    ['already on its way', { isRefunding: true }],
    ['Wait until that is decided', { dispute: 'OPEN' }],
    ['already taken this payment back', { dispute: 'LOST', heldBy: ['DISPUTE'] }],
    ['Settle the difference', { heldBy: ['DIFFERENCE'] }],
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
    ['sender cancelled', { isCancelled: true }],
    ['time the sender chose is over', { windowIsOver: true }],
    ['has been published', { isDrawn: true }],
    ['was refunded', { unclaimed: ZERO }],
  ])('is refused: %s', (words, change) => {
    expect(whyNotRevive(gift({ status: 'EXPIRED', ...change }))).toContain(words);
  });
});
