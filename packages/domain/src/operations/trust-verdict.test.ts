import { describe, expect, it } from 'vitest';
import { trustVerdict } from './trust-verdict.ts';

const AGREED = {
  theirs: 50_000,
  booked: 50_000,
  collected: 0,
  unexplained: 0,
  isOwnMoneyKnown: true,
  areBooksClean: true,
  isReconciled: true,
  openItems: 0,
};

describe('what the money page may say', () => {
  it.each([
    ['to the kobo, when both sides say the same', {}, 'TRUE'],
    ['to the kobo, when what was collected is not in the balance yet', { collected: 900 }, 'TRUE'],
    ['to the kobo, when what was collected is in the balance already', { theirs: 50_900, collected: 900 }, 'TRUE'],
    ['on the way, when only a part of it is', { theirs: 50_400, collected: 900 }, 'ON_THE_WAY'],
    ['on the way, when a payout has left and is not booked', { theirs: 49_000 }, 'ON_THE_WAY'],
    ['a difference of one kobo too much', { theirs: 50_001, unexplained: 1 }, 'DIFFERS'],
    ['a difference of one kobo too little', { theirs: 49_999, unexplained: -1 }, 'DIFFERS'],
    ['a difference that staff have before them, whatever the balance says', { openItems: 1 }, 'DIFFERS'],
    ['a difference, while our own books do not add up', { areBooksClean: false }, 'DIFFERS'],
    ['a difference known before, though the provider says nothing', { openItems: 1, theirs: null }, 'DIFFERS'],
    ['no answer', { theirs: null }, 'NO_ANSWER'],
    ['not yet, before anybody said what is our own', { unexplained: 7, isOwnMoneyKnown: false }, 'NOT_YET'],
    ['a difference, when money is missing before that', { unexplained: -7, isOwnMoneyKnown: false }, 'DIFFERS'],
    ['not yet, before the books were proved', { areBooksClean: null }, 'NOT_YET'],
    ['not yet, before the first reconciliation', { isReconciled: false }, 'NOT_YET'],
  ])('%s', (_, change, verdict) => {
    expect(trustVerdict({ ...AGREED, ...change })).toBe(verdict);
  });
});
