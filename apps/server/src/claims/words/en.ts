import { words as time } from '@jara/domain/time/words/en';

export const words = {
  time,
  claimed: 'Gift claimed successfully',
  won: 'You have won. This share is yours.',
  yours: 'This gift is yours.',
  waiting: 'This gift is waiting to be opened.',
  /** Kind, and without the count: nobody may learn how many came before or how far it is. */
  notThisTime: 'Not this time. This gift goes to one lucky opener, and it was not you. Thank you for trying.',
  /** As kind as that, to those who were in a draw. */
  notDrawn: 'Not this time. The winners have been drawn, and you are not among them. Thank you for being there.',
  inOnHold: (number: string) =>
    `You are in. Number ${number}. The draw is on hold for now. It takes place when that is over.`,
  inAndClosed: (number: string) =>
    `You are in. Number ${number}. Entries have closed, and the winners are drawn in a moment.`,
  inUntil: (number: string, when: string) =>
    `You are in. Number ${number}. The winners are drawn ${when}. Come back then, in this browser.`,
  wentBack: 'This gift has ended. The money nobody claimed went back to the sender.',
  goesBack: 'This gift has ended. The money nobody claimed is on its way back to the sender.',
  linkOnItsWay: 'The link is on its way.',
};

export type Words = typeof words;
