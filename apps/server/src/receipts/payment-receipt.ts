import { shownRecipient } from '@jara/domain/gift/delivery';
import { giftWords } from '@jara/domain/gift/words/all';
import type { Language } from '@jara/domain/language';
import { maskEmail } from '@jara/domain/mail/mask-email';
import { formatMoney } from '@jara/domain/money/format';
import type { PaymentStatus } from '@jara/domain/payment/payment-status';
import { quoteOf } from '@jara/domain/payment/quote';
import { receiptSums } from '@jara/domain/payment/receipt-sums';
import { paymentWords } from '@jara/domain/payment/words/all';
import { formatLagos } from '@jara/domain/time/lagos';
import { timeWords } from '@jara/domain/time/words/all';
import { clothOf } from '../drawing/gift-cloth.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Receipt } from './receipt.ts';
import type { PaymentFacts } from './receipts.store.ts';
import { receiptWords } from './words/all.ts';

const WHY_NONE = {
  PENDING: 'notYet',
  PROCESSING: 'notYet',
  FAILED: 'failed',
  REVERSED: 'reversed',
} as const satisfies Record<Exclude<PaymentStatus, 'SUCCESS'>, string>;

/** Proof for the sender. The gift code is left out: a receipt gets shown around, and the code is the money. */
export function paymentReceipt(facts: PaymentFacts, language: Language): Receipt {
  const { payment: words, reference } = receiptWords[language];
  if (facts.status !== 'SUCCESS') throw new Refusal('no_receipt', { message: words[WHY_NONE[facts.status]] });
  const { amount, currency, senderEmail, senderName, anonymous } = facts;
  const paidAt = facts.settledAt ?? facts.updatedAt;
  const recipient = shownRecipient(facts.recipientEmail, giftWords[language]);
  const sums = receiptSums(quoteOf(amount, facts, currency), facts.feePaidBy, paymentWords[language]);
  return {
    kind: 'payment',
    language,
    cloth: clothOf(facts),
    status: words.status,
    amount: formatMoney(amount, currency),
    caption: words.giftFor(recipient),
    sums: sums.map(({ label, value }) => ({ label, value: formatMoney(value, currency) })),
    details: [
      { label: words.for, value: recipient },
      { label: words.from, value: anonymous ? words.anonymously : (senderName ?? words.withoutName) },
      ...(senderEmail ? [{ label: words.yourEmail, value: maskEmail(senderEmail) }] : []),
      { label: words.paidAt, value: `${formatLagos(paidAt, timeWords[language])} (Lagos)` },
      { label: reference, value: facts.reference },
      ...(facts.providerId ? [{ label: words.paystackNumber, value: facts.providerId }] : []),
    ],
    at: paidAt,
  };
}
