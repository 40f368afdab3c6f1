import type { GiftTheme, Payment } from '@jara/contract/payments';
import { giftProgress } from '@jara/domain/gift/gift-progress';
import { isOnHold } from '@jara/domain/gift/gift-status';
import { quoteOf } from '@jara/domain/payment/quote';
import type { Sight } from '@jara/domain/staff/mask';
import { isCheckoutAddress } from '@jara/paystack/checkout-address';
import type { Deps } from '../platform/tools/deps.ts';
import { presentContent } from '../rules/present-rule.ts';
import { ruleColumns } from '../rules/rule-row.ts';
import type { PaymentRow } from './payments.store.ts';

/** A payment for its own sender. Anyone else gets `strangerView`. */
export const presentPayment = (row: PaymentRow, { keys, config }: Pick<Deps, 'keys' | 'config'>): Payment => {
  const isPaid = row.status === 'SUCCESS' || row.status === 'REVERSED';
  return {
    id: row.id,
    status: row.status,
    email: row.recipientEmail,
    delivery: row.delivery,
    quid: isPaid ? row.quid : null,
    reference: row.reference,
    transactionId: row.providerId,
    amount: row.amount,
    currency: row.currency,
    createdAt: row.createdAt.toISOString(),
    blocked: row.giftStatus !== null && isOnHold(row.giftStatus),
    authorizationUrl: isPaid || row.settledAt ? null : checkoutAddress(row, config),
    failureReason: row.failureReason,
    manageKey: isPaid && row.giftId ? keys.manageKeyOf(row.giftId) : null,
    giftStatus: isPaid ? row.giftStatus : null,
    progress: giftProgress({ ...row, claimed: row.claimedAmount ?? 0, paidOut: row.paidOut ?? 0 }),
    theme: row.theme as GiftTheme,
    clothSeed: row.clothSeed,
    message: row.message,
    senderName: row.senderName,
    anonymous: row.anonymous,
    hasPassword: row.passwordHash !== null,
    rule: presentRuleOf(row),
    deliverAt: row.deliverAt?.toISOString() ?? null,
    isMailWaiting: row.mailDueAt !== null,
    opensAt: (row.giftId ? row.giftOpensAt : (row.opensAt ?? row.deliverAt))?.toISOString() ?? null,
    lifetimeDays: row.lifetimeDays,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    feePaidBy: row.feePaidBy,
    language: row.language,
    quote: quoteOf(row.amount, row, row.currency),
  };
};

/** Once there is a gift its own rule counts: the sender may have changed it, or chosen one only then. */
function presentRuleOf({ giftId, rule, ruleType, ...columns }: PaymentRow): Payment['rule'] {
  const known = giftId
    ? ruleType && { ...columns, type: ruleType }
    : rule && { ...ruleColumns(rule), commitment: null };
  return known && presentContent(known, { isNumberShown: true });
}

/** What was stored is believed no more than what comes in: a browser is sent only to checkout pages. */
const checkoutAddress = ({ authorizationUrl: stored }: PaymentRow, { paystack }: Deps['config']): string | null =>
  stored !== null && isCheckoutAddress(stored, paystack.checkoutOrigins) ? stored : null;

/** A payment for staff: nothing to go on paying with, and no key to the sender's side of it. */
export const presentPaymentToStaff = (row: PaymentRow, deps: Pick<Deps, 'keys' | 'config'>, sight: Sight): Payment => {
  const payment = presentPayment(row, deps);
  return {
    ...payment,
    email: payment.email && sight.email(payment.email),
    quid: payment.quid && sight.quid(payment.quid, row.giftStatus),
    message: payment.message && sight.text(payment.message),
    // Who may open a gift that waits for its nth person stays with those who may see everything.
    rule: payment.rule && { ...payment.rule, nthPerson: sight.isFull ? payment.rule.nthPerson : null },
    authorizationUrl: null,
    manageKey: null,
  };
};
