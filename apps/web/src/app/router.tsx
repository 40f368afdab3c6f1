import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { CrashScreen } from './crash-screen.tsx';
import { publicRoutes } from './public-routes.tsx';
import { rootRoute } from './root-route.tsx';
import { parseSearch, stringifySearch } from './search.ts';

type AdminRoutes = typeof import('./admin-routes.tsx').adminRoutes;

interface RouterParts {
  /** None for a visit of the site: staff come to the portal by its own address, never from a page of the site. */
  adminRoutes: AdminRoutes | readonly [];
  history?: RouterHistory;
}

export const makeRouter = ({ adminRoutes, history }: RouterParts) =>
  createRouter({
    // Addresses of the portal are named on its own pages only, so the type may know them always.
    routeTree: rootRoute.addChildren([publicRoutes, ...adminRoutes] as unknown as [
      typeof publicRoutes,
      ...AdminRoutes,
    ]),
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: CrashScreen,
    // In the prerendered page it would be an inline script, which the page's security policy refuses.
    scrollRestoration: typeof document !== 'undefined',
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
