import { formatMoneyShort } from '@jara/domain/money/format';
import type { Minor } from '@jara/domain/money/money';
import { parseMajor } from '@jara/domain/money/parse-major';
import { CROWD_MAX_SHARES } from '@jara/domain/rule/rule';
import { words } from './words/en.ts';

/** So many winners get so much each, as it is typed. A list of a thousand amounts is rarely more than a few such lines. */
export interface PrizeLine {
  winners: string;
  each: string;
}

/** Whole numbers as typed; NaN, which no rule accepts, for anything else. */
export const wholeNumber = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN);

export const winnersOf = (lines: readonly PrizeLine[]): number =>
  lines.reduce((sum, { winners }) => sum + wholeNumber(winners), 0);

/** One amount for each winner, in order; NaN where one is not typed yet. More than a rule can have are not written out. */
export const prizesOf = (lines: readonly PrizeLine[]): number[] =>
  winnersOf(lines) <= CROWD_MAX_SHARES
    ? lines.flatMap(({ winners, each }) =>
        Array.from({ length: wholeNumber(winners) }, () => parseMajor(each) ?? Number.NaN),
      )
    : [];

/** The lines that say the same as a list of amounts. */
export function linesOf(amounts: readonly number[]): PrizeLine[] {
  const runs: { amount: number; winners: number }[] = [];
  for (const amount of amounts) {
    const last = runs.at(-1);
    if (last?.amount === amount) last.winners += 1;
    else runs.push({ amount, winners: 1 });
  }
  return runs.map(({ amount, winners }) => ({ winners: String(winners), each: typed(amount) }));
}

/** A first prize, and the others, to be filled in. */
export const newLines = (winners: number): PrizeLine[] =>
  winners > 1
    ? [
        { winners: '1', each: '' },
        { winners: String(winners - 1), each: '' },
      ]
    : [{ winners: '1', each: '' }];

/** What is listed so far; a line that cannot be read counts as nothing. */
export const listedTotal = (lines: readonly PrizeLine[]): number =>
  lines.reduce((sum, { winners, each }) => sum + (wholeNumber(winners) || 0) * (parseMajor(each) ?? 0), 0);

/**
 * Gives what is missing to the lines without an amount; when all have one, everybody gets the same. What cannot be divided to the
 * kobo makes a line of its own.
 */
export function shareRestEqually(lines: readonly PrizeLine[], amount: Minor): PrizeLine[] {
  const isEmpty = ({ each }: PrizeLine) => !parseMajor(each);
  const rest = amount - listedTotal(lines);
  const waiting = winnersOf(lines.filter(isEmpty));
  if (waiting > 0 && rest >= waiting) {
    let handedOut = 0;
    return lines.flatMap((line) => {
      if (!isEmpty(line)) return [line];
      const first = handedOut;
      handedOut += wholeNumber(line.winners);
      return linesOf(equally(rest, waiting).slice(first, handedOut));
    });
  }
  const winners = winnersOf(lines);
  return winners > 0 && winners <= CROWD_MAX_SHARES ? linesOf(equally(amount, winners)) : [...lines];
}

/** How far the list is from what is in the gift. */
export function missingWords(listed: number, amount: Minor): string {
  const { addsUp, tooLittle, tooMuch } = words.listed;
  const both = [formatMoneyShort(listed), formatMoneyShort(amount)] as const;
  if (listed === amount) return addsUp(...both);
  return listed < amount
    ? tooLittle(...both, formatMoneyShort(amount - listed))
    : tooMuch(...both, formatMoneyShort(listed - amount));
}

const equally = (amount: number, parts: number): number[] =>
  Array.from({ length: parts }, (_, i) => Math.floor(amount / parts) + (i < amount % parts ? 1 : 0));

/** Naira as somebody would type them. */
const typed = (amount: number): string => formatMoneyShort(amount).slice(1);
