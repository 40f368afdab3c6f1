/** How the provider's account of the money can differ from ours. */
export const DIFFERENCE_KINDS = [
  'CHARGE_NOT_RECORDED',
  'CHARGE_UNKNOWN_TO_PROVIDER',
  'CHARGE_DIFFERS',
  'TRANSFER_NOT_OURS',
  'TRANSFER_TWICE',
  'TRANSFER_DIFFERS',
  'PAYOUT_NOT_PAID',
  'PAYOUT_NOT_RECORDED',
  'REFUND_NOT_RECORDED',
  'DISPUTE_UNCLEAR',
  'BALANCE_DIFFERS',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

export const DIFFERENCE_WORDS: Record<DifferenceKind, string> = {
  CHARGE_NOT_RECORDED: 'The provider took money that our books do not have',
  CHARGE_UNKNOWN_TO_PROVIDER: 'Our books have a charge that the provider does not know',
  CHARGE_DIFFERS: 'A charge is of another amount or currency at the provider',
  TRANSFER_NOT_OURS: 'The provider sent money that we never asked it to send',
  TRANSFER_TWICE: 'One reference was paid more than once',
  TRANSFER_DIFFERS: 'A payout went to another account, or is of another amount, at the provider',
  PAYOUT_NOT_PAID: 'We say it was paid, the provider says it was not',
  PAYOUT_NOT_RECORDED: 'The provider paid it, our books do not say so',
  REFUND_NOT_RECORDED: 'The provider gave money back that our books still have',
  DISPUTE_UNCLEAR: 'A dispute has ended in words that we do not know',
  BALANCE_DIFFERS: 'The balance at the provider is not what our books make it',
};

/** What the provider's side of a difference says where it knows nothing of it. */
export const NOT_KNOWN = 'not known';
