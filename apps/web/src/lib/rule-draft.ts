import type { RuleContent } from '@jara/contract/rules';
import type { GiftTimes } from '@jara/domain/gift/gift-times';
import type { Minor } from '@jara/domain/money/money';
import {
  CROWD_MAX_SHARES,
  MAX_SPLITS,
  RULE_TYPES,
  type Rule,
  type RuleType,
  type SplitMode,
  withSmallestShare,
} from '@jara/domain/rule/rule';
import { percentToBps, ruleProblem } from '@jara/domain/rule/validate-rule';
import { fromLagosInput, toLagosInput } from './lagos-input.ts';
import { linesOf, listedTotal, newLines, type PrizeLine, prizesOf, wholeNumber, winnersOf } from './prize-draft.ts';

/** The same for every winner of a draw, or amounts that its sender lists. */
export const PRIZE_MODES = ['EQUAL', 'LISTED'] as const;
export type PrizeMode = (typeof PRIZE_MODES)[number];

/** A rule while it is being typed: every field is what stands in its input. */
export interface RuleDraft {
  ruleType: RuleType;
  nthPerson: string;
  splitMode: SplitMode;
  totalSplits: number;
  percentages: string[];
  start: string;
  end: string;
  equalShares: string;
  luckyShares: string;
  winners: string;
  closes: string;
  prizeMode: PrizeMode;
  prizes: PrizeLine[];
}

export const NEW_DRAFT: RuleDraft = {
  ruleType: 'NTH_PERSON',
  nthPerson: '1',
  splitMode: 'FIXED_AMOUNT',
  totalSplits: 1,
  percentages: ['100'],
  start: '',
  end: '',
  equalShares: '10',
  luckyShares: '5',
  winners: '10',
  closes: '',
  prizeMode: 'EQUAL',
  prizes: newLines(10),
};

export function draftOf(rule: RuleContent | null): RuleDraft {
  if (rule === null) return NEW_DRAFT;
  const percentages = rule.splits.map(({ percentage }) => String(percentage));
  return {
    ...NEW_DRAFT,
    ruleType: rule.ruleType,
    nthPerson: rule.nthPerson === null ? NEW_DRAFT.nthPerson : String(rule.nthPerson),
    splitMode: percentages.length === 0 ? 'FIXED_AMOUNT' : 'PERCENTAGE',
    totalSplits: rule.totalSplits ?? Math.max(1, percentages.length),
    percentages: percentages.length === 0 ? NEW_DRAFT.percentages : percentages,
    start: rule.startTime === null ? '' : toLagosInput(Date.parse(rule.startTime)),
    end: rule.endTime === null ? '' : toLagosInput(Date.parse(rule.endTime)),
    equalShares: rule.equalShares === null ? NEW_DRAFT.equalShares : String(rule.equalShares),
    luckyShares: rule.luckyShares === null ? NEW_DRAFT.luckyShares : String(rule.luckyShares),
    winners: rule.draw === null ? NEW_DRAFT.winners : String(rule.draw.winners),
    closes: rule.draw === null ? '' : toLagosInput(Date.parse(rule.draw.closesAt)),
    ...(rule.draw?.shares ? { prizeMode: 'LISTED' as const, prizes: linesOf(rule.draw.shares) } : {}),
  };
}

/** Takes what is usable from a rule that was kept on this device; an older version of the site may have written it. */
export function asRuleDraft(stored: unknown): RuleDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const kept = stored as Record<string, unknown>;
  const ruleType = RULE_TYPES.find((type) => type === kept.ruleType);
  if (!ruleType) return null;
  const text = (name: 'nthPerson' | 'start' | 'end' | 'equalShares' | 'luckyShares' | 'winners' | 'closes') => {
    const value = kept[name];
    return typeof value === 'string' ? value.slice(0, 20) : NEW_DRAFT[name];
  };
  const percentages = Array.isArray(kept.percentages)
    ? kept.percentages.slice(0, MAX_SPLITS).map((each) => clampedPercentage(String(each)))
    : [];
  return {
    ruleType,
    nthPerson: text('nthPerson'),
    splitMode: kept.splitMode === 'PERCENTAGE' ? 'PERCENTAGE' : 'FIXED_AMOUNT',
    totalSplits: isSplitCount(kept.totalSplits) ? kept.totalSplits : NEW_DRAFT.totalSplits,
    percentages: percentages.length > 0 ? percentages : NEW_DRAFT.percentages,
    start: text('start'),
    end: text('end'),
    equalShares: text('equalShares'),
    luckyShares: text('luckyShares'),
    winners: text('winners'),
    closes: text('closes'),
    prizeMode: kept.prizeMode === 'LISTED' ? 'LISTED' : 'EQUAL',
    prizes: asPrizes(kept.prizes),
  };
}

/** The rule that stands in the fields of a form, by their names; null for the first person to open it. */
export const typedRule = (words: Record<string, string>): RuleDraft | null =>
  asRuleDraft({
    ...words,
    totalSplits: Number(words.splits),
    percentages: numbered((place) => words[`share${place}`]).filter((share) => share !== ''),
    prizes: numbered((place) => {
      const [winners, each] = [words[`winners${place}`], words[`prize${place}`]];
      return winners === undefined && each === undefined ? undefined : { winners: winners ?? '', each: each ?? '' };
    }).filter(({ winners, each }) => winners !== '' || each !== ''),
  });

/** More lines than anybody types. Each becomes a row of the page, and a form of thousands would keep the server drawing. */
const MOST_LINES = 100;

/** Fields of a list are numbered from one on. */
function numbered<Field>(fieldAt: (place: number) => Field | undefined): Field[] {
  const fields: Field[] = [];
  for (let place = 1; place <= MOST_LINES; place += 1) {
    const field = fieldAt(place);
    if (field === undefined) break;
    fields.push(field);
  }
  return fields;
}

function asPrizes(stored: unknown): PrizeLine[] {
  const lines = (Array.isArray(stored) ? stored : []).slice(0, CROWD_MAX_SHARES).flatMap((line: unknown) => {
    if (typeof line !== 'object' || line === null) return [];
    const { winners, each } = line as Record<string, unknown>;
    const isText = typeof winners === 'string' && typeof each === 'string';
    return isText ? [{ winners: winners.slice(0, 4), each: each.slice(0, 20) }] : [];
  });
  return lines.length > 0 ? lines : NEW_DRAFT.prizes;
}

const isSplitCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_SPLITS;

/** Choosing SPLIT starts its configuration afresh: fixed amounts, one split, the whole gift. */
export const withType = (draft: RuleDraft, ruleType: RuleType): RuleDraft =>
  ruleType === 'SPLIT'
    ? { ...draft, ruleType, splitMode: 'FIXED_AMOUNT', totalSplits: 1, percentages: ['100'] }
    : { ...draft, ruleType };

/** Percentages start out equal when they are chosen, one for each split there was. */
export const withSplitMode = (draft: RuleDraft, splitMode: SplitMode): RuleDraft => ({
  ...draft,
  splitMode,
  ...(splitMode === 'PERCENTAGE'
    ? { percentages: equalPercentages(draft.totalSplits) }
    : { totalSplits: draft.percentages.length }),
});

/** A list starts with a first prize for as many winners as there were; and as many are left when it is given up. */
export const withPrizeMode = (draft: RuleDraft, prizeMode: PrizeMode): RuleDraft => ({
  ...draft,
  prizeMode,
  ...(prizeMode === 'LISTED'
    ? { prizes: newLines(wholeNumber(draft.winners) || 1) }
    : { winners: String(winnersOf(draft.prizes) || NEW_DRAFT.winners) }),
});

const bpsOf = (percentage: string): number => percentToBps(percentage === '' ? '0' : percentage) ?? Number.NaN;

const closingOf = ({ closes }: RuleDraft): number => fromLagosInput(closes);

export function ruleOf(draft: RuleDraft): Rule {
  switch (draft.ruleType) {
    case 'NTH_PERSON':
      return { type: 'NTH_PERSON', nthPerson: wholeNumber(draft.nthPerson) };
    case 'SPLIT':
      return draft.splitMode === 'PERCENTAGE'
        ? { type: 'SPLIT', mode: 'PERCENTAGE', bps: draft.percentages.map(bpsOf) }
        : { type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits: draft.totalSplits };
    case 'TIME':
      return { type: 'TIME', startsAt: fromLagosInput(draft.start), endsAt: fromLagosInput(draft.end) };
    case 'EQUAL':
      return { type: 'EQUAL', totalShares: wholeNumber(draft.equalShares) };
    case 'LUCKY':
      return { type: 'LUCKY', totalShares: wholeNumber(draft.luckyShares) };
    case 'DRAW':
      return draft.prizeMode === 'LISTED'
        ? { type: 'DRAW', winners: winnersOf(draft.prizes), closesAt: closingOf(draft), shares: prizesOf(draft.prizes) }
        : { type: 'DRAW', winners: wholeNumber(draft.winners), closesAt: closingOf(draft) };
  }
}

/** The fields that cross the wire: those of the chosen type, and no others. */
export function wireOf(draft: RuleDraft) {
  const rule = ruleOf(draft);
  switch (rule.type) {
    case 'NTH_PERSON':
      return { nthPerson: rule.nthPerson };
    case 'SPLIT':
      return rule.mode === 'PERCENTAGE'
        ? { splits: rule.bps.map((bps) => ({ percentage: bps / 100 })) }
        : { totalSplits: rule.totalSplits };
    case 'TIME':
      return { startTime: new Date(rule.startsAt).toISOString(), endTime: new Date(rule.endsAt).toISOString() };
    case 'EQUAL':
      return { equalShares: rule.totalShares };
    case 'LUCKY':
      return { luckyShares: rule.totalShares };
    case 'DRAW':
      return {
        draw: {
          winners: rule.winners,
          closesAt: new Date(rule.closesAt).toISOString(),
          ...(rule.shares ? { shares: [...rule.shares] } : {}),
        },
      };
  }
}

/** What a list of prizes comes to, where there is one: the only amount that such a gift can have. */
export const listedAmount = (draft: RuleDraft): number | undefined =>
  draft.ruleType === 'DRAW' && draft.prizeMode === 'LISTED' ? listedTotal(draft.prizes) : undefined;

/** The same no as the server's, before anything is sent. */
export const draftProblem = (draft: RuleDraft, gift: JudgedGift, now: number) =>
  ruleProblem(withSmallestShare(ruleOf(draft), gift.crowdShare), gift.amount, now, gift.times);

interface JudgedGift {
  amount: Minor;
  /** The smallest share when more than five people share. */
  crowdShare: number;
  /** From when until when it can be opened, where that is known. */
  times?: GiftTimes;
}

/** Between 0 and 100 with at most two decimals, whatever was typed. */
export function clampedPercentage(text: string): string {
  const cleaned = text.replace(/[^\d.]/g, '').replace(/(\..*)\./g, '$1');
  if (cleaned === '') return '';
  if (Number(cleaned) > 100) return '100';
  return /^\d*(?:\.\d{0,2})?/.exec(cleaned)?.[0] ?? '';
}

const percentageText = (bps: number): string => String(bps / 100);

const equally = (bps: number, parts: number): number[] =>
  Array.from({ length: parts }, (_, i) => Math.floor(bps / parts) + (i < bps % parts ? 1 : 0));

const equalPercentages = (parts: number): string[] => equally(10_000, parts).map(percentageText);

/** What is filled so far, in basis points; something unreadable counts as nothing. */
export const filledBps = (percentages: readonly string[]): number =>
  percentages.reduce((total, percentage) => total + (bpsOf(percentage) || 0), 0);

/** Gives what is missing to the empty splits; when none is empty, everyone gets the same. */
export function shareRestEqually(percentages: readonly string[]): string[] {
  const rest = 10_000 - filledBps(percentages);
  const empty = percentages.flatMap((percentage, i) => (bpsOf(percentage) > 0 ? [] : [i]));
  if (empty.length === 0 || rest < empty.length) return equalPercentages(percentages.length);
  const parts = equally(rest, empty.length);
  return percentages.map((percentage, i) => {
    const part = parts[empty.indexOf(i)];
    return part === undefined ? percentage : percentageText(part);
  });
}
