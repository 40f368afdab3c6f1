import { expect, it } from 'vitest';
import { duration } from './duration.ts';

it.each([
  [20, 'under a minute'],
  [60, '1 min'],
  [3_600 + 120, '1 h, 2 min'],
  [86_400 * 2 + 3_600 * 5 + 60, '2 days, 5 h'],
  [86_400, '1 day'],
])('%i seconds of uptime read "%s"', (seconds, words) => {
  expect(duration(seconds)).toBe(words);
});
