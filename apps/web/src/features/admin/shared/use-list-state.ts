import { useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import {
  type ListShape,
  type ListState,
  ownWordsOf,
  readListState,
  type Words,
  withOwnWords,
  wordsOf,
} from './list-state.ts';

/** A list's filters, order and page, kept in the address: the back button works, and a link can be sent. */
export function useListState<Facet extends string, Sort extends string>(shape: ListShape<Facet, Sort>) {
  const router = useRouter();
  const words: Words = useSearch({ strict: false });
  const state = readListState(shape, words);

  const go = useCallback(
    (next: Record<string, string>, { replace = false } = {}) => {
      const search = new URLSearchParams(next).toString();
      const { pathname } = router.state.location;
      void router.navigate({ href: search === '' ? pathname : `${pathname}?${search}`, replace, resetScroll: false });
    },
    [router],
  );
  /** Anything but turning the page starts again at the first one. */
  const change = (part: Partial<ListState<Facet, Sort>>, options?: { replace?: boolean }) =>
    go({ ...ownWordsOf(words), ...wordsOf(shape, { ...state, page: 1, ...part }) }, options);
  /** Sets words of the address that are this page's own, such as the record that is open. */
  const setOwn = (own: Parameters<typeof withOwnWords>[2]) => go(withOwnWords(shape, words, own));
  return { state, words, change, setOwn };
}
