import { useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type ListShape, type ListState, readListState, type Words, wordsOf } from './list-state.ts';

const KEPT = ['id', 'action', 'staffId', 'subjectKind', 'subjectId', 'assignee', 'role', 'state'];

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
    go({ ...keptFrom(words), ...wordsOf(shape, { ...state, page: 1, ...part }) }, options);
  /** Sets a word of the address that is this page's own, such as the record that is open. */
  const setWord = (name: string, value: string | undefined, options?: { replace?: boolean }) => {
    const { [name]: _, ...others } = { ...keptFrom(words), ...wordsOf(shape, state) };
    go(value === undefined ? others : { ...others, [name]: value }, options);
  };
  return { state, words, change, setWord };
}

const keptFrom = (words: Words): Record<string, string> =>
  Object.fromEntries(
    KEPT.flatMap((name) => {
      const value = words[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
