import type { Words } from './en.ts';

export const words: Words = {
  placeInLine: (seconds) =>
    `People plenty well well for here now. We don keep your place for line: this page go come back in ${seconds} seconds, then you fit press again.`,
  waiting: {
    notYet: 'Time never reach',
    opensOn: (when) => `This gift go open on ${when}.`,
    choseTheTime: (sender) => `Na ${sender} choose the time.`,
    opening: 'E dey open…',
    keepOpen: 'Leave this page open, or come back',
    opensByItself: 'E go open for here by itself. The link wey dey your message no go change.',
  },
  onThisDevice: {
    gifts: 'Gifts wey dey this phone',
    opened: (date) => `Dem open am ${date}`,
    forget: (quid) => `Make this phone forget gift ${quid}`,
    forgetThisGift: 'Make this phone forget this gift?',
    keepIt: 'Keep am',
    forgetIt: 'Forget am',
    forgettingMeans:
      'The access key wey dey here go go with am. Withdraw first, or copy the key: without am e go hard to reach the money of this gift.',
  },
};
