import { createMemoryHistory, createRouter, type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { askOnReturn } from '../lib/query/ask-on-return.ts';
import { QueryClient } from '../lib/query/query-client.ts';
import { QueryClientContext } from '../lib/query/use-query.ts';
import { adminRoutes } from './admin-routes.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { parseSearch, stringifySearch } from './search.ts';

const makeRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree: adminRoutes,
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: CrashScreen,
    defaultOnCatch: console.error,
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}

/** Every address of the portal, in the router's notation. */
export const portalAddresses = (): string[] =>
  Object.keys(makeRouter(createMemoryHistory()).routesByPath).filter((path) => !path.endsWith('/$'));

export function startPortal(root: HTMLElement): void {
  const queryClient = new QueryClient();
  askOnReturn(queryClient);
  createRoot(root).render(
    <StrictMode>
      <QueryClientContext value={queryClient}>
        <RouterProvider router={makeRouter()} />
      </QueryClientContext>
    </StrictMode>,
  );
}
