import { shownRecipient } from '@jara/domain/gift/delivery';
import { maskEmail } from '@jara/domain/mail/mask-email';
import { formatMoney } from '@jara/domain/money/format';
import type { PaymentStatus } from '@jara/domain/payment/payment-status';
import { quoteOf } from '@jara/domain/payment/quote';
import { receiptSums } from '@jara/domain/payment/receipt-sums';
import { formatLagos } from '@jara/domain/time/lagos';
import { clothOf } from '../drawing/gift-cloth.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Receipt } from './receipt.ts';
import type { PaymentFacts } from './receipts.store.ts';

const WHY_NONE: Record<Exclude<PaymentStatus, 'SUCCESS'>, string> = {
  PENDING: 'The receipt is ready once the payment has arrived',
  PROCESSING: 'The receipt is ready once the payment has arrived',
  FAILED: 'This payment did not go through, so there is no receipt for it',
  REVERSED: 'This payment was given back, so its receipt no longer holds',
};

/** Proof for the sender. The gift code is left out: a receipt gets shown around, and the code is the money. */
export function paymentReceipt(facts: PaymentFacts): Receipt {
  if (facts.status !== 'SUCCESS') throw new Refusal('no_receipt', { message: WHY_NONE[facts.status] });
  const { amount, currency, recipientEmail, senderEmail, senderName, anonymous } = facts;
  const paidAt = facts.settledAt ?? facts.updatedAt;
  return {
    kind: 'payment',
    cloth: clothOf(facts),
    status: 'Payment received',
    amount: formatMoney(amount, currency),
    caption: `a gift for ${shownRecipient(recipientEmail)}`,
    sums: receiptSums(quoteOf(amount, facts, currency), facts.feePaidBy).map(({ label, value }) => ({
      label,
      value: formatMoney(value, currency),
    })),
    details: [
      { label: 'For', value: shownRecipient(recipientEmail) },
      { label: 'From', value: anonymous ? 'Sent anonymously' : (senderName ?? 'Sent without a name') },
      ...(senderEmail ? [{ label: 'Your e-mail', value: maskEmail(senderEmail) }] : []),
      { label: 'Paid at', value: `${formatLagos(paidAt)} (Lagos)` },
      { label: 'Reference', value: facts.reference },
      ...(facts.providerId ? [{ label: 'Paystack number', value: facts.providerId }] : []),
    ],
    at: paidAt,
  };
}
