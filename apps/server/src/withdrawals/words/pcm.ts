import type { Words } from './en.ts';

export const words: Words = {
  failures: {
    notTaken: 'The bank no gree collect the transfer',
    cameBack: 'The bank send the money back',
    cardTookIt: 'The card don collect the money back after all',
    earlierArrived: 'The first money wey we send for this share don land',
    otherAccount: 'The transfer go another account',
    disputed: 'The bank of the person wey send am no gree with the payment of this gift',
  },
};
