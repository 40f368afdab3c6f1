import type { GiftView } from '@jara/contract/gifts';
import type { RuleView } from '@jara/contract/rules';
import { isOpenForClaims } from '@jara/domain/gift/gift-status';
import { minor } from '@jara/domain/money/money';
import { MIN_SHARE, RULE_TYPES, withSmallestShare } from '@jara/domain/rule/rule';
import { type FormEvent, useState } from 'react';
import { ButtonLink } from '../../components/app-link.tsx';
import { Form } from '../../components/form.tsx';
import { RuleFields } from '../../components/rule/rule-fields.tsx';
import { RuleSimulation } from '../../components/rule/rule-simulation.tsx';
import { RuleTypeChooser } from '../../components/rule/rule-type-chooser.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { hasCode, messageOf } from '../../lib/api.ts';
import { limitsQuery } from '../../lib/limits.ts';
import { usePress } from '../../lib/press.ts';
import { useQuery } from '../../lib/query/use-query.ts';
import { draftOf, ruleOf, typedRule, withType } from '../../lib/rule-draft.ts';
import { toast } from '../../lib/toast.ts';
import { useHydrated } from '../../lib/use-client-value.ts';
import { useFocusOnNew } from '../../lib/use-focus-on-new.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { GiftSummary } from './gift-summary.tsx';
import { ManageKeyForm } from './manage-key-form.tsx';
import { ruleProblemOf } from './rule-problem.ts';
import { type RuleSubject, useSaveRule } from './rules.queries.ts';
import { words } from './words/en.ts';

interface RuleEditorProps {
  subject: RuleSubject;
  /** Somebody has just asked for it here. */
  isNew: boolean;
  manageKey: string | undefined;
  onManageKey: (key: string) => void;
  onCancel: () => void;
  onSaved: (rule: RuleView, isNew: boolean) => void;
}

/** Step 2: the gift, its rule as it is, and the rule as it shall be. */
export function RuleEditor({ subject, isNew, manageKey, onManageKey, onCancel, onSaved }: RuleEditorProps) {
  const { gift, rule } = subject;
  const heading = useFocusOnNew<HTMLHeadingElement>(isNew);
  const isSender = gift.id !== undefined;
  const [wasRefused, setWasRefused] = useState(false);
  const isFrozen = gift.ruleFrozen === true || rule?.frozen === true;
  const isClosed = !isOpenForClaims(gift.status);
  const amount = gift.amount === null ? undefined : minor(gift.amount);
  return (
    <div className="flex flex-col gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {words.rule.step}
      </h2>
      <GiftSummary gift={gift} rule={rule} />
      {(!isSender || wasRefused) && <ManageKeyForm tried={manageKey} onManageKey={onManageKey} />}
      {isFrozen || isClosed ? (
        <Locked isFrozen={isFrozen} onCancel={onCancel} />
      ) : amount === undefined ? (
        <ButtonLink to="/rules" variant="secondary" onClick={onCancel} className="self-start">
          {words.cancel}
        </ButtonLink>
      ) : (
        <EditorForm
          // With the manage key the sender's own numbers arrive, and the form starts from them.
          key={String(isSender)}
          gift={{ ...gift, amount }}
          rule={rule}
          manageKey={manageKey}
          onCancel={onCancel}
          onRefused={() => setWasRefused(true)}
          onSaved={onSaved}
        />
      )}
    </div>
  );
}

function Locked({ isFrozen, onCancel }: { isFrozen: boolean; onCancel: () => void }) {
  return (
    <>
      <Banner tone="warn" title={isFrozen ? words.rule.frozen : words.rule.closed}>
        {isFrozen ? words.rule.whyFrozen : words.rule.whyClosed}
      </Banner>
      <ButtonLink to="/rules" variant="secondary" onClick={onCancel} className="self-start">
        {words.cancel}
      </ButtonLink>
    </>
  );
}

interface EditorFormProps extends Pick<RuleEditorProps, 'manageKey' | 'onCancel' | 'onSaved'> {
  gift: GiftView & { amount: ReturnType<typeof minor> };
  rule: RuleView | null;
  /** The server does not take this browser for the sender. */
  onRefused: () => void;
}

function EditorForm({ gift, rule, manageKey, onCancel, onRefused, onSaved }: EditorFormProps) {
  const { quid, amount } = gift;
  const { button, refusal, typed } = usePress('save');
  const [draft, setDraft] = useState(() => (typed && typedRule(typed)) ?? draftOf(rule));
  const isAlive = useHydrated();
  const save = useSaveRule(quid, manageKey);
  const oneAtATime = useOneAtATime();
  // Until the limits are here the server alone says no.
  const crowdShare = useQuery(limitsQuery).data?.minCrowdShare ?? MIN_SHARE;
  const problem = ruleProblemOf(draft, gift, crowdShare);
  const error = save.isIdle ? refusal : save.error;
  const said = messageOf(error, words.rule.notSaved);
  const isNew = rule === null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    oneAtATime((done) =>
      save.mutate(draft, {
        onSettled: done,
        onSuccess: (saved) => {
          toast.success(isNew ? words.rule.created : words.rule.updated);
          onSaved(saved, isNew);
        },
        onError: (error) => {
          toast.error(messageOf(error, words.rule.notSaved));
          if (hasCode(error, 'rule_not_yours')) onRefused();
        },
      }),
    );
  };

  return (
    <Form noValidate onSubmit={submit} className="group/rule flex flex-col gap-6">
      <RuleTypeChooser
        legend={words.rule.type}
        types={RULE_TYPES}
        value={draft.ruleType}
        onChange={(type) => setDraft((now) => withType(now, type))}
      />
      <Card className="flex flex-col gap-5">
        <RuleFields
          draft={draft}
          amount={amount}
          crowdShare={crowdShare}
          sealedWhen="saved"
          problem={problem}
          onChange={setDraft}
        />
      </Card>
      {isAlive && problem === undefined && (
        <RuleSimulation rule={withSmallestShare(ruleOf(draft), crowdShare)} amount={amount} sealedWhen="saved" />
      )}
      {error && (
        <Banner tone="err" title={words.errorOccurred} onDismiss={save.isIdle ? undefined : () => save.reset()}>
          {hasCode(error, 'rule_not_yours') ? words.rule.notYours(said) : said}
        </Banner>
      )}
      <div className="flex gap-3">
        <ButtonLink to="/rules" variant="secondary" onClick={onCancel}>
          {words.cancel}
        </ButtonLink>
        <Button
          {...button}
          type="submit"
          className="flex-1"
          disabled={isAlive && problem !== undefined}
          busy={save.isPending}
        >
          {isNew ? words.rule.create : words.rule.update}
        </Button>
      </div>
    </Form>
  );
}
