import { FlaskConical, WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { limitsQuery } from '../lib/limits.ts';
import { useQuery } from '../lib/query/use-query.ts';
import { useVisit } from '../lib/router/router.tsx';
import { words } from './words/en.tsx';

/** On every screen while the provider is the local one, so that nobody mistakes practice for money. */
export function SandboxBand() {
  const { data } = useQuery(limitsQuery);
  if (data?.mode !== 'sandbox') return null;
  return (
    <aside
      aria-label={words.practiceMode}
      className="no-print flex items-center justify-center gap-2 border-line border-b bg-warn-soft px-4 py-1.5 text-center font-semibold text-sm text-warn"
    >
      <FlaskConical aria-hidden="true" className="size-4 shrink-0" strokeWidth={2} />
      <span>
        {words.testMoney}
        <span className="font-normal max-xs:hidden">: {words.testMoneyMeans}</span>
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
  const isWriting = useVisit().pathname === '/create';
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-warn-soft px-4 py-2 text-center font-semibold text-sm text-warn">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          {isWriting ? words.offlineWithDraft : words.offline}
        </p>
      )}
    </div>
  );
}
