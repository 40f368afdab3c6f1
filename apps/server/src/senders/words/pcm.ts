import type { Words } from './en.ts';

export const words: Words = {
  messageChanged: 'You change the message',
  clothChanged: 'You change the cloth',
  bothChanged: 'You change the message and the cloth',
  addressCorrected: (from, to) => `You correct the address from ${from} to ${to}, and we change the code`,
  pageChanged: 'You change the public page',
  madePublic: 'You put am for public',
  paused: 'You pause am',
  letGoOn: 'You let am continue',
  waitsLonger: (until) => `E go wait longer, till ${until} (Lagos)`,
};
