import { words as time } from '@jara/domain/time/words/pcm';
import type { Words } from './en.ts';

export const words: Words = {
  time,
  claimed: 'You don claim the gift',
  won: 'You don win. This share na your own.',
  yours: 'This gift na your own.',
  waiting: 'This gift dey wait make you open am.',
  notThisTime: 'No be this time. This gift na for one lucky person, and e no be you. Thank you say you try.',
  notDrawn: 'No be this time. Dem don draw the winners, and you no dey among dem. Thank you say you join.',
  inOnHold: (number) =>
    `You don enter. Number ${number}. The draw dey on hold for now. E go happen when that one finish.`,
  inAndClosed: (number) => `You don enter. Number ${number}. Entries don close, and dem go soon draw the winners.`,
  inUntil: (number, when) =>
    `You don enter. Number ${number}. Dem go draw the winners ${when}. Come back that time, with this same browser.`,
  wentBack: 'This gift don end. The money wey nobody claim don go back to the sender.',
  goesBack: 'This gift don end. The money wey nobody claim dey go back to the sender.',
  linkOnItsWay: 'The link dey come.',
};
