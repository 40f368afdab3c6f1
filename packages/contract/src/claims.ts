import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { giftView } from './gifts.ts';
import { drawReceipt } from './giveaways.ts';
import { currency, instant, money, parsedQuid } from './scalars.ts';
import { workHeader } from './work.ts';

/** Where this browser stands with a gift; screens choose what to show by it. */
export const CLAIM_STATES = [
  'OPEN',
  'PASSWORD_NEEDED',
  'WRONG_PASSWORD',
  'NOT_OPEN_YET',
  'ENDED',
  'SENT_BACK',
  'TAKEN',
  'ON_HOLD',
  'PAUSED',
  'NOT_THIS_TIME',
  'ENTERED',
  'YOURS',
  'LAPSED',
] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

export const claimCheck = z.object({
  quid: giftView,
  allowAccess: z.boolean(),
  message: z.string(),
  /** Only for the browser that holds the claim. */
  accessKey: z.nullable(z.string()),
  state: z.enum(CLAIM_STATES),
  /** This browser's share, once it has one. */
  amount: z.nullable(money),
  /** What we take of it when it is withdrawn. */
  fee: z.nullable(money),
  currency,
  /** What this browser wrote to the sender for it. */
  thanks: z.nullable(z.string()),
  /** This browser's place in a draw, once it has one. */
  entry: z.nullable(drawReceipt),
  /** Of a public giveaway: until when it has to be sent to a bank, or it goes to somebody else. */
  sendBy: z.nullable(instant),
});
export type ClaimCheck = z.output<typeof claimCheck>;

/** Safe: looking changes nothing, so previews and crawlers may. The password travels in a header, never in the URL. */
export const verifyClaim = endpoint({
  method: 'GET',
  path: '/transactions/quid/:quid/verify',
  summary: 'How a gift stands for this browser, without claiming it',
  access: 'public',
  keys: ['anyone', 'browser'],
  refusals: ['too_many_requests', 'gift_not_found', 'gift_replaced'],
  params: z.object({ quid: parsedQuid }),
  headers: z.looseObject({ 'x-gift-password': z.optional(z.string().check(z.maxLength(400))) }),
  reply: claimCheck,
});

export const claimGift = endpoint({
  method: 'POST',
  path: '/rules/claim',
  summary: 'Claim a gift; asking again from the same browser gives the same answer and the same key',
  access: 'public',
  keys: ['anyone', 'browser'],
  refusals: [
    'too_many_requests',
    'switched_off',
    'gift_not_found',
    'gift_replaced',
    'gift_blocked',
    'gift_busy',
    'network_full',
    'work_needed',
    'gift_taken',
    'gift_expired',
    'gift_not_open_yet',
    'password_required',
    'wrong_password',
    'gift_paused',
  ],
  query: z.object({ quid: parsedQuid }),
  headers: workHeader,
  body: z.strictObject({ password: z.optional(z.string().check(z.maxLength(400))) }),
  reply: claimCheck,
});
