import type { GiftTimes } from '../gift/gift-times.ts';
import { WHOLE_BPS } from '../money/allocate.ts';
import { formatCount, formatMoney } from '../money/format.ts';
import type { Minor } from '../money/money.ts';
import {
  CROWD_MAX_SHARES,
  CROWD_MIN_SHARES,
  type EqualRule,
  type LuckyRule,
  MAX_NTH,
  MAX_SPLITS,
  MIN_SHARE,
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
  }
}

function crowdProblem({ totalShares, minShare }: EqualRule | LuckyRule, giftAmount: Minor): string | undefined {
  if (minShare === undefined) return totalShares * MIN_SHARE > giftAmount ? RULE_MESSAGES.crowdTooMany : undefined;
  if (totalShares * minShare <= giftAmount) return undefined;
  return `Among more than ${MAX_SPLITS} people each gets at least ${formatMoney(minShare)}: this gift is enough for ${formatCount(mostCrowdShares(giftAmount, minShare))}`;
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
