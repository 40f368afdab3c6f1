import type { Payment } from '@jara/contract/payments';
import { ReceiptText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from './ui/button.tsx';

const ReceiptDialog = lazy(() => import('./payment-receipt-dialog.tsx'));

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
        <Suspense>
          <ReceiptDialog payment={payment} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
