import type { Withdrawal } from '@jara/contract/withdrawals';
import { useMutation } from '@tanstack/react-query';
import { FileText, Share2 } from 'lucide-react';
import toast from 'react-hot-toast';
import { Button } from '../../components/ui/button.tsx';
import { messageOf } from '../../lib/api.ts';
import { knownGift } from '../../lib/device.ts';
import { fetchReceiptPdf, offerFile } from './receipt-files.ts';
import { drawPayoutReceipt } from './receipt-image.ts';

/** Proof of the transfer, as an image to send on and as a document to keep. */
export function ReceiptActions({ withdrawal, accessKey }: { withdrawal: Withdrawal; accessKey: string }) {
  const name = `receipt-${withdrawal.reference}`;
  const failed = (error: unknown) => toast.error(messageOf(error, 'Something went wrong'));
  const image = useMutation({
    mutationFn: async () => {
      const gift = knownGift(withdrawal.quid);
      const blob = await drawPayoutReceipt(withdrawal, { theme: gift?.theme ?? 'adire', seed: gift?.clothSeed ?? 0 });
      await offerFile(new File([blob], `${name}.png`, { type: 'image/png' }), { share: true });
    },
    onError: failed,
  });
  const pdf = useMutation({
    mutationFn: async () => {
      const blob = await fetchReceiptPdf(withdrawal.id, accessKey);
      await offerFile(new File([blob], `${name}.pdf`, { type: 'application/pdf' }), { share: false });
    },
    onError: failed,
  });
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" size="sm" className="flex-1" busy={image.isPending} onClick={() => image.mutate()}>
        <Share2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
        Share receipt
      </Button>
      <Button variant="secondary" size="sm" className="flex-1" busy={pdf.isPending} onClick={() => pdf.mutate()}>
        <FileText aria-hidden="true" className="size-5" strokeWidth={1.75} />
        PDF receipt
      </Button>
    </div>
  );
}
