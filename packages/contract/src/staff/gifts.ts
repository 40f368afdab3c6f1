import { CLAIM_STATUSES } from '@jara/domain/claim/claim-status';
import { DELIVERIES } from '@jara/domain/gift/delivery';
import { GIFT_STATUSES } from '@jara/domain/gift/gift-status';
import { HOLD_CAUSES, HOLD_SUBJECTS } from '@jara/domain/hold/holds';
import { FEE_PAYERS } from '@jara/domain/payment/quote';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { reason } from '../reason.ts';
import { RULE_TYPE_NAMES, ruleView } from '../rules.ts';
import { currency, instant, money, quid, uuid } from '../scalars.ts';
import { anyOf, listing, recordPage, staffName } from './filters.ts';
import { charge, staffPayment } from './payments.ts';
import { staffWithdrawal } from './withdrawals.ts';

/** A gift as staff see it. A quid that still opens money is masked with dots, and for Support every quid and address, so links use the id. */
export const staffGift = z.object({
  id: uuid,
  quid: z.string(),
  amount: money,
  currency,
  status: z.enum(GIFT_STATUSES),
  statusReason: z.nullable(z.string()),
  blocked: z.boolean(),
  creatorEmail: z.nullable(z.string()),
  recipientEmail: z.nullable(z.string()),
  ruleType: z.nullable(z.enum(RULE_TYPE_NAMES)),
  /** How many shares have been claimed, and what they add up to. */
  transactionCount: z.int(),
  claimedAmount: money,
  createdAt: instant,
  updatedAt: instant,
  delivery: z.enum(DELIVERIES),
  /** From when it can be opened; null where that was from the first. A window of its rule may begin later. */
  opensAt: z.nullable(instant),
  expiresAt: instant,
  /** Since when nobody can open it, and when it was ended, because its sender said so. */
  pausedAt: z.nullable(instant),
  cancelledAt: z.nullable(instant),
  feePaidBy: z.enum(FEE_PAYERS),
});
export type StaffGift = z.output<typeof staffGift>;

/** Of the days and currencies chosen; nothing else narrows them. */
export const giftStats = z.object({
  total: z.int(),
  /** In the one currency chosen, or else in naira. */
  totalValue: money,
  currency,
  /** Gifts that can still be claimed, whole or in part. */
  active: z.int(),
  blocked: z.int(),
  byStatus: z.record(z.string(), z.int()),
  byCurrency: z.record(z.string(), z.int()),
});
export type GiftStats = z.output<typeof giftStats>;

export const GIFT_SORTS = ['-createdAt', 'createdAt', '-amount', 'amount'] as const;

export const giftFilters = z.object({
  ...listing,
  status: anyOf(GIFT_STATUSES),
  sort: z._default(z.enum(GIFT_SORTS), '-createdAt'),
});

export const listGifts = endpoint({
  method: 'GET',
  path: '/admin/quids',
  summary: 'Gifts, searched by QUID or e-mail',
  access: { permission: 'gifts.view' },
  query: giftFilters,
  reply: z.extend(recordPage(staffGift), { stats: giftStats }),
});

/** Who or what stood behind an event. */
const actor = z.object({
  kind: z.enum(['SENDER', 'RECIPIENT', 'STAFF', 'PROVIDER', 'SYSTEM']),
  name: z.string(),
  ip: z.nullable(z.string()),
});

/** In the order in which one causes the next: the order of events of the same instant. */
const TIMELINE_KINDS = [
  'PAYMENT_STARTED',
  'PAYMENT_ATTEMPT',
  'STAFF_ACTION',
  'WEBHOOK',
  'PAYMENT_SETTLED',
  'CHARGE_SUSPENDED',
  'GIFT_CREATED',
  'RULE_SAVED',
  'SENDER_DEED',
  'ATTEMPTS',
  'CLAIMED',
  'LAPSED',
  'THANKED',
  'GIFT_CLOSED',
  'WITHDRAWAL_REQUESTED',
  'WITHDRAWAL_APPROVED',
  'PAYOUT_SENT',
  'WITHDRAWAL_FINISHED',
  'DISPUTE',
  'REFUND',
  'MAIL',
] as const;
type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** Puts a timeline in order: by time, and at the same instant the cause before what it caused. */
export const byTimeAndCause = (a: { at: Date; kind: TimelineKind }, b: { at: Date; kind: TimelineKind }): number =>
  a.at.getTime() - b.at.getTime() || TIMELINE_KINDS.indexOf(a.kind) - TIMELINE_KINDS.indexOf(b.kind);

export const timelineEvent = z.object({
  at: instant,
  kind: z.enum(TIMELINE_KINDS),
  title: z.string(),
  detail: z.nullable(z.string()),
  amount: z.nullable(money),
  actor,
});
export type TimelineEvent = z.output<typeof timelineEvent>;

/**
 * One gift's money from the ledger. `paid` is what the sender's money became, and the parts below add up to it:
 * unclaimed, claimed, onTheWay, paidOut, ourFee, refunding, refunded, disputed, chargedBack, dormant and suspended.
 */
export const moneyBox = z.object({
  paid: money,
  unclaimed: money,
  /** Claimed and not yet asked for. */
  claimed: money,
  /** Reserved for payouts that are not finished. */
  onTheWay: money,
  paidOut: money,
  ourFee: money,
  refunding: money,
  refunded: money,
  /** Kept of what went back, for the fee that the provider does not return; as the sender was told. */
  kept: money,
  disputed: money,
  /** Taken back by the sender's bank. */
  chargedBack: money,
  dormant: money,
  suspended: money,
  /** Beside the gift's own money: what the provider took from us for it. */
  providerFees: money,
  /** Our loss where a chargeback took more than was still here. */
  chargebackLoss: money,
  addsUp: z.boolean(),
});
export type MoneyBox = z.output<typeof moneyBox>;

export const staffClaim = z.object({
  id: uuid,
  slot: z.int(),
  share: money,
  status: z.enum(CLAIM_STATUSES),
  createdAt: instant,
});

export const giftFile = z.extend(staffGift, {
  payment: staffPayment,
  charges: z.array(charge),
  rule: z.nullable(ruleView),
  attempts: z.int(),
  claims: z.array(staffClaim),
  withdrawals: z.array(staffWithdrawal),
  money: moneyBox,
  timeline: z.array(timelineEvent),
  /** What the person asking may do with it now. */
  allowed: z.object({ statuses: z.array(z.enum(GIFT_STATUSES)), refund: z.boolean(), revive: z.boolean() }),
  refunds: z.array(
    z.object({
      id: uuid,
      amount: money,
      status: z.string(),
      reason: z.string(),
      /** Why it did not go back, or what it waits for. */
      failure: z.nullable(z.string()),
      /** Where it goes instead of to the card. */
      account: z.nullable(z.string()),
      createdAt: instant,
      updatedAt: instant,
    }),
  ),
  disputes: z.array(
    z.object({
      id: uuid,
      amount: money,
      held: money,
      status: z.string(),
      openedAt: instant,
      closedAt: z.nullable(instant),
      assignee: z.nullable(staffName),
    }),
  ),
  /** What stops it or a share of it now, and why. */
  holds: z.array(
    z.object({
      id: uuid,
      subject: z.enum(HOLD_SUBJECTS),
      /** Of a share: which one. */
      slot: z.nullable(z.int()),
      cause: z.enum(HOLD_CAUSES),
      reason: z.string(),
      placedAt: instant,
    }),
  ),
  /** The codes it had before its sender corrected the address. They open nothing. */
  replacedQuids: z.array(z.object({ quid: z.string(), replacedAt: instant })),
  /** What everybody may see of it, where its sender made it public. */
  giveaway: z.nullable(z.object({ title: z.string(), host: z.string(), path: z.string() })),
  /** Who looks after it. */
  assignee: z.nullable(staffName),
  /** Who touched it last. */
  lastStaff: z.nullable(staffName),
});
export type GiftFile = z.output<typeof giftFile>;

/** A code however it is typed, or the gift's id: Support knows gifts by id alone. */
const quidOrId = z.object({ quid: z.union([uuid, quid]) });

export const findGiftFile = endpoint({
  method: 'GET',
  path: '/admin/quids/:quid',
  summary: 'Everything about one gift, by its code or its id',
  access: { permission: 'gifts.view' },
  refusals: ['gift_not_found'],
  params: quidOrId,
  reply: giftFile,
});

export const changeGiftStatuses = endpoint({
  method: 'POST',
  path: '/admin/quids/status',
  summary: 'Block or release several gifts; each has its own outcome',
  access: { permission: 'gifts.change_status' },
  refusals: ['gift_not_found', 'gift_replaced', 'status_change_not_allowed', 'none_selected'],
  stepUp: true,
  body: z.strictObject({
    quids: z.array(z.union([uuid, quid])).check(z.maxLength(100, 'Choose at most 100 at a time')),
    status: z.enum(GIFT_STATUSES),
    reason,
  }),
  reply: z.object({
    changed: z.int(),
    failed: z.int(),
    results: z.array(
      z.object({
        /** The code or the id that was given. */
        chosen: z.string(),
        /** The gift's code as whoever asked may see it; the id of one that is not known. */
        quid: z.string(),
        ok: z.boolean(),
        status: z.nullable(z.enum(GIFT_STATUSES)),
        message: z.string(),
      }),
    ),
  }),
});

export const refundGift = endpoint({
  method: 'POST',
  path: '/admin/quids/:quid/refund',
  summary: 'Send the unclaimed rest of a gift back to the sender’s card',
  access: { permission: 'gifts.change_status' },
  refusals: ['switched_off', 'gift_not_found', 'status_change_not_allowed'],
  stepUp: true,
  params: quidOrId,
  body: z.strictObject({ reason }),
  reply: z.object({ quid: z.string(), done: z.literal(true) }),
});

export const reviveGift = endpoint({
  method: 'POST',
  path: '/admin/quids/:quid/revive',
  summary: 'Open an expired gift again',
  access: { permission: 'gifts.change_status' },
  refusals: ['gift_not_found', 'status_change_not_allowed'],
  stepUp: true,
  params: quidOrId,
  body: z.strictObject({ reason }),
  reply: z.object({ quid: z.string(), done: z.literal(true) }),
});
