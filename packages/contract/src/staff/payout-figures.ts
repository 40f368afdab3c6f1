import { FLOAT_VERDICTS } from '@jara/domain/figures/float-forecast';
import { MOST_DAYS } from '@jara/domain/figures/span';
import { CURRENCIES, DEFAULT_CURRENCY } from '@jara/domain/money/money';
import { daysFromTo } from '@jara/domain/time/days';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { currency, instant, money } from '../scalars.ts';
import { day } from './filters.ts';

/** What is at the provider, what will leave it and what will reach it, and until when that is enough. Naira alone. */
export const float = z.object({
  currency,
  /** What the provider itself said last, and when; null before the first comparison. */
  balance: z.nullable(z.object({ amount: money, at: instant, isOld: z.boolean() })),
  /** Null without a balance. */
  verdict: z.nullable(z.enum(FLOAT_VERDICTS)),
  /** From when on it is not enough; null where no end is in sight. */
  shortAt: z.nullable(instant),
  isAlarming: z.boolean(),
  /** Within how many hours somebody is told. */
  alarmHours: z.int(),
  waiting: z.object({ payouts: money, refunds: money }),
  /** All that is owed to anybody, what waits included. */
  owed: money,
  /** What the usual outflow is made of: so many days, of which at least so many are needed. */
  history: z.object({ days: z.int(), needed: z.int() }),
  settlements: z.array(
    z.object({
      at: instant,
      amount: money,
      /** Collected already; otherwise what days like these usually bring. */
      isCollected: z.boolean(),
    }),
  ),
  /** Collected, and not settled by the time it should have been: not counted on. */
  late: money,
  /** Day by day: what usually leaves, what arrives, and what is left at the end of it. */
  days: z.array(z.object({ day: z.iso.date(), out: money, in: money, left: money })),
  updatedAt: instant,
});
export type Float = z.output<typeof float>;

export const readFloat = endpoint({
  method: 'GET',
  path: '/admin/float',
  summary: 'Until when the balance at the provider is enough, and the reckoning',
  access: { permission: 'float.view' },
  reply: float,
});

/** Of fewer payouts a rate says little. */
export const SMALL_NUMBER = 20;

export const bankRates = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  currency,
  banks: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      /** Payouts that ended in these days, by how. */
      paid: z.int(),
      failed: z.int(),
      /** On their way now, whatever the days. */
      open: z.int(),
      /** Of those that ended; null where none did. */
      paidPercent: z.nullable(z.number()),
      /** From the sending to the bank's word, to a tenth of itself; null where none was paid. */
      medianSeconds: z.nullable(z.int()),
      /** So few that the rate says little. */
      isSmall: z.boolean(),
    }),
  ),
});
export type BankRates = z.output<typeof bankRates>;

export const readBankRates = endpoint({
  method: 'GET',
  path: '/admin/bank-rates',
  summary: 'How payouts to each bank ended, and how long they took',
  access: { permission: 'withdrawals.view' },
  query: z.object({ from: day, to: day, currency: z._default(z.enum(CURRENCIES), DEFAULT_CURRENCY) }).check(
    z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last day comes before the first' }),
    z.refine(({ from, to }) => daysFromTo(from, to) <= MOST_DAYS, {
      path: ['from'],
      error: `Choose at most ${MOST_DAYS} days`,
    }),
  ),
  reply: bankRates,
});
