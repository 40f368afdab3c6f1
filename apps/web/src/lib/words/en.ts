/** What a page says of its own accord, whichever page it is. */
export const words = {
  tooLong: 'This is taking too long. Check your connection and try again.',
  cannotReach: (product: string) => `We couldn't reach ${product}. Check your connection and try again.`,
  answeredInstead: (product: string) => `Something between you and ${product} answered instead. Check your connection.`,
  waitingInLine: 'Many people are here. Your phone is waiting in line…',
  openItHereFirst: 'Open your gift in this browser first.',
  cannotDraw: 'This browser cannot draw pictures.',
  pictureNotMade: 'The picture could not be made.',
  shared: {
    youHaveAGift: (product: string, from: string | null) =>
      from ? `You have a ${product} gift from ${from}.` : `You have a ${product} gift.`,
    openIt: (url: string, code: string) => `Open it: ${url} (code ${code})`,
    opensOn: (when: string, url: string, code: string) => `It opens ${when} (Lagos): ${url} (code ${code})`,
  },
  listed: {
    addsUp: (listed: string, amount: string) => `${listed} of ${amount}. It adds up.`,
    tooLittle: (listed: string, amount: string, missing: string) =>
      `${listed} of ${amount}. ${missing} is still to be given.`,
    tooMuch: (listed: string, amount: string, more: string) =>
      `${listed} of ${amount}. That is ${more} more than is in the gift.`,
  },
};

export type Words = typeof words;
