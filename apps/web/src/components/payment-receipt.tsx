import type { Payment } from '@jara/contract/payments';
import { ReceiptText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { loadLate } from '../lib/load-late.ts';
import { Button } from './ui/button.tsx';
import { Spinner } from './ui/spinner.tsx';

const ReceiptDialog = lazy(() => loadLate(() => import('./payment-receipt-dialog.tsx')));

/** The receipt is made when it is asked for. */
export function PaymentReceiptButton({ payment }: { payment: Payment }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <ReceiptText aria-hidden="true" className="size-5" strokeWidth={1.75} />
        Receipt
      </Button>
      {open && (
        <Suspense fallback={<Fetching />}>
          <ReceiptDialog payment={payment} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const Fetching = () => (
  <span role="status" className="self-center text-brand">
    <Spinner label="Fetching the receipt" />
  </span>
);
