import type { Words } from './en.ts';

export const words: Words = {
  operational: 'Everything dey work well',
  inTrouble: 'We get small wahala now',
  delayed: 'Payouts and mails dey late small',
  clockIsWrong: 'The clock of this server no correct; we dey fix am',
  leaving: 'This server wan stop; another one go answer',
};
