import type { BrowserId } from '../ids.ts';
import { formatMoneyShort } from '../money/format.ts';
import type { Currency, Minor } from '../money/money.ts';

/** What withdrawals are added up by: where the money goes, whom it came from, and what a payer sends to themselves. */
export const SUM_KINDS = ['account', 'payer', 'self'] as const;
export type SumKind = (typeof SUM_KINDS)[number];

/** Up to these sums a payout goes by itself, in 24 hours and in 30 days. */
export type SumLimits = Record<SumKind, { day: Minor; month: Minor }>;

/** One thing a withdrawal is added up under; withdrawals with the same text are one sum. */
export interface Subject {
  kind: SumKind;
  text: string;
}

export interface MoneyTrail {
  account: { bankCode: string; accountNumber: string };
  /** Who claimed the share. */
  claimant: BrowserId;
  payer: { browserId: BrowserId; email: string | null; card: string | null };
  /** Whom the gift was sent to, where the sender said so. */
  recipientEmail: string | null;
}

/** Everything that this money is added up under. A payer is known by their browser, and by address and card where we have them. */
export function subjectsOf({ account, claimant, payer, recipientEmail }: MoneyTrail): Subject[] {
  const email = payer.email?.trim().toLowerCase();
  const payers = [
    ofBrowser(payer.browserId),
    ...(email ? [ofAddress(email)] : []),
    ...(payer.card ? [`card ${payer.card}`] : []),
  ];
  const isToSelf =
    claimant === payer.browserId || (email !== undefined && email === recipientEmail?.trim().toLowerCase());
  return [
    { kind: 'account', text: ofAccount(account) },
    ...payers.map((who) => ({ kind: 'payer' as const, text: fromPayer(who) })),
    // A new browser for every gift is a new payer, but the account they all end in is one.
    ...(isToSelf ? [...payers, ofAccount(account)].map((who) => ({ kind: 'self' as const, text: toSelf(who) })) : []),
  ];
}

export const ofBrowser = (browserId: string): string => `browser ${browserId}`;
/** The address in lower case. */
export const ofAddress = (address: string): string => `mail ${address}`;
export const ofAccount = ({ bankCode, accountNumber }: MoneyTrail['account']): string =>
  `account ${bankCode}/${accountNumber}`;
export const fromPayer = (who: string): string => `payer ${who}`;
export const toSelf = (who: string): string => `self ${who}`;

/** What one subject comes to, with the withdrawal that is being asked for. */
export interface WatchedSum {
  kind: SumKind;
  day: Minor;
  month: Minor;
}

/** Why a person has to look before this is paid, in words for staff; undefined when it can go by itself. */
export function whyWait(sums: readonly WatchedSum[], limits: SumLimits, currency: Currency): string | undefined {
  const reasons = SUM_KINDS.flatMap((kind) => {
    const largest = (window: 'day' | 'month') =>
      Math.max(0, ...sums.filter((each) => each.kind === kind).map((each) => each[window]));
    const window =
      largest('day') > limits[kind].day ? 'day' : largest('month') > limits[kind].month ? 'month' : undefined;
    if (!window) return [];
    const money = (amount: number) => formatMoneyShort(amount, currency);
    const span = window === 'day' ? '24 hours' : '30 days';
    return [
      `${WORDS[kind]}: ${money(largest(window))} in ${span}, with this one (limit ${money(limits[kind][window])}).`,
    ];
  });
  return reasons.length > 0 ? reasons.join(' ') : undefined;
}

const WORDS: Record<SumKind, string> = {
  account: 'Much goes to this bank account',
  payer: 'Much comes from this sender',
  self: 'The sender sends to themselves',
};
