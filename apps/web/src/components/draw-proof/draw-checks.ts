import type { DrawProof, DrawReceipt } from '@jara/contract/giveaways';
import { formatCount } from '@jara/domain/money/format';
import { checkDrawProof, isReceiptKept, type ProofCheck } from '@jara/domain/rule/draw';

export interface DrawCheck {
  claim: string;
  /** What is wrong with it; undefined when it holds. */
  problem: string | undefined;
}

/** Everything that anybody can compute again from the proof of a draw, each by its name; nothing is taken on trust. */
export function drawChecks(proof: DrawProof, receipt: DrawReceipt | undefined): DrawCheck[] {
  const checks = checkDrawProof(proof)
    // Where no public value was announced there is none to check, and the page says so.
    .filter(({ check }) => check !== 'beacon' || proof.beacon !== null)
    .map(({ check, problem }) => ({ claim: CLAIMS[check](proof), problem }));
  if (!receipt) return checks;
  return [
    ...checks,
    {
      claim: `Your own receipt, number ${formatCount(receipt.number)}, is in the chain, with everybody before you`,
      problem: isReceiptKept(proof, receipt) ? undefined : 'Your receipt does not fit. Keep it, and tell us.',
    },
  ];
}

const CLAIMS: Record<ProofCheck, (proof: DrawProof) => string> = {
  seal: () => 'The secret is the one that was sealed before anybody entered',
  shares: ({ shares }) =>
    shares.length === 1
      ? 'The prize is the one in the rule: the whole gift'
      : `The ${formatCount(shares.length)} prizes are those of the rule, and add up to the whole gift`,
  beacon: () =>
    'The public value is of the round announced beforehand, and nobody could know it before the entries closed',
  chain: ({ entries }) =>
    `All ${formatCount(entries.length)} entries are there in the order they came: none was slipped in, dropped or moved`,
  outcome: () => 'The winners follow from the secret, the entries and the public value, and from nothing else',
};
