import { allocateEqually } from '../money/allocate.ts';
import { isMinor, minor } from '../money/money.ts';
import { sha256Hex } from './sha256.ts';
import { words as english, type Words } from './words/en.ts';

/** Every text that is hashed stands in docs/draw-proof.md, under this name. A change of one is another format. */
export const DRAW_FORMAT = 'jara-draw-1';

/** A public random value, by the chain it is of and its number there. */
export interface BeaconRound {
  chain: string;
  round: number;
}

/** SHA-256 of a text in UTF-8, as lowercase hexadecimal. The server has a faster one, which says the same. */
export type Hash = (text: string) => string;

/** The head of the chain before anybody has entered: it binds the entries to the gift, its sealed seed and the announced round. */
export const firstHead = (
  draw: { giftId: string; commitment: string; beacon: BeaconRound | undefined },
  hash: Hash = sha256Hex,
): string =>
  hash(
    `${DRAW_FORMAT}|${draw.giftId}|${draw.commitment}|${draw.beacon ? `${draw.beacon.chain}:${draw.beacon.round}` : 'none'}`,
  );

/** The head with one more entry in it. Entries count from 1. */
export const nextHead = (
  head: string,
  { number, ticket }: { number: number; ticket: string },
  hash: Hash = sha256Hex,
): string => hash(`${head}|${number}|${ticket}`);

interface Chance {
  seed: string;
  /** The head with everybody in it. */
  head: string;
  randomness: string | undefined;
  entries: number;
}

/** The numbers of all entries in the order in which chance puts them: the winners first, and then the reserve. */
export function rankEntries({ seed, head, randomness, entries }: Chance, hash: Hash = sha256Hex): number[] {
  const mix = hash(`${DRAW_FORMAT}|${seed}|${head}|${randomness ?? 'none'}`);
  const scored = Array.from({ length: entries }, (_, index) => ({
    number: index + 1,
    score: hash(`${mix}|${index + 1}`),
  }));
  scored.sort((a, b) => (a.score < b.score ? -1 : a.score > b.score ? 1 : a.number - b.number));
  return scored.map(({ number }) => number);
}

/** When a chain of public values began, and how many seconds lie between two of them. */
export interface BeaconTimes {
  genesis: number;
  period: number;
}

/** The chain of drand's that most people know, "quicknet". */
export const QUICKNET = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  genesis: 1_692_803_367,
  period: 3,
} as const;

/** Between closing and the value that decides: long enough that no clock of ours can be so wrong. */
const BEACON_MARGIN_SECONDS = 30;

/** The round that decides a draw, in epoch milliseconds: the first one well after the closing. */
export function announcedRound(closesAt: number, { genesis, period }: BeaconTimes): { round: number; at: number } {
  const sinceGenesisMs = closesAt + (BEACON_MARGIN_SECONDS - genesis) * 1000;
  const round = Math.max(1, Math.ceil(sinceGenesisMs / (period * 1000)) + 1);
  return { round, at: (genesis + (round - 1) * period) * 1000 };
}

/** Everything that decides a draw, as it is published. */
export interface DrawProof {
  format: string;
  giftId: string;
  rule: string;
  amount: number;
  shares: readonly number[];
  commitment: string;
  seed: string;
  beacon: { chain: string; round: number; at: string; randomness: string; signature: string } | null;
  entries: readonly string[];
  head: string;
  winners: readonly { slot: number; number: number; share: number }[];
  passedOn: readonly { slot: number; from: number; number: number; share: number }[];
}

const RULE = /^DRAW:([1-9]\d{0,3}):(\d{1,16})(?::(\d+(?:,\d+)*))?$/;
const HASH_TEXT = /^[0-9a-f]{64}$/;
const TICKET_TEXT = /^[0-9a-f]{32}$/;
const BYTES_TEXT = /^(?:[0-9a-f]{2})+$/;

/** What is asked of a proof, in this order. */
const PROOF_CHECKS = ['seal', 'shares', 'beacon', 'chain', 'outcome'] as const;
export type ProofCheck = (typeof PROOF_CHECKS)[number];

interface ReadRule {
  winners: number;
  closesAt: number;
  listed: string | undefined;
}

type Told = Words['proof'];

const CHECKS: Record<ProofCheck, (proof: DrawProof, rule: ReadRule, hash: Hash, told: Told) => string | undefined> = {
  seal: (proof, _rule, hash, told) => sealProblem(proof, hash, told),
  shares: (proof, rule, _hash, told) => sharesProblem(proof, rule, told),
  beacon: ({ beacon }, { closesAt }, _hash, told) => beaconProblem(beacon, closesAt, told),
  chain: (proof, _rule, hash, told) => chainProblem(proof, hash, told),
  outcome: (proof, { winners }, hash, told) => outcomeProblem(proof, winners, hash, told),
};

/**
 * Why a proof does not prove what it says, in words for whoever looks at it; undefined when it does.
 * @internal Tests ask for all checks at once; a page names each.
 */
export function proofProblem(
  proof: DrawProof,
  hash: Hash = sha256Hex,
  { proof: told }: Words = english,
): string | undefined {
  const rule = readProof(proof, told);
  if (typeof rule === 'string') return rule;
  for (const check of PROOF_CHECKS) {
    const problem = CHECKS[check](proof, rule, hash, told);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** The same check by check, so that each can be shown. What cannot be read at all fails them all. */
export function checkDrawProof(
  proof: DrawProof,
  { proof: told }: Words = english,
): { check: ProofCheck; problem: string | undefined }[] {
  const rule = readProof(proof, told);
  return PROOF_CHECKS.map((check) => ({
    check,
    problem: typeof rule === 'string' ? rule : CHECKS[check](proof, rule, sha256Hex, told),
  }));
}

/** Whether an entrant's receipt is in the chain: at its place, and with everybody before it as they were then. */
export function isReceiptKept(proof: DrawProof, receipt: { number: number; ticket: string; head: string }): boolean {
  if (proof.entries[receipt.number - 1] !== receipt.ticket) return false;
  const { giftId, commitment, beacon, entries } = proof;
  let head = firstHead({ giftId, commitment, beacon: beacon ?? undefined });
  for (const [index, ticket] of entries.slice(0, receipt.number).entries())
    head = nextHead(head, { number: index + 1, ticket });
  return head === receipt.head;
}

function readProof(proof: DrawProof, told: Told): ReadRule | string {
  if (proof.format !== DRAW_FORMAT) return told.unknownFormat;
  const rule = RULE.exec(proof.rule);
  return rule ? { winners: Number(rule[1]), closesAt: Number(rule[2]), listed: rule[3] } : told.ruleUnreadable;
}

function sealProblem({ seed, commitment, giftId, rule }: DrawProof, hash: Hash, told: Told): string | undefined {
  if (!HASH_TEXT.test(seed)) return told.seedUnreadable;
  return hash(`${seed}|${giftId}|${rule}`) === commitment ? undefined : told.otherSeed;
}

function sharesProblem({ amount, shares }: DrawProof, { winners, listed }: ReadRule, told: Told): string | undefined {
  if (!isMinor(amount)) return told.amountUnreadable;
  const due = listed === undefined ? allocateEqually(minor(amount), winners) : listed.split(',').map(Number);
  if (due.length !== winners || due.reduce((sum, share) => sum + share, 0) !== amount) return told.notTheWhole;
  return isSame(due, shares) ? undefined : told.otherShares;
}

function beaconProblem(beacon: DrawProof['beacon'], closesAt: number, told: Told): string | undefined {
  if (beacon === null) return undefined;
  const at = Date.parse(beacon.at);
  if (!(at >= closesAt + BEACON_MARGIN_SECONDS * 1000)) return told.valueTooEarly;
  if (beacon.chain === QUICKNET.chain) {
    const due = announcedRound(closesAt, QUICKNET);
    if (due.round !== beacon.round || due.at !== at) return told.otherRound;
  }
  if (!HASH_TEXT.test(beacon.randomness) || !BYTES_TEXT.test(beacon.signature)) return told.valueUnreadable;
  return sha256Hex(bytesOf(beacon.signature)) === beacon.randomness ? undefined : told.valueNotSigned;
}

function chainProblem(
  { giftId, commitment, beacon, entries, head }: DrawProof,
  hash: Hash,
  told: Told,
): string | undefined {
  let at = firstHead({ giftId, commitment, beacon: beacon ?? undefined }, hash);
  for (const [index, ticket] of entries.entries()) {
    if (!TICKET_TEXT.test(ticket)) return told.entryUnreadable(index + 1);
    at = nextHead(at, { number: index + 1, ticket }, hash);
  }
  return at === head ? undefined : told.otherHead;
}

function outcomeProblem(proof: DrawProof, winners: number, hash: Hash, told: Told): string | undefined {
  const { seed, head, beacon, entries, shares } = proof;
  const ranked = rankEntries({ seed, head, randomness: beacon?.randomness, entries: entries.length }, hash);
  const due = ranked.slice(0, winners).map((number, slot) => ({ slot, number, share: shares[slot] }));
  const isDue =
    due.length === proof.winners.length &&
    due.every(({ slot, number, share }, index) => {
      const said = proof.winners[index];
      return said?.slot === slot && said.number === number && said.share === share;
    });
  if (!isDue) return told.otherWinners;

  const holders = new Map(due.map(({ slot, number }) => [slot, number]));
  for (const [index, { slot, from, number, share }] of proof.passedOn.entries()) {
    const isNext = number === ranked[winners + index] && holders.get(slot) === from && share === shares[slot];
    if (!isNext) return told.outOfTurn;
    holders.set(slot, number);
  }
  return undefined;
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
