/** What is only ever written ahead or by the server: no script carries these words. */
export const words = {
  withoutScripts:
    'You can read everything here, and create, open and withdraw a gift. Some of the rest needs JavaScript.',
  needsScripts: 'This page needs JavaScript. Please switch it on and reload.',
  tooManyHere: 'Very many people are here right now. Load this page again in a moment.',
  takePart: 'Take part, or see how it stands for you',
  checkAnyGiveaway: 'Check any giveaway',
  typed: {
    title: 'What you typed',
    notSent: 'This page was still loading, so nothing was sent.',
    kept: 'Your words are kept. Passwords and keys are not: type those again.',
    pressContinue: 'Press Continue, and when the page has loaded your words are in their fields again.',
    needsScripts: 'This step needs JavaScript for now. Switch it on, then press Continue.',
    continue: 'Continue',
  },
  noLine: {
    title: 'No connection',
    pageTitle: (product: string) => `No connection | ${product}`,
    safe: (product: string) =>
      `We cannot reach ${product} from this device. Your gifts and their money are safe, and this page comes back by itself when you are online again.`,
    codeYouCameWith: 'The code you came with',
    tryAgain: 'Try again',
    openedHere: 'Gifts opened on this device',
    opened: (date: string) => `Opened ${date}`,
    sinceThen: 'What became of the money since, we can tell when you are online.',
    sentHere: 'Gifts sent from this device',
    passOn: 'A code can be passed on without a connection. Opening it needs one.',
  },
};

export type Words = typeof words;
