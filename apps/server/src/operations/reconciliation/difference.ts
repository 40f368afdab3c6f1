import type { GiftId, PaymentId, WithdrawalId } from '@jara/domain/ids';
import type { DifferenceKind } from '@jara/domain/operations/differences';
import { spokenStatus } from '@jara/domain/spoken';

/** Something that the provider and we say differently, in words that a person compares. */
export interface Difference {
  kind: DifferenceKind;
  reference: string;
  /** The provider's id of a charge; empty for transfers, which are known by their reference alone. */
  providerId: string;
  ours: string;
  theirs: string;
  amount: number | null;
  currency: string | null;
  giftId?: GiftId | null;
  paymentId?: PaymentId | null;
  withdrawalId?: WithdrawalId | null;
  /** Nothing but its item remembers that people have settled it, so that stays closed while both sides say what they said then. */
  isKeptByItem?: true;
}

/** What came of looking at one charge or transfer closely. */
export interface Finding {
  difference: Difference | undefined;
  /** Ours was behind and has been brought up to date. */
  isMended: boolean;
}

const money = new Intl.NumberFormat('en-NG', { minimumFractionDigits: 2 });

/** "success, NGN 8,730.00". Not the product's own format: a charge can be in a currency that no gift can have. */
export const said = (status: string, sum: { amount: number; currency: string }): string =>
  `${spokenStatus(status)}, ${sumOf(sum)}`;

export const sumOf = ({ amount, currency }: { amount: number; currency: string }): string =>
  `${currency} ${money.format(amount / 100)}`;

/** What the provider has where one reference, and not one share by two references, was paid more than once. */
export const ONE_REFERENCE = 'more than one transfer';
