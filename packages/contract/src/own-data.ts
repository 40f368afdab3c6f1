import { LONGEST_NAME } from '@jara/domain/gift/gift-fields';
import { DATA_REQUEST_KINDS, DATA_REQUEST_STATUSES, OPEN_MONEY } from '@jara/domain/own-data/data-request';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { currency, email, instant, line, money } from './scalars.ts';
import { words } from './words/en.ts';

/** What the mailed link carries behind its `#`. It never stands in an address that is asked for. */
const token = z.string().check(z.minLength(1), z.maxLength(200));

const event = z.object({ reference: z.string(), at: instant, amount: money, currency, status: z.string() });

/** What we hold about whoever has proved an address, and nothing about anybody else. */
export const ownData = z.object({
  address: z.string(),
  asOf: instant,
  /** What they paid for. */
  sent: z.array(
    z.extend(event, {
      name: z.nullable(z.string()),
      anonymous: z.boolean(),
      /** Whom it was for, as they typed it. */
      recipient: z.nullable(z.string()),
      message: z.nullable(z.string()),
      giveaway: z.nullable(z.string()),
      host: z.nullable(z.string()),
      /** Whether we keep the provider's mark of the card, by which two payments of one card are known as such. */
      hasCardMark: z.boolean(),
      refundAccount: z.nullable(z.string()),
    }),
  ),
  /** What was sent to this address. */
  received: z.array(z.extend(event, { name: z.nullable(z.string()), message: z.nullable(z.string()) })),
  /** Shares that are certainly theirs, and where they went. */
  payouts: z.array(
    z.extend(event, {
      bank: z.nullable(z.string()),
      accountNumber: z.nullable(z.string()),
      accountName: z.nullable(z.string()),
      thanks: z.nullable(z.string()),
    }),
  ),
  mails: z.array(z.object({ kind: z.string(), at: instant, sentAt: z.nullable(instant) })),
  wantsReminders: z.boolean(),
  requests: z.array(
    z.object({
      kind: z.enum(DATA_REQUEST_KINDS),
      status: z.enum(DATA_REQUEST_STATUSES),
      askedAt: instant,
      endedAt: z.nullable(instant),
    }),
  ),
  /** An erasure that was asked for and has not ended. */
  erasure: z.nullable(z.object({ status: z.enum(DATA_REQUEST_STATUSES), askedAt: instant })),
  /** What an erasure waits for: money that has not come to its end. */
  open: z.array(z.object({ what: z.enum(OPEN_MONEY), reference: z.string(), amount: money, currency, at: instant })),
});
export type OwnData = z.output<typeof ownData>;

export const askForDataLink = endpoint({
  method: 'POST',
  path: '/your-data/link',
  summary:
    'Mail somebody the link to what we hold about their address; the answer never tells whether we hold anything',
  access: 'public',
  refusals: ['too_many_requests'],
  status: 202,
  body: z.strictObject({ email }),
  reply: z.object({ message: z.string() }),
});

export const readOwnData = endpoint({
  method: 'POST',
  path: '/your-data',
  summary: 'What we hold about the address of a mailed link',
  access: 'public',
  keys: ['anyone', 'browser'],
  refusals: ['too_many_requests', 'list_link_invalid'],
  body: z.strictObject({ token }),
  reply: ownData,
  keepsAnswer: false,
});

export const correctOwnName = endpoint({
  method: 'POST',
  path: '/your-data/name',
  summary: 'Correct the name on what was sent with the address of a mailed link',
  access: 'public',
  keys: ['anyone', 'browser'],
  refusals: ['too_many_requests', 'list_link_invalid'],
  body: z.strictObject({
    token,
    name: line(LONGEST_NAME, words.nameTooLong).check(z.minLength(1, words.nameTooLong)),
  }),
  reply: ownData,
  keepsAnswer: false,
});

export const eraseOwnData = endpoint({
  method: 'POST',
  path: '/your-data/erase',
  summary: 'Erase what we hold about the address of a mailed link, as soon as no money of theirs is on its way',
  access: 'public',
  keys: ['anyone', 'browser'],
  refusals: ['too_many_requests', 'list_link_invalid'],
  body: z.strictObject({ token }),
  reply: ownData,
  keepsAnswer: false,
});

export const keepOwnData = endpoint({
  method: 'POST',
  path: '/your-data/keep',
  summary: 'Withdraw an erasure that still waits',
  access: 'public',
  keys: ['anyone', 'browser'],
  refusals: ['too_many_requests', 'list_link_invalid', 'erasure_begun'],
  body: z.strictObject({ token }),
  reply: ownData,
  keepsAnswer: false,
});
