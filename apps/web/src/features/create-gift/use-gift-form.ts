import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { randomClothSeed } from '@jara/domain/cloth/cloth';
import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { EMPTY_DRAFT, readDraft, saveDraft } from '../../lib/gift-draft.ts';
import { limitsQuery } from '../../lib/limits.ts';
import { usePress } from '../../lib/press.ts';
import { typedWords } from '../../lib/typed-words.ts';
import { useHydrated } from '../../lib/use-client-value.ts';
import { fieldProblems } from './field-problems.ts';
import { type CheckedGift, type GiftForm, giftFormSchema } from './gift-form.ts';
import { typedGift } from './typed-gift.ts';

const SAVE_AFTER_MS = 300;

/** The form with its draft: what was typed on this device comes back after a refresh, a crash or a week. */
export function useGiftForm() {
  const { data: limits } = useQuery(limitsQuery);
  const schema = useMemo(() => giftFormSchema(limits), [limits]);
  const [sent] = useState(useSentGift());
  const form = useForm<GiftForm, unknown, CheckedGift>({
    defaultValues: { ...EMPTY_DRAFT, password: '', ...typedGift(sent.words ?? {}) },
    resolver: standardSchemaResolver(schema),
    mode: 'onTouched',
  });
  const { reset, setError, subscribe } = form;
  const isAlive = useHydrated();
  const [early] = useState(() => ({ isAlive, words: typedWords(isAlive) }));
  const [hasJoined, setHasJoined] = useState(false);

  // The page was drawn knowing nothing of this device, so its draft joins after hydration.
  useEffect(() => {
    const draft = (sent.words ? undefined : readDraft()) ?? {
      ...EMPTY_DRAFT,
      clothSeed: randomClothSeed(Math.random),
    };
    // Coming alive takes a slow phone a moment, and somebody may be typing all the while.
    const words = { ...sent.words, ...early.words, ...typedWords(early.isAlive) };
    startTransition(() => {
      reset({ ...draft, password: '', ...typedGift(words) });
      for (const { field, message } of sent.problems) setError(field, { type: 'server', message });
      setHasJoined(true);
    });
    let timer: ReturnType<typeof setTimeout>;
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        timer = setTimeout(() => saveDraft(values), SAVE_AFTER_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [reset, setError, subscribe, early, sent]);

  const { errors } = form.formState;
  return { form, schema, limits, sent, errors: hasJoined ? errors : sent.errors };
}

/** What was pressed before the scripts had come, and what the server said to it. */
function useSentGift() {
  const [pay, rule] = [usePress('pay'), usePress('rule')];
  const problems = fieldProblems(pay.refusal);
  return {
    words: pay.typed ?? rule.typed,
    problems,
    errors: Object.fromEntries(
      problems.map(({ field, message }) => [field, { type: 'server', message }]),
    ) as FieldErrors<GiftForm>,
    refusal: pay.refusal,
    said: pay.said,
    /** They asked for what can be said about who may open it. */
    wantsRule: rule.typed !== undefined,
  };
}
