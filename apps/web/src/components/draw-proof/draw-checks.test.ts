import type { DrawProof } from '@jara/contract/giveaways';
import { DRAW_FORMAT, firstHead, nextHead, rankEntries } from '@jara/domain/rule/draw';
import { commitmentOf } from '@jara/domain/rule/lucky';
import { describe, expect, it } from 'vitest';
import { drawChecks } from './draw-checks.ts';

const giftId = '0190a6f2-7c1e-7b7e-9b60-6f1f3a2b4c5d';
const seed = 'ab'.repeat(32);
const closesAt = Date.UTC(2026, 10, 20, 17);
const commitment = commitmentOf({ seed, giftId, rule: { type: 'DRAW', winners: 2, closesAt } });
const entries = ['a1', 'b2', 'c3', 'd4'].map((byte) => byte.repeat(16));
const heads = [firstHead({ giftId, commitment, beacon: undefined })];
for (const [index, ticket] of entries.entries())
  heads.push(nextHead(heads[index] ?? '', { number: index + 1, ticket }));
const head = heads.at(-1) ?? '';
const [first = 0, second = 0] = rankEntries({ seed, head, randomness: undefined, entries: 4 });
const PROOF: DrawProof = {
  ...{ format: DRAW_FORMAT, code: '7K3MXQ2V9H4TA', giftId, rule: `DRAW:2:${closesAt}`, amount: 10_001 },
  ...{ shares: [5_001, 5_000], commitment, seed, beacon: null, entries, head, passedOn: [] },
  winners: [
    { slot: 0, number: first, share: 5_001 },
    { slot: 1, number: second, share: 5_000 },
  ],
};
const receipt = { number: 2, ticket: entries[1] ?? '', head: heads[2] ?? '' };

describe('the proof of a draw', () => {
  it('is checked by name, the own receipt too', () => {
    const checks = drawChecks(PROOF, receipt);
    expect(checks.every(({ problem }) => problem === undefined)).toBe(true);
    expect(checks.map(({ claim }) => claim).join('\n')).toMatch(
      /sealed before(.|\n)*2 prizes(.|\n)*All 4 entries(.|\n)*winners follow(.|\n)*Your own receipt, number 2/,
    );
  });

  it('does not speak of a public value where none was announced', () => {
    expect(drawChecks(PROOF, undefined)).toHaveLength(4);
  });

  it('says which check an entry that was dropped breaks', () => {
    const broken = drawChecks({ ...PROOF, entries: entries.slice(1) }, receipt).filter(({ problem }) => problem);
    expect(broken.map(({ problem }) => problem)).toEqual([
      'The entries do not lead to the head of the chain',
      'The winners are not those whom chance chose',
      'Your receipt does not fit. Keep it, and tell us.',
    ]);
  });
});
