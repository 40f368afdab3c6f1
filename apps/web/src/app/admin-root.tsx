import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Toaster } from 'react-hot-toast';
import { Spinner } from '../components/ui/spinner.tsx';
import { LiveApiProvider } from '../features/admin/api/staff-api-context.tsx';
import { PracticeBanner } from '../features/admin/practice/practice-banner.tsx';
import { usePractising } from '../features/admin/practice/practice-mode.ts';
import { SandboxBand } from './notices.tsx';

const PracticeApiProvider = lazy(() => import('../features/admin/practice/practice-api-provider.tsx'));

/** Everything below `/admin`, over the server or over the practice ground. */
export function AdminRoot() {
  const practising = usePractising();
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

const look = { background: 'var(--ink)', color: 'var(--bg)', borderRadius: '12px', fontWeight: 600, maxWidth: '26rem' };

const StaffToaster = () => (
  <Toaster
    position="top-right"
    toastOptions={{
      style: look,
      duration: 5000,
      success: { duration: 3000 },
      error: { duration: 5000 },
      blank: { duration: 4000 },
      custom: { duration: 4000 },
      loading: { duration: 4000 },
    }}
  />
);
