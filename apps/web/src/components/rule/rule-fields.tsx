import type { Minor } from '@jara/domain/money/money';
import { RULE_MESSAGES } from '@jara/domain/rule/validate-rule';
import { useState } from 'react';
import type { RuleDraft } from '../../lib/rule-draft.ts';
import { CrowdFields } from './crowd-fields.tsx';
import { DrawFields } from './draw-fields.tsx';
import { NthPersonFields } from './nth-person-fields.tsx';
import { SEALED_WHEN, type SealedWhen } from './rules.copy.ts';
import { SplitFields } from './split-fields.tsx';
import { TimeFields } from './time-fields.tsx';

interface RuleFieldsProps {
  draft: RuleDraft;
  /** Undefined while it is not typed yet. */
  amount: Minor | undefined;
  /** The smallest share when more than five people share. */
  crowdShare: number;
  sealedWhen: SealedWhen;
  problem: string | undefined;
  onChange: (draft: RuleDraft) => void;
}

/** What the chosen kind of rule asks for, and why it cannot be had as it stands. */
export function RuleFields({ draft, amount, crowdShare, sealedWhen, problem, onChange }: RuleFieldsProps) {
  const [openedAt] = useState(() => Date.now());
  const change = (changes: Partial<RuleDraft>) => onChange({ ...draft, ...changes });
  return (
    <>
      {draft.ruleType === 'NTH_PERSON' && (
        <NthPersonFields value={draft.nthPerson} onChange={(nthPerson) => change({ nthPerson })} />
      )}
      {draft.ruleType === 'SPLIT' && <SplitFields draft={draft} amount={amount} onChange={onChange} />}
      {draft.ruleType === 'TIME' && <TimeFields draft={draft} openedAt={openedAt} onChange={change} />}
      {draft.ruleType === 'EQUAL' && (
        <CrowdFields
          name="equalShares"
          value={draft.equalShares}
          amount={amount}
          crowdShare={crowdShare}
          onChange={(equalShares) => change({ equalShares })}
        >
          One share for each person, all of them alike, until the last is taken.
        </CrowdFields>
      )}
      {draft.ruleType === 'LUCKY' && (
        <CrowdFields
          name="luckyShares"
          value={draft.luckyShares}
          amount={amount}
          crowdShare={crowdShare}
          onChange={(luckyShares) => change({ luckyShares })}
        >
          The sizes are drawn by chance the moment {SEALED_WHEN[sealedWhen]}, and locked with a fingerprint that you see
          at once. When the gift has closed, everything is published and anyone can check that nobody changed the draw.
        </CrowdFields>
      )}
      {draft.ruleType === 'DRAW' && (
        <DrawFields
          draft={draft}
          amount={amount}
          crowdShare={crowdShare}
          openedAt={openedAt}
          sealedWhen={sealedWhen}
          problem={problem}
          onChange={onChange}
        />
      )}
      {/* The bar of the percentages says itself what it is short of, and so do the fields of a draw. */}
      {problem && problem !== RULE_MESSAGES.percentTotal && draft.ruleType !== 'DRAW' && (
        <p role="status" className="font-medium text-err text-sm">
          {problem}
        </p>
      )}
    </>
  );
}
