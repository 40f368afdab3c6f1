import { groupQuid, parseQuid } from '@jara/domain/gift/quid';
import { useEffect, useState } from 'react';
import { hasStatus } from '../../lib/api.ts';
import { manageKeyOf, rememberManageKey } from '../../lib/device.ts';
import { useIsDrawn, usePress } from '../../lib/press.ts';
import { useQuery, useQueryClient } from '../../lib/query/use-query.ts';
import { useVisit } from '../../lib/router/router.tsx';
import { toast } from '../../lib/toast.ts';
import { useHydrated } from '../../lib/use-client-value.ts';
import { QuidStep } from './quid-step.tsx';
import { RuleEditor } from './rule-editor.tsx';
import { RuleSaved, type SavedRule } from './rule-saved.tsx';
import { ruleSubjectQuery } from './rules.queries.ts';
import { SentGifts } from './sent-gifts.tsx';
import { words } from './words/en.ts';

/** Code entry, then the gift with its rule, then the confirmation. Cancelling starts over. */
export function RulesPage() {
  const { quid: inLink = '' } = useVisit().search;
  const isBrowser = useHydrated();
  // A file knows nothing of what its address asks for.
  const isDrawn = useIsDrawn();
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState<string>();
  // A link names the gift until the person chooses or cancels.
  const quid = chosen ?? (isBrowser || isDrawn ? (parseQuid(inLink) ?? '') : '');
  const [typedKey, setTypedKey] = useState<{ quid: string; key: string }>();
  const drawnFor = useQueryClient().getQueryData(ruleSubjectQuery(quid, undefined).queryKey);
  const mayNeedKey = isBrowser && quid !== '' && drawnFor?.gift.id === undefined;
  const manageKey = typedKey?.quid === quid ? typedKey.key : mayNeedKey ? manageKeyOf(quid) : undefined;
  const subject = useQuery(ruleSubjectQuery(quid, manageKey));
  const sent = usePress('load').typed?.quid;
  const pressed = usePress('save').said;
  const [saved, setSaved] = useState<SavedRule | undefined>(
    pressed !== undefined && subject.data?.rule ? { rule: subject.data.rule, isNew: pressed === 'created' } : undefined,
  );
  const problem = subject.isError ? problemOf(subject.error) : undefined;

  const failedAt = subject.errorUpdatedAt;
  // Every failed try is said, also when it fails the same way twice.
  useEffect(() => {
    if (problem && failedAt > 0) toast.error(problem);
  }, [problem, failedAt]);

  const startOver = () => {
    setSaved(undefined);
    setTypedKey(undefined);
    setChosen('');
    setTyped('');
  };

  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-8 px-4 py-8 sm:py-12">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">{words.title}</h1>
        <p className="text-ink-2 text-lg">{words.whatItIsFor}</p>
      </div>
      {saved ? (
        <RuleSaved {...saved} onAnother={startOver} />
      ) : subject.data ? (
        <RuleEditor
          key={subject.data.gift.quid}
          subject={subject.data}
          isNew={chosen !== undefined}
          manageKey={manageKey}
          onManageKey={(key) => setTypedKey({ quid, key })}
          onCancel={startOver}
          onSaved={(rule, isNew) => {
            if (manageKey) rememberManageKey(quid, manageKey);
            setSaved({ rule, isNew });
          }}
        />
      ) : (
        <>
          <QuidStep
            code={typed ?? sent ?? groupQuid(quid)}
            onCode={setTyped}
            isLoading={subject.isFetching}
            problem={problem}
            isNew={chosen === ''}
            onLoad={(next) => (next === quid ? void subject.refetch() : setChosen(next))}
          />
          {!subject.isFetching && (
            <SentGifts
              onChoose={() => {
                setTyped(undefined);
                setChosen(undefined);
              }}
            />
          )}
        </>
      )}
    </div>
  );
}

const problemOf = (error: unknown): string =>
  hasStatus(error, 404) || hasStatus(error, 422) ? words.code.notFound : words.code.notLoaded;
