import type { DrawProof, DrawReceipt } from '@jara/contract/giveaways';
import { checkDrawProof, isReceiptKept, type ProofCheck } from '@jara/domain/rule/draw';
import { words } from './words/en.tsx';

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
      claim: words.ownReceipt(receipt.number),
      problem: isReceiptKept(proof, receipt) ? undefined : words.ownReceiptDoesNotFit,
    },
  ];
}

const CLAIMS: Record<ProofCheck, (proof: DrawProof) => string> = {
  seal: () => words.claims.seal,
  shares: ({ shares }) => words.claims.shares(shares.length),
  beacon: () => words.claims.beacon,
  chain: ({ entries }) => words.claims.chain(entries.length),
  outcome: () => words.claims.outcome,
};
