import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../../lib/gift-draft.ts';
import { deliverySentence, feeSentence, giftOf, quoteFor, waitingSentence } from './wishes.ts';

const NOW = Date.parse('2026-11-16T09:00:00Z');
const later = { ...EMPTY_DRAFT, delivery: 'LATER' as const, deliverAt: '2026-11-20T09:00' };

describe('a wish in words', () => {
  it.each([
    [EMPTY_DRAFT, 'We mail them the code once you have paid'],
    [{ ...EMPTY_DRAFT, delivery: 'SELF' as const }, 'You share the code yourself'],
    [later, 'We mail them Friday 20 November, 9:00 am (Lagos), and it opens then'],
    [
      { ...later, opensAt: '2027-01-01T00:00' },
      'We mail them Friday 20 November, 9:00 am (Lagos). It opens Friday 1 January 2027, 12:00 am (Lagos)',
    ],
  ])('%#', (draft, words) => {
    expect(deliverySentence(draft, NOW)).toBe(words);
  });

  it('names the day it ends, counted from when it can be opened', () => {
    expect(waitingSentence(EMPTY_DRAFT, NOW)).toBe('365 days, until Tuesday 16 November 2027');
    expect(waitingSentence({ ...EMPTY_DRAFT, lifetimeDays: 7 }, NOW)).toBe('7 days, until Monday 23 November');
    expect(waitingSentence({ ...later, lifetimeDays: 7 }, NOW)).toBe('7 days, until Friday 27 November');
  });
});

describe('the quote on the page', () => {
  const typed = { amount: '10,000' };

  it('adds up whoever pays the fee', () => {
    for (const feePaidBy of ['RECIPIENT', 'SENDER'] as const) {
      const { charged = 0, fee = 0, received } = quoteFor({ ...typed, feePaidBy }) ?? {};
      expect(charged - fee).toBe(received);
    }
    expect(quoteFor({ ...typed, feePaidBy: 'SENDER' })).toMatchObject({ charged: 1_030_928, received: 1_000_000 });
    expect(giftOf({ ...typed, feePaidBy: 'SENDER' })).toBe(1_030_928);
    expect(quoteFor({ amount: '', feePaidBy: 'SENDER' })).toBeUndefined();
  });

  it('is said in money before either is chosen', () => {
    const draft = { ...typed, feePaidBy: 'RECIPIENT' as const };
    expect(feeSentence(draft, 'RECIPIENT')).toBe('₦300 is taken when they withdraw, and ₦9,700 arrives');
    expect(feeSentence(draft, 'SENDER')).toBe('You pay ₦10,309.28, so that a round ₦10,000 arrives');
    expect(feeSentence({ ...draft, amount: '' }, 'SENDER')).toContain('so that a round sum arrives');
  });
});
