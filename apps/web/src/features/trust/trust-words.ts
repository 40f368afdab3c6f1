import type { Trust } from '@jara/contract/trust';
import { formatCount, formatMoney } from '@jara/domain/money/format';
import { countdown, formatLagos, HOUR_MS, SECOND_MS } from '@jara/domain/time/lagos';

interface Said {
  tone: 'ok' | 'info' | 'warn' | 'err';
  title: string;
  text: string;
}

/** What the page says first. It calls nothing true that is not, and names what it cannot say. */
export function verdictWords(trust: Trust): Said {
  switch (trust.verdict) {
    case 'TRUE':
      return { tone: 'ok', title: 'True to the kobo', text: 'Paystack says what our books say.' };
    case 'ON_THE_WAY':
      return {
        tone: 'info',
        title: 'Explained, but not to the kobo this second',
        text: `Our books and Paystack’s answer are apart by no more than what is on its way: ${onTheWayWords(trust)}. When that has arrived, they are compared to the kobo again.`,
      };
    case 'DIFFERS':
      return differenceWords(trust);
    case 'NO_ANSWER':
      return {
        tone: 'warn',
        title: 'Paystack did not answer just now',
        text: 'So these are the figures of our own books alone, compared with nobody’s. We ask again by ourselves.',
      };
    case 'NOT_YET':
      return {
        tone: 'info',
        title: 'Not compared yet',
        text: 'Our books and Paystack’s are compared for the first time within minutes of a start. Until then we call nothing true.',
      };
  }
}

function differenceWords({ difference, books }: Trust): Said {
  const amount = difference?.amount ?? 0;
  const areBooksWrong = books?.isClean === false;
  const since = difference ? `${formatLagos(difference.since)} (Lagos)` : '';
  const told = difference?.isKnownToStaff
    ? `Since ${since}. Our staff have been told and are finding out why.`
    : `Seen at ${since}. Both sides are compared again every few minutes; if it is still so then, our staff are told.`;
  return {
    tone: 'err',
    title: amount > 0 ? `${formatMoney(amount)} does not agree` : 'Something does not agree',
    text: areBooksWrong ? `Our own books do not add up, and payouts wait until they do. ${told}` : told,
  };
}

/** What is between us and Paystack at this second, by name. The amount comes first: it is of all of them together. */
export function onTheWayWords({ onTheWay, heldIn }: Trust): string {
  const parts = [
    countWords(onTheWay.payouts, 'payout', 'payouts'),
    countWords(onTheWay.refunds, 'refund', 'refunds'),
    countWords(onTheWay.payments, 'payment being made', 'payments being made'),
    heldIn.collected > 0 ? `${formatMoney(heldIn.collected)} collected from cards` : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'what was booked while we asked';
}

const countWords = ({ count, amount }: { count: number; amount: number }, one: string, several: string): string =>
  count === 0 ? '' : `${formatMoney(amount)} in ${formatCount(count)} ${count === 1 ? one : several}`;

/** Whether what is there covers what is owed. */
export function coverWords({ held, owed }: Pick<Trust, 'held' | 'owed'>): { isCovered: boolean; text: string } {
  const spare = held - owed;
  if (spare < 0)
    return {
      isCovered: false,
      text: `${formatMoney(-spare)} of what we owe does not lie at Paystack at this moment. Paystack keeps its fee when a gift is paid; our 3 percent, which pays for it, comes when the gift reaches a bank.`,
    };
  if (owed === 0) return { isCovered: true, text: 'Nobody has money with us at this moment.' };
  const more = spare > 0 ? `, and ${formatMoney(spare)} more` : '';
  return { isCovered: true, text: `Everything that we owe is there${more}.` };
}

export const isEmpty = ({ held, owed, hours }: Trust): boolean => held === 0 && owed === 0 && hours.length === 0;

/** Checks run every few minutes; one that is older than this says that they do not. */
export const isOld = (at: string, now: number): boolean => now - Date.parse(at) > HOUR_MS;

/** "12 min, 5 s": how long something took. */
export const spanWords = (seconds: number): string => (seconds < 1 ? 'under 1 s' : countdown(seconds * SECOND_MS));

export const VERDICT_WORDS: Record<Trust['verdict'], string> = {
  TRUE: 'To the kobo',
  ON_THE_WAY: 'Money on its way',
  DIFFERS: 'Did not agree',
  NO_ANSWER: 'No answer',
  NOT_YET: 'Not compared',
};
