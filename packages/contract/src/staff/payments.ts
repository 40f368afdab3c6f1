import { DELIVERIES } from '@jara/domain/gift/delivery';
import type { ChargeId, PaymentId } from '@jara/domain/ids';
import { CARD_BRANDS, PAYMENT_CHANNELS } from '@jara/domain/payment/channel';
import { PAYMENT_STATUSES } from '@jara/domain/payment/payment-status';
import { FEE_PAYERS } from '@jara/domain/payment/quote';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { quote } from '../payments.ts';
import { reason } from '../reason.ts';
import { currency, idOf, instant, money, uuid } from '../scalars.ts';
import { anyOf, listing, recordPage, staffName } from './filters.ts';

/** A payment as staff see it. For Support the quid and the addresses are masked with dots. */
export const staffPayment = z.object({
  id: uuid,
  status: z.enum(PAYMENT_STATUSES),
  /** The recipient's address, and the sender's if it was given. */
  email: z.nullable(z.string()),
  senderEmail: z.nullable(z.string()),
  giftId: z.nullable(uuid),
  quid: z.nullable(z.string()),
  reference: z.string(),
  transactionId: z.nullable(z.string()),
  /** How it was paid, and the brand of the card where it was one; null where that is not known. */
  channel: z.nullable(z.enum(PAYMENT_CHANNELS)),
  cardBrand: z.nullable(z.enum(CARD_BRANDS)),
  amount: money,
  currency,
  blocked: z.boolean(),
  failureReason: z.nullable(z.string()),
  createdAt: instant,
  updatedAt: instant,
  settledAt: z.nullable(instant),
  delivery: z.enum(DELIVERIES),
  /** When the mail to the recipient leaves, or left; null for at once, and where nobody is mailed. */
  deliverAt: z.nullable(instant),
  /** From when it can be opened; null where that is from the first. */
  opensAt: z.nullable(instant),
  /** Until when it waits; null before there is a gift. */
  expiresAt: z.nullable(instant),
  feePaidBy: z.enum(FEE_PAYERS),
  quote,
});
export type StaffPayment = z.output<typeof staffPayment>;

/** What about a payment needs a person, as the notifications count it. */
export const PAYMENT_ATTENTION = ['SUSPENSE_CHARGE', 'DISPUTE_OPEN', 'REFUND_FAILED'] as const;

export const PAYMENT_SORTS = ['-createdAt', 'createdAt', '-amount', 'amount'] as const;

export const paymentFilters = z.object({
  ...listing,
  status: anyOf(PAYMENT_STATUSES),
  attention: anyOf(PAYMENT_ATTENTION),
  channel: anyOf(PAYMENT_CHANNELS),
  sort: z._default(z.enum(PAYMENT_SORTS), '-createdAt'),
});

/** Of the days and currencies chosen; nothing else narrows them. */
export const paymentStats = z.object({
  total: z.int(),
  /** In the one currency chosen, or else in naira. */
  totalAmount: money,
  currency,
  byStatus: z.record(z.string(), z.int()),
});

export const listPayments = endpoint({
  method: 'GET',
  path: '/admin/transactions',
  summary: 'Payments, searched by reference, QUID or e-mail',
  access: { permission: 'payments.view' },
  query: paymentFilters,
  reply: z.extend(recordPage(staffPayment), { stats: paymentStats }),
});

/** Money the provider took, and what became of it. */
export const charge = z.object({
  id: uuid,
  transactionId: z.string(),
  reference: z.string(),
  amount: money,
  fee: money,
  currency: z.string(),
  became: z.enum(['GIFT', 'SUSPENSE']),
  reason: z.nullable(z.string()),
  /** What of it still lies in suspense and waits for a decision. */
  held: money,
  recordedAt: instant,
});
export type Charge = z.output<typeof charge>;

export const findPayment = endpoint({
  method: 'GET',
  path: '/admin/transactions/:id',
  summary: 'One payment with its checkout attempts and charges',
  access: { permission: 'payments.view' },
  refusals: ['payment_not_found'],
  params: z.object({ id: idOf<PaymentId>() }),
  reply: z.extend(staffPayment, {
    attempts: z.array(z.object({ reference: z.string(), createdAt: instant, isSuperseded: z.boolean() })),
    charges: z.array(charge),
    assignee: z.nullable(staffName),
  }),
});

const byCharge = z.object({ id: idOf<ChargeId>() });
const decision = z.object({ chargeId: uuid, done: z.literal(true) });

export const releaseCharge = endpoint({
  method: 'POST',
  path: '/admin/charges/:id/release',
  summary: 'Let a suspended charge pay for its gift after all',
  access: { permission: 'gifts.change_status' },
  refusals: ['not_found', 'status_change_not_allowed'],
  stepUp: true,
  params: byCharge,
  body: z.strictObject({ reason }),
  reply: decision,
});

export const refundCharge = endpoint({
  method: 'POST',
  path: '/admin/charges/:id/refund',
  summary: 'Send a suspended charge back to the card it came from',
  access: { permission: 'gifts.change_status' },
  refusals: ['not_found', 'switched_off', 'status_change_not_allowed'],
  stepUp: true,
  params: byCharge,
  body: z.strictObject({ reason }),
  reply: decision,
});
