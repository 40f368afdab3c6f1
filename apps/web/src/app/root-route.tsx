import { createRootRoute, Navigate, Outlet } from '@tanstack/react-router';
import { PageMetaKeeper } from './page-meta-keeper.tsx';

export const rootRoute = createRootRoute({
  component: () => (
    <>
      <PageMetaKeeper />
      <Outlet />
    </>
  ),
  notFoundComponent: () => <Navigate to="/" replace />,
});
