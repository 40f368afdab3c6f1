/** Chance that repeats itself: the same seed throws the same numbers, so everybody practises on the same gifts. */
export interface Dice {
  /** From 0 up to, not including, 1. */
  roll: () => number;
  /** A whole number, both ends included. */
  int: (min: number, max: number) => number;
  pick: <T>(from: readonly [T, ...T[]]) => T;
  chance: (probability: number) => boolean;
  hex: (length: number) => string;
  uuid: () => string;
}

export function makeDice(seed: number): Dice {
  let state = seed >>> 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(roll() * (max - min + 1));
  const hex = (length: number) => Array.from({ length }, () => int(0, 15).toString(16)).join('');
  return {
    roll,
    int,
    pick: (from) => from[int(0, from.length - 1)] ?? from[0],
    chance: (probability) => roll() < probability,
    hex,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  };
}
