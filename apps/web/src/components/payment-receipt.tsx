import type { Payment } from '@jara/contract/payments';
import { paymentReceipt } from '@jara/contract/receipts';
import { ReceiptText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { urlOf } from '../lib/api.ts';
import { loadLate } from '../lib/load-late.ts';
import { words } from './sending/words/en.tsx';
import { Button, buttonClass } from './ui/button.tsx';
import { Spinner } from './ui/spinner.tsx';

const ReceiptDialog = lazy(() => loadLate(() => import('./payment-receipt-dialog.tsx')));

/** The receipt is made when it is asked for. */
export function PaymentReceiptButton({ payment }: { payment: Payment }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <noscript>
        {import.meta.env.SSR && (
          <a href={urlOf(paymentReceipt.path, { params: { id: payment.id } })} className={buttonClass('ghost')}>
            {words.receipt.pdf}
          </a>
        )}
      </noscript>
      <Button variant="ghost" className="noscript:hidden" onClick={() => setOpen(true)}>
        <ReceiptText aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {words.receipt.title}
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
    <Spinner label={words.receipt.fetching} />
  </span>
);
