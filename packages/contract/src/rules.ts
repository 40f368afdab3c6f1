import { CROWD_MAX_SHARES } from '@jara/domain/rule/rule';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { page, paging } from './paging.ts';
import { instant, key, money, parsedQuid } from './scalars.ts';
import { words } from './words/en.ts';

export const RULE_TYPE_NAMES = ['NTH_PERSON', 'SPLIT', 'TIME', 'EQUAL', 'LUCKY', 'DRAW'] as const;

/** What a rule says. `nthPerson` is null for everybody but the sender until the gift has closed. */
export const ruleContent = z.object({
  ruleType: z.enum(RULE_TYPE_NAMES),
  nthPerson: z.nullable(z.int()),
  /** Percentages in slot order; empty in fixed-amount mode. */
  splits: z.array(z.object({ percentage: z.number() })),
  totalSplits: z.nullable(z.int()),
  startTime: z.nullable(instant),
  endTime: z.nullable(instant),
  equalShares: z.nullable(z.int()),
  luckyShares: z.nullable(z.int()),
  /** What every lucky share holds at the least, where that is more than the smallest share there is. */
  luckyMinShare: z.nullable(money),
  /** The shares are null where the winners get the same, and where a password keeps the amount from the reader. */
  draw: z.nullable(z.object({ winners: z.int(), closesAt: instant, shares: z.nullable(z.array(money)) })),
  /** SHA-256 of seed, gift and rule, published when the rule was saved (NTH_PERSON, LUCKY and DRAW); null before there is a gift. */
  commitment: z.nullable(z.string()),
});
export type RuleContent = z.output<typeof ruleContent>;

/** A rule as it is shown. */
export const ruleView = z.extend(ruleContent, {
  quid: z.string(),
  version: z.int(),
  frozen: z.boolean(),
  /** Revealed when the gift has closed, with what anyone needs to recompute the outcome. */
  proof: z.nullable(
    z.object({
      seed: z.string(),
      giftId: z.string(),
      canonicalRule: z.string(),
      amount: money,
      shares: z.array(money),
    }),
  ),
  createdAt: instant,
  updatedAt: instant,
});
export type RuleView = z.output<typeof ruleView>;

const percentage = z
  .number(words.enterPercentage)
  .check(z.gt(0, words.percentAboveZero), z.maximum(100, words.percentTooHigh));

/** A rule as its sender writes it. Exactly one kind is in it; the rule itself is judged by the domain, against the gift. */
const newRule = {
  nthPerson: z.optional(z.int(words.wholeNumber)),
  totalSplits: z.optional(z.int(words.wholeNumber)),
  splits: z.optional(z.array(z.strictObject({ percentage })).check(z.maxLength(5, words.upToFiveSplits))),
  startTime: z.optional(z.iso.datetime({ offset: true, message: words.enterStart })),
  endTime: z.optional(z.iso.datetime({ offset: true, message: words.enterEnd })),
  equalShares: z.optional(z.int(words.wholeNumber)),
  luckyShares: z.optional(z.int(words.wholeNumber)),
  draw: z.optional(
    z.strictObject({
      winners: z.int(words.wholeNumber),
      closesAt: z.iso.datetime({ offset: true, message: words.enterClosing }),
      shares: z.optional(
        z.array(z.int(words.enterAmount)).check(z.maxLength(CROWD_MAX_SHARES, words.upToThousandAmounts)),
      ),
    }),
  ),
};
/** The same before there is a gift to put it on. */
export const orderedRule = z.strictObject(newRule, words.validRule);

export const saveRule = endpoint({
  method: 'POST',
  path: '/rules',
  summary: 'Create or replace a gift’s rule while nobody has tried to claim it',
  access: 'public',
  keys: ['browser'],
  refusals: [
    'too_many_requests',
    'gift_not_found',
    'gift_replaced',
    'gift_blocked',
    'gift_expired',
    'rule_not_yours',
    'rule_frozen',
    'rule_invalid',
  ],
  body: z.strictObject({ quid: parsedQuid, manageKey: z.optional(key), ...newRule }),
  reply: ruleView,
});

export const findRule = endpoint({
  method: 'GET',
  path: '/rules/:quid',
  summary: 'A gift’s rule; 404 means it has none',
  access: 'public',
  keys: ['anyone', 'browser', 'manage_key'],
  refusals: ['too_many_requests', 'gift_not_found', 'gift_replaced', 'rule_not_found'],
  params: z.object({ quid: parsedQuid }),
  headers: z.looseObject({ 'x-manage-key': z.optional(z.string()) }),
  reply: ruleView,
});

export const listRules = endpoint({
  method: 'GET',
  path: '/rules',
  summary: 'All rules, for staff',
  access: { permission: 'rules.view' },
  query: paging,
  reply: page(ruleView),
});
