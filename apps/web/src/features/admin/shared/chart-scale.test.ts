import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { scaleFor } from './chart-scale.ts';

const amounts = fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), { minLength: 1, maxLength: 24 });

describe('the scale of a chart', () => {
  test.prop([amounts])('holds every bar between its top and its bottom', (values) => {
    const { barOf } = scaleFor(values);
    for (const value of values) {
      const { top, height } = barOf(value);
      expect(top).toBeGreaterThanOrEqual(-1e-9);
      expect(height).toBeGreaterThanOrEqual(-1e-9);
      expect(top + height).toBeLessThanOrEqual(100 + 1e-9);
    }
  });

  test.prop([amounts])('has zero among its few marks', (values) => {
    const { marks } = scaleFor(values);
    expect(marks.some((mark) => Math.abs(mark) < 1e-6)).toBe(true);
    expect(marks.length).toBeLessThanOrEqual(8);
  });

  it('gives twice the amount twice the height', () => {
    const { barOf } = scaleFor([10_000, 20_000]);
    expect(barOf(20_000).height).toBeCloseTo(2 * barOf(10_000).height);
  });

  it('stands when there is nothing to show', () => {
    expect(scaleFor([0, 0]).barOf(0)).toEqual({ top: 100, height: 0 });
  });
});
