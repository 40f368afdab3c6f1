import type { Language } from '@jara/domain/language';
import type { GiftCloth } from '../drawing/gift-cloth.ts';

export interface Line {
  label: string;
  value: string;
}

/** What a receipt says, before it is drawn. Receipts are shown around, so no gift code and no whole address is on one. */
export interface Receipt {
  kind: 'payment' | 'withdrawal';
  /** What it is written in. */
  language: Language;
  cloth: GiftCloth;
  status: string;
  /** The one number the receipt is about. */
  amount: string;
  /** Whose it was, under the amount. */
  caption: string;
  /** How the amount comes about; the last line is the sum. */
  sums: readonly Line[];
  details: readonly Line[];
  at: Date;
}
