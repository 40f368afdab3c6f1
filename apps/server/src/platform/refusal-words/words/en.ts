import { words as time } from '@jara/domain/time/words/en';

/** What is more exact than the sentence of a refusal's code, where it is thrown. */
export const words = {
  time,
  notValid: 'Not valid',
  somethingWentWrong: 'Something went wrong',
  tooManyTries: (wait: string) => `Too many tries. Try again in ${wait}.`,
  wrongPassword: (left: number) =>
    left > 0
      ? `That password is not right. ${left} ${left === 1 ? 'try' : 'tries'} left.`
      : 'That password is not right.',
  tooManyPasswords: (minutes: number) =>
    `Too many wrong passwords. Try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
  smallestGift: (amount: string) => `The smallest gift is ${amount}`,
  largestGift: (amount: string) => `The largest gift is ${amount}`,
  startBeforeEnd: 'It has to start before it ends',
  startBeforeDraw: 'It has to start before the draw closes',
  chooseRule: 'Choose a rule',
  chooseOneRule: 'Choose one kind of rule',
  splitsDiffer: (total: number, given: number) => `totalSplits is ${total}, but the splits given are ${given}`,
  addSplit: 'Add at least one split',
  twoDecimals: 'A percentage can have at most two decimals',
  ruleAfterEntries: 'Entries have closed, so the rule of this gift can no longer change',
  ruleForACrowd: 'This gift is public. Choose a rule for a crowd.',
  notPaidYet: 'This gift is not paid yet',
  sameAddress: 'That is the address it has. To mail it there once more, send the mail again.',
  waitsLonger: 'This gift waits longer than that already',
  opensAt: (when: string) => `This gift opens ${when}.`,
  entriesClosed: 'Entries have closed.',
  onItsWayTo: (bank: string, lastDigits: string) =>
    `This gift is already on its way to ${bank}, account …${lastDigits}. It cannot go to a second account.`,
  banksTake: (least: string) => `Banks take ${least} or more`,
  banksTakeOrWrite: (least: string) => `Banks take ${least} or more. Write to us, and we try your card again.`,
};

export type Words = typeof words;
