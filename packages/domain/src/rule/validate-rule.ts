import type { GiftTimes } from '../gift/gift-times.ts';
import { WHOLE_BPS } from '../money/allocate.ts';
import { formatCount, formatMoney } from '../money/format.ts';
import type { Minor } from '../money/money.ts';
import {
  CROWD_MAX_SHARES,
  CROWD_MIN_SHARES,
  type CrowdRule,
  crowdOf,
  type DrawRule,
  MAX_NTH,
  MAX_SPLITS,
  MIN_SHARE,
  MIN_WINNERS,
  mostCrowdShares,
  type PercentageSplitRule,
  type Rule,
  type TimeRule,
} from './rule.ts';
import { sharesOf } from './shares.ts';

export const RULE_MESSAGES = {
  nthTooSmall: 'Choose person number 1 or higher',
  nthTooLarge: `Choose a person number up to ${formatCount(MAX_NTH)}`,
  splitCount: `Choose between 1 and ${MAX_SPLITS} splits`,
  percentAboveZero: 'Each percentage must be above 0',
  percentTotal: 'Must total exactly 100%',
  shareTooSmall: `Each share must be at least ${formatMoney(MIN_SHARE)}`,
  startMissing: 'Choose when the gift opens',
  endMissing: 'Choose when the gift closes',
  startNotBeforeEnd: 'The start must be before the end',
  endInPast: 'The end must be in the future',
  windowBeforeOpening: 'This window closes before the gift opens',
  windowAfterEnd: 'This window opens after the gift has ended',
  luckyCount: `Choose between ${CROWD_MIN_SHARES} and ${formatCount(CROWD_MAX_SHARES)} lucky shares`,
  equalCount: `Choose between ${CROWD_MIN_SHARES} and ${formatCount(CROWD_MAX_SHARES)} people`,
  winnerCount: `Choose between ${MIN_WINNERS} and ${formatCount(CROWD_MAX_SHARES)} winners`,
  closingMissing: 'Choose until when people can enter',
  closingInPast: 'The closing time must be in the future',
  closingBeforeOpening: 'Entries would close before the gift opens',
  closingAfterEnd: 'Entries must close before the gift ends',
  crowdTooMany: `This gift is too small for that many people: each gets at least ${formatMoney(MIN_SHARE)}`,
} as const;

/** Why a gift cannot have this rule, in words for its sender; undefined when it can. */
export function ruleProblem(rule: Rule, giftAmount: Minor, now: number, times?: GiftTimes): string | undefined {
  switch (rule.type) {
    case 'NTH_PERSON':
      if (!isWholeBetween(rule.nthPerson, 1, Number.MAX_SAFE_INTEGER)) return RULE_MESSAGES.nthTooSmall;
      return rule.nthPerson > MAX_NTH ? RULE_MESSAGES.nthTooLarge : undefined;
    case 'SPLIT':
      if (rule.mode === 'PERCENTAGE') return percentageProblem(rule, giftAmount);
      if (!isWholeBetween(rule.totalSplits, 1, MAX_SPLITS)) return RULE_MESSAGES.splitCount;
      return tooSmallAShare(rule, giftAmount);
    case 'TIME':
      return timeProblem(rule, now) ?? (times && outsideTheGift(rule, times));
    case 'EQUAL':
      if (!isWholeBetween(rule.totalShares, CROWD_MIN_SHARES, CROWD_MAX_SHARES)) return RULE_MESSAGES.equalCount;
      return crowdProblem(rule, giftAmount);
    case 'LUCKY':
      if (!isWholeBetween(rule.totalShares, CROWD_MIN_SHARES, CROWD_MAX_SHARES)) return RULE_MESSAGES.luckyCount;
      return crowdProblem(rule, giftAmount);
    case 'DRAW':
      if (!isWholeBetween(rule.winners, MIN_WINNERS, CROWD_MAX_SHARES)) return RULE_MESSAGES.winnerCount;
      return closingProblem(rule, now, times) ?? listProblem(rule, giftAmount) ?? crowdProblem(rule, giftAmount);
  }
}

function crowdProblem(rule: CrowdRule, giftAmount: Minor): string | undefined {
  const people = crowdOf(rule);
  const { minShare } = rule;
  if (minShare === undefined) return people * MIN_SHARE > giftAmount ? RULE_MESSAGES.crowdTooMany : undefined;
  if (people * minShare <= giftAmount) return undefined;
  return `Among more than ${MAX_SPLITS} people each gets at least ${formatMoney(minShare)}: this gift is enough for ${formatCount(mostCrowdShares(giftAmount, minShare))}`;
}

function closingProblem({ closesAt }: DrawRule, now: number, times: GiftTimes | undefined): string | undefined {
  if (!Number.isFinite(closesAt)) return RULE_MESSAGES.closingMissing;
  if (closesAt <= now) return RULE_MESSAGES.closingInPast;
  if (times?.opensAt !== undefined && closesAt <= times.opensAt) return RULE_MESSAGES.closingBeforeOpening;
  return times && closesAt >= times.expiresAt ? RULE_MESSAGES.closingAfterEnd : undefined;
}

function listProblem({ winners, shares, minShare = MIN_SHARE }: DrawRule, giftAmount: Minor): string | undefined {
  if (!shares) return undefined;
  if (shares.length !== winners)
    return winners === 1 ? 'List one amount' : `List ${formatCount(winners)} amounts, one for each winner`;
  if (!shares.every((share) => Number.isSafeInteger(share) && share >= minShare))
    return `Each share must be at least ${formatMoney(minShare)}`;
  const listed = shares.reduce((sum, share) => sum + share, 0);
  return listed === giftAmount
    ? undefined
    : `The amounts come to ${formatMoney(listed)}, and ${formatMoney(giftAmount)} is in the gift`;
}

const TYPED_PERCENT = /^(\d{0,3})(?:\.(\d{0,2}))?$/;

/** Basis points from a percentage with at most two decimals, read from its digits: 33.33 is exactly 3,333. */
export function percentToBps(percent: number | string): number | undefined {
  const match = TYPED_PERCENT.exec(String(percent).trim());
  if (!match) return undefined;
  const [, whole = '', decimals = ''] = match;
  if (whole === '' && decimals === '') return undefined;
  const bps = Number(`${whole}${decimals.padEnd(2, '0')}`);
  return bps <= WHOLE_BPS ? bps : undefined;
}

function percentageProblem(rule: PercentageSplitRule, giftAmount: Minor): string | undefined {
  if (!isWholeBetween(rule.bps.length, 1, MAX_SPLITS)) return RULE_MESSAGES.splitCount;
  if (!rule.bps.every((bps) => Number.isSafeInteger(bps) && bps > 0)) return RULE_MESSAGES.percentAboveZero;
  if (rule.bps.reduce((a, b) => a + b, 0) !== WHOLE_BPS) return RULE_MESSAGES.percentTotal;
  return tooSmallAShare(rule, giftAmount);
}

function timeProblem({ startsAt, endsAt }: TimeRule, now: number): string | undefined {
  // A date input that was left empty, or holds no date, arrives as NaN.
  if (!Number.isFinite(startsAt)) return RULE_MESSAGES.startMissing;
  if (!Number.isFinite(endsAt)) return RULE_MESSAGES.endMissing;
  if (startsAt >= endsAt) return RULE_MESSAGES.startNotBeforeEnd;
  return endsAt <= now ? RULE_MESSAGES.endInPast : undefined;
}

function outsideTheGift({ startsAt, endsAt }: TimeRule, { opensAt, expiresAt }: GiftTimes): string | undefined {
  if (opensAt !== undefined && endsAt <= opensAt) return RULE_MESSAGES.windowBeforeOpening;
  return startsAt >= expiresAt ? RULE_MESSAGES.windowAfterEnd : undefined;
}

const tooSmallAShare = (rule: Rule, giftAmount: Minor): string | undefined =>
  sharesOf(rule, giftAmount).some((share) => share < MIN_SHARE) ? RULE_MESSAGES.shareTooSmall : undefined;

const isWholeBetween = (n: number, low: number, high: number): boolean =>
  Number.isSafeInteger(n) && n >= low && n <= high;
