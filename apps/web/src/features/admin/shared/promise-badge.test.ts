import { HOUR_MS, MINUTE_MS } from '@jara/domain/time/lagos';
import { describe, expect, it } from 'vitest';
import { promiseWords } from './promise-badge.tsx';

describe('the 24-hour promise', () => {
  it.each([
    [20 * HOUR_MS + 59 * MINUTE_MS, '20 h left', 'neutral'],
    [5 * HOUR_MS, '5 h left', 'warn'],
    [59 * MINUTE_MS + 59_000, '59 min left', 'warn'],
    [30_000, '1 min left', 'warn'],
    [0, 'Late by 1 min', 'err'],
    [-23 * HOUR_MS, 'Late by 23 h', 'err'],
    [-50 * HOUR_MS, 'Late by 2 days', 'err'],
  ])('with %i ms to go reads "%s"', (leftMs, words, tone) => {
    expect(promiseWords(leftMs)).toEqual({ words, tone });
  });
});
