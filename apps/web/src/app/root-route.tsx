import { createRootRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { PageMetaKeeper } from './page-meta-keeper.tsx';

export const rootRoute = createRootRoute({
  component: () => (
    <>
      <PageMetaKeeper />
      <Outlet />
    </>
  ),
  notFoundComponent: lazyRouteComponent(() => import('./unknown-address.tsx'), 'UnknownAddress'),
});
