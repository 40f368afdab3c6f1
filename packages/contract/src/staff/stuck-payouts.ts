import type { StaffId, WithdrawalId } from '@jara/domain/ids';
import { PAYOUT_ANSWERS, PAYOUT_QUESTIONS, TELL_PROBLEMS } from '@jara/domain/withdrawal/stuck-payout';
import { WITHDRAWAL_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idOf, instant } from '../scalars.ts';
import { staffName } from './filters.ts';
import { noteText } from './notes.ts';

/** One question to the provider, and what it answered: the class of it, and the provider's own word where it has one. */
export const payoutQuestion = z.object({
  askedAt: instant,
  question: z.enum(PAYOUT_QUESTIONS),
  answer: z.enum(PAYOUT_ANSWERS),
  said: z.nullable(z.string()),
});
export type AskedQuestion = z.output<typeof payoutQuestion>;

/** So many of them a file shows, the newest first. They are kept for 90 days. */
export const QUESTIONS_SHOWN = 50;

/** How a payout stands with its bank. */
export const payoutState = z.object({
  /** Sent half an hour ago or more, and nobody has said what became of it. */
  isStuck: z.boolean(),
  questions: z.array(payoutQuestion),
  /** When the recipient was last told that it takes longer. */
  toldAt: z.nullable(instant),
  whyNotTold: z.nullable(z.enum(TELL_PROBLEMS)),
});
export type PayoutState = z.output<typeof payoutState>;

const byId = z.object({ id: idOf<WithdrawalId>() });

export const askBank = endpoint({
  method: 'POST',
  path: '/admin/withdrawals/:id/questions',
  summary: 'Ask the bank about a stuck payout now, as the worker would later; at most once a minute',
  access: { permission: 'payouts.ask' },
  refusals: ['withdrawal_not_found', 'payout_not_stuck', 'asked_just_now'],
  params: byId,
  body: z.strictObject({}),
  reply: z.object({
    stage: z.enum(WITHDRAWAL_STATUSES),
    /** Null when the worker was asking at this very moment: its answer comes into the list. */
    answer: z.nullable(payoutQuestion),
  }),
});
export type AskedBank = z.output<(typeof askBank)['reply']>;

export const tellRecipient = endpoint({
  method: 'POST',
  path: '/admin/withdrawals/:id/recipient-mails',
  summary: 'Write to whoever waits for a stuck payout that it takes longer; once a day',
  access: { permission: 'payouts.tell' },
  refusals: ['withdrawal_not_found', ...TELL_PROBLEMS],
  params: byId,
  body: z.strictObject({}),
  reply: z.object({ toldAt: instant }),
});

export const handOverPayout = endpoint({
  method: 'POST',
  path: '/admin/withdrawals/:id/hand-over',
  summary: 'Give a stuck payout, with a note of why, to somebody who can decide about it',
  access: { permission: 'payouts.hand_over' },
  refusals: ['withdrawal_not_found', 'payout_not_stuck', 'staff_not_found', 'in_other_hands'],
  params: byId,
  body: z.strictObject({ staffId: idOf<StaffId>(), note: noteText }),
  reply: z.object({ assignee: staffName }),
});
