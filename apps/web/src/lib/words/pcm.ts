import type { Words } from './en.ts';

export const words: Words = {
  tooLong: 'This one dey take too long. Check your network, then try again.',
  cannotReach: (product) => `We no fit reach ${product}. Check your network, then try again.`,
  answeredInstead: (product) => `Another thing wey dey between you and ${product} na im answer. Check your network.`,
  waitingInLine: 'People plenty for here. Your phone dey wait for line…',
  openItHereFirst: 'First open your gift for this browser.',
  cannotDraw: 'This browser no fit draw picture.',
  pictureNotMade: 'We no fit make the picture.',
  shared: {
    youHaveAGift: (product, from) => (from ? `You get ${product} gift from ${from}.` : `You get ${product} gift.`),
    openIt: (url, code) => `Open am: ${url} (code ${code})`,
    opensOn: (when, url, code) => `E go open ${when} (Lagos): ${url} (code ${code})`,
  },
  listed: {
    addsUp: (listed, amount) => `${listed} out of ${amount}. E complete.`,
    tooLittle: (listed, amount, missing) => `${listed} out of ${amount}. ${missing} still remain to share.`,
    tooMuch: (listed, amount, more) => `${listed} out of ${amount}. E take ${more} pass wetin dey the gift.`,
  },
};
