import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { BANK_STEPS, medianSeconds, PROMISE_STEPS, paceOf, secondsAt } from './pace.ts';

const times = fc.array(fc.integer({ min: 5, max: 2_000_000 }), { minLength: 1, maxLength: 101 });
const shares = fc.constantFrom(0.5, 0.95);

describe.each([
  [BANK_STEPS, 0.1],
  [PROMISE_STEPS, 0.025],
])('what is read from kept steps, %i to the octave', (toTheOctave, within) => {
  test.prop([times, shares])(`is within ${within} of the time itself`, (took, share) => {
    const inOrder = [...took].sort((a, b) => a - b);
    const real = inOrder[Math.ceil(inOrder.length * share) - 1] ?? 0;
    const steps = took.map((seconds) => ({ pace: paceOf(seconds, toTheOctave), count: 1 }));
    expect(Math.abs((secondsAt(share, steps, toTheOctave) ?? 0) - real)).toBeLessThanOrEqual(real * within + 0.5);
  });
});

describe('the median of kept steps', () => {
  it('is nothing of nothing', () => {
    expect(medianSeconds([])).toBeNull();
    expect(medianSeconds([{ pace: 4, count: 0 }])).toBeNull();
  });
});
