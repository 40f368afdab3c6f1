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
  giveaway: {
    none: 'No giveaway dey here',
    noneMeans: 'No public giveaway get this code. If person send am give you, check am first.',
    checkFirst: (address) => `Check wetin dem send you for ${address} before you share am or tell anybody anything.`,
    stopped: 'We don stop am.',
    paused: 'The host don pause am.',
    drawing: 'E don close and we wan pick the winners.',
    allTaken: 'Every share don get owner.',
    closed: 'E don close.',
    over: 'E don finish.',
    inBank: (inBank, total) => `${inBank} out of ${total} shares don enter bank.`,
    taken: (taken, total) => `People don take ${taken} out of ${total} shares.`,
  },
  card: { title: 'You get gift', tap: 'Tap am make e open', from: (sender) => `From ${sender}` },
};
