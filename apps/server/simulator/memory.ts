import type { Breach } from './laws.ts';

/** What people in the story know and were told, by names that say in which step something began. */
export interface Memory {
  gifts: Map<string, RememberedGift>;
  claims: Map<string, RememberedClaim>;
  entrants: Map<string, RememberedEntrant>;
  disputes: Map<string, { gift: string; id: string }>;
  /** Who said yes to which payout, by its reference. */
  approvals: Map<string, Set<string>>;
  hasBackup: boolean;
  /** The provider has forgotten something for good of which the last backup may speak. */
  hasForgottenSinceBackup: boolean;
  restores: number;
  /** How many steps draws had taken in the backup that was restored last. */
  drawnAtRestore: number;
  /** What the provider had numbered by then was before the last restore. */
  lastIdBeforeRestore: string | undefined;
  /** Books were brought back that may not have what was booked of a thing before the provider forgot it for good. */
  isRestoredPastForgotten: boolean;
  /**
   * Payouts that the bank paid after all when a later one of the same share had been sent, and the latest attempt by then. No
   * care could have prevented those: they had clearly failed.
   */
  resurrected: Map<string, number>;
  /** Payouts that a bank paid after it had refused them or sent them back: their account may have received another share since. */
  paidAfterAll: Set<string>;
  /** What was broken on the way, whether or not it is so at rest. */
  breaches: Breach[];
  /** Accounts that somebody with our key, and not we, sent money to. */
  thieves: Set<string>;
}

export interface RememberedGift {
  name: string;
  /** The sender's browser. */
  sender: Map<string, string>;
  reference: string;
  paymentId: string;
  amount: number;
  shares: number;
  isDraw: boolean;
  quid: string | undefined;
  giftId: string | undefined;
  /** Every account its sender ever named for what their card did not take back. */
  asked: Set<string>;
}

/** Somebody who is in a draw, and what they can hold us to. */
export interface RememberedEntrant {
  name: string;
  gift: string;
  browser: Map<string, string>;
  receipt: { number: number; ticket: string; head: string };
  /** A restore has forgotten the entry; the receipt is still there. */
  isLost: boolean;
  /** What they won, once they have come for it. */
  claim: string | undefined;
}

export interface RememberedClaim {
  name: string;
  gift: string;
  browser: Map<string, string>;
  quid: string;
  accessKey: string;
  amount: number;
  slot: number;
  /** Every account this person ever asked the share to be sent to. */
  asked: Set<string>;
}

export const emptyMemory = (): Memory => ({
  gifts: new Map(),
  claims: new Map(),
  entrants: new Map(),
  disputes: new Map(),
  approvals: new Map(),
  hasBackup: false,
  hasForgottenSinceBackup: false,
  restores: 0,
  drawnAtRestore: 0,
  lastIdBeforeRestore: undefined,
  isRestoredPastForgotten: false,
  resurrected: new Map(),
  paidAfterAll: new Set(),
  breaches: [],
  thieves: new Set(),
});

export const accountKey = ({ bankCode, accountNumber }: { bankCode: string; accountNumber: string }) =>
  `${bankCode}/${accountNumber}`;
