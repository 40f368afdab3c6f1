/** What stands where a code is typed. */
export const words = {
  lead: 'Type the code you were sent. Looking at a gift is free and takes nothing from it.',
  code: 'Gift code (QUID)',
  hint: '13 characters, like 7K2M-QX94T-B3RW. Paste the whole link if you like.',
  find: 'Find my gift',
  required: 'Gift code (QUID) is required',
  wrongLength: 'QUID must be 13 characters',
  typingMistake: 'That code has a typing mistake. Check it and try again.',
};

export type Words = typeof words;
