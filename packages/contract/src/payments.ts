import { DELIVERIES, type Delivery } from '@jara/domain/gift/delivery';
import { GIFT_PASSWORD, LONGEST_MESSAGE, LONGEST_NAME } from '@jara/domain/gift/gift-fields';
import { GIFT_PROGRESS } from '@jara/domain/gift/gift-progress';
import { LIFETIMES } from '@jara/domain/gift/gift-times';
import { LANGUAGES } from '@jara/domain/language';
import { PAYMENT_STATUSES } from '@jara/domain/payment/payment-status';
import { FEE_PAYERS } from '@jara/domain/payment/quote';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { words as mailAndKey } from './mail-and-key/words/en.ts';
import { page, paging } from './paging.ts';
import { orderedRule, ruleContent } from './rules.ts';
import { currency, email, instant, line, minorAmount, moment, money, text, uuid } from './scalars.ts';
import { words } from './words/en.ts';

export const GIFT_THEMES = ['adire', 'owambe', 'sallah', 'sunrise', 'harmattan', 'christmas', 'ivory'] as const;
export type GiftTheme = (typeof GIFT_THEMES)[number];

const giftPassword = z
  .string()
  .check(
    z.minLength(GIFT_PASSWORD.shortest, words.passwordTooShort),
    z.maxLength(GIFT_PASSWORD.longest, words.passwordTooLong),
  );

/** What an order comes to, to the kobo. It holds for the payment, whatever changes later. */
export const quote = z.object({
  /** What the card is charged. */
  charged: money,
  /** What is in the gift. */
  gift: money,
  fee: money,
  /** What arrives in the bank, or in all banks together where many share it. */
  received: money,
  /** What goes back to the card when it is cancelled before anybody has opened it. */
  refundIfCancelled: money,
  currency,
});
export type QuoteView = z.output<typeof quote>;

/** A payment as its own sender sees it. `quid` is null until the money has arrived. */
export const payment = z.object({
  id: uuid,
  status: z.enum(PAYMENT_STATUSES),
  /** Null where the sender shares the code themselves and named nobody. */
  email: z.nullable(z.string()),
  delivery: z.enum(DELIVERIES),
  quid: z.nullable(z.string()),
  reference: z.string(),
  /** The provider's own number, once it has one. */
  transactionId: z.nullable(z.string()),
  amount: money,
  currency,
  createdAt: instant,
  blocked: z.boolean(),
  /** Where to go on paying while it is unpaid. */
  authorizationUrl: z.nullable(z.string()),
  /** Why the provider said no, in words for a person. */
  failureReason: z.nullable(z.string()),
  /** Opens this gift for its sender, its room and its rule, from any device. Only for the sender, once paid. */
  manageKey: z.nullable(z.string()),
  giftStatus: z.nullable(z.string()),
  /** How far the paid gift has come: waiting, opened, in their bank, sent back. */
  progress: z.nullable(z.enum(GIFT_PROGRESS)),
  theme: z.enum(GIFT_THEMES),
  clothSeed: z.int(),
  message: z.nullable(z.string()),
  senderName: z.nullable(z.string()),
  anonymous: z.boolean(),
  hasPassword: z.boolean(),
  /** Who may open it: the rule of the gift as it stands, or the one it was ordered with while it is unpaid. Null for none. */
  rule: z.nullable(ruleContent),
  /** When the mail to the recipient leaves, or left; null for at once. */
  deliverAt: z.nullable(instant),
  /** Its mail is still to leave: its time has not come, or the gift is on hold. */
  isMailWaiting: z.boolean(),
  /** From when it can be opened; null where that is from the first. A window of its rule may begin later. */
  opensAt: z.nullable(instant),
  lifetimeDays: z.literal(LIFETIMES),
  /** Until when it waits; null before there is a gift. */
  expiresAt: z.nullable(instant),
  feePaidBy: z.enum(FEE_PAYERS),
  /** What its mails and its card are written in for its recipient. */
  language: z.enum(LANGUAGES),
  quote,
});
export type Payment = z.output<typeof payment>;

export const paymentStep = z.object({ at: instant, what: z.string() });
export type PaymentStep = z.output<typeof paymentStep>;

/** What a sender writes on a gift and wraps it in. */
export const giftWords = {
  message: z.optional(text(LONGEST_MESSAGE, words.messageTooLong)),
  theme: z.optional(z.enum(GIFT_THEMES)),
  clothSeed: z.optional(z.int().check(z.minimum(0), z.maximum(4_294_967_295))),
};

const newGift = {
  ...giftWords,
  amount: minorAmount,
  /** Whom it is for; needed unless `delivery` is `SELF`. */
  email: z.optional(email),
  /** Whether we mail the code to them, or the sender shares it themselves and nobody is mailed. */
  delivery: z.optional(z.enum(DELIVERIES)),
  anonymous: z.optional(z.boolean()),
  password: z.optional(giftPassword),
  senderName: z.optional(line(LONGEST_NAME, words.nameTooLong)),
  senderEmail: z.optional(email),
  /** Who may open it. The gift has it from its first moment; `POST /rules` changes it afterwards. */
  rule: z.optional(orderedRule),
  /** When the mail to the recipient leaves; at once unless said. The gift opens then, unless `opensAt` says otherwise. */
  deliverAt: z.optional(moment),
  /** Nobody opens it before. */
  opensAt: z.optional(moment),
  /** How many days it waits, from the later of the two. */
  lifetimeDays: z.optional(z.literal(LIFETIMES)),
  /** Who pays our fee. When the sender does, the gift is larger by it, and `amount` is what arrives. */
  feePaidBy: z.optional(z.enum(FEE_PAYERS)),
  /** What its recipient is written to in, and what its card says; English unless said. */
  language: z.optional(z.enum(LANGUAGES)),
};

type Told = { email?: string | undefined; delivery?: Delivery | undefined; deliverAt?: Date | undefined };

/** Whoever is mailed has an address; whoever is not has no time to be mailed at. */
const withAddress = <Body extends z.ZodMiniType<Told>>(body: Body): Body =>
  body.check(
    z.refine(({ email, delivery }) => email !== undefined || delivery === 'SELF', {
      path: ['email'],
      error: mailAndKey.emailRequired,
    }),
    z.refine(({ deliverAt, delivery }) => deliverAt === undefined || delivery !== 'SELF', {
      path: ['deliverAt'],
      error: words.nobodyIsMailed,
    }),
  );

export const startPayment = endpoint({
  method: 'POST',
  path: '/transactions',
  summary: 'Start paying for a gift',
  access: 'public',
  keys: ['anyone', 'browser'],
  refusals: [
    'too_many_requests',
    'switched_off',
    'callback_not_ours',
    'amount_too_small',
    'amount_too_large',
    'payment_not_started',
    'time_not_possible',
    'rule_invalid',
  ],
  status: 201,
  body: withAddress(z.strictObject({ ...newGift, authorizationUrl: z.string().check(z.maxLength(500)) })),
  reply: z.object({
    status: z.literal(true),
    message: z.string(),
    authorizationUrl: z.string(),
    reference: z.string(),
    transaction: payment,
  }),
});

export const askForQuote = endpoint({
  method: 'POST',
  path: '/quotes',
  summary: 'What a gift would cost and bring, without ordering it; the order of the same body is charged exactly that',
  access: 'public',
  refusals: ['too_many_requests', 'amount_too_small', 'amount_too_large', 'time_not_possible', 'rule_invalid'],
  body: withAddress(z.strictObject({ ...newGift, authorizationUrl: z.optional(z.string().check(z.maxLength(500))) })),
  reply: quote,
  keepsAnswer: false,
});

export const listOwnPayments = endpoint({
  method: 'GET',
  path: '/transactions',
  summary: 'The payments made from this browser',
  access: 'public',
  keys: ['browser'],
  query: paging,
  reply: page(payment),
});

export const findOwnPayment = endpoint({
  method: 'GET',
  path: '/transactions/:id',
  summary: 'One payment of this browser',
  access: 'public',
  keys: ['browser'],
  refusals: ['payment_not_found'],
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  /** What became of the gift, in the order of time. Only for the sender. */
  reply: z.extend(payment, { timeline: z.optional(z.array(paymentStep)) }),
});

export const verifyPaymentByReference = endpoint({
  method: 'GET',
  path: '/transactions/reference/:reference',
  summary: 'Ask the provider how a payment stands; the QUID comes once it is paid, to its sender only',
  access: 'public',
  keys: ['browser'],
  refusals: ['too_many_requests', 'payment_not_found', 'verification_failed'],
  params: z.object({ reference: z.string().check(z.maxLength(64)) }),
  reply: payment,
});

export const verifyPayment = endpoint({
  method: 'GET',
  path: '/transactions/verify/:referenceOrId',
  summary: 'The same, by reference or id',
  access: 'public',
  keys: ['browser'],
  refusals: ['too_many_requests', 'payment_not_found', 'verification_failed'],
  params: z.object({ referenceOrId: z.string().check(z.maxLength(64)) }),
  reply: payment,
});

/** The payer left the checkout by its Cancel button, or says that they changed their mind. */
export const cancelPayment = endpoint({
  method: 'POST',
  path: '/transactions/reference/:reference/cancel',
  summary: 'Say that nobody is going to pay; the provider is asked, and money that arrives later still counts',
  access: 'public',
  keys: ['browser'],
  refusals: ['too_many_requests', 'payment_not_found', 'verification_failed'],
  params: z.object({ reference: z.string().check(z.maxLength(64)) }),
  reply: payment,
  keepsAnswer: false,
});

export const initializePaystackTransaction = endpoint({
  method: 'POST',
  path: '/paystack/transaction/initialize',
  summary: 'Start paying for a gift, answered in the provider’s shape',
  access: 'public',
  keys: ['anyone', 'browser'],
  refusals: [
    'too_many_requests',
    'switched_off',
    'callback_not_ours',
    'amount_too_small',
    'amount_too_large',
    'payment_not_started',
    'time_not_possible',
    'rule_invalid',
  ],
  body: withAddress(z.strictObject({ ...newGift, callback_url: z.string().check(z.maxLength(500)) })),
  reply: z.object({
    status: z.literal(true),
    message: z.string(),
    data: z.object({ authorization_url: z.string(), access_code: z.string(), reference: z.string() }),
  }),
});

export const paymentEvent = z.object({
  event: z.literal('PAYMENT'),
  message: z.object({ quid: z.nullable(z.string()), status: z.string() }),
});
export type PaymentEvent = z.output<typeof paymentEvent>;
