export const words = {
  failures: {
    notTaken: 'The bank did not take the transfer',
    cameBack: 'The bank sent the money back',
    cardTookIt: 'The card has taken the money back after all',
    earlierArrived: 'An earlier payout of this share has arrived',
    otherAccount: 'The transfer went to another account',
    disputed: 'The bank of the sender disputes the payment of this gift',
  },
};

export type Words = typeof words;
