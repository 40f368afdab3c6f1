import type { ClothTheme } from '@jara/domain/cloth/palettes';
import type { Currency, Minor } from '@jara/domain/money/money';
import type { Rule } from '@jara/domain/rule/rule';

/** The cloth of the very gift a mail tells of, by which its reader recognises it. */
export interface Cloth {
  theme: ClothTheme;
  seed: number;
}

interface AboutGift {
  cloth: Cloth;
  currency: Currency;
  /** When it happened, which is earlier than when the mail leaves. */
  at: Date;
}

export interface GiftForYou extends AboutGift {
  kind: 'gift_for_you';
  quid: string;
  /** Null when a password protects the gift: whoever reads the mail may not be the one who has it. */
  amount: Minor | null;
  message: string | null;
  isProtected: boolean;
  /** Null when the sender asked to stay secret, or gave no name. */
  from: string | null;
  isSecret: boolean;
  rule: Rule | undefined;
  expiresAt: Date;
}

export interface Receipt extends AboutGift {
  kind: 'receipt';
  amount: Minor;
  recipient: string;
  reference: string;
  /** The name the recipient sees; null when they see none. */
  shownAs: string | null;
  isSecret: boolean;
  isProtected: boolean;
}

export interface GiftClaimed extends AboutGift {
  kind: 'gift_claimed';
  share: Minor;
  amount: Minor;
  /** All shares claimed up to and with this one. */
  claimed: Minor;
  recipient: string;
  reference: string;
}

export interface ClaimLink extends AboutGift {
  kind: 'claim_link';
  url: string;
  share: Minor;
}

interface AboutPayout extends AboutGift {
  gross: Minor;
  fee: Minor;
  net: Minor;
  bankName: string;
  accountNumber: string;
  reference: string;
}

export interface PayoutRequested extends AboutPayout {
  kind: 'payout_requested';
  quid: string;
  /** Above a limit, people look at a withdrawal before the money leaves. */
  needsApproval: boolean;
}

export interface PayoutSent extends AboutPayout {
  kind: 'payout_sent';
  quid: string;
}

export interface PayoutFailed extends AboutPayout {
  kind: 'payout_failed';
  quid: string;
  reason: string | null;
  /** The gift is disputed: the share is there, but cannot be withdrawn until that is settled. */
  isOnHold: boolean;
}

export interface RefundSent extends AboutGift {
  kind: 'refund_sent';
  refunded: Minor;
  paid: Minor;
  /** False for a charge that never became a gift: of a wrong amount, or paid twice. */
  wasGift: boolean;
  recipient: string;
  reference: string;
}

export interface ListLink {
  kind: 'list_link';
  url: string;
  gifts: number;
  expiresAt: Date;
}

export interface StaffInvitation {
  kind: 'staff_invitation';
  url: string;
  /** By its name, as people say it. */
  role: string;
  invitedBy: string;
  expiresAt: Date;
}

export type MailFacts =
  | GiftForYou
  | Receipt
  | GiftClaimed
  | ClaimLink
  | PayoutRequested
  | PayoutSent
  | PayoutFailed
  | RefundSent
  | ListLink
  | StaffInvitation;
