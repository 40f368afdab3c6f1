/** What few recipients read: before the time, in a crowd, and of gifts from before. */
export const words = {
  placeInLine: (seconds: number) =>
    `Very many people are here right now. Your place in line is kept: this page comes back in ${seconds} seconds, and then you can press again.`,
  waiting: {
    notYet: 'Not yet',
    opensOn: (when: string) => `This gift opens on ${when}.`,
    choseTheTime: (sender: string) => `${sender} chose the time.`,
    opening: 'Opening…',
    keepOpen: 'Keep this page open, or come back',
    opensByItself: 'It opens here by itself. The link in your message stays the same.',
  },
  onThisDevice: {
    gifts: 'Gifts on this device',
    opened: (date: string) => `Opened ${date}`,
    forget: (quid: string) => `Forget gift ${quid}`,
    forgetThisGift: 'Forget this gift on this device?',
    keepIt: 'Keep it',
    forgetIt: 'Forget it',
    forgettingMeans:
      'The access key kept here goes with it. Withdraw first, or copy the key: without it the money of this gift is hard to reach.',
  },
};

export type Words = typeof words;
