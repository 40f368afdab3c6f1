import type { Payment } from '@jara/contract/payments';
import { Download, Printer } from 'lucide-react';
import { messageOf } from '../lib/api-error.ts';
import { OPERATOR } from '../lib/operator.ts';
import { downloadBlob } from '../lib/picture.ts';
import { toast } from '../lib/toast.ts';
import { Cloth } from './cloth.tsx';
import { Money } from './money.tsx';
import { drawPaymentReceipt, receiptLines } from './receipt-picture.ts';
import { words } from './sending/words/en.tsx';
import { Button } from './ui/button.tsx';
import { Dialog } from './ui/dialog.tsx';
import { words as shared } from './words/en.tsx';

export default function ReceiptDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const lines = receiptLines(payment);
  const download = async () => {
    try {
      downloadBlob(await drawPaymentReceipt(payment), `receipt-${payment.reference}.png`);
    } catch (error) {
      toast.error(messageOf(error, shared.somethingWentWrong));
    }
  };
  return (
    <Dialog
      open
      title={words.receipt.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" size="sm" className="no-print" onClick={() => print()}>
            <Printer aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
            {words.receipt.print}
          </Button>
          <Button size="sm" className="no-print" onClick={() => void download()}>
            <Download aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
            {words.receipt.saveAsImage}
          </Button>
        </>
      }
    >
      <div className="torn-edge rounded-t-card bg-sunken pb-6">
        <Cloth
          theme={payment.theme}
          seed={payment.clothSeed}
          ratio={8}
          columns={12}
          className="h-10 w-full rounded-t-card"
        />
        <div className="flex flex-col gap-4 p-5">
          <p className="text-ink-2 text-sm">{words.receipt.of(OPERATOR.productName)}</p>
          <p className="font-display font-extrabold text-3xl">
            <Money amount={payment.amount} currency={payment.currency} />
          </p>
          <dl className="flex flex-col gap-2 text-sm">
            {lines.map(({ label, value }) => (
              <div key={label} className="flex justify-between gap-4">
                <dt className="shrink-0 text-ink-3">{label}</dt>
                <dd className="min-w-0 break-all text-right font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Dialog>
  );
}
