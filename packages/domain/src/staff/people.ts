import { formatMoneyShort } from '../money/format.ts';
import { DEFAULT_CURRENCY } from '../money/money.ts';
import { SUM_KINDS, type SumKind, type SumLimits } from '../withdrawal/sum-limits.ts';

/** By what we know people, who have no accounts here: an address, a browser, a bank account. */
export const PERSON_KINDS = ['address', 'browser', 'account'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

/** Where a record of ours names a person. */
export const PERSON_PLACES = [
  'payment.sender',
  'payment.recipient',
  'payment.browser',
  'claim.browser',
  'withdrawal.account',
] as const;
export type PersonPlace = (typeof PERSON_PLACES)[number];

/** What there is to know about somebody. What was refused stands in its own part as well: it is what one looks for. */
export const PERSON_PARTS = ['SENT', 'RECEIVED', 'TRIED', 'CLAIMED', 'WITHDRAWN', 'REFUSED', 'MONEY_BACK'] as const;
export type PersonPart = (typeof PERSON_PARTS)[number];

/** Whoever tries a gift is known by their browser alone, and an account only receives. */
export const PARTS_OF: Record<PersonKind, readonly PersonPart[]> = {
  address: ['SENT', 'RECEIVED', 'CLAIMED', 'WITHDRAWN', 'REFUSED', 'MONEY_BACK'],
  browser: ['SENT', 'TRIED', 'CLAIMED', 'WITHDRAWN', 'REFUSED', 'MONEY_BACK'],
  account: ['WITHDRAWN', 'REFUSED', 'MONEY_BACK'],
};

export const RECORD_KINDS = ['payment', 'attempt', 'claim', 'withdrawal', 'refund', 'dispute'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** What was looked at is this many of the newest records of a kind: a script may have a hundred thousand. */
export const LOOKED_AT = 1_000;

/** What a careful person wants to see, and from how many on. Each is counted, none is guessed. */
export const FLAGS_FROM = {
  DISPUTES: 1,
  HOLDS: 1,
  WAITING: 1,
  SENT_TO_SELF: 1,
  NAMES: 2,
  REFUNDS: 3,
  CARDS: 3,
  ACCOUNTS: 3,
  CLAIMANTS: 3,
  ADDRESSES: 3,
  FAILED_PAYMENTS: 5,
  CLAIMS_IN_A_DAY: 5,
  TRIES_IN_A_DAY: 20,
} as const;
export type CountedFlag = keyof typeof FLAGS_FROM;
export const COUNTED_FLAGS = Object.keys(FLAGS_FROM) as [CountedFlag, ...CountedFlag[]];

export type FlagCounts = Record<CountedFlag, number>;

/** What went the same way in 24 hours and in 30 days, of the sums by which payouts wait for a person. */
export type PersonSums = Partial<Record<SumKind, { day: number; month: number }>>;

export interface Flag {
  flag: CountedFlag | 'SUM';
  /** What is so, in words for staff. */
  words: string;
  /** From where on it is shown. */
  from: string;
}

const several = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many}`;

const WORDS: Record<CountedFlag, (count: number) => string> = {
  DISPUTES: (n) => `${several(n, 'dispute', 'disputes')} against what they paid`,
  HOLDS: (n) => `${several(n, 'hold stops', 'holds stop')} money of theirs now`,
  WAITING: (n) => `${several(n, 'withdrawal waits', 'withdrawals wait')} because of where the money goes`,
  SENT_TO_SELF: (n) => `${several(n, 'share was', 'shares were')} claimed by whoever paid for the gift`,
  NAMES: (n) => `${several(n, 'name', 'names')} on one bank account`,
  REFUNDS: (n) => `${several(n, 'refund', 'refunds')} of what they paid`,
  CARDS: (n) => `${several(n, 'card', 'cards')} paid for what they sent`,
  ACCOUNTS: (n) => `Paid to ${several(n, 'bank account', 'bank accounts')}`,
  CLAIMANTS: (n) => `Shares of ${several(n, 'browser', 'browsers')} come together here`,
  ADDRESSES: (n) => `${several(n, 'address', 'addresses')} come together here`,
  FAILED_PAYMENTS: (n) => `${several(n, 'payment', 'payments')} failed`,
  CLAIMS_IN_A_DAY: (n) => `${several(n, 'share', 'shares')} claimed in one day`,
  TRIES_IN_A_DAY: (n) => `${several(n, 'gift', 'gifts')} tried in one day`,
};

const SUM_WORDS: Record<SumKind, string> = {
  account: 'goes to this account',
  payer: 'comes from this sender',
  self: 'is sent to themselves',
};

/** What to show of what was counted, the sums first: they stop payouts. */
export function flagsOf(counts: FlagCounts, sums: PersonSums, limits: SumLimits): Flag[] {
  const money = (amount: number) => formatMoneyShort(amount, DEFAULT_CURRENCY);
  const summed = SUM_KINDS.flatMap((kind) => {
    const sum = sums[kind];
    if (!sum) return [];
    return (['day', 'month'] as const).flatMap((window): Flag[] => {
      const limit = limits[kind][window];
      const span = window === 'day' ? '24 hours' : '30 days';
      return sum[window] > limit
        ? [{ flag: 'SUM', words: `${money(sum[window])} ${SUM_WORDS[kind]} in ${span}`, from: `above ${money(limit)}` }]
        : [];
    });
  });
  const counted = COUNTED_FLAGS.filter((flag) => counts[flag] >= FLAGS_FROM[flag]).map(
    (flag): Flag => ({ flag, words: WORDS[flag](counts[flag]), from: `from ${FLAGS_FROM[flag]}` }),
  );
  return [...summed, ...counted];
}
