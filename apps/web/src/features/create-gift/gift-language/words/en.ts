export const words = {
  title: 'Their language',
  ask: 'What do they read best?',
  means: 'The mail, the card and the page of the gift are in it. They can change it there.',
};

export type Words = typeof words;
