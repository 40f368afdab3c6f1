import type { Words } from './en.ts';

export const words: Words = {
  listLinkOnItsWay: 'Ọ bụrụ na e ji adreesị a kwụọ ụgwọ onyinye, linkị ha na-aga ebe ahụ ugbu a.',
  timeline: {
    started: 'Ịkwụ ụgwọ malitere',
    paid: 'A kwụọla ụgwọ',
    wrapped: 'E ji iwu ị họọrọ kechie ya',
    opened: 'E mepere ya',
    shareOpened: (nth, shares) => `E mepere òkè nke ${nth} n’ime ${shares}`,
    sharesOpened: (opened, shares) => `E mepere òkè ${opened} n’ime ${shares}`,
    allSharesOpened: 'E mepere òkè niile',
    sharesCameBack: (count) => `Òkè ${count} laghachiri: ọ dịghị onye zigara n’ụlọ akụ n’oge`,
    cancelledByYou: 'Ị kagburu ya',
    timeWasOver: 'E mechiri ya: oge ya agwụla',
    refundStarted: (amount) => `A malitere ịkwụghachi ${amount}`,
    refunded: (amount) => `A kwụghachiri ${amount}`,
    bankTookItBack: 'Ụlọ akụ gị weghachiri ego a kwụrụ',
  },
};
