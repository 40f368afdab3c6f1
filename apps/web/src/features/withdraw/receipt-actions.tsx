import type { Withdrawal } from '@jara/contract/withdrawals';
import { FileText, Share2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { messageOf } from '../../lib/api.ts';
import { knownGift } from '../../lib/device.ts';
import { useMutation } from '../../lib/query/use-mutation.ts';
import { toast } from '../../lib/toast.ts';
import { receiptPdfUrl } from './withdraw.queries.ts';
import { words } from './words/en.tsx';

const loadFiles = () => import('./receipt-files.ts');

/** Proof of the transfer, as an image to send on and as a document to keep. */
export function ReceiptActions({ withdrawal, accessKey }: { withdrawal: Withdrawal; accessKey: string | undefined }) {
  const name = `receipt-${withdrawal.reference}`;
  const failed = (error: unknown) => toast.error(messageOf(error, words.somethingWentWrong));
  const image = useMutation({
    mutationFn: async () => {
      const gift = knownGift(withdrawal.quid);
      const [{ drawPayoutReceipt }, { offerFile }] = await Promise.all([import('./receipt-image.ts'), loadFiles()]);
      const blob = await drawPayoutReceipt(withdrawal, { theme: gift?.theme ?? 'adire', seed: gift?.clothSeed ?? 0 });
      await offerFile(new File([blob], `${name}.png`, { type: 'image/png' }), { share: true });
    },
    onError: failed,
  });
  const pdf = useMutation({
    mutationFn: async () => {
      const { fetchReceiptPdf, offerFile } = await loadFiles();
      const blob = await fetchReceiptPdf(withdrawal.id, accessKey);
      await offerFile(new File([blob], `${name}.pdf`, { type: 'application/pdf' }), { share: false });
    },
    onError: failed,
  });
  const save = (event: MouseEvent) => {
    event.preventDefault();
    if (!pdf.isPending) pdf.mutate();
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        size="sm"
        className="flex-1 noscript:hidden"
        busy={image.isPending}
        onClick={() => image.mutate()}
      >
        <Share2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {words.receipt.share}
      </Button>
      <a
        href={receiptPdfUrl(withdrawal.id)}
        aria-busy={pdf.isPending || undefined}
        className={buttonClass('secondary', 'sm', 'flex-1')}
        onClick={save}
      >
        {pdf.isPending ? <Spinner /> : <FileText aria-hidden="true" className="size-5" strokeWidth={1.75} />}
        {words.receipt.pdf}
      </a>
    </div>
  );
}
