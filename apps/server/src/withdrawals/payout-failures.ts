/** Why a payout failed, where we say it ourselves: as it is written down, whatever language its reader reads. */
export const PAYOUT_FAILURES = {
  notTaken: 'The bank did not take the transfer',
  cameBack: 'The bank sent the money back',
  cardTookIt: 'The card has taken the money back after all',
  earlierArrived: 'An earlier payout of this share has arrived',
  otherAccount: 'The transfer went to another account',
  disputed: 'The bank of the sender disputes the payment of this gift',
} as const;
