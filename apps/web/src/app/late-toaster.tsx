import { lazy, Suspense } from 'react';
import { loadLate } from '../lib/load-late.ts';
import { useHydrated } from '../lib/use-client-value.ts';

const Toaster = lazy(async () => ({ default: (await loadLate(() => import('react-hot-toast'))).Toaster }));
const look = {
  background: 'var(--ink)',
  color: 'var(--bg)',
  borderRadius: '12px',
  fontWeight: 600,
  maxWidth: '26rem',
};

/** Toasts answer something a person did, so their code may come after the first screen stands. */
export function LateToaster() {
  return (
    useHydrated() && (
      <Suspense>
        <Toaster position="top-center" toastOptions={{ style: look }} />
      </Suspense>
    )
  );
}
