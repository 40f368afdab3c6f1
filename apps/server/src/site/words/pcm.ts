import type { Words } from './en.ts';

export const words: Words = {
  claimLink: {
    youHave: 'You get gift',
    sentYou: (sender) => `${sender} send you gift`,
    description:
      'Open your cash gift, send the money go any bank for Nigeria. You no need account, you no go pay anything.',
    fetching: 'Small time, we dey bring am.',
    replaced: 'Dem don change this code',
    replacedMeans:
      'The person wey send this gift don change the code, so this one no fit open anything again. If the gift na your own, check for newer mail or ask dem.',
  },
  card: { title: 'You get gift', tap: 'Tap am make e open', from: (sender) => `From ${sender}` },
};
