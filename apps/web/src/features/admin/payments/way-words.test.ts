import { expect, it } from 'vitest';
import { wayWords } from './way-words.ts';

it('says how a payment was made, and what is not known', () => {
  const settledAt = '2026-11-17T09:30:00.000Z';
  expect(wayWords({ channel: 'CARD', cardBrand: 'VISA', settledAt })).toBe('Card, Visa');
  expect(wayWords({ channel: 'CARD', cardBrand: 'OTHER', settledAt })).toBe('Card');
  expect(wayWords({ channel: 'BANK_TRANSFER', cardBrand: null, settledAt })).toBe('Bank transfer');
  expect(wayWords({ channel: null, cardBrand: null, settledAt })).toBe('Not known');
  expect(wayWords({ channel: null, cardBrand: null, settledAt: null })).toBe('Not paid yet');
});
