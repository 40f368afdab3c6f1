import type { Words } from './en.ts';

export const words: Words = {
  goesOn:
    'Gifts wey dem send you go still reach you, and receipts, links wey you ask for and news about money wey dey go bank go reach you too.',
  stopTitle: 'You want stop reminders?',
  stopMeans: 'We no go remind the address wey we send this link again about any gift wey dey wait or wan end.',
  stopThem: 'Stop these reminders',
  canComeAgain: 'You fit make dem come again for this same page, from the link wey dey the mail.',
  stoppedTitle: 'Reminders don stop',
  stopped: 'We no dey remind the address wey we send this link about any gift again.',
  byMistake: 'You stop dem by mistake? Make dem come again:',
  again: 'Send me reminders again',
  unknownTitle: 'This link no complete',
  unknown: 'Open am again from the mail, everything. Nothing don change.',
  questions: 'You get question?',
};
