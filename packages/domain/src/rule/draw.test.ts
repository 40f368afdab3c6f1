import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor } from '../money/money.ts';
import {
  announcedRound,
  checkDrawProof,
  DRAW_FORMAT,
  type DrawProof,
  firstHead,
  isReceiptKept,
  nextHead,
  proofProblem,
  QUICKNET,
  rankEntries,
} from './draw.ts';
import { canonicalRule, commitmentOf } from './lucky.ts';
import type { DrawRule } from './rule.ts';
import { sha256Hex } from './sha256.ts';
import { sharesOf } from './shares.ts';

const CLOSES_AT = Date.UTC(2026, 10, 20, 17);
const giftId = '0190a6f2-7c1e-7b7e-9b60-6f1f3a2b4c5d';
const seed = 'ab'.repeat(32);
const signature = 'c0ffee'.repeat(16);

interface Made {
  rule: DrawRule;
  amount: number;
  tickets: readonly string[];
  hasBeacon: boolean;
}

/** A proof as an honest draw leaves it behind. */
function honest({ rule, amount, tickets, hasBeacon }: Made): DrawProof {
  const commitment = commitmentOf({ seed, giftId, rule });
  const due = announcedRound(rule.closesAt, QUICKNET);
  const randomness = sha256Hex(Uint8Array.from(signature.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)));
  const beacon = hasBeacon
    ? { chain: QUICKNET.chain, round: due.round, at: new Date(due.at).toISOString(), randomness, signature }
    : null;
  const head = tickets.reduce(
    (before, ticket, index) => nextHead(before, { number: index + 1, ticket }),
    firstHead({ giftId, commitment, beacon: beacon ?? undefined }),
  );
  const shares = sharesOf(rule, minor(amount));
  const ranked = rankEntries({ seed, head, randomness: beacon?.randomness, entries: tickets.length });
  return {
    format: DRAW_FORMAT,
    giftId,
    rule: canonicalRule(rule),
    amount,
    shares,
    commitment,
    seed,
    beacon,
    entries: tickets,
    head,
    winners: ranked.slice(0, rule.winners).map((number, slot) => ({ slot, number, share: shares[slot] ?? 0 })),
    passedOn: [],
  };
}

const ticketOf = (n: number) => sha256Hex(`ticket ${n}`).slice(0, 32);
const ticketsOf = (count: number) => Array.from({ length: count }, (_, n) => ticketOf(n));
const equal = (winners: number): DrawRule => ({ type: 'DRAW', winners, closesAt: CLOSES_AT });
const someDraw = (changes: Partial<Made> = {}) =>
  honest({ rule: equal(3), amount: 100_000, tickets: ticketsOf(8), hasBeacon: true, ...changes });

describe('the chain of a draw', () => {
  it('hashes the very texts that are documented', () => {
    const first = firstHead({ giftId: 'g', commitment: 'c', beacon: { chain: 'd', round: 7 } });
    expect(first).toBe(sha256Hex('jara-draw-1|g|c|d:7'));
    expect(firstHead({ giftId: 'g', commitment: 'c', beacon: undefined })).toBe(sha256Hex('jara-draw-1|g|c|none'));
    expect(nextHead(first, { number: 1, ticket: 'aa' })).toBe(sha256Hex(`${first}|1|aa`));
  });

  it('ranks by the documented score, as text', () => {
    const mix = sha256Hex(`jara-draw-1|${seed}|head|none`);
    const scores = [1, 2, 3, 4, 5].map((number) => ({ number, score: sha256Hex(`${mix}|${number}`) }));
    const due = scores.sort((a, b) => (a.score < b.score ? -1 : 1)).map(({ number }) => number);
    expect(rankEntries({ seed, head: 'head', randomness: undefined, entries: 5 })).toEqual(due);
  });

  it('puts two entries with one score in the order in which they came', () => {
    expect(rankEntries({ seed, head: 'head', randomness: undefined, entries: 4 }, () => 'same')).toEqual([1, 2, 3, 4]);
  });

  it('gives every entry one place, and none of them a better chance', () => {
    const firsts = new Map<number, number>();
    for (let draw = 0; draw < 4_000; draw++) {
      const ranked = rankEntries({ seed, head: `head ${draw}`, randomness: undefined, entries: 4 });
      expect(new Set(ranked).size).toBe(4);
      firsts.set(ranked[0] ?? 0, (firsts.get(ranked[0] ?? 0) ?? 0) + 1);
    }
    for (const times of firsts.values()) expect(Math.abs(times - 1_000)).toBeLessThan(150);
  });
});

describe('the announced round', () => {
  it('is the first whose time is at least half a minute after the closing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 4e12 }),
        fc.integer({ min: 0, max: 2e9 }),
        fc.integer({ min: 1, max: 60 }),
        (closesAt, genesis, period) => {
          const { round, at } = announcedRound(closesAt, { genesis, period });
          expect(at).toBe((genesis + (round - 1) * period) * 1000);
          expect(at).toBeGreaterThanOrEqual(closesAt + 30_000);
          if (round > 1) expect(at - period * 1000).toBeLessThan(closesAt + 30_000);
        },
      ),
    );
  });

  it('is known of drand’s own chain', () => {
    expect(announcedRound((QUICKNET.genesis + 3_000) * 1000, QUICKNET)).toEqual({
      round: 1_011,
      at: (QUICKNET.genesis + 3_030) * 1000,
    });
    expect(announcedRound((QUICKNET.genesis + 3_000) * 1000 + 1, QUICKNET).round).toBe(1_012);
  });
});

describe('a proof', () => {
  it('of any honest draw holds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.nat({ max: 20 }),
        fc.integer({ min: 12_000, max: 9_999_999 }),
        fc.boolean(),
        (winners, people, amount, hasBeacon) => {
          const proof = honest({ rule: equal(winners), amount, tickets: ticketsOf(people), hasBeacon });
          expect(proofProblem(proof)).toBeUndefined();
          expect(proof.winners).toHaveLength(Math.min(winners, people));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('of listed shares holds, and each winner has theirs', () => {
    const rule: DrawRule = { ...equal(3), shares: [50_000, 30_000, 20_000] };
    const proof = someDraw({ rule });
    expect(proofProblem(proof)).toBeUndefined();
    expect(proof.winners.map(({ share }) => share)).toEqual([50_000, 30_000, 20_000]);
  });

  const proof = someDraw();
  const swapped = [proof.entries[1] ?? '', proof.entries[0] ?? '', ...proof.entries.slice(2)];
  const beacon = proof.beacon ?? { chain: '', round: 0, at: '', randomness: '', signature: '' };
  it.each<[string, Partial<DrawProof>, RegExp]>([
    ['one entry is another', { entries: [ticketOf(99), ...proof.entries.slice(1)] }, /do not lead to the head/],
    ['one entry is missing', { entries: proof.entries.slice(1) }, /do not lead to the head/],
    ['one entry was slipped in', { entries: [...proof.entries, ticketOf(99)] }, /do not lead to the head/],
    ['two entries changed places', { entries: swapped }, /do not lead to the head/],
    ['the head is another', { head: 'ab'.repeat(32) }, /do not lead to the head/],
    ['the seed is another', { seed: 'ac'.repeat(32) }, /not the one that was sealed/],
    ['the gift is another', { giftId: giftId.replace('0190', '0191') }, /not the one that was sealed/],
    ['it closed at another time', { rule: `DRAW:3:${CLOSES_AT + 1}` }, /not the one that was sealed/],
    ['a share is another', { shares: [33_335, 33_333, 33_332] }, /not those of the rule/],
    ['the amount is another', { amount: 100_001 }, /not those of the rule/],
    ['the public value is of a later round', { beacon: { ...beacon, round: beacon.round + 1 } }, /another round/],
    ['the public value was known before', { beacon: { ...beacon, at: new Date(CLOSES_AT).toISOString() } }, /before/],
    ['the public value is another', { beacon: { ...beacon, randomness: 'ab'.repeat(32) } }, /its signature/],
    ['the public value is left out', { beacon: null }, /do not lead to the head/],
    [
      'a winner is another',
      { winners: proof.winners.map((won) => (won.slot === 1 ? { ...won, number: won.number + 1 } : won)) },
      /whom chance chose/,
    ],
    [
      'a winner gets more',
      { winners: proof.winners.map((won) => ({ ...won, share: won.share + 1 })) },
      /whom chance chose/,
    ],
    ['a winner is left out', { winners: proof.winners.slice(1) }, /whom chance chose/],
    ['the format is another', { format: 'jara-draw-2' }, /format/],
    ['the rule is another kind', { rule: 'LUCKY:3' }, /cannot be read/],
  ])('does not hold when %s', (_what, change, problem) => {
    expect(proofProblem({ ...proof, ...change })).toMatch(problem);
  });

  it('is shown check by check, with what is wrong beside the one it is wrong in', () => {
    expect(checkDrawProof(proof).every(({ problem }) => problem === undefined)).toBe(true);
    const failed = (change: Partial<DrawProof>) =>
      checkDrawProof({ ...proof, ...change })
        .filter(({ problem }) => problem !== undefined)
        .map(({ check }) => check);
    expect(failed({ seed: 'ac'.repeat(32) })).toEqual(['seal', 'outcome']);
    expect(failed({ entries: swapped })).toEqual(['chain']);
    expect(failed({ shares: [33_335, 33_333, 33_332] })).toEqual(['shares', 'outcome']);
    expect(failed({ winners: proof.winners.slice(1) })).toEqual(['outcome']);
    expect(failed({ rule: 'LUCKY:3' })).toHaveLength(5);
  });

  it('holds us to every receipt: its place, its ticket and everybody before it', () => {
    let head = firstHead({ giftId, commitment: proof.commitment, beacon });
    for (const [index, ticket] of proof.entries.entries()) {
      const number = index + 1;
      head = nextHead(head, { number, ticket });
      expect(isReceiptKept(proof, { number, ticket, head })).toBe(true);
      expect(isReceiptKept({ ...proof, entries: swapped }, { number, ticket, head })).toBe(false);
    }
    const [ticket = ''] = proof.entries;
    expect(isReceiptKept(proof, { number: 2, ticket, head })).toBe(false);
    expect(isReceiptKept(proof, { number: 99, ticket, head })).toBe(false);
  });

  it('passes a share that came back on to the next in line, and to nobody else', () => {
    const { seed: with_, head } = proof;
    const ranked = rankEntries({ seed: with_, head, randomness: beacon.randomness, entries: 8 });
    const [first, , , next, afterNext] = ranked.map((number) => number);
    const share = proof.shares[0] ?? 0;
    const on = { slot: 0, from: first ?? 0, number: next ?? 0, share };
    const again = { slot: 0, from: next ?? 0, number: afterNext ?? 0, share };
    expect(proofProblem({ ...proof, passedOn: [on, again] })).toBeUndefined();
    for (const wrong of [
      [{ ...on, number: afterNext ?? 0 }],
      [{ ...on, from: next ?? 0 }],
      [{ ...on, share: share + 1 }],
      [again, on],
    ])
      expect(proofProblem({ ...proof, passedOn: wrong })).toMatch(/whose turn it was not/);
  });
});
