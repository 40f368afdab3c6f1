import { isMinor, type Minor, minor } from './money.ts';

export const WHOLE_BPS = 10_000;

/** Equal shares that add back to the total: each is floored, and the left-over units go to the first slots. */
export function allocateEqually(total: Minor, parts: number): Minor[] {
  if (!Number.isSafeInteger(parts) || parts < 1) throw new RangeError(`Cannot divide into ${parts} parts`);
  const leftOver = total % parts;
  const base = (total - leftOver) / parts;
  return Array.from({ length: parts }, (_, slot) => minor(slot < leftOver ? base + 1 : base));
}

/**
 * Shares in proportion to basis points, by largest remainder: each share is floored, and the left-over units go one
 * each to the shares that lost most by it, the earlier slot first when two lost the same.
 */
export function allocateByBps(total: Minor, bps: readonly number[]): Minor[] {
  if (!bps.every(isMinor) || bps.reduce((a, b) => a + b, 0) !== WHOLE_BPS) {
    throw new RangeError(`Basis points must be whole and total ${WHOLE_BPS}: ${bps.join(', ')}`);
  }
  const whole = BigInt(WHOLE_BPS);
  const exact = bps.map((part, slot) => {
    const product = BigInt(total) * BigInt(part);
    return { slot, floor: product / whole, remainder: product % whole };
  });
  const leftOver = Number(BigInt(total) - exact.reduce((a, share) => a + share.floor, 0n));
  const roundedUp = new Set(
    [...exact]
      .sort((a, b) => Number(b.remainder - a.remainder) || a.slot - b.slot)
      .slice(0, leftOver)
      .map(({ slot }) => slot),
  );
  return exact.map(({ slot, floor }) => minor(Number(floor) + (roundedUp.has(slot) ? 1 : 0)));
}
