/** How long something took, in steps of an octave of seconds: of n to the octave, step i is from 2^(i/n) up to 2^((i+1)/n). */
export interface Paced {
  pace: number;
  count: number;
}

/** How banks do is told roughly, and by bank; the promise to everybody is told closely. */
export const BANK_STEPS = 4;
export const PROMISE_STEPS = 16;

export const paceOf = (seconds: number, toTheOctave = BANK_STEPS): number =>
  Math.floor(toTheOctave * Math.log2(Math.max(1, seconds)));

/**
 * The time in seconds within which such a share of them ended, to half a step: a tenth of itself with four to the octave, a
 * fortieth with sixteen. Steps are kept and not times, so that a year of them costs little to read.
 */
export function secondsAt(share: number, steps: readonly Paced[], toTheOctave = BANK_STEPS): number | null {
  const total = steps.reduce((sum, { count }) => sum + count, 0);
  if (total <= 0) return null;
  let passed = 0;
  for (const { pace, count } of [...steps].sort((a, b) => a.pace - b.pace)) {
    passed += count;
    if (passed >= total * share) return Math.round(2 ** ((pace + 0.5) / toTheOctave));
  }
  return null;
}

export const medianSeconds = (steps: readonly Paced[], toTheOctave = BANK_STEPS): number | null =>
  secondsAt(0.5, steps, toTheOctave);
