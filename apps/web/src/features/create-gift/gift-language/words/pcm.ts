import type { Words } from './en.ts';

export const words: Words = {
  title: 'Their language',
  ask: 'Which language dem dey read pass?',
  means: 'The mail, the card and the page of the gift go dey inside am. Dem fit change am there.',
};
