import type { RuleView } from '@jara/contract/rules';
import { formatMoneyShort } from '@jara/domain/money/format';
import { minor } from '@jara/domain/money/money';
import { canonicalRule, luckyShares } from '@jara/domain/rule/lucky';
import { sha256Hex } from '@jara/domain/rule/sha256';
import { words } from './words/en.tsx';

const { checked } = words;

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
      claim: checked.fingerprintFits,
      holds: fingerprint === rule.commitment,
      detail: fingerprint,
    },
  ];
  if (rule.nthPerson !== null) {
    checks.push({
      claim: checked.winnerIsSealed(rule.nthPerson),
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
            ? checked.sharesAreSealed(rule.luckyShares)
            : checked.sharesAndLeastAreSealed(rule.luckyShares, formatMoneyShort(minShare)),
        holds: proof.canonicalRule === canonicalRule(minShare === undefined ? sealed : { ...sealed, minShare }),
        detail: proof.canonicalRule,
      },
      {
        claim: checked.sameSizes,
        holds: drawn !== undefined && drawn.join() === proof.shares.join(),
        detail: drawn?.join(', ') ?? checked.notPossible,
      },
    );
  }
  const total = proof.shares.reduce((sum, share) => sum + share, 0);
  checks.push({ claim: checked.addUp, holds: total === proof.amount, detail: String(total) });
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
