import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { isUnknown, newest, nextLookMs, readNews } from './giveaway-news.ts';
import { LUCKY } from './testing.ts';

const asked = { data: LUCKY, error: null, chance: 0.5 };

describe('a page without live news', () => {
  it('asks every 3 seconds, and not everybody in the same moment', () => {
    expect(nextLookMs(asked)).toBe(3_000);
    expect(nextLookMs({ ...asked, chance: 0 })).toBeCloseTo(2_100);
    expect(nextLookMs({ ...asked, chance: 1 })).toBeCloseTo(3_900);
  });

  it('asks rarely about one that was stopped, and never again about one that is over or unknown', () => {
    expect(nextLookMs({ ...asked, data: { ...LUCKY, state: 'STOPPED' } })).toBe(30_000);
    expect(nextLookMs({ ...asked, data: { ...LUCKY, state: 'ENDED' } })).toBe(false);
    expect(nextLookMs({ ...asked, data: undefined, error: new ApiError(404, {}) })).toBe(false);
  });

  it('waits for as long as it was told', () => {
    const error = new ApiError(503, { code: 'too_busy', retryAfterSeconds: 10 });
    expect(nextLookMs({ ...asked, error, chance: 0 })).toBe(10_000);
    expect(nextLookMs({ ...asked, error, chance: 1 })).toBe(13_000);
  });
});

it('a code that was replaced is as unknown as one that never was', () => {
  expect(isUnknown(new ApiError(410, { code: 'gift_replaced' }))).toBe(true);
  expect(isUnknown(new ApiError(503, {}))).toBe(false);
});

it('an answer that was made earlier does not take the place of a later one', () => {
  const later = { ...LUCKY, asOf: '2026-11-17T14:10:01.000Z' };
  expect(newest(later, LUCKY)).toBe(later);
  expect(newest(LUCKY, later)).toBe(later);
  expect(newest(undefined, LUCKY)).toBe(LUCKY);
});

it('of the stream only what is about this giveaway is read', () => {
  expect(readNews(JSON.stringify(LUCKY), LUCKY.code)).toEqual(LUCKY);
  expect(readNews(JSON.stringify(LUCKY), 'SB39YW1HP58EH')).toBeUndefined();
  expect(readNews(': hello', LUCKY.code)).toBeUndefined();
});
