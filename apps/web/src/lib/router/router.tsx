import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type Address, hrefOf, matchOf, type Params, type Search, type Target } from './addresses.ts';

/** What one page tells the next. It is in no address, and stays with the entry of the browser's history. */
export interface VisitState {
  /** Somebody typed the code here, so it is looked up whatever the browser calls itself. */
  isTyped?: boolean;
  /** They came from opening the gift, so afterwards they follow the money instead of leaving for the list. */
  fromClaim?: boolean;
  /** They pressed "Make it public" where the gift was paid for. */
  wantsToPublish?: boolean;
  /** The key with which they have sent the money on the page before. */
  accessKey?: string;
  /** What stood behind the `#` of the link they followed, and was taken out of the address bar. */
  hash?: string;
}

/** Where somebody is, with the page that is there. */
export interface Visit {
  pathname: string;
  /** What stands behind the `?`, all of it. */
  searchText: string;
  /** What stands behind the `#`, or stood there. */
  hash: string;
  state: VisitState;
  address: Address;
  params: Params;
  search: Search;
  Page: ComponentType;
}

/** What brings each page. */
export type Pages = Record<Address, () => Promise<ComponentType>>;

/** Fetches the page at an address. There may be none. */
export async function openVisit(pages: Pages, href: string, state: VisitState = {}): Promise<Visit | undefined> {
  const { pathname, search, hash } = new URL(href, 'http://this.site');
  const match = matchOf(pathname, search);
  if (!match) return undefined;
  const Page = await pages[match.address]();
  return { ...match, pathname, searchText: search, hash: hashIn(hash, state), state, Page };
}

const hashIn = (hash: string, state: VisitState): string => hash.slice(1) || (state.hash ?? '');

export interface GoOptions {
  state?: VisitState | undefined;
  /** Where the page is the same one, it stays where it is. */
  keepsScroll?: boolean | undefined;
  /** What stands on both pages moves from its place on one to that on the other. */
  morphs?: boolean | undefined;
}

interface Router {
  go: (target: Target, options?: GoOptions) => Promise<void>;
  /** Fetches a page ahead of the press. */
  fetchAhead: (to: Address) => void;
  /** Takes what stands behind the `#` out of the address bar. What is kept of it stays with the entry of the history. */
  takeHash: (kept?: string) => void;
}

const VisitContext = createContext<Visit | undefined>(undefined);
const RouterContext = createContext<Router | undefined>(undefined);

interface RouterProviderProps {
  pages: Pages;
  first: Visit;
  /** Before another page is shown. */
  onLeave?: () => void;
  children: ReactNode;
}

/**
 * Shows page after page without loading the document anew. A page is fetched first and the address changes with it, so that the
 * two never disagree; of two presses the later one counts.
 */
export function RouterProvider({ pages, first, onLeave, children }: RouterProviderProps) {
  const [shown, setShown] = useState<{ visit: Visit; scrollTo?: number }>({ visit: first });
  const current = useRef(first);
  const scrolled = useScrolled();

  const { router, comeBack } = useMemo(() => {
    let presses = 0;
    const show = (visit: Visit, scrollTo?: number) => {
      const { pathname, searchText } = current.current;
      if (visit.pathname !== pathname || visit.searchText !== searchText) onLeave?.();
      current.current = visit;
      setShown(scrollTo === undefined ? { visit } : { visit, scrollTo });
    };
    /** Its file may be gone, after a release, or the line: then the browser goes there by itself, which knows what to say. */
    const open = async (href: string, state: VisitState | undefined, loadDocument: () => void) => {
      presses += 1;
      const press = presses;
      showGoing(true);
      const visit = await openVisit(pages, href, state).catch(() => undefined);
      if (press !== presses) return undefined;
      showGoing(false);
      if (!visit) loadDocument();
      return visit;
    };
    return {
      router: {
        go: async (target, { state, keepsScroll, morphs } = {}) => {
          const href = hrefOf(target);
          const visit = await open(href, state, () => {
            // The page that is here is better than none.
            if (navigator.onLine) location.assign(href);
          });
          if (!visit) return;
          const turn = () => {
            history.pushState(entryOf(state), '', href);
            show(visit, keepsScroll ? undefined : 0);
          };
          if (morphs && 'startViewTransition' in document) document.startViewTransition(() => flushSync(turn));
          else turn();
        },
        // Whoever then presses it hears what went wrong.
        fetchAhead: (to) => void pages[to]().catch(() => undefined),
        takeHash: (hash = '') => {
          const state = { ...current.current.state, hash };
          history.replaceState({ ...entryIn(history.state), state }, '', location.pathname + location.search);
          show({ ...current.current, hash, state });
        },
      } satisfies Router,
      comeBack: async () => {
        const { pathname, search, hash, href } = location;
        const { state } = entryIn(history.state);
        // A link to a place in the page, which the browser has found already.
        if (pathname === current.current.pathname && search === current.current.searchText) {
          // Whatever was on its way is not where they are any more.
          presses += 1;
          showGoing(false);
          return show({ ...current.current, hash: hashIn(hash, state), state });
        }
        const scrollTo = scrolled.at(history.state);
        const visit = await open(href, state, () => location.reload());
        if (visit) show(visit, scrollTo);
      },
    };
  }, [pages, onLeave, scrolled]);

  useEffect(() => {
    const onPop = () => void comeBack();
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [comeBack]);

  useLayoutEffect(() => {
    if (shown.scrollTo !== undefined) scrollTo({ top: shown.scrollTo, behavior: 'instant' });
  }, [shown]);

  return (
    <RouterContext value={router}>
      <VisitContext value={shown.visit}>{children}</VisitContext>
    </RouterContext>
  );
}

/** The style sheet shows it, when it takes long. */
const showGoing = (isGoing: boolean) => document.documentElement.toggleAttribute('data-going', isGoing);

interface Entry {
  /** Tells one entry of the history from another. */
  at: number;
  state: VisitState;
}

const entryOf = (state: VisitState = {}): Entry => ({ at: Date.now(), state });

/** An entry that the browser made by itself has nothing of ours in it. */
const entryIn = (kept: Partial<Entry> | null): Entry => ({ at: kept?.at ?? 0, state: kept?.state ?? {} });

export const stateOfEntry = (): VisitState => entryIn(history.state).state;

/** How far each entry of the history was scrolled, for as long as the document lives. A reload is the browser's own matter. */
function useScrolled() {
  const [positions] = useState(() => new Map<number, number>());
  useEffect(() => {
    const note = () => positions.set(entryIn(history.state).at, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [positions]);
  return useMemo(() => ({ at: (kept: Entry | null) => positions.get(entryIn(kept).at) ?? 0 }), [positions]);
}

/** Missing in the portal, which has a router of its own: there a link to the site loads a document. */
export const useRouter = (): Router | undefined => useContext(RouterContext);

export function useVisit(): Visit {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error('No page of the site is shown here');
  return visit;
}

function useSiteRouter(): Router {
  const router = useRouter();
  if (!router) throw new Error('No page of the site is shown here');
  return router;
}

/** Goes to a page of the site. */
export const useGo = (): Router['go'] => useSiteRouter().go;

/** For what nobody should share or find in the history. */
export const useTakeHash = (): Router['takeHash'] => useSiteRouter().takeHash;
