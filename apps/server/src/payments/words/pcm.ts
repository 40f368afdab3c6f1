import type { Words } from './en.ts';

export const words: Words = {
  listLinkOnItsWay: 'If person don pay for gift with this address, the link don dey go there.',
  timeline: {
    started: 'Payment don start',
    paid: 'You don pay',
    wrapped: 'We wrap am with the rule wey you choose',
    opened: 'Person don open am',
    shareOpened: (nth, shares) => `Person open share ${nth} out of ${shares}`,
    sharesOpened: (opened, shares) => `People don open ${opened} out of ${shares} shares`,
    allSharesOpened: 'People don open all the shares',
    sharesCameBack: (count) =>
      count === 1
        ? 'One share come back: nobody send am go bank on time'
        : `${count} shares come back: nobody send dem go bank on time`,
    cancelledByYou: 'You cancel am',
    timeWasOver: 'E don close: the time don pass',
    refundStarted: (amount) => `We don start to return ${amount}`,
    refunded: (amount) => `We don return ${amount}`,
    bankTookItBack: 'Your bank collect the payment back',
  },
};
