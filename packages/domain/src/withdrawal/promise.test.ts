import { expect, it } from 'vitest';
import { keptPromisePercent } from './promise.ts';

it('is not kept by those that are still open after their time', () => {
  expect(keptPromisePercent({ kept: 8, late: 0, overdue: 2 })).toBe(80);
  expect(keptPromisePercent({ kept: 7, late: 1, overdue: 2 })).toBe(70);
  expect(keptPromisePercent({ kept: 0, late: 0, overdue: 1 })).toBe(0);
});

it('is kept whole only where none was broken', () => {
  expect(keptPromisePercent({ kept: 9, late: 0, overdue: 0 })).toBe(100);
  expect(keptPromisePercent({ kept: 99_999, late: 1, overdue: 0 })).toBe(99.9);
});

it('is not known before anything was asked for', () => {
  expect(keptPromisePercent({ kept: 0, late: 0, overdue: 0 })).toBeNull();
});
