/** What we can show a bank about a disputed payment, before it is drawn. It is passed on, so no address, account or code is whole. */
export interface Evidence {
  /** The provider's own number of the dispute. */
  providerId: string;
  reference: string;
  /** What the bank wants back. */
  amount: string;
  /** In a sentence: whether the payer got what they paid for. */
  summary: string;
  parts: readonly EvidencePart[];
  /** When the money first reached somebody's bank. */
  deliveredAt: Date | null;
}

export interface EvidencePart {
  title: string;
  lines: readonly { label: string; value: string }[];
}
