import type { Minor } from '@jara/domain/money/money';
import { RULE_TYPES, withSmallestShare } from '@jara/domain/rule/rule';
import { RuleFields } from '../../components/rule/rule-fields.tsx';
import { RuleSimulation } from '../../components/rule/rule-simulation.tsx';
import { RuleTypeChooser } from '../../components/rule/rule-type-chooser.tsx';
import { NEW_DRAFT, type RuleDraft, ruleOf, withType } from '../../lib/rule-draft.ts';
import { useHydrated } from '../../lib/use-client-value.ts';
import { words } from './words/en.tsx';

export interface RuleChoiceProps {
  /** Null for the first person to open it. */
  draft: RuleDraft | null;
  /** Undefined while it is not typed yet. */
  amount: Minor | undefined;
  crowdShare: number;
  problem: string | undefined;
  onChange: (draft: RuleDraft | null) => void;
}

const CHOICES = ['NONE', ...RULE_TYPES] as const;

/** The rule manager's own editor, before there is a gift. */
export function RuleChoice({ draft, amount, crowdShare, problem, onChange }: RuleChoiceProps) {
  const isAlive = useHydrated();
  return (
    <div className="group/rule flex flex-col gap-6 pt-1 text-ink">
      <RuleTypeChooser
        legend={words.opening.whoGets}
        types={CHOICES}
        value={draft?.ruleType ?? 'NONE'}
        onChange={(type) => onChange(type === 'NONE' ? null : withType(draft ?? NEW_DRAFT, type))}
      />
      {(draft || !isAlive) && (
        <div className="flex flex-col gap-5">
          <RuleFields
            draft={draft ?? NEW_DRAFT}
            amount={amount}
            crowdShare={crowdShare}
            sealedWhen="paid"
            problem={problem}
            onChange={onChange}
          />
        </div>
      )}
      {isAlive &&
        problem === undefined &&
        (amount === undefined ? (
          <p className="text-ink-2">{words.opening.needsAmount}</p>
        ) : (
          <RuleSimulation
            rule={draft ? withSmallestShare(ruleOf(draft), crowdShare) : undefined}
            amount={amount}
            sealedWhen="paid"
          />
        ))}
      <p className="text-ink-3 text-sm">{words.opening.holdsFrom}</p>
    </div>
  );
}
