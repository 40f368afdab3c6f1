import { type Minor, minor } from '../money/money.ts';
import { MIN_SHARE, type Rule } from './rule.ts';
import { sha256, sha256Hex } from './sha256.ts';

export type LuckyDraw = { seed: string; giftId: string };

const SEED = /^[0-9a-f]{64}$/;
const DRAW_BYTES = 8;
const DRAW_RANGE = 1n << 64n;

/**
 * Cuts a gift into random shares that anyone can compute again once the seed is published. Every share gets the floor
 * first. The rest is a row of units cut by bars: the places of the bars are chosen so that every possible row is
 * equally likely, hence no slot is luckier than another and coming early is no advantage.
 */
export function luckyShares(
  ask: LuckyDraw & { amount: Minor; shares: number; minShare?: number | undefined },
): Minor[] {
  const { amount, shares, minShare = MIN_SHARE } = ask;
  if (!Number.isSafeInteger(shares) || shares < 1) throw new RangeError(`Cannot divide into ${shares} shares`);
  const rest = amount - shares * minShare;
  if (rest < 0) throw new RangeError(`${amount} is too little for ${shares} shares of at least ${minShare}`);

  const places = rest + shares - 1;
  const bars = chooseDistinct(shares - 1, places, drawsFrom(ask));
  const edges = [0, ...bars, places + 1];
  return edges.slice(1).map((edge, slot) => minor(minShare + edge - (edges[slot] ?? 0) - 1));
}

/** Published when the rule is saved, before anyone claims: it binds us to a seed without telling it. */
export const commitmentOf = ({ seed, giftId, rule }: LuckyDraw & { rule: Rule }): string =>
  sha256Hex(`${checkedSeed(seed)}|${giftId}|${canonicalRule(rule)}`);

/** One text per rule, the same in every release, because commitments are made over it. */
export function canonicalRule(rule: Rule): string {
  switch (rule.type) {
    case 'NTH_PERSON':
      return `NTH_PERSON:${rule.nthPerson}`;
    case 'SPLIT':
      return rule.mode === 'PERCENTAGE'
        ? `SPLIT:PERCENTAGE:${rule.bps.join(',')}`
        : `SPLIT:FIXED_AMOUNT:${rule.totalSplits}`;
    case 'TIME':
      return `TIME:${rule.startsAt}:${rule.endsAt}`;
    case 'EQUAL':
      return `EQUAL:${rule.totalShares}`;
    case 'LUCKY':
      // Rules from before there was such a thing were sealed without it.
      return rule.minShare === undefined ? `LUCKY:${rule.totalShares}` : `LUCKY:${rule.totalShares}:${rule.minShare}`;
    case 'DRAW':
      return ['DRAW', rule.winners, rule.closesAt, ...(rule.shares ? [rule.shares.join(',')] : [])].join(':');
  }
}

/** Floyd's method: `count` different numbers from 1 to `max`, every set equally likely, in ascending order. */
function chooseDistinct(count: number, max: number, below: (limit: number) => number): number[] {
  const chosen = new Set<number>();
  for (let top = max - count + 1; top <= max; top++) {
    const drawn = 1 + below(top);
    chosen.add(chosen.has(drawn) ? top : drawn);
  }
  return [...chosen].sort((a, b) => a - b);
}

/** Uniform whole numbers from 0 up to, but not including, a limit. */
function drawsFrom(draw: LuckyDraw): (limit: number) => number {
  const words = wordsFrom(draw);
  return (limit) => {
    // Words beyond the last whole multiple of the limit are thrown away; a plain remainder would favour small numbers.
    const usable = DRAW_RANGE - (DRAW_RANGE % BigInt(limit));
    let word = words();
    while (word >= usable) word = words();
    return Number(word % BigInt(limit));
  };
}

/** An endless stream of 64-bit big-endian words: SHA-256 of `seed|giftId|0`, then of `seed|giftId|1`, and so on. */
function wordsFrom({ seed, giftId }: LuckyDraw): () => bigint {
  checkedSeed(seed);
  let counter = 0;
  let offset = 0;
  let block = new DataView(new ArrayBuffer(0));
  return () => {
    if (offset === block.byteLength) {
      block = new DataView(sha256(`${seed}|${giftId}|${counter}`).buffer as ArrayBuffer);
      counter += 1;
      offset = 0;
    }
    const word = block.getBigUint64(offset);
    offset += DRAW_BYTES;
    return word;
  };
}

function checkedSeed(seed: string): string {
  if (!SEED.test(seed)) throw new RangeError('A seed is 64 lowercase hexadecimal characters');
  return seed;
}
