import type { Words } from './en.ts';

export const words: Words = {
  link: {
    because: (product) => `You dey get this mail because somebody ask ${product} wetin e get about your address.`,
    subject: (product) => `Wetin ${product} get about you`,
    title: 'The link of your data',
    yourData: 'Your data',
    yours: 'Na your own to see',
    whatYouCan: 'See am, correct am, or make we wipe am',
    heading: 'See wetin we get about you',
    open: 'Open the link to read am, download am, correct your name, or make we wipe am.',
    show: 'Show my data',
    until: (when) => `The link go work till ${when}.`,
    secret:
      'Anybody wey open the link go see your data and fit make we wipe am: no forward this mail. If no be you ask for am, leave am, nothing go happen.',
  },
  erased: {
    because: (product) =>
      `You dey get this mail because you tell ${product} make e wipe wetin e get about you. Na the last one about am be this.`,
    subject: (product) => `${product} don wipe your data`,
    title: 'We don wipe your data',
    erased: 'Wiped',
    forGood: 'Forever',
    heading: 'Wetin we get about you don destroy',
    from: (count) => (count === 1 ? 'E don comot from 1 payment.' : `E don comot from ${count} payments.`),
    what: 'Your name, your address, your messages and your bank accounts don destroy. Amounts, dates and references dey remain for our books, and nothing for there fit lead to you.',
    last: 'Once this mail don go, your address go destroy too. Gift wey somebody send you after this na new beginning.',
  },
};
