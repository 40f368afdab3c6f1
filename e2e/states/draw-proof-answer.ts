import { createHash } from 'node:crypto';
import { GIVEAWAY_CODE } from './giveaway-answer.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

interface Draw {
  winners: number;
  entries: number;
  amount: number;
  closesAt: string;
}

/** A proof that holds, written from docs/draw-proof.md, and the receipt of one of the entrants. */
export function drawProofAnswer({ winners, entries, amount, closesAt }: Draw) {
  const giftId = '0190a6f2-7c1e-7b7e-9b60-6f1f3a2b4c5d';
  const seed = 'ab'.repeat(32);
  const rule = `DRAW:${winners}:${Date.parse(closesAt)}`;
  const commitment = sha256(`${seed}|${giftId}|${rule}`);
  const share = Math.floor(amount / winners);
  const shares = Array.from({ length: winners }, (_, slot) => share + (slot < amount % winners ? 1 : 0));
  const tickets = Array.from({ length: entries }, (_, index) => sha256(`ticket ${index}`).slice(0, 32));
  const heads = [sha256(`jara-draw-1|${giftId}|${commitment}|none`)];
  for (const [index, ticket] of tickets.entries()) heads.push(sha256(`${heads[index]}|${index + 1}|${ticket}`));
  const head = heads.at(-1);
  const mix = sha256(`jara-draw-1|${seed}|${head}|none`);
  const scoreOf = (number: number) => sha256(`${mix}|${number}`);
  const ranks = tickets.map((_, index) => index + 1).sort((a, b) => (scoreOf(a) < scoreOf(b) ? -1 : 1));
  return {
    proof: {
      ...{ format: 'jara-draw-1', code: GIVEAWAY_CODE, giftId, rule, amount, shares, commitment, seed, beacon: null },
      ...{ entries: tickets, head, passedOn: [] },
      winners: shares.map((won, slot) => ({ slot, number: ranks[slot], share: won })),
    },
    receipt: { number: 12, ticket: tickets[11], head: heads[12] },
  };
}
