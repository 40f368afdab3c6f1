import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { adminRoutes } from './admin-routes.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { publicRoutes } from './public-routes.tsx';
import { rootRoute } from './root-route.tsx';
import { parseSearch, stringifySearch } from './search.ts';

const routeTree = rootRoute.addChildren([publicRoutes, ...adminRoutes]);

export const makeRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
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
