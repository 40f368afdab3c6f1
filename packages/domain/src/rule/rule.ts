export const RULE_TYPES = ['NTH_PERSON', 'SPLIT', 'TIME', 'EQUAL', 'LUCKY', 'DRAW'] as const;
export type RuleType = (typeof RULE_TYPES)[number];

const SPLIT_MODES = ['FIXED_AMOUNT', 'PERCENTAGE'] as const;
export type SplitMode = (typeof SPLIT_MODES)[number];

export type NthPersonRule = { type: 'NTH_PERSON'; nthPerson: number };
export type FixedSplitRule = { type: 'SPLIT'; mode: 'FIXED_AMOUNT'; totalSplits: number };
export type PercentageSplitRule = { type: 'SPLIT'; mode: 'PERCENTAGE'; bps: readonly number[] };
export type SplitRule = FixedSplitRule | PercentageSplitRule;
/** Instants in epoch milliseconds; open from startsAt, and no longer at endsAt. */
export type TimeRule = { type: 'TIME'; startsAt: number; endsAt: number };
/** For a crowd: the first so many people get the same. `minShare` is what each of them has to get at the least. */
export type EqualRule = { type: 'EQUAL'; totalShares: number; minShare?: number };
/** `minShare` is what every share holds at the least; without it, the smallest share there is. It is part of the rule, so that
 * a draw stays what it was when the setting behind it changes. */
export type LuckyRule = { type: 'LUCKY'; totalShares: number; minShare?: number };

/**
 * Whoever enters before `closesAt` (epoch milliseconds) has the same chance to be one of the winners. `shares` are listed in the
 * order in which they are drawn for; without them the winners get the same. `minShare` is what each has to get at the least.
 */
export type DrawRule = {
  type: 'DRAW';
  winners: number;
  closesAt: number;
  shares?: readonly number[];
  minShare?: number;
};

/** How a gift chooses its recipients. A gift without a rule goes whole to the first person. */
export type Rule = NthPersonRule | SplitRule | TimeRule | EqualRule | LuckyRule | DrawRule;

export const MAX_SPLITS = 5;
/** The smallest share of a gift, in minor units. */
export const MIN_SHARE = 1000;
/**
 * A gift of more than five shares is a payout each, and what the provider takes for one has to be in our fee on it. Those of up
 * to five are as small as they like.
 */
export const withSmallestShare = (rule: Rule, crowdShare: number): Rule =>
  isForCrowd(rule) && crowdOf(rule) > MAX_SPLITS && crowdShare > MIN_SHARE ? { ...rule, minShare: crowdShare } : rule;

/** Hands out a share to each of many. */
export type CrowdRule = EqualRule | LuckyRule | DrawRule;

const isForCrowd = (rule: Rule): rule is CrowdRule =>
  rule.type === 'EQUAL' || rule.type === 'LUCKY' || rule.type === 'DRAW';

/** Among how many people it is shared. */
export const crowdOf = (rule: CrowdRule): number => (rule.type === 'DRAW' ? rule.winners : rule.totalShares);

/** Among how many people a gift can be shared, at the most. */
export const mostCrowdShares = (amount: number, crowdShare: number): number =>
  Math.min(
    CROWD_MAX_SHARES,
    Math.max(
      Math.floor(amount / Math.max(crowdShare, MIN_SHARE)),
      Math.min(MAX_SPLITS, Math.floor(amount / MIN_SHARE)),
    ),
  );

export const MAX_NTH = 1_000_000;
/** The random roll for the nth person draws from 1 to this number. */
export const ROLL_MAX = 1000;
export const CROWD_MIN_SHARES = 2;
export const CROWD_MAX_SHARES = 1000;
export const MIN_WINNERS = 1;

/** A rule as it crosses the wire: the fields of every type side by side, and only those of its own type filled. */
export type WireRuleFields = {
  nthPerson?: number | null | undefined;
  splits?: readonly unknown[] | null | undefined;
  totalSplits?: number | null | undefined;
  startTime?: string | number | null | undefined;
  endTime?: string | number | null | undefined;
  equalShares?: number | null | undefined;
  luckyShares?: number | null | undefined;
  draw?: object | null | undefined;
};

export function inferRuleType(wire: WireRuleFields): RuleType | undefined {
  if (wire.nthPerson != null) return 'NTH_PERSON';
  if (wire.splits?.length || wire.totalSplits != null) return 'SPLIT';
  if (wire.startTime != null || wire.endTime != null) return 'TIME';
  if (wire.equalShares != null) return 'EQUAL';
  if (wire.luckyShares != null) return 'LUCKY';
  if (wire.draw != null) return 'DRAW';
  return undefined;
}

/** Fixed shares are all alike, so they travel as a count alone; percentages travel as a list. */
export const inferSplitMode = (wire: WireRuleFields): SplitMode =>
  wire.splits?.length ? 'PERCENTAGE' : 'FIXED_AMOUNT';
