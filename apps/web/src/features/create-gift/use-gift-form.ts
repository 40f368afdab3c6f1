import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { randomClothSeed } from '@jara/domain/cloth/cloth';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { EMPTY_DRAFT, readDraft, saveDraft } from '../../lib/gift-draft.ts';
import { limitsQuery } from '../../lib/limits.ts';
import { type CheckedGift, type GiftForm, giftFormSchema } from './gift-form.ts';

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

  // The prerendered page knows nothing of this device, so its draft joins after hydration.
  useEffect(() => {
    reset({ ...(readDraft() ?? { ...EMPTY_DRAFT, clothSeed: randomClothSeed(Math.random) }), password: '' });
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
  }, [reset, subscribe]);

  return { form, schema };
}
