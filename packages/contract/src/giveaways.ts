import { AS_READ, CLAIM_DAYS, HOST, TITLE } from '@jara/domain/giveaway/giveaway-fields';
import { GIVEAWAY_STATES } from '@jara/domain/giveaway/giveaway-state';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { GIFT_THEMES } from './payments.ts';
import { ruleContent } from './rules.ts';
import { currency, instant, line, moment, money, parsedQuid, text } from './scalars.ts';
import { words } from './words/en.ts';
import { workHeader } from './work.ts';

const asRead = z.regex(AS_READ, words.visibleLetters);

/** What a sender says of a gift that everybody may see. */
export const giveawayWords = z.strictObject({
  title: line(TITLE.longest, words.titleTooLong).check(z.minLength(TITLE.shortest, words.sayTitle), asRead),
  host: line(HOST.longest, words.hostTooLong).check(z.minLength(HOST.shortest, words.sayHost), asRead),
  /** When it starts; left out, it starts as it does now; null is at once. */
  startsAt: z.optional(z.nullable(moment)),
  /** Within how many days a share has to be sent to a bank before it goes back. */
  claimDays: z.optional(
    z
      .int(words.daysMissing)
      .check(z.minimum(CLAIM_DAYS.least, words.daysBetween), z.maximum(CLAIM_DAYS.most, words.daysBetween)),
  ),
});
export type GiveawayWords = z.output<typeof giveawayWords>;

/** Whoever has a share, by no more than a first letter and a bank, once they have named an account. */
const winner = z.object({
  slot: z.int(),
  amount: money,
  wonAt: instant,
  letter: z.nullable(z.string()),
  bank: z.nullable(z.string()),
  inBankAt: z.nullable(instant),
});
export type GiveawayWinner = z.output<typeof winner>;

/** A public random value that will be known at this time and not before. */
export const beacon = z.object({ chain: z.string(), round: z.int(), at: instant, url: z.string() });

export const giveaway = z.object({
  code: z.string(),
  title: z.string(),
  host: z.string(),
  state: z.enum(GIVEAWAY_STATES),
  /** What we tell everybody about why we stopped it. */
  stopReason: z.nullable(z.string()),
  currency,
  amount: money,
  /** When the money came in, and what of it is still here: both by the ledger. */
  lockedSince: instant,
  here: money,
  rule: ruleContent,
  startsAt: z.nullable(instant),
  /** Until when one can enter a draw. */
  closesAt: z.nullable(instant),
  endsAt: instant,
  claimDays: z.int(),
  hasPassword: z.boolean(),
  theme: z.enum(GIFT_THEMES),
  clothSeed: z.int(),
  shares: z.object({ total: z.int(), taken: z.int(), inBank: z.int() }),
  /** Of a draw: how many are in, which public value decides, and when it was drawn. */
  draw: z.nullable(
    z.object({
      entries: z.int(),
      beacon: z.nullable(beacon),
      /** Of the chain with everybody in it, from closing on: whoever writes it down holds us to it. */
      head: z.nullable(z.string()),
      drawnAt: z.nullable(instant),
    }),
  ),
  /** The newest first; all of them once it is over. */
  winners: z.array(winner),
  /** The last time at which anything of it changed, by the database's clock: the same in every process that is asked. */
  asOf: instant,
});
export type Giveaway = z.output<typeof giveaway>;

const byCode = z.object({ code: parsedQuid });

export const findGiveaway = endpoint({
  method: 'GET',
  path: '/giveaways/:code',
  summary: 'A public giveaway as everybody may see it, at most a second old',
  access: 'public',
  refusals: ['too_many_requests', 'gift_replaced', 'giveaway_not_found'],
  params: byCode,
  reply: giveaway,
});

export const watchGiveaway = endpoint({
  method: 'GET',
  path: '/giveaways/:code/live',
  summary: 'Server-sent events of a public giveaway: what it is, whenever that changes',
  access: 'public',
  refusals: ['too_many_requests', 'gift_replaced', 'giveaway_not_found'],
  params: byCode,
  streams: ['text/event-stream'],
  reply: giveaway,
});

/** What an entrant can hold us to later: their place, and the head of the chain with them in it. */
export const drawReceipt = z.object({ number: z.int(), ticket: z.string(), head: z.string() });
export type DrawReceipt = z.output<typeof drawReceipt>;

export const enterDraw = endpoint({
  method: 'POST',
  path: '/giveaways/:code/entries',
  summary: 'Enter a draw; the same browser asking again has the same number',
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
    'not_a_draw',
    'gift_not_open_yet',
    'password_required',
    'wrong_password',
    'gift_paused',
    'claim_lapsed',
  ],
  params: byCode,
  headers: workHeader,
  body: z.strictObject({ password: z.optional(z.string().check(z.maxLength(400))) }),
  reply: z.extend(drawReceipt, { entered: z.literal(true) }),
});

/** Everything that decides a draw, in the words of docs/draw-proof.md. */
export const drawProof = z.object({
  format: z.literal('jara-draw-1'),
  code: z.string(),
  giftId: z.string(),
  rule: z.string(),
  amount: money,
  shares: z.array(money),
  commitment: z.string(),
  seed: z.string(),
  beacon: z.nullable(
    z.object({ chain: z.string(), round: z.int(), at: instant, randomness: z.string(), signature: z.string() }),
  ),
  /** The tickets, in the order in which they came in. */
  entries: z.array(z.string()),
  head: z.string(),
  winners: z.array(z.object({ slot: z.int(), number: z.int(), share: money })),
  /** Shares that came back and went to the next in line, in the order in which they did. */
  passedOn: z.array(z.object({ slot: z.int(), from: z.int(), number: z.int(), share: money })),
});
export type DrawProof = z.output<typeof drawProof>;

export const findDrawProof = endpoint({
  method: 'GET',
  path: '/giveaways/:code/proof',
  summary: 'The proof of a draw, once it has been drawn',
  access: 'public',
  refusals: ['too_many_requests', 'gift_not_found', 'gift_replaced', 'not_a_draw', 'not_drawn_yet'],
  params: byCode,
  reply: drawProof,
});

const CHECK_VERDICTS = ['REAL', 'ENDED', 'NOT_OURS'] as const;

export const checkGiveaway = endpoint({
  method: 'GET',
  path: '/check/:code',
  summary: 'Whether a code is ours, and whether its money is here',
  access: 'public',
  refusals: ['too_many_requests'],
  // Whatever somebody was sent: what is no code of ours is an answer, not a mistake.
  params: z.object({ code: z.string().check(z.maxLength(400)) }),
  reply: z.object({
    verdict: z.enum(CHECK_VERDICTS),
    /** Of a public giveaway; a private gift tells no more than whether it is real. */
    giveaway: z.nullable(z.object({ code: z.string(), title: z.string(), host: z.string(), amount: money, currency })),
  }),
});

export const REPORT_KINDS = ['ASKS_FOR_MONEY', 'ASKS_FOR_SECRETS', 'FALSE_HOST', 'OTHER'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const reportGiveaway = endpoint({
  method: 'POST',
  path: '/giveaways/:code/reports',
  summary: 'Tell our staff that something is wrong with a giveaway',
  access: 'public',
  refusals: ['too_many_requests', 'giveaway_not_found'],
  params: byCode,
  body: z.strictObject({ kind: z.enum(REPORT_KINDS), words: z.optional(text(500, words.reportTooLong)) }),
  reply: z.object({ message: z.string() }),
});
