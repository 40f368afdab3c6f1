/** What somebody reads who asked about their own data. */
export const words = {
  link: {
    because: (product: string) =>
      `You get this mail because somebody asked ${product} what it holds about your address.`,
    subject: (product: string) => `What ${product} holds about you`,
    title: 'The link to your data',
    yourData: 'Your data',
    yours: 'Yours to see',
    whatYouCan: 'See it, correct it, or have it erased',
    heading: 'See what we hold about you',
    open: 'Open the link to read it, to download it, to correct your name, or to have it erased.',
    show: 'Show my data',
    until: (when: string) => `The link works until ${when}.`,
    secret:
      'Whoever opens the link sees your data and can have it erased: do not forward this mail. If you did not ask for it, leave it, and nothing happens.',
  },
  erased: {
    because: (product: string) =>
      `You get this mail because you asked ${product} to erase what it holds about you. It is the last one about it.`,
    subject: (product: string) => `${product} has erased your data`,
    title: 'Your data is erased',
    erased: 'Erased',
    forGood: 'For good',
    heading: 'What we held about you is destroyed',
    from: (count: number) => (count === 1 ? 'It is gone from 1 payment.' : `It is gone from ${count} payments.`),
    what: 'Your name, your address, your messages and your bank accounts are destroyed. Amounts, dates and references stay in our books, and nothing there leads to you.',
    last: 'Once this mail has left, your address is destroyed as well. A gift that somebody sends you later is a new beginning.',
  },
};

export type Words = typeof words;
