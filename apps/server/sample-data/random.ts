import { createHash } from 'node:crypto';

/** Draws that look like chance and come out the same on every machine: sample data is told, not rolled. */
export interface Random {
  /** From 0 up to, and never reaching, 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** So many different ones, in the order they were drawn. */
  some<Item>(items: readonly Item[], count: number): Item[];
  /** One of the names, each as likely as its weight. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name;
}

/** A generator of its own for everything with a name, so that one more gift does not change all the others. */
export function createRandom(name: string): Random {
  let state = createHash('sha256').update(name).digest().readUInt32BE(0);
  // Mulberry32: small, fast, and more than random enough for names and amounts.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  };

  return {
    next,
    between,
    chance: (share) => next() < share,
    pick,
    some: (items, count) => {
      if (count > items.length) throw new RangeError(`Cannot pick ${count} of ${items.length}`);
      const left = [...items];
      return Array.from({ length: count }, () => left.splice(between(0, left.length - 1), 1)).flat();
    },
    weighted: <Name extends string>(weights: Readonly<Record<Name, number>>) => {
      const names = Object.keys(weights) as Name[];
      let left = next() * names.reduce((total, name) => total + weights[name], 0);
      const drawn = names.find((name) => {
        left -= weights[name];
        return left < 0;
      });
      // Rounding can leave a crumb after the last one.
      return drawn ?? pick(names);
    },
  };
}

/** The same id for the same name, in the shape of a random UUID. */
export function uuidFrom(name: string): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The same 32 bits for the same name. */
export const uint32From = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE(0);
