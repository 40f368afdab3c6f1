import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { FlaskConical, WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { limitsQuery } from '../lib/limits.ts';

/** On every screen while the provider is the local one, so that nobody mistakes practice for money. */
export function SandboxBand() {
  const { data } = useQuery(limitsQuery);
  if (data?.mode !== 'sandbox') return null;
  return (
    <aside
      aria-label="Practice mode"
      className="no-print flex items-center justify-center gap-2 border-line border-b bg-warn-soft px-4 py-1.5 text-center font-semibold text-sm text-warn"
    >
      <FlaskConical aria-hidden="true" className="size-4 shrink-0" strokeWidth={2} />
      <span>
        Test money<span className="font-normal max-xs:hidden">: no real card is charged, no real bank is paid</span>
      </span>
    </aside>
  );
}

const watchConnection = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  const isWriting = useLocation({ select: ({ pathname }) => pathname === '/create' });
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-warn-soft px-4 py-2 text-center font-semibold text-sm text-warn">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          You are offline.{isWriting && ' Your draft is safe on this device.'}
        </p>
      )}
    </div>
  );
}
