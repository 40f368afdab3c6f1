import type { Payment } from '@jara/contract/payments';
import { EMPTY_DRAFT, type GiftDraft } from '../../lib/gift-draft.ts';
import { draftOf } from '../../lib/rule-draft.ts';

/** The same gift once more, for a payment whose checkout never opened. Its password is known to nobody but the sender. */
export const giftDraftOf = (payment: Payment): GiftDraft => ({
  ...EMPTY_DRAFT,
  amount: String(payment.amount / 100),
  email: payment.email ?? '',
  senderName: payment.senderName ?? '',
  message: payment.message ?? '',
  anonymous: payment.anonymous,
  theme: payment.theme,
  clothSeed: payment.clothSeed,
  wantsPassword: payment.hasPassword,
  rule: payment.rule && draftOf(payment.rule),
});
