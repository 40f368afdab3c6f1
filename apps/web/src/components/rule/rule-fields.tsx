import type { Minor } from '@jara/domain/money/money';
import { RULE_TYPES, type RuleType } from '@jara/domain/rule/rule';
import { RULE_MESSAGES } from '@jara/domain/rule/validate-rule';
import { clsx } from 'clsx';
import { useState } from 'react';
import type { RuleDraft } from '../../lib/rule-draft.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useHydrated } from '../../lib/use-client-value.ts';
import { CrowdFields } from './crowd-fields.tsx';
import { DrawFields } from './draw-fields.tsx';
import { NthPersonFields } from './nth-person-fields.tsx';
import type { SealedWhen } from './sealed-when.ts';
import { SplitFields } from './split-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import { words } from './words/en.tsx';

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

/** Where no script draws the fields of another kind, the radio button itself shows them, and an old browser shows them all. */
const SHOWN_BY_CHOICE: Record<RuleType, string> = {
  NTH_PERSON: 'not-group-has-[[value^=NTH]:checked]/rule:hidden',
  SPLIT: 'not-group-has-[[value=SPLIT]:checked]/rule:hidden',
  TIME: 'not-group-has-[[value=TIME]:checked]/rule:hidden',
  EQUAL: 'not-group-has-[[name=ruleType][value=EQUAL]:checked]/rule:hidden',
  LUCKY: 'not-group-has-[[value=LUCKY]:checked]/rule:hidden',
  DRAW: 'not-group-has-[[value=DRAW]:checked]/rule:hidden',
};

/** What the chosen kind of rule asks for, and why it cannot be had as it stands. It stands in a `group/rule` with the choice. */
export function RuleFields(props: RuleFieldsProps) {
  const { draft, problem } = props;
  const isAlive = useHydrated();
  if (isAlive)
    return (
      <>
        <FieldsOf {...props} type={draft.ruleType} />
        <RuleProblem type={draft.ruleType} problem={problem} />
      </>
    );
  return (
    <>
      {RULE_TYPES.map((type) => (
        <div key={type} className={clsx('flex flex-col gap-5', SHOWN_BY_CHOICE[type])}>
          <p className="font-semibold supports-[selector(:has(*))]:hidden">{words.types[type]}</p>
          <FieldsOf {...props} type={type} problem={type === draft.ruleType ? problem : undefined} />
          {type === draft.ruleType && <RuleProblem type={type} problem={problem} />}
        </div>
      ))}
    </>
  );
}

/** The bar of the percentages says itself what it is short of, and so do the fields of a draw. */
function RuleProblem({ type, problem }: { type: RuleType; problem: string | undefined }) {
  const isAlive = useHydrated();
  if (!problem || type === 'DRAW' || (isAlive && problem === RULE_MESSAGES.percentTotal)) return null;
  return (
    <p role="status" className="font-medium text-err text-sm">
      {problem}
    </p>
  );
}

function FieldsOf({
  type,
  draft,
  amount,
  crowdShare,
  sealedWhen,
  problem,
  onChange,
}: RuleFieldsProps & { type: RuleType }) {
  const [openedAt] = useState(serverNow);
  const change = (changes: Partial<RuleDraft>) => onChange({ ...draft, ...changes });
  switch (type) {
    case 'NTH_PERSON':
      return <NthPersonFields value={draft.nthPerson} onChange={(nthPerson) => change({ nthPerson })} />;
    case 'SPLIT':
      return <SplitFields draft={draft} amount={amount} onChange={onChange} />;
    case 'TIME':
      return <TimeFields draft={draft} openedAt={openedAt} onChange={change} />;
    case 'EQUAL':
      return (
        <CrowdFields
          name="equalShares"
          value={draft.equalShares}
          amount={amount}
          crowdShare={crowdShare}
          onChange={(equalShares) => change({ equalShares })}
        >
          {words.crowd.equal}
        </CrowdFields>
      );
    case 'LUCKY':
      return (
        <CrowdFields
          name="luckyShares"
          value={draft.luckyShares}
          amount={amount}
          crowdShare={crowdShare}
          onChange={(luckyShares) => change({ luckyShares })}
        >
          {words.crowd.lucky(sealedWhen)}
        </CrowdFields>
      );
    case 'DRAW':
      return (
        <DrawFields
          draft={draft}
          amount={amount}
          crowdShare={crowdShare}
          openedAt={openedAt}
          sealedWhen={sealedWhen}
          problem={problem}
          onChange={onChange}
        />
      );
  }
}
