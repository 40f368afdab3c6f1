import type { RuleView } from '@jara/contract/rules';
import { describeRule } from '@jara/domain/rule/describe-rule';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../components/app-link.tsx';
import { QuidText } from '../../components/quid-text.tsx';
import { Commitment } from '../../components/rule/commitment.tsx';
import { Card } from '../../components/ui/card.tsx';
import { draftOf, ruleOf } from '../../lib/rule-draft.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { words } from './words/en.ts';

export interface SavedRule {
  rule: RuleView;
  isNew: boolean;
}

export function RuleSaved({ rule, isNew, onAnother }: SavedRule & { onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="flex flex-col gap-6">
      <div className="flex items-start gap-4">
        <CircleCheck aria-hidden="true" className="size-10 shrink-0 text-ok" strokeWidth={1.75} />
        <div className="flex flex-col gap-1">
          <h2 ref={heading} tabIndex={-1} className="text-2xl">
            {isNew ? words.saved.created : words.saved.updated}
          </h2>
          <p className="text-ink-2">
            <QuidText quid={rule.quid} />: {describeRule(ruleOf(draftOf(rule)), serverNow())}.
          </p>
          <p className="text-ink-2 text-sm">{words.saved.mayChange}</p>
        </div>
      </div>
      {rule.commitment && (
        <Card className="flex flex-col gap-3">
          <h3 className="font-semibold">{words.saved.sealed}</h3>
          <Commitment quid={rule.quid} commitment={rule.commitment} />
        </Card>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/rules" onClick={onAnother}>
          {words.saved.another}
        </ButtonLink>
        <ButtonLink to="/transactions" variant="secondary">
          {words.saved.viewTransactions}
        </ButtonLink>
      </div>
    </section>
  );
}
