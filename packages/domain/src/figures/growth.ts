/** The smallest figure that a percentage is said of: from 1 to 13 is twelve more, and not 1,200 %. */
export const SMALLEST_BASE = { count: 20, minorUnits: 500_000 } as const;

/** How far a figure moved, in percent with one decimal; null after too little, after nothing and after a loss. */
export function growthPercent(now: number, before: number, measuredIn: keyof typeof SMALLEST_BASE): number | null {
  if (before < SMALLEST_BASE[measuredIn]) return null;
  return Math.round(((now - before) / before) * 1_000) / 10;
}
