import type { Words } from './en.ts';

export const words: Words = {
  failures: {
    notTaken: 'Ụlọ akụ anaraghị ego e zigara',
    cameBack: 'Ụlọ akụ zighachiri ego ahụ',
    cardTookIt: 'Kaadị ahụ mechara nara ego ahụ laghachiri',
    earlierArrived: 'Ego e bu ụzọ zigara maka òkè a erutela',
    otherAccount: 'Ego ahụ gara n’akaụntụ ọzọ',
    disputed: 'Ụlọ akụ onye zitere ya na-agbagha ịkwụ ụgwọ onyinye a',
  },
};
