import { LIFETIMES } from '@jara/domain/gift/gift-times';
import { SENDER_DEEDS } from '@jara/domain/gift/sender-deeds';
import * as z from 'zod/mini';
import { accountName, accountNumber, bankCode } from './banks.ts';
import { endpoint } from './endpoint.ts';
import { giveawayWords } from './giveaways.ts';
import { giftWords, payment, paymentStep } from './payments.ts';
import { email, instant, money } from './scalars.ts';
import { words } from './words/en.ts';

/** How far a share has come. Who has it is nobody's business but theirs; the name on the account is shown by its first letters. */
const sentShare = z.object({
  slot: z.int(),
  amount: money,
  openedAt: instant,
  stage: z.enum(['OPENED', 'ON_ITS_WAY', 'IN_BANK']),
  name: z.nullable(z.string()),
  /** What they wrote to the sender; null before they have, and while the sender wants to hear no thanks. */
  thanks: z.nullable(z.string()),
});
export type SentShare = z.output<typeof sentShare>;

/** What went back to the sender, or is about to. */
const sentBack = z.object({
  amount: money,
  /** What the provider kept of its own fee, and so is missing from it. */
  kept: money,
  stage: z.enum(['UNDER_WAY', 'DONE', 'FAILED']),
  /** To the card that paid, or to an account that the sender named because the card did not take it. */
  to: z.enum(['CARD', 'BANK']),
  /** The bank and the end of the account's number. */
  account: z.nullable(z.string()),
  at: instant,
});

/** A gift in its sender's own room: the payment, and everything that became of it. */
export const sentGift = z.extend(payment, {
  timeline: z.array(paymentStep),
  shares: z.array(sentShare),
  /** Since when nobody can open it because its sender said so. */
  pausedAt: z.nullable(instant),
  cancelledAt: z.nullable(instant),
  refunds: z.array(sentBack),
  /** What the sender can do with it now. */
  may: z.array(z.enum(SENDER_DEEDS)),
  /** What a cancellation would return at this moment; null where there can be none. */
  cancelReturns: z.nullable(money),
  /** Whether its sender wants to hear no thanks for it. */
  thanksMuted: z.boolean(),
  /** What everybody may see of it, and where; null while it is not public. */
  giveaway: z.nullable(
    z.object({
      title: z.string(),
      host: z.string(),
      claimDays: z.int(),
      publishedAt: instant,
      /** The page below our own address: `/g/{code}`. */
      path: z.string(),
    }),
  ),
});
export type SentGift = z.output<typeof sentGift>;

const params = z.object({ id: z.string().check(z.maxLength(64)) });
const headers = z.looseObject({ 'x-manage-key': z.optional(z.string()) });
const own = { access: 'public', keys: ['browser', 'manage_key'], params, headers, reply: sentGift } as const;

export const findSentGift = endpoint({
  method: 'GET',
  path: '/sent/:id',
  summary: 'A gift of this browser, or of whoever has its manage key; for others there is none',
  ...own,
  refusals: ['too_many_requests', 'payment_not_found'],
});

export const changeGift = endpoint({
  method: 'PATCH',
  path: '/sent/:id',
  summary:
    'Change its message and cloth until somebody has opened it; make it public until somebody has tried it; or say whether its sender hears thanks, at any time',
  ...own,
  refusals: ['too_many_requests', 'payment_not_found', 'not_possible_now', 'time_not_possible'],
  body: z
    .strictObject({ ...giftWords, thanksMuted: z.optional(z.boolean()), giveaway: z.optional(giveawayWords) })
    .check(z.refine((body) => Object.keys(body).length > 0, words.sayWhatToChange)),
});

export const resendGift = endpoint({
  method: 'POST',
  path: '/sent/:id/resend',
  summary: 'Mail the code to its recipient once more',
  ...own,
  refusals: ['too_many_requests', 'payment_not_found', 'not_possible_now'],
});

export const correctAddress = endpoint({
  method: 'POST',
  path: '/sent/:id/address',
  summary:
    'Correct the address of a gift nobody has opened: it gets a new code, which is mailed there; the old code opens nothing',
  ...own,
  refusals: ['too_many_requests', 'payment_not_found', 'not_possible_now'],
  body: z.strictObject({ email }),
});

export const pauseGift = endpoint({
  method: 'POST',
  path: '/sent/:id/pause',
  summary: 'Let nobody open it until its sender says so; shares that were opened stay with their owners',
  ...own,
  refusals: ['too_many_requests', 'payment_not_found', 'not_possible_now'],
});

export const resumeGift = endpoint({
  method: 'POST',
  path: '/sent/:id/resume',
  summary: 'Let it be opened again',
  ...own,
  refusals: ['too_many_requests', 'payment_not_found', 'not_possible_now'],
});

export const prolongGift = endpoint({
  method: 'POST',
  path: '/sent/:id/prolong',
  summary: 'Let it wait longer: so many days from now',
  ...own,
  refusals: ['too_many_requests', 'payment_not_found', 'not_possible_now'],
  body: z.strictObject({ lifetimeDays: z.literal(LIFETIMES) }),
});

export const cancelGift = endpoint({
  method: 'POST',
  path: '/sent/:id/cancel',
  summary: 'End it and send back to the card what nobody has opened, as quoted; opened shares stay with their owners',
  ...own,
  refusals: ['too_many_requests', 'switched_off', 'payment_not_found', 'status_change_not_allowed', 'not_possible_now'],
});

export const takeToBank = endpoint({
  method: 'POST',
  path: '/sent/:id/bank',
  summary: 'Send what the card did not take back to a bank account; the name is the one the bank has for it',
  ...own,
  refusals: [
    'too_many_requests',
    'switched_off',
    'payment_not_found',
    'not_possible_now',
    'amount_below_payout_minimum',
    'withdrawal_under_way',
    'account_already_paid',
    'account_not_resolved',
    'account_name_differs',
    'account_lookup_unavailable',
  ],
  body: z.strictObject({ accountNumber, bankCode, accountName }),
});
