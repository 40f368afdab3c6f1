import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadLate } from './load-late.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks again after a pause that grows to a minute, until the piece is there', async () => {
  const asked: number[] = [];
  const start = Date.now();
  const load = async () => {
    asked.push((Date.now() - start) / 1_000);
    if (asked.length < 9) throw new TypeError('Failed to fetch dynamically imported module');
    return 'piece';
  };
  const piece = loadLate(load);
  await vi.runAllTimersAsync();
  expect(await piece).toBe('piece');
  expect(asked).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
});
