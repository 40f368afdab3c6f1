import { words as time } from '@jara/domain/time/words/pcm';
import type { Words } from './en.ts';

export const words: Words = {
  time,
  notValid: 'E no correct',
  somethingWentWrong: 'Something spoil',
  tooManyTries: (wait) => `You don try too many times. Try again in ${wait}.`,
  wrongPassword: (left) =>
    left > 0
      ? `That password no correct. You fit still try ${left === 1 ? 'one time' : `${left} times`}.`
      : 'That password no correct.',
  tooManyPasswords: (minutes) =>
    `Wrong password too many. Try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  smallestGift: (amount) => `The smallest gift na ${amount}`,
  largestGift: (amount) => `The biggest gift na ${amount}`,
  startBeforeEnd: 'E must start before e end',
  startBeforeDraw: 'E must start before the draw close',
  chooseRule: 'Choose one rule',
  chooseOneRule: 'Choose only one kind of rule',
  splitsDiffer: (total, given) => `totalSplits na ${total}, but the splits wey you give na ${given}`,
  addSplit: 'Put at least one split',
  twoDecimals: 'Percentage fit get only two numbers after the point',
  ruleAfterEntries: 'Entries don close, so the rule of this gift no fit change again',
  ruleForACrowd: 'This gift dey public. Choose rule for plenty people.',
  notPaidYet: 'Dem never pay for this gift',
  sameAddress: 'Na the address wey e get be that. If you want mail am there again, send the mail again.',
  waitsLonger: 'This gift don already dey wait pass that one',
  opensAt: (when) => `This gift go open ${when}.`,
  entriesClosed: 'Entries don close.',
  onItsWayTo: (bank, lastDigits) =>
    `This gift don dey go ${bank} already, account …${lastDigits}. E no fit go another account.`,
  banksTake: (least) => `Bank dey take from ${least} go up`,
  banksTakeOrWrite: (least) => `Bank dey take from ${least} go up. Write us, we go try your card again.`,
};
