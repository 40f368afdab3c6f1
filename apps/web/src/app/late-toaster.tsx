import { lazy, Suspense } from 'react';
import { useHydrated } from '../lib/use-client-value.ts';

const Toaster = lazy(async () => ({ default: (await import('react-hot-toast')).Toaster }));
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
