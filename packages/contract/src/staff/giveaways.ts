import { CLAIM_STATUSES } from '@jara/domain/claim/claim-status';
import { GIVEAWAY_STATES } from '@jara/domain/giveaway/giveaway-state';
import type { ReportId } from '@jara/domain/ids';
import { WITHDRAWAL_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { giveaway, REPORT_KINDS } from '../giveaways.ts';
import { RULE_TYPE_NAMES } from '../rules.ts';
import { currency, idOf, instant, money, quid, uuid } from '../scalars.ts';
import { anyOf, listing, recordPage, staffName } from './filters.ts';

/** A giveaway as staff see it among others. Everybody knows its code, so it is masked for nobody. */
export const staffGiveaway = z.object({
  giftId: uuid,
  code: z.string(),
  title: z.string(),
  host: z.string(),
  state: z.enum(GIVEAWAY_STATES),
  /** What its page tells everybody about why we stopped it. */
  stopReason: z.nullable(z.string()),
  amount: money,
  currency,
  ruleType: z.enum(RULE_TYPE_NAMES),
  shares: z.object({ total: z.int(), taken: z.int() }),
  /** How many have tried it, or entered its draw. */
  attempts: z.int(),
  reports: z.object({ open: z.int(), all: z.int() }),
  /** So many browsers of one network have tried it that somebody should look. */
  isCrowded: z.boolean(),
  publishedAt: instant,
});
export type StaffGiveaway = z.output<typeof staffGiveaway>;

export const REPORT_FILTERS = ['OPEN', 'ANY'] as const;

export const GIVEAWAY_SORTS = ['-createdAt', 'createdAt'] as const;

export const giveawayFilters = z.object({
  ...listing,
  state: anyOf(GIVEAWAY_STATES),
  /** With reports that wait for somebody, or with any. */
  reports: z.optional(z.enum(REPORT_FILTERS)),
  /** By when it became public. */
  sort: z._default(z.enum(GIVEAWAY_SORTS), '-createdAt'),
});

export const listGiveaways = endpoint({
  method: 'GET',
  path: '/admin/giveaways',
  summary: 'Public giveaways, searched by code, title or host',
  access: { permission: 'gifts.view' },
  query: giveawayFilters,
  reply: recordPage(staffGiveaway),
});

export const giveawayReport = z.object({
  id: uuid,
  kind: z.enum(REPORT_KINDS),
  words: z.nullable(z.string()),
  createdAt: instant,
  handledAt: z.nullable(instant),
  handledBy: z.nullable(staffName),
});
export type GiveawayReport = z.output<typeof giveawayReport>;

export const giveawayFile = z.extend(staffGiveaway, {
  /** As everybody sees it at this moment. */
  seen: giveaway,
  networks: z.object({
    /** From how many networks it was tried. They are forgotten a while after its end. */
    count: z.int(),
    /** How many of them have sent so many browsers that somebody should look, and how many that is. */
    crowded: z.int(),
    crowdedFrom: z.int(),
    /** The largest few. A network is known by a digest that is another one for every gift; this is its beginning. */
    largest: z.array(z.object({ network: z.string(), browsers: z.int() })),
  }),
  winners: z.array(
    z.object({
      slot: z.int(),
      amount: money,
      status: z.enum(CLAIM_STATUSES),
      wonAt: instant,
      /** The payout of it that was asked for last. */
      payout: z.nullable(
        z.object({ id: uuid, stage: z.enum(WITHDRAWAL_STATUSES), bank: z.string(), finishedAt: z.nullable(instant) }),
      ),
    }),
  ),
  /** The newest first. */
  reportList: z.array(giveawayReport),
  /** What the person asking may do with it now. */
  allowed: z.object({ block: z.boolean(), release: z.boolean(), handleReports: z.boolean() }),
});
export type GiveawayFile = z.output<typeof giveawayFile>;

export const findGiveawayFile = endpoint({
  method: 'GET',
  path: '/admin/giveaways/:gift',
  summary: 'Everything about one giveaway, by its code or the id of its gift',
  access: { permission: 'gifts.view' },
  refusals: ['gift_not_found', 'giveaway_not_found'],
  params: z.object({ gift: z.union([uuid, quid]) }),
  reply: giveawayFile,
});

export const handleReport = endpoint({
  method: 'POST',
  path: '/admin/giveaways/reports/:id/handled',
  summary: 'Mark a report about a giveaway as handled; whoever did it first stays on record',
  access: { permission: 'gifts.change_status' },
  refusals: ['not_found'],
  params: z.object({ id: idOf<ReportId>() }),
  reply: giveawayReport,
});
