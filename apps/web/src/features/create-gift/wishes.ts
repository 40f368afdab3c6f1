import { type GiftTimes, giftTimes, type WishedTimes } from '@jara/domain/gift/gift-times';
import { formatMoneyShort } from '@jara/domain/money/format';
import { DEFAULT_CURRENCY, type Minor } from '@jara/domain/money/money';
import { parseMajor } from '@jara/domain/money/parse-major';
import { type FeePayer, giftFor, type Quote, quoteOf, termsFor } from '@jara/domain/payment/quote';
import { spokenLagos, spokenLagosDay } from '@jara/domain/time/lagos';
import type { GiftDraft } from '../../lib/gift-draft.ts';
import { fromLagosInput } from '../../lib/lagos-input.ts';
import { words } from './words/en.tsx';

type Money = Pick<GiftDraft, 'amount' | 'feePaidBy'>;
export type Times = Pick<GiftDraft, 'delivery' | 'deliverAt' | 'opensAt' | 'lifetimeDays'>;

/** What is going to be in the gift, once an amount is typed. */
export function giftOf({ amount, feePaidBy }: Money): Minor | undefined {
  const typed = parseMajor(amount);
  return typed ? giftFor(typed, feePaidBy) : undefined;
}

/** What `POST /quotes` would answer: the same functions count here, so nobody has to be asked. */
export function quoteFor(form: Money): Quote | undefined {
  const gift = giftOf(form);
  return gift && quoteOf(gift, termsFor(gift), DEFAULT_CURRENCY);
}

/** The times somebody wishes; NaN where one is chosen and not filled in. */
export const wishedTimes = ({ delivery, deliverAt, opensAt, lifetimeDays }: Times): WishedTimes => ({
  deliverAt: delivery === 'LATER' ? fromLagosInput(deliverAt) : undefined,
  opensAt: opensAt === '' ? undefined : fromLagosInput(opensAt),
  lifetimeDays,
});

/** From when until when the gift can be opened if it is paid now. */
export const timesOf = (form: Times, now: number): GiftTimes => giftTimes(wishedTimes(form), now);

/** How and when it reaches them, in a line. */
export function deliverySentence(form: Times, now: number): string {
  const { deliverAt, opensAt } = wishedTimes(form);
  const { reaching } = words;
  const opens = opensAt === undefined ? undefined : spokenLagos(opensAt, now);
  if (form.delivery === 'SELF') return opens === undefined ? reaching.shared : reaching.sharedThenOpens(opens);
  if (deliverAt === undefined) return opens === undefined ? reaching.mailed : reaching.mailedThenOpens(opens);
  const when = spokenLagos(deliverAt, now);
  return opens === undefined ? reaching.mailedAt(when) : reaching.mailedAtThenOpens(when, opens);
}

/** Until when it waits, by its day: the minute is that of the payment, which is still to come. */
export function waitingSentence(form: Times, now: number): string {
  const { expiresAt } = timesOf(form, now);
  return words.waiting.daysUntil(form.lifetimeDays, spokenLagosDay(expiresAt, now));
}

/** What follows from who pays our fee, in money once there is an amount. */
export function feeSentence(form: Money, feePaidBy: FeePayer): string {
  const quote = quoteFor({ ...form, feePaidBy });
  if (feePaidBy === 'RECIPIENT')
    return quote ? words.fee.takenOf(formatMoneyShort(quote.fee), formatMoneyShort(quote.received)) : words.fee.taken;
  return quote ? words.fee.addedTo(formatMoneyShort(quote.charged), formatMoneyShort(quote.received)) : words.fee.added;
}
