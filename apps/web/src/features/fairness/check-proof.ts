import type { RuleView } from '@jara/contract/rules';
import { formatMoneyShort } from '@jara/domain/money/format';
import { minor } from '@jara/domain/money/money';
import { canonicalRule, luckyShares } from '@jara/domain/rule/lucky';
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
export function checkProof(
  rule: Pick<RuleView, 'commitment' | 'nthPerson' | 'luckyShares' | 'luckyMinShare'>,
  proof: Proof,
): Check[] {
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
    const minShare = rule.luckyMinShare ?? undefined;
    const drawn = drawAgain(proof, rule.luckyShares, minShare);
    const sealed = { type: 'LUCKY' as const, totalShares: rule.luckyShares };
    checks.push(
      {
        claim:
          minShare === undefined
            ? `The number of shares, ${rule.luckyShares}, is in the sealed rule`
            : `The number of shares, ${rule.luckyShares}, and the least of each, ${formatMoneyShort(minShare)}, are in the sealed rule`,
        holds: proof.canonicalRule === canonicalRule(minShare === undefined ? sealed : { ...sealed, minShare }),
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
function drawAgain({ seed, giftId, amount }: Proof, shares: number, minShare: number | undefined) {
  try {
    return luckyShares({ seed, giftId, amount: minor(amount), shares, minShare });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
