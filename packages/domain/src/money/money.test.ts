import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMinor, type Minor, minor, minus, plus, portion, sum, ZERO } from './money.ts';

const anyMinor = fc.maxSafeNat().map(minor);
const smallMinor = fc.nat({ max: 2 ** 31 - 1 }).map(minor);

describe('an amount', () => {
  it.each([0, 1, 99, Number.MAX_SAFE_INTEGER])('can be %d minor units', (n) => {
    expect(minor(n)).toBe(n);
    expect(isMinor(n)).toBe(true);
  });

  it.each([1.5, -1, -0.01, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1, Number.MIN_SAFE_INTEGER])(
    'cannot be %d',
    (n) => {
      expect(() => minor(n)).toThrow(RangeError);
      expect(isMinor(n)).toBe(false);
    },
  );

  it.each(['100', null, undefined, {}, 10n, [5]])('cannot be something that is not a number: %s', (value) => {
    expect(isMinor(value)).toBe(false);
  });

  it('is never minus zero', () => {
    expect(Object.is(minor(-0), 0)).toBe(true);
    expect(Object.is(minus(minor(5), minor(5)), 0)).toBe(true);
  });
});

describe('arithmetic', () => {
  it('takes away exactly what was added', () => {
    fc.assert(fc.property(smallMinor, smallMinor, (a, b) => minus(plus(a, b), b) === a));
  });

  it('refuses to go below zero', () => {
    expect(() => minus(minor(1), minor(2))).toThrow(RangeError);
  });

  it('refuses to grow beyond what a number holds exactly', () => {
    expect(() => plus(minor(Number.MAX_SAFE_INTEGER), minor(1))).toThrow(RangeError);
    expect(() => sum([minor(Number.MAX_SAFE_INTEGER), minor(1)])).toThrow(RangeError);
  });

  it('sums nothing to zero and a list in any order to the same', () => {
    expect(sum([])).toBe(ZERO);
    fc.assert(
      fc.property(fc.array(smallMinor, { maxLength: 50 }), (list) => sum(list) === sum([...list].reverse() as Minor[])),
    );
  });
});

describe('a portion', () => {
  it.each([
    [0, 300, 0],
    [16, 300, 0],
    [17, 300, 1],
    [50, 100, 1],
    [49, 100, 0],
    [39_100, 150, 587],
    [25_000, 150, 375],
    [Number.MAX_SAFE_INTEGER, 10_000, Number.MAX_SAFE_INTEGER],
  ])('of %d at %d basis points is %d, half rounded up', (amount, bps, expected) => {
    expect(portion(minor(amount), bps)).toBe(expected);
  });

  it('is never more than half a unit away from the exact value, up to the largest amount', () => {
    fc.assert(
      fc.property(anyMinor, fc.integer({ min: 0, max: 10_000 }), (amount, bps) => {
        const twiceTheError = 2n * (BigInt(portion(amount, bps)) * 10_000n - BigInt(amount) * BigInt(bps));
        return twiceTheError > -10_000n && twiceTheError <= 10_000n;
      }),
    );
  });

  it.each([-1, 0.5, Number.NaN])('cannot be taken at %d basis points', (bps) => {
    expect(() => portion(minor(100), bps)).toThrow(RangeError);
  });
});
