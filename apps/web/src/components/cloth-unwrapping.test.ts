import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedUp } from './cloth-unwrapping.tsx';

describe('counting up to the amount', () => {
  it('starts at nothing and ends at the exact amount', () => {
    expect(countedUp(4_850_099, 0)).toBe(0);
    expect(countedUp(4_850_099, 1)).toBe(4_850_099);
    expect(countedUp(4_850_099, 1.2)).toBe(4_850_099);
  });

  it('never shows more than there is, never goes back, and shows whole naira on the way', () => {
    const progress = fc.double({ min: 0, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 100_000_000 }), progress, progress, (amount, a, b) => {
        const [earlier, later] = [countedUp(amount, Math.min(a, b)), countedUp(amount, Math.max(a, b))];
        expect(earlier).toBeLessThanOrEqual(later);
        expect(later).toBeLessThanOrEqual(amount);
        expect(later % 100).toBe(0);
      }),
    );
  });
});
