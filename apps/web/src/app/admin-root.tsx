import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { Toaster } from '../components/toaster.tsx';
import { Spinner } from '../components/ui/spinner.tsx';
import { LiveApiProvider } from '../features/admin/api/staff-api-context.tsx';
import { PracticeBanner } from '../features/admin/practice/practice-banner.tsx';
import { usePractising } from '../features/admin/practice/practice-mode.ts';
import { OPERATOR } from '../lib/operator.ts';
import { adminTitle } from './meta/admin-pages.ts';
import { SandboxBand } from './notices.tsx';

const PracticeApiProvider = lazy(() => import('../features/admin/practice/practice-api-provider.tsx'));

/** Everything below `/admin`, over the server or over the practice ground. */
export function AdminRoot() {
  const practising = usePractising();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  useEffect(() => {
    document.title = `${adminTitle(pathname)} | ${OPERATOR.productName} staff`;
  }, [pathname]);
  return practising ? (
    <Suspense fallback={<Waiting />}>
      <PracticeApiProvider>
        <PracticeBanner />
        <Outlet />
        <StaffToaster />
      </PracticeApiProvider>
    </Suspense>
  ) : (
    <LiveApiProvider>
      <SandboxBand />
      <Outlet />
      <StaffToaster />
    </LiveApiProvider>
  );
}

const Waiting = () => (
  <div role="status" className="grid min-h-dvh place-items-center text-brand">
    <Spinner className="size-8" label="Setting up practice mode" />
  </div>
);

const StaffToaster = () => <Toaster at="right" durations={{ success: 3000, error: 5000 }} />;
