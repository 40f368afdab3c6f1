import type { Payment } from '@jara/contract/payments';
import { EMPTY_DRAFT, type GiftDraft } from '../../lib/gift-draft.ts';
import { toLagosInput } from '../../lib/lagos-input.ts';
import { draftOf } from '../../lib/rule-draft.ts';

/** The same gift once more, for a payment whose checkout never opened. Its password is known to nobody but the sender. */
export const giftDraftOf = (payment: Payment): GiftDraft => ({
  ...EMPTY_DRAFT,
  // What was typed is what arrives, where the sender pays our fee.
  amount: String((payment.feePaidBy === 'SENDER' ? payment.quote.received : payment.amount) / 100),
  email: payment.email ?? '',
  senderName: payment.senderName ?? '',
  message: payment.message ?? '',
  anonymous: payment.anonymous,
  theme: payment.theme,
  clothSeed: payment.clothSeed,
  wantsPassword: payment.hasPassword,
  rule: payment.rule && draftOf(payment.rule),
  delivery: payment.delivery === 'SELF' ? 'SELF' : payment.deliverAt === null ? 'NOW' : 'LATER',
  deliverAt: lagosInputOf(payment.deliverAt),
  // A gift that opens when its mail leaves was given no time of its own.
  opensAt: payment.opensAt === payment.deliverAt ? '' : lagosInputOf(payment.opensAt),
  lifetimeDays: payment.lifetimeDays,
  feePaidBy: payment.feePaidBy,
  language: payment.language,
});

const lagosInputOf = (instant: string | null): string => (instant === null ? '' : toLagosInput(Date.parse(instant)));
