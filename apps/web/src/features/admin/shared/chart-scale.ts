/** Where a bar starts and how long it is, in percent of the chart's height, counted from the top. */
export interface Bar {
  top: number;
  height: number;
}

export interface Scale {
  /** The marks at the side, from the highest to the lowest, in minor units. */
  marks: number[];
  barOf: (amount: number) => Bar;
}

const STEPS = [1, 2, 2.5, 5, 10];
const MARKS_WANTED = 4;

/** A scale with round marks that holds every amount and zero. A month can be below zero when more came back than in. */
export function scaleFor(amounts: readonly number[]): Scale {
  const highest = Math.max(0, ...amounts);
  const lowest = Math.min(0, ...amounts);
  const step = roundStep((highest - lowest || 100) / MARKS_WANTED);
  const top = Math.ceil(highest / step) * step || (lowest === 0 ? step : 0);
  const bottom = Math.floor(lowest / step) * step;
  const span = top - bottom;
  const place = (amount: number) => ((top - amount) / span) * 100;
  return {
    marks: Array.from({ length: Math.round(span / step) + 1 }, (_, index) => top - index * step),
    barOf: (amount) => ({
      top: place(Math.max(0, amount)),
      height: place(Math.min(0, amount)) - place(Math.max(0, amount)),
    }),
  };
}

/** The smallest of 1, 2, 2.5, 5, 10 times a power of ten that is not below what is needed. Whole naira at least. */
function roundStep(needed: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(100, needed)));
  const factor = STEPS.find((step) => step * power >= needed) ?? 10;
  return Math.max(100, factor * power);
}
