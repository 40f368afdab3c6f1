import { expect, it } from 'vitest';
import { growthPercent } from './growth.ts';

it.each([
  [150, 100, 50],
  [50, 100, -50],
  [100, 100, 0],
  [-20, 100, -120],
  [101, 99, 2],
])('%i after %i is a change of %d percent', (now, before, change) => {
  expect(growthPercent(now, before, 'count')).toBe(change);
});

it.each([
  [13, 1],
  [100, 0],
  [100, -50],
])('says no percentage of %i after %i', (now, before) => {
  expect(growthPercent(now, before, 'count')).toBeNull();
});

it('asks more of money, which is counted in kobo', () => {
  expect(growthPercent(130_000, 10_000, 'minorUnits')).toBeNull();
  expect(growthPercent(1_500_000, 1_000_000, 'minorUnits')).toBe(50);
});
