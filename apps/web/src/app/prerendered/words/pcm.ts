import type { Words } from './en.ts';

export const words: Words = {
  withoutScripts:
    'You fit read everything for here, and create, open and withdraw gift. Some of the rest need JavaScript.',
  needsScripts: 'This page need JavaScript. Abeg on am, then load the page again.',
  tooManyHere: 'People plenty well well for here now. Load this page again after small time.',
  takePart: 'Join, or see how e dey for you',
  checkAnyGiveaway: 'Check any giveaway',
  typed: {
    title: 'Wetin you type',
    notSent: 'This page never load finish, so we no send anything.',
    kept: 'We keep wetin you type. We no keep passwords and keys: type dem again.',
    pressContinue: 'Press Continue. When the page don load, wetin you type go dey inside their places again.',
    needsScripts: 'This step need JavaScript for now. On am, then press Continue.',
    continue: 'Continue',
  },
  noLine: {
    title: 'Network no dey',
    pageTitle: (product) => `Network no dey | ${product}`,
    safe: (product) =>
      `We no fit reach ${product} from this phone. Your gifts and their money dey safe, and this page go come back by itself when network return.`,
    codeYouCameWith: 'The code wey you bring come',
    tryAgain: 'Try again',
    openedHere: 'Gifts wey dem open for this phone',
    opened: (date) => `Dem open am ${date}`,
    sinceThen: 'Wetin happen to the money since then, we go fit tell you when network dey.',
    sentHere: 'Gifts wey dem send from this phone',
    passOn: 'You fit give person code without network. To open am need network.',
  },
};
