import type { Trust } from '@jara/contract/trust';
import { formatMoney } from '@jara/domain/money/format';
import { countdown, formatLagos, HOUR_MS, SECOND_MS } from '@jara/domain/time/lagos';
import { words } from './words/en.tsx';

interface Said {
  tone: 'ok' | 'info' | 'warn' | 'err';
  title: string;
  text: string;
}

/** What the page says first. It calls nothing true that is not, and names what it cannot say. */
export function verdictWords(trust: Trust): Said {
  const { verdict } = words;
  switch (trust.verdict) {
    case 'TRUE':
      return { tone: 'ok', ...verdict.true };
    case 'ON_THE_WAY':
      return { tone: 'info', title: verdict.onTheWay.title, text: verdict.onTheWay.text(onTheWayWords(trust)) };
    case 'DIFFERS':
      return differenceWords(trust);
    case 'NO_ANSWER':
      return { tone: 'warn', ...verdict.noAnswer };
    case 'NOT_YET':
      return { tone: 'info', ...verdict.notYet };
  }
}

function differenceWords({ difference, books }: Trust): Said {
  const { differs } = words.verdict;
  const amount = difference?.amount ?? 0;
  const areBooksWrong = books?.isClean === false;
  const since = difference ? formatLagos(difference.since) : '';
  const told = difference?.isKnownToStaff ? differs.staffKnow(since) : differs.seen(since);
  return {
    tone: 'err',
    title: amount > 0 ? differs.title(formatMoney(amount)) : differs.titleWithoutAmount,
    text: areBooksWrong ? `${differs.booksAreWrong} ${told}` : told,
  };
}

/** What is between us and Paystack at this second, by name. The amount comes first: it is of all of them together. */
export function onTheWayWords({ onTheWay, heldIn }: Trust): string {
  const parts = [
    countWords(onTheWay.payouts, words.onTheWay.payouts),
    countWords(onTheWay.refunds, words.onTheWay.refunds),
    countWords(onTheWay.payments, words.onTheWay.payments),
    heldIn.collected > 0 ? words.onTheWay.collected(formatMoney(heldIn.collected)) : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : words.onTheWay.justBooked;
}

const countWords = (
  { count, amount }: { count: number; amount: number },
  inWords: (amount: string, count: number) => string,
): string => (count === 0 ? '' : inWords(formatMoney(amount), count));

/** Whether what is there covers what is owed. */
export function coverWords({ held, owed }: Pick<Trust, 'held' | 'owed'>): { isCovered: boolean; text: string } {
  const { cover } = words;
  const spare = held - owed;
  if (spare < 0) return { isCovered: false, text: cover.short(formatMoney(-spare)) };
  if (owed === 0) return { isCovered: true, text: cover.nothingOwed };
  return { isCovered: true, text: spare > 0 ? cover.more(formatMoney(spare)) : cover.all };
}

export const isEmpty = ({ held, owed, hours }: Trust): boolean => held === 0 && owed === 0 && hours.length === 0;

/** Checks run every few minutes; one that is older than this says that they do not. */
export const isOld = (at: string, now: number): boolean => now - Date.parse(at) > HOUR_MS;

/** "12 min, 5 s": how long something took. */
export const spanWords = (seconds: number): string =>
  seconds < 1 ? words.payouts.underASecond : countdown(seconds * SECOND_MS);
