import { CLAIM_STATUSES } from '@jara/domain/claim/claim-status';
import { GIFT_STATUSES } from '@jara/domain/gift/gift-status';
import { GIVEAWAY_STATES } from '@jara/domain/giveaway/giveaway-state';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { beacon, REPORT_KINDS } from '../giveaways.ts';
import { paging } from '../paging.ts';
import { reason } from '../reason.ts';
import { RULE_TYPE_NAMES, ruleContent } from '../rules.ts';
import { currency, instant, money, uuid } from '../scalars.ts';
import { anyOf, period, recordPage, searchText, staffName } from './filters.ts';

/** From so many browsers of one network on, staff are told of it: a hall full of phones looks like that, and so does a script. */
export const CROWDED_NETWORK = 40;

/** A public giveaway as staff see it. Its code is known to everybody, so it is masked for nobody. */
export const staffGiveaway = z.object({
  /** The gift's. */
  id: uuid,
  code: z.string(),
  title: z.string(),
  host: z.string(),
  state: z.enum(GIVEAWAY_STATES),
  currency,
  amount: money,
  ruleType: z.enum(RULE_TYPE_NAMES),
  /** People who came, each browser once: to a draw, those who entered. */
  attempts: z.int(),
  shares: z.object({ total: z.int(), taken: z.int(), inBank: z.int() }),
  reports: z.object({ total: z.int(), open: z.int() }),
  /** How many networks it has from which so many came that somebody should look. */
  crowdedNetworks: z.int(),
  startsAt: z.nullable(instant),
  endsAt: instant,
  publishedAt: instant,
});
export type StaffGiveaway = z.output<typeof staffGiveaway>;

export const giveawayFilters = z.object({
  ...paging.shape,
  search: searchText,
  /** When it was published. */
  ...period,
  state: anyOf(GIVEAWAY_STATES),
  /** Those with a report that nobody has handled yet. */
  reports: anyOf(['OPEN']),
});

export const listGiveaways = endpoint({
  method: 'GET',
  path: '/admin/giveaways',
  summary: 'Public giveaways, the latest published first',
  access: { permission: 'gifts.view' },
  query: giveawayFilters,
  reply: recordPage(staffGiveaway),
});

export const giveawayFile = z.extend(staffGiveaway, {
  giftStatus: z.enum(GIFT_STATUSES),
  /** What the page tells everybody about why we stopped it. */
  stopReason: z.nullable(z.string()),
  claimDays: z.int(),
  /** What of its money is still here, by the ledger. */
  here: money,
  rule: ruleContent,
  draw: z.nullable(
    z.object({
      entries: z.int(),
      closesAt: instant,
      drawnAt: z.nullable(instant),
      beacon: z.nullable(beacon),
    }),
  ),
  /** Where people came from, as digests: the largest first, and no more than twenty. */
  networks: z.array(z.object({ network: z.string(), browsers: z.int() })),
  winners: z.array(
    z.object({
      claimId: uuid,
      slot: z.int(),
      amount: money,
      status: z.enum(CLAIM_STATUSES),
      wonAt: instant,
      /** Until when it has to be sent to a bank. */
      sendBy: z.nullable(instant),
      /** The latest one. */
      withdrawal: z.nullable(z.object({ id: uuid, status: z.string(), bank: z.string() })),
      inBankAt: z.nullable(instant),
    }),
  ),
  /** The newest first. */
  reported: z.array(
    z.object({
      id: uuid,
      kind: z.enum(REPORT_KINDS),
      words: z.nullable(z.string()),
      createdAt: instant,
      handled: z.nullable(z.object({ by: staffName, at: instant, reason: z.string() })),
    }),
  ),
  /** What the person asking may do with it now. */
  allowed: z.object({ statuses: z.array(z.enum(GIFT_STATUSES)), handleReports: z.boolean() }),
});
export type GiveawayFile = z.output<typeof giveawayFile>;

export const findGiveawayFile = endpoint({
  method: 'GET',
  path: '/admin/giveaways/:id',
  summary: 'Everything about one public giveaway, by the id of its gift',
  access: { permission: 'gifts.view' },
  params: z.object({ id: uuid }),
  reply: giveawayFile,
});

export const handleGiveawayReport = endpoint({
  method: 'POST',
  path: '/admin/giveaway-reports/:id/handled',
  summary: 'Mark a report about a giveaway as handled, with what was found',
  access: { permission: 'gifts.change_status' },
  params: z.object({ id: uuid }),
  body: z.strictObject({ reason }),
  reply: z.object({ id: z.string(), done: z.literal(true) }),
});
