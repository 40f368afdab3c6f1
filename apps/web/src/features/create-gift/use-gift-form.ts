import { randomClothSeed } from '@jara/domain/cloth/cloth';
import { startTransition, useEffect, useState } from 'react';
import { useFormState } from '../../lib/form-state.ts';
import { EMPTY_DRAFT, readDraft, saveDraft } from '../../lib/gift-draft.ts';
import { limitsQuery } from '../../lib/limits.ts';
import { usePress } from '../../lib/press.ts';
import { useQuery } from '../../lib/query/use-query.ts';
import { typedWords } from '../../lib/typed-words.ts';
import { useHydrated } from '../../lib/use-client-value.ts';
import { fieldProblems } from './field-problems.ts';
import { type GiftForm, giftProblems } from './gift-form.ts';
import { typedGift } from './typed-gift.ts';

const SAVE_AFTER_MS = 300;

/** The form with its draft: what was typed on this device comes back after a refresh, a crash or a week. */
export function useGiftForm() {
  const { data: limits } = useQuery(limitsQuery);
  const [sent] = useState(useSentGift());
  const form = useFormState<GiftForm>(
    { ...EMPTY_DRAFT, password: '', ...typedGift(sent.words ?? {}) },
    (gift) => giftProblems(gift, limits),
    sent.problems,
  );
  const { values, isChanged, fillIn } = form;
  const isAlive = useHydrated();
  const [early] = useState(() => ({ isAlive, words: typedWords(isAlive) }));

  // The page was drawn knowing nothing of this device, so its draft joins after hydration.
  useEffect(() => {
    const draft = (sent.words ? undefined : readDraft()) ?? {
      ...EMPTY_DRAFT,
      clothSeed: randomClothSeed(Math.random),
    };
    // Coming alive takes a slow phone a moment, and somebody may be typing all the while.
    const words = { ...sent.words, ...early.words, ...typedWords(early.isAlive) };
    startTransition(() => fillIn({ ...draft, password: '', ...typedGift(words) }));
  }, [fillIn, early, sent]);

  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => saveDraft(values), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [values, isChanged]);

  return { form, limits, sent };
}

/** What was pressed before the scripts had come, and what the server said to it. */
function useSentGift() {
  const [pay, rule] = [usePress('pay'), usePress('rule')];
  return {
    words: pay.typed ?? rule.typed,
    problems: fieldProblems(pay.refusal),
    refusal: pay.refusal,
    said: pay.said,
    /** They asked for what can be said about who may open it. */
    wantsRule: rule.typed !== undefined,
  };
}
