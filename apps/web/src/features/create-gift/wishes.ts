import { type GiftTimes, giftTimes, type WishedTimes } from '@jara/domain/gift/gift-times';
import { formatMoneyShort } from '@jara/domain/money/format';
import { DEFAULT_CURRENCY, type Minor } from '@jara/domain/money/money';
import { parseMajor } from '@jara/domain/money/parse-major';
import { type FeePayer, giftFor, type Quote, quoteOf, termsFor } from '@jara/domain/payment/quote';
import { spokenLagos, spokenLagosDay } from '@jara/domain/time/lagos';
import type { GiftDraft } from '../../lib/gift-draft.ts';
import { fromLagosInput } from '../../lib/lagos-input.ts';

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
  const opening = opensAt === undefined ? '' : `. It opens ${spokenLagos(opensAt, now)} (Lagos)`;
  if (form.delivery === 'SELF') return `You share the code yourself${opening}`;
  if (deliverAt === undefined) return `We mail them the code once you have paid${opening}`;
  return `We mail them ${spokenLagos(deliverAt, now)} (Lagos)${opening || ', and it opens then'}`;
}

/** Until when it waits, by its day: the minute is that of the payment, which is still to come. */
export function waitingSentence(form: Times, now: number): string {
  const { expiresAt } = timesOf(form, now);
  return `${form.lifetimeDays} days, until ${spokenLagosDay(expiresAt, now)}`;
}

/** What follows from who pays our fee, in money once there is an amount. */
export function feeSentence(form: Money, feePaidBy: FeePayer): string {
  const quote = quoteFor({ ...form, feePaidBy });
  if (feePaidBy === 'RECIPIENT')
    return quote
      ? `${formatMoneyShort(quote.fee)} is taken when they withdraw, and ${formatMoneyShort(quote.received)} arrives`
      : '3 percent is taken when they withdraw';
  return quote
    ? `You pay ${formatMoneyShort(quote.charged)}, so that a round ${formatMoneyShort(quote.received)} arrives`
    : 'It is added to what you pay, so that a round sum arrives';
}
