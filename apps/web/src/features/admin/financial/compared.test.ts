import { expect, it } from 'vitest';
import { changeOf } from './compared.tsx';

it.each([
  [150, 100, 50],
  [50, 100, -50],
  [100, 100, 0],
  [-20, 100, -120],
])('%i after %i is a change of %i percent', (now, before, change) => {
  expect(changeOf(now, before)).toBeCloseTo(change);
});

it('says nothing about a period with nothing, or less than nothing, before it', () => {
  expect(changeOf(100, 0)).toBeNull();
  expect(changeOf(100, -50)).toBeNull();
});
