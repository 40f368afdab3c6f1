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
import { words as english, type Words } from './words/en.ts';

const messagesIn = ({ problem }: Words) => ({
  ...problem,
  nthTooLarge: problem.nthTooLarge(formatCount(MAX_NTH)),
  splitCount: problem.splitCount(MAX_SPLITS),
  shareTooSmall: problem.shareTooSmall(formatMoney(MIN_SHARE)),
  eachAtLeast: problem.shareTooSmall,
  luckyCount: problem.luckyCount(CROWD_MIN_SHARES, formatCount(CROWD_MAX_SHARES)),
  equalCount: problem.equalCount(CROWD_MIN_SHARES, formatCount(CROWD_MAX_SHARES)),
  winnerCount: problem.winnerCount(MIN_WINNERS, formatCount(CROWD_MAX_SHARES)),
  crowdTooMany: problem.crowdTooMany(formatMoney(MIN_SHARE)),
});
type Messages = ReturnType<typeof messagesIn>;

export const RULE_MESSAGES = messagesIn(english);

/** Why a gift cannot have this rule, in words for its sender; undefined when it can. */
export function ruleProblem(
  rule: Rule,
  giftAmount: Minor,
  now: number,
  times?: GiftTimes,
  words: Words = english,
): string | undefined {
  const told = words === english ? RULE_MESSAGES : messagesIn(words);
  switch (rule.type) {
    case 'NTH_PERSON':
      if (!isWholeBetween(rule.nthPerson, 1, Number.MAX_SAFE_INTEGER)) return told.nthTooSmall;
      return rule.nthPerson > MAX_NTH ? told.nthTooLarge : undefined;
    case 'SPLIT':
      if (rule.mode === 'PERCENTAGE') return percentageProblem(rule, giftAmount, told);
      if (!isWholeBetween(rule.totalSplits, 1, MAX_SPLITS)) return told.splitCount;
      return tooSmallAShare(rule, giftAmount, told);
    case 'TIME':
      return timeProblem(rule, now, told) ?? (times && outsideTheGift(rule, times, told));
    case 'EQUAL':
      if (!isWholeBetween(rule.totalShares, CROWD_MIN_SHARES, CROWD_MAX_SHARES)) return told.equalCount;
      return crowdProblem(rule, giftAmount, told);
    case 'LUCKY':
      if (!isWholeBetween(rule.totalShares, CROWD_MIN_SHARES, CROWD_MAX_SHARES)) return told.luckyCount;
      return crowdProblem(rule, giftAmount, told);
    case 'DRAW':
      if (!isWholeBetween(rule.winners, MIN_WINNERS, CROWD_MAX_SHARES)) return told.winnerCount;
      return (
        closingProblem(rule, now, times, told) ??
        listProblem(rule, giftAmount, told) ??
        crowdProblem(rule, giftAmount, told)
      );
  }
}

function crowdProblem(rule: CrowdRule, giftAmount: Minor, told: Messages): string | undefined {
  const people = crowdOf(rule);
  const { minShare } = rule;
  if (minShare === undefined) return people * MIN_SHARE > giftAmount ? told.crowdTooMany : undefined;
  if (people * minShare <= giftAmount) return undefined;
  const enoughFor = formatCount(mostCrowdShares(giftAmount, minShare));
  return told.crowdEnoughFor(MAX_SPLITS, formatMoney(minShare), enoughFor);
}

function closingProblem(
  { closesAt }: DrawRule,
  now: number,
  times: GiftTimes | undefined,
  told: Messages,
): string | undefined {
  if (!Number.isFinite(closesAt)) return told.closingMissing;
  if (closesAt <= now) return told.closingInPast;
  if (times?.opensAt !== undefined && closesAt <= times.opensAt) return told.closingBeforeOpening;
  return times && closesAt >= times.expiresAt ? told.closingAfterEnd : undefined;
}

function listProblem(
  { winners, shares, minShare = MIN_SHARE }: DrawRule,
  giftAmount: Minor,
  told: Messages,
): string | undefined {
  if (!shares) return undefined;
  if (shares.length !== winners) return winners === 1 ? told.listOneAmount : told.listAmounts(formatCount(winners));
  if (!shares.every((share) => Number.isSafeInteger(share) && share >= minShare))
    return told.eachAtLeast(formatMoney(minShare));
  const listed = shares.reduce((sum, share) => sum + share, 0);
  return listed === giftAmount ? undefined : told.listTotal(formatMoney(listed), formatMoney(giftAmount));
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

function percentageProblem(rule: PercentageSplitRule, giftAmount: Minor, told: Messages): string | undefined {
  if (!isWholeBetween(rule.bps.length, 1, MAX_SPLITS)) return told.splitCount;
  if (!rule.bps.every((bps) => Number.isSafeInteger(bps) && bps > 0)) return told.percentAboveZero;
  if (rule.bps.reduce((a, b) => a + b, 0) !== WHOLE_BPS) return told.percentTotal;
  return tooSmallAShare(rule, giftAmount, told);
}

function timeProblem({ startsAt, endsAt }: TimeRule, now: number, told: Messages): string | undefined {
  // A date input that was left empty, or holds no date, arrives as NaN.
  if (!Number.isFinite(startsAt)) return told.startMissing;
  if (!Number.isFinite(endsAt)) return told.endMissing;
  if (startsAt >= endsAt) return told.startNotBeforeEnd;
  return endsAt <= now ? told.endInPast : undefined;
}

function outsideTheGift(
  { startsAt, endsAt }: TimeRule,
  { opensAt, expiresAt }: GiftTimes,
  told: Messages,
): string | undefined {
  if (opensAt !== undefined && endsAt <= opensAt) return told.windowBeforeOpening;
  return startsAt >= expiresAt ? told.windowAfterEnd : undefined;
}

const tooSmallAShare = (rule: Rule, giftAmount: Minor, told: Messages): string | undefined =>
  sharesOf(rule, giftAmount).some((share) => share < MIN_SHARE) ? told.shareTooSmall : undefined;

const isWholeBetween = (n: number, low: number, high: number): boolean =>
  Number.isSafeInteger(n) && n >= low && n <= high;
