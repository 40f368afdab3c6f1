import '../.cache/fonts/fonts.css';
import './styles/site.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { makeQueryClient, Providers } from './app/providers.tsx';
import { makeRouter } from './app/router.tsx';
import { takeKnown } from './lib/known.ts';
import { loadLate } from './lib/load-late.ts';
import { forgetPresses } from './lib/press.ts';
import { followTheme } from './lib/theme.ts';

/** The server has kept the language that was chosen; the address is passed on without it. */
function forgetChoice(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('language')) return;
  url.searchParams.delete('language');
  history.replaceState(history.state, '', url);
}

async function start(root: HTMLElement): Promise<void> {
  const isPortal = /^\/admin(\/|$)/.test(location.pathname);
  const adminRoutes = isPortal ? (await loadLate(() => import('./app/admin-routes.tsx'))).adminRoutes : ([] as const);
  const router = makeRouter({ adminRoutes });
  const queryClient = makeQueryClient();
  const page = (
    <StrictMode>
      <Providers router={router} queryClient={queryClient} />
    </StrictMode>
  );
  if (root.dataset.page !== location.pathname) {
    createRoot(root).render(page);
    return;
  }
  takeKnown(queryClient, JSON.parse(document.getElementById('known')?.textContent ?? '[]'));
  // Tells the router that markup is already there, so that its first render has the same boundaries as the file's.
  router.ssr = { manifest: undefined };
  await router.load();
  // What a press on this page was told is not for the next one.
  router.subscribe('onBeforeNavigate', () => forgetPresses(queryClient));
  // In slices, so that a slow phone can scroll and type while the markup comes alive.
  startTransition(() => {
    hydrateRoot(root, page);
  });
}

forgetChoice();
followTheme();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// Not awaited at the top level: a page's chunk imports this one and would wait for it while being waited for.
void start(root);
