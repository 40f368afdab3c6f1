import type { RuleView } from '@jara/contract/rules';
import { minor } from '@jara/domain/money/money';
import { luckyShares } from '@jara/domain/rule/lucky';
import { sha256Hex } from '@jara/domain/rule/sha256';

type Proof = NonNullable<RuleView['proof']>;

export interface Check {
  claim: string;
  holds: boolean;
  /** What was computed here, beside what was published. */
  detail: string;
}

/** The text whose fingerprint was published when the rule was saved. */
export const sealedText = ({ seed, giftId, canonicalRule }: Proof): string => `${seed}|${giftId}|${canonicalRule}`;

/** Everything a stranger can compute again from what was published; nothing of it is taken on trust. */
export function checkProof(rule: Pick<RuleView, 'commitment' | 'nthPerson' | 'luckyShares'>, proof: Proof): Check[] {
  const fingerprint = sha256Hex(sealedText(proof));
  const checks: Check[] = [
    {
      claim: 'The fingerprint published before anyone claimed fits the secret published now',
      holds: fingerprint === rule.commitment,
      detail: fingerprint,
    },
  ];
  if (rule.nthPerson !== null) {
    checks.push({
      claim: `The winner was person number ${rule.nthPerson}, and that number is in the sealed rule`,
      holds: proof.canonicalRule === `NTH_PERSON:${rule.nthPerson}`,
      detail: proof.canonicalRule,
    });
  }
  if (rule.luckyShares !== null) {
    const drawn = drawAgain(proof, rule.luckyShares);
    checks.push(
      {
        claim: `The number of shares, ${rule.luckyShares}, is in the sealed rule`,
        holds: proof.canonicalRule === `LUCKY:${rule.luckyShares}`,
        detail: proof.canonicalRule,
      },
      {
        claim: 'Drawing the shares again from the secret gives the same sizes',
        holds: drawn !== undefined && drawn.join() === proof.shares.join(),
        detail: drawn?.join(', ') ?? 'the draw is not possible with these numbers',
      },
    );
  }
  const total = proof.shares.reduce((sum, share) => sum + share, 0);
  checks.push({ claim: 'The shares add up to the whole gift', holds: total === proof.amount, detail: String(total) });
  return checks;
}

/** Numbers that cannot be drawn from are a failed check, not a broken page. */
function drawAgain({ seed, giftId, amount }: Proof, shares: number): number[] | undefined {
  try {
    return luckyShares({ seed, giftId, amount: minor(amount), shares });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
