import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { randomClothSeed } from '@jara/domain/cloth/cloth';
import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { EMPTY_DRAFT, readDraft, saveDraft } from '../../lib/gift-draft.ts';
import { limitsQuery } from '../../lib/limits.ts';
import { useHydrated } from '../../lib/use-client-value.ts';
import { type CheckedGift, type GiftForm, giftFormSchema } from './gift-form.ts';
import { typedEarly } from './typed-early.ts';

const SAVE_AFTER_MS = 300;

/** The form with its draft: what was typed on this device comes back after a refresh, a crash or a week. */
export function useGiftForm() {
  const { data: limits } = useQuery(limitsQuery);
  const schema = useMemo(() => giftFormSchema(limits), [limits]);
  const form = useForm<GiftForm, unknown, CheckedGift>({
    defaultValues: { ...EMPTY_DRAFT, password: '' },
    resolver: standardSchemaResolver(schema),
    mode: 'onTouched',
  });
  const { reset, subscribe } = form;
  const isAlive = useHydrated();
  const [early] = useState(() => ({ isAlive, gift: typedEarly(isAlive) }));

  // The prerendered page knows nothing of this device, so its draft joins after hydration.
  useEffect(() => {
    const draft = readDraft() ?? { ...EMPTY_DRAFT, clothSeed: randomClothSeed(Math.random) };
    // Coming alive takes a slow phone a moment, and somebody may be typing all the while.
    const typed = { ...early.gift, ...typedEarly(early.isAlive) };
    startTransition(() => reset({ ...draft, password: '', ...typed }));
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
  }, [reset, subscribe, early]);

  return { form, schema, limits };
}
