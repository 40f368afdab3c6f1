import { ANSWER_STATUSES, DISPUTE_ANSWERS, DISPUTE_STATUSES, OVERTAKERS } from '@jara/domain/dispute/dispute-answers';
import type { DisputeId } from '@jara/domain/ids';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { paging } from '../paging.ts';
import { reason } from '../reason.ts';
import { idOf, instant, money, uuid } from '../scalars.ts';
import { anyOf, period, recordPage, searchText, staffName } from './filters.ts';

/** What we said to a dispute, or are about to say. */
export const disputeAnswer = z.object({
  id: uuid,
  answer: z.enum(DISPUTE_ANSWERS),
  reason: z.string(),
  status: z.enum(ANSWER_STATUSES),
  /** What came before it, where something did. */
  overtakenBy: z.nullable(z.enum(OVERTAKERS)),
  /** Why the provider did not take it. */
  failure: z.nullable(z.string()),
  by: staffName,
  decidedAt: instant,
  /** When the provider was told last, and when it was known to have it. */
  sentAt: z.nullable(instant),
  endedAt: z.nullable(instant),
});
export type DisputeAnswerView = z.output<typeof disputeAnswer>;

/** A payment that the payer's bank wants back, as staff see it among others. */
export const staffDispute = z.object({
  id: uuid,
  status: z.enum(DISPUTE_STATUSES),
  /** For whom it waits; null once it has ended. */
  waitsFor: z.nullable(z.enum(['US', 'PROVIDER', 'BANK'])),
  amount: money,
  currency: z.string(),
  /** The provider's word for what the bank claims. */
  category: z.nullable(z.string()),
  reference: z.string(),
  paymentId: uuid,
  /** Null where the payment never became a gift. */
  giftId: z.nullable(uuid),
  quid: z.nullable(z.string()),
  openedAt: instant,
  closedAt: z.nullable(instant),
  dueAt: z.nullable(instant),
  /** What is left of the time to answer, by the server's clock, below nought when it is over; null where nothing is to be answered. */
  leftMs: z.nullable(z.int()),
  /** What was answered last. */
  answer: z.nullable(z.object({ answer: z.enum(DISPUTE_ANSWERS), status: z.enum(ANSWER_STATUSES) })),
  assignee: z.nullable(staffName),
});
export type StaffDispute = z.output<typeof staffDispute>;

export const disputeFilters = z.object({
  ...paging.shape,
  search: searchText,
  ...period,
  status: anyOf(DISPUTE_STATUSES),
});

export const listDisputes = endpoint({
  method: 'GET',
  path: '/admin/disputes',
  summary:
    'Disputed payments, searched by reference, code or person: the open ones first, the soonest due of them first',
  access: { permission: 'disputes.view' },
  query: disputeFilters,
  reply: recordPage(staffDispute),
});

export const disputeFile = z.extend(staffDispute, {
  /** The provider's own number of it, and its own words for how it stands and how it ended. */
  providerId: z.string(),
  providerStatus: z.nullable(z.string()),
  resolution: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** What was said about it, the oldest first. */
  messages: z.array(z.object({ sender: z.nullable(z.string()), body: z.string(), at: z.nullable(instant) })),
  /** What our books hold for it, or held until it ended, and what it cost us. */
  held: money,
  loss: money,
  /** The newest first. */
  answers: z.array(disputeAnswer),
  /** As the file for the bank says it: addresses and accounts are masked for everybody. */
  evidence: z.object({
    summary: z.string(),
    parts: z.array(z.object({ title: z.string(), lines: z.array(z.object({ label: z.string(), value: z.string() })) })),
  }),
  /** What the person asking may do with it now. */
  allowed: z.object({ answer: z.boolean(), takeEvidence: z.boolean() }),
});
export type DisputeFile = z.output<typeof disputeFile>;

const byId = z.object({ id: idOf<DisputeId>() });

export const findDisputeFile = endpoint({
  method: 'GET',
  path: '/admin/disputes/:id',
  summary: 'Everything about one dispute: what the bank claims, what we have, what was answered',
  access: { permission: 'disputes.view' },
  refusals: ['dispute_not_found'],
  params: byId,
  reply: disputeFile,
});

export const takeDisputeEvidence = endpoint({
  method: 'GET',
  path: '/admin/disputes/:id/evidence',
  summary: 'What we have about a disputed payment as one PDF, with addresses masked; that it was taken is written down',
  access: { permission: 'disputes.decide' },
  refusals: ['dispute_not_found'],
  stepUp: true,
  params: byId,
  streams: ['application/pdf'],
  reply: z.unknown(),
});

export const answerDispute = endpoint({
  method: 'POST',
  path: '/admin/disputes/:id/answer',
  summary: 'Accept a dispute, or contest it with our evidence; the reason is passed on to the bank',
  access: { permission: 'disputes.decide' },
  refusals: ['dispute_not_found', 'dispute_closed', 'dispute_answered', 'not_reconciled'],
  stepUp: true,
  params: byId,
  body: z.strictObject({ answer: z.enum(DISPUTE_ANSWERS), reason }),
  reply: disputeFile,
});
