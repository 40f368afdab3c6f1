import type { Words } from './en.ts';

export const words: Words = {
  lead: 'Type the code wey dem send you. To look gift na free, e no dey comot anything from am.',
  code: 'Gift code (QUID)',
  hint: '13 letters and numbers, like 7K2M-QX94T-B3RW. You fit paste the whole link too.',
  find: 'Find my gift',
  required: 'Put the gift code (QUID)',
  wrongLength: 'QUID suppose get 13 letters and numbers',
  typingMistake: 'Mistake dey inside that code. Check am, then try again.',
};
