import { lazy, Suspense } from 'react';
import { loadLate } from '../lib/load-late.ts';
import { useClientValue } from '../lib/use-client-value.ts';

const ScanButton = lazy(async () => ({ default: (await loadLate(() => import('./scan-button.tsx'))).ScanButton }));

const mayScan = () => 'BarcodeDetector' in window && navigator.mediaDevices !== undefined;

/** Offered where the browser reads QR codes itself. Until it comes, and everywhere else, a code is typed or pasted. */
export const LateScan = ({ onRead }: { onRead: (text: string) => void }) =>
  useClientValue(mayScan, false) && (
    <Suspense>
      <ScanButton onRead={onRead} />
    </Suspense>
  );
