import type { ListShape } from '@jara/contract/staff/lists';
import { useRouter, useRouterState, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { changed, type ListState, ownWordsOf, readListState, type Words, withOwnWords, wordsOf } from './list-state.ts';
import { usePageSize } from './use-page-size.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What a list is searched for. */
    searched?: string;
  }
}

/**
 * A list's filters, order and page, kept in the address: the back button works, and a link can be sent. What it is searched for
 * is kept beside the address, in the entry of the history: back and forward and a reload find it, and nobody else does.
 */
export function useListState<Facet extends string, Sort extends string>(shape: ListShape<Facet, Sort>) {
  const router = useRouter();
  const words: Words = useSearch({ strict: false });
  const searched = useRouterState({ select: ({ location }) => location.state.searched });
  const [limit, keepLimit] = usePageSize();
  const beside = { search: searched ?? words.search, limit };
  const state = readListState(shape, words, beside);

  const go = useCallback(
    (next: Record<string, string>, { search, replace = false }: { search: string; replace?: boolean }) => {
      const text = new URLSearchParams(next).toString();
      const { pathname } = router.state.location;
      void router.navigate({
        href: text === '' ? pathname : `${pathname}?${text}`,
        state: search.trim() === '' ? {} : { searched: search },
        replace,
        resetScroll: false,
      });
    },
    [router],
  );
  const change = (part: Partial<ListState<Facet, Sort>>, { replace = false } = {}) => {
    const next = changed(shape, state, part);
    go({ ...ownWordsOf(words), ...wordsOf(shape, next, beside) }, { search: next.search, replace });
  };
  /** Sets words of the address that are this page's own, such as the record that is open. */
  const setOwn = (own: Parameters<typeof withOwnWords>[2]) =>
    go(withOwnWords(shape, words, own, beside), { search: state.search });
  /** Goes to an address of this list, as a view keeps it. */
  const show = (view: Record<string, string>) => go(view, { search: '' });
  /** The next pages and lists have so many rows, too. */
  const setLimit = (size: number) => {
    keepLimit(size);
    go({ ...ownWordsOf(words), ...wordsOf(shape, { ...state, page: 1, limit: size }, { limit: size }) }, state);
  };

  // Somebody came by a link that names what to search for: it goes where it belongs before it is kept in a history.
  const { search: inAddress, ...rest } = words;
  const clean = inAddress === undefined ? undefined : JSON.stringify(rest);
  useEffect(() => {
    if (clean !== undefined && inAddress !== undefined) go(JSON.parse(clean), { search: inAddress, replace: true });
  }, [clean, inAddress, go]);
  return { state, words, change, setOwn, show, setLimit };
}
