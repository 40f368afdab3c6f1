import type { Words } from './en.ts';

export const words: Words = {
  youAreIn: (number) => `You don enter. Number ${number}`,
  comeBack:
    'Come back to this page for this same browser after e close: e go tell you whether you win. Nobody else fit take your place.',
  title: 'Your receipt',
  proves:
    'With am you fit prove later say you enter, and say na this place you dey: e dey inside the list wey we dey publish, and nobody fit change anything wey come before am without the head changing too.',
  number: 'Number',
  ticket: 'Ticket',
  head: 'Head of the chain wey you dey inside',
  copy: 'Copy the receipt',
};
