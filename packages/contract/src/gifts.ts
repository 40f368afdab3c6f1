import { isBlank } from '@jara/domain/free-text';
import { GIFT_STATUSES } from '@jara/domain/gift/gift-status';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { GIFT_THEMES } from './payments.ts';
import { reason } from './reason.ts';
import { currency, instant, line, money, parsedQuid } from './scalars.ts';

/**
 * A gift as a holder of its code sees it. Fields that only its sender and staff may read are absent for everybody
 * else; the amount and the message of a protected gift are null until the password has been given.
 */
export const giftView = z.object({
  quid: z.string(),
  amount: z.nullable(money),
  currency,
  status: z.enum(GIFT_STATUSES),
  blocked: z.boolean(),
  createdAt: instant,
  hasPassword: z.boolean(),
  ruleType: z.nullable(z.enum(['NTH_PERSON', 'SPLIT', 'TIME', 'EQUAL', 'LUCKY', 'DRAW'])),
  opensAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  expiresAt: instant,
  /** Null when the sender gave no name, or asked to stay secret. */
  senderName: z.nullable(z.string()),
  anonymous: z.boolean(),
  message: z.nullable(z.string()),
  theme: z.enum(GIFT_THEMES),
  clothSeed: z.int(),
  id: z.optional(z.string()),
  recipientEmail: z.optional(z.nullable(z.string())),
  creatorEmail: z.optional(z.nullable(z.string())),
  updatedAt: z.optional(instant),
  transactionCount: z.optional(z.int()),
  claimedAmount: z.optional(money),
  ruleFrozen: z.optional(z.boolean()),
});
export type GiftView = z.output<typeof giftView>;

const byQuid = z.object({ quid: parsedQuid });

export const findGift = endpoint({
  method: 'GET',
  path: '/quid/:quid',
  summary: 'A gift by its code',
  access: 'public',
  keys: ['anyone', 'browser', 'manage_key'],
  refusals: ['too_many_requests', 'gift_not_found', 'gift_replaced', 'password_required', 'wrong_password'],
  params: byQuid,
  headers: z.looseObject({
    'x-manage-key': z.optional(z.string()),
    'x-gift-password': z.optional(z.string().check(z.maxLength(400))),
  }),
  reply: giftView,
});

export const changeGiftStatus = endpoint({
  method: 'PUT',
  path: '/quid/:quid/status',
  summary: 'Block a gift, release it, or decide a conflict',
  access: { permission: 'gifts.change_status' },
  refusals: ['gift_not_found', 'gift_replaced', 'status_change_not_allowed'],
  stepUp: true,
  params: byQuid,
  body: z.strictObject({
    status: z.enum(GIFT_STATUSES),
    reason,
    /** Of a giveaway that is blocked: what its page tells everybody. */
    publicReason: z.optional(
      line(280, 'Up to 280 letters').check(z.refine((text) => !isBlank(text), 'Say why, in a sentence for everybody')),
    ),
  }),
  reply: giftView,
});

export const activateGift = endpoint({
  method: 'PUT',
  path: '/quid/:quid/status/activate',
  summary: 'Release a blocked gift',
  access: { permission: 'gifts.change_status' },
  refusals: ['gift_not_found', 'gift_replaced', 'status_change_not_allowed'],
  stepUp: true,
  params: byQuid,
  reply: giftView,
});
