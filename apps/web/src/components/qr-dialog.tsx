import { lazy, Suspense } from 'react';
import { loadLate } from '../lib/load-late.ts';
import { QuidText } from './quid-text.tsx';
import { words } from './sending/words/en.tsx';
import { Dialog } from './ui/dialog.tsx';
import { Skeleton } from './ui/skeleton.tsx';

const QrPicture = lazy(() => loadLate(() => import('./qr-picture.tsx')));

interface QrDialogProps {
  open: boolean;
  title?: string;
  url: string;
  quid: string;
  onClose: () => void;
}

export function QrDialog({ open, title = words.qr.title, url, quid, onClose }: QrDialogProps) {
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <div className="mx-auto w-full max-w-72">
        <Suspense fallback={<Skeleton className="aspect-square w-full" />}>
          <QrPicture text={url} label={words.qr.ofLink} />
        </Suspense>
      </div>
      <p className="text-center">
        <QuidText quid={quid} className="font-bold text-lg" />
      </p>
    </Dialog>
  );
}
