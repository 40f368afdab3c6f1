import { describe, expect, it } from 'vitest';
import { closesAt, spokenForBoth } from './gift-hours.ts';

const NOW = Date.parse('2026-11-16T09:00:00Z');
const opens = Date.parse('2026-11-20T08:00:00Z');

describe('when a gift opens', () => {
  it('is said in Lagos time, and once, to whoever lives by it', () => {
    expect(spokenForBoth(opens, NOW, -60)).toBe('Friday 20 November, 9:00 am (Lagos)');
  });

  it('is said in the viewer’s own time too where that is another', () => {
    expect(spokenForBoth(opens, NOW, 480)).toBe(
      'Friday 20 November, 9:00 am (Lagos), which is Friday 20 November, 12:00 am where you are',
    );
    const newYear = Date.parse('2026-12-31T23:00:00Z');
    expect(spokenForBoth(newYear, NOW, 0)).toBe(
      'Friday 1 January 2027, 12:00 am (Lagos), which is Thursday 31 December, 11:00 pm where you are',
    );
  });
});

it('a gift closes with its window, or when it has waited long enough', () => {
  const expiresAt = '2027-11-16T09:00:00.000Z';
  expect(closesAt({ endsAt: null, expiresAt })).toBe(Date.parse(expiresAt));
  expect(closesAt({ endsAt: '2026-11-20T08:00:00.000Z', expiresAt })).toBe(opens);
  expect(closesAt({ endsAt: '2028-01-01T00:00:00.000Z', expiresAt })).toBe(Date.parse(expiresAt));
});
