import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { instant, money } from '../scalars.ts';

/** What needs a person, the most urgent first. */
const NOTIFICATION_KINDS = [
  'PAUSED',
  'BOOKS_NOT_CLEAN',
  'RECONCILIATION_OPEN',
  'FLOAT_SHORT',
  'PROMISE_BROKEN',
  'PROMISE_NEAR',
  'PAYOUT_UNKNOWN',
  'PAYOUT_FAILED',
  'SUSPENSE_CHARGE',
  'DISPUTE_DUE',
  'DISPUTE_OPEN',
  'GIFT_CONFLICTED',
  'GIVEAWAY_REPORTED',
  'GIVEAWAY_CROWDED',
  'REFUND_FAILED',
  'MAIL_FAILED',
  'WEBHOOK_FAILED',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const notification = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  severity: z.enum(['urgent', 'warning']),
  title: z.string(),
  count: z.int(),
  /** What is at stake, in kobo; null where it is not about a sum of naira. */
  amount: z.nullable(money),
  /** Since when the oldest has waited. */
  oldestAt: z.nullable(instant),
  /** The page of the portal that shows them. */
  link: z.string(),
  /** The oldest few. */
  examples: z.array(z.object({ id: z.string(), label: z.string(), link: z.string(), at: instant })),
});
export type Notification = z.output<typeof notification>;

export const readNotifications = endpoint({
  method: 'GET',
  path: '/admin/notifications',
  summary: 'What needs attention',
  access: { permission: 'notifications.view' },
  /** `count` is how many items there are: the number on the bell is the number of lines behind it. */
  reply: z.object({ count: z.int(), items: z.array(notification) }),
});
