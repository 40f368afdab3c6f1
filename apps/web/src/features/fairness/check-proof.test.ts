import { minor } from '@jara/domain/money/money';
import { canonicalRule, commitmentOf, luckyShares } from '@jara/domain/rule/lucky';
import type { Rule } from '@jara/domain/rule/rule';
import { describe, expect, it } from 'vitest';
import { checkProof, sealedText } from './check-proof.ts';

const seed = 'a1'.repeat(32);
const giftId = '018f3f4e-0000-7000-8000-000000000001';
const amount = minor(1_000_000);

function sealed(rule: Rule) {
  const shares: number[] =
    rule.type === 'LUCKY'
      ? luckyShares({ seed, giftId, amount, shares: rule.totalShares, minShare: rule.minShare })
      : [amount];
  return {
    rule: {
      commitment: commitmentOf({ seed, giftId, rule }),
      nthPerson: rule.type === 'NTH_PERSON' ? rule.nthPerson : null,
      luckyShares: rule.type === 'LUCKY' ? rule.totalShares : null,
      luckyMinShare: rule.type === 'LUCKY' ? (rule.minShare ?? null) : null,
    },
    proof: { seed, giftId, canonicalRule: canonicalRule(rule), amount: amount as number, shares },
  };
}
const failing = ({ rule, proof }: ReturnType<typeof sealed>) => checkProof(rule, proof).filter(({ holds }) => !holds);

describe('checking a draw', () => {
  const lucky = sealed({ type: 'LUCKY', totalShares: 5 });
  const crowd = sealed({ type: 'LUCKY', totalShares: 20, minShare: 35_000 });
  const nth = sealed({ type: 'NTH_PERSON', nthPerson: 7 });

  it('an honest draw passes every check', () => {
    expect(failing(lucky)).toEqual([]);
    expect(failing(nth)).toEqual([]);
    expect(failing(crowd)).toEqual([]);
    expect(checkProof(lucky.rule, lucky.proof)).toHaveLength(4);
    expect(checkProof(nth.rule, nth.proof)).toHaveLength(3);
  });

  it('another secret, gift or rule does not fit the fingerprint', () => {
    expect(failing({ ...nth, proof: { ...nth.proof, seed: 'b2'.repeat(32) } })).not.toEqual([]);
    expect(failing({ ...nth, proof: { ...nth.proof, giftId: 'other' } })).not.toEqual([]);
    expect(failing({ ...nth, proof: { ...nth.proof, canonicalRule: 'NTH_PERSON:8' } })).not.toEqual([]);
    expect(failing({ ...crowd, rule: { ...crowd.rule, luckyMinShare: 40_000 } })).not.toEqual([]);
    expect(failing({ ...crowd, rule: { ...crowd.rule, luckyMinShare: null } })).not.toEqual([]);
  });

  it('a winner moved after the fact is found out', () => {
    expect(failing({ ...nth, rule: { ...nth.rule, nthPerson: 8 } })).toHaveLength(1);
  });

  it('shares changed after the draw are found out, also when they still add up', () => {
    const [first = 0, second = 0, ...rest] = lucky.proof.shares;
    const moved = { ...lucky, proof: { ...lucky.proof, shares: [first + 1, second - 1, ...rest] } };
    expect(failing(moved).map(({ claim }) => claim)).toEqual([
      'Drawing the shares again from the secret gives the same sizes',
    ]);
  });

  it('numbers that cannot be drawn from fail the check instead of the page', () => {
    expect(failing({ ...lucky, proof: { ...lucky.proof, amount: 10 } }).length).toBeGreaterThan(0);
  });

  it('the sealed text is what the explanation tells people to hash', () => {
    expect(sealedText(nth.proof)).toBe(`${seed}|${giftId}|NTH_PERSON:7`);
  });
});
