import '../.cache/fonts/fonts.css';
import './styles/site.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PAGES } from './app/pages.ts';
import { Site } from './app/site.tsx';
import { sayUnknownAddress } from './app/unknown-address.ts';
import { takeKnown } from './lib/known.ts';
import { loadLate } from './lib/load-late.ts';
import { askOnReturn } from './lib/query/ask-on-return.ts';
import { QueryClient } from './lib/query/query-client.ts';
import { openVisit, stateOfEntry, type Visit } from './lib/router/router.tsx';
import { followTheme } from './lib/theme.ts';

/** The server has kept the language that was chosen; the address is passed on without it. */
function forgetChoice(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('language')) return;
  url.searchParams.delete('language');
  history.replaceState(history.state, '', url);
}

async function start(root: HTMLElement): Promise<void> {
  // Staff come to the portal by its own address, never from a page of the site.
  if (/^\/admin(\/|$)/.test(location.pathname)) {
    const { startPortal } = await loadLate(() => import('./app/admin-router.tsx'));
    startPortal(root);
    return;
  }
  const queryClient = new QueryClient();
  askOnReturn(queryClient);
  const first = await loadLate(() => openVisit(PAGES, location.href, stateOfEntry()));
  if (!first || root.dataset.page !== location.pathname) {
    createRoot(root).render(<Site first={first ?? (await home())} queryClient={queryClient} />);
    return;
  }
  takeKnown(queryClient, JSON.parse(document.getElementById('known')?.textContent ?? '[]'));
  // In slices, so that a slow phone can scroll and type while the markup comes alive.
  startTransition(() => {
    hydrateRoot(root, <Site first={first} queryClient={queryClient} />);
  });
}

/** For an address that does not exist. */
async function home(): Promise<Visit> {
  history.replaceState(null, '', '/');
  const visit = await loadLate(() => openVisit(PAGES, '/'));
  if (!visit) throw new Error('There is no home page');
  sayUnknownAddress();
  return visit;
}

forgetChoice();
followTheme();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// Not awaited at the top level: a page's chunk imports this one and would wait for it while being waited for.
void start(root);
