import type { Payment } from '@jara/contract/payments';
import { clothDataUri } from '@jara/domain/cloth/cloth';
import { shownRecipient } from '@jara/domain/gift/delivery';
import { formatMoney } from '@jara/domain/money/format';
import { receiptSums } from '@jara/domain/payment/receipt-sums';
import { formatLagos } from '@jara/domain/time/lagos';
import { OPERATOR } from '../lib/operator.ts';
import { drawPicture, loadPicture } from '../lib/picture.ts';
import { words } from './sending/words/en.tsx';

/** What a receipt says, on screen and as a picture. The gift code is left out: receipts get shown around. */
export function receiptLines(payment: Payment): { label: string; value: string }[] {
  return [
    { label: words.receipt.status, value: payment.status === 'SUCCESS' ? words.receipt.paid : payment.status },
    ...receiptSums(payment.quote, payment.feePaidBy).map(({ label, value }) => ({
      label,
      value: formatMoney(value, payment.currency),
    })),
    { label: words.receipt.for, value: shownRecipient(payment.email) },
    { label: words.receipt.time, value: formatLagos(payment.createdAt) },
    { label: words.receipt.reference, value: payment.reference },
    ...(payment.transactionId ? [{ label: words.receipt.paystackNumber, value: payment.transactionId }] : []),
  ];
}

const WIDTH = 480;
const PAPER = '#ffffff';
const INK = '#1b1a2b';
const FAINT = '#65627b';

/** Always light, as paper is, whatever the theme of the page. */
export async function drawPaymentReceipt(payment: Payment): Promise<Blob> {
  const lines = receiptLines(payment);
  const height = 270 + lines.length * 38;
  const cloth = await loadPicture(
    clothDataUri({ theme: payment.theme, seed: payment.clothSeed, width: WIDTH, height: 60, columns: 12 }),
  );
  return drawPicture({ width: WIDTH, height }, (context) => {
    context.fillStyle = PAPER;
    context.fillRect(0, 0, WIDTH, height);
    context.drawImage(cloth, 0, 0, WIDTH, 60);
    context.fillStyle = FAINT;
    context.font = '500 16px Jakarta, sans-serif';
    context.fillText(words.receipt.of(OPERATOR.productName), 32, 104);
    context.fillStyle = INK;
    context.font = '800 44px Bricolage, sans-serif';
    context.fillText(formatMoney(payment.amount, payment.currency), 32, 156, WIDTH - 64);
    lines.forEach(({ label, value }, index) => {
      const y = 206 + index * 38;
      context.font = '500 16px Jakarta, sans-serif';
      context.fillStyle = FAINT;
      context.textAlign = 'left';
      context.fillText(label, 32, y);
      context.font = '700 16px Jakarta, sans-serif';
      context.fillStyle = INK;
      context.textAlign = 'right';
      context.fillText(value, WIDTH - 32, y, 270);
    });
    context.textAlign = 'left';
    context.font = '500 14px Jakarta, sans-serif';
    context.fillStyle = FAINT;
    context.fillText(words.receipt.questions(OPERATOR.supportEmail), 32, height - 32);
  });
}
