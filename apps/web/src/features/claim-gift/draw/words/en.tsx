import type { ReactNode } from 'react';

/** What somebody reads who may enter a draw, or has. */
export const words = {
  closesIn: (left: ReactNode) => <>Closes in {left}</>,
  oneTap: 'One tap, no account, nothing to pay. Each person enters once.',
  youAreIn: 'You are in the draw',
  beingDrawn: 'It is being drawn',
  entriesClosed: 'Entries have closed',
  entriesCloseIn: 'Entries close in',
  drawingWinners: 'Drawing the winners…',
  whatHappensNext: 'What happens next',
  entriesCloseOn: (when: string) => `Entries close on ${when}.`,
  sameChance: 'The winners are drawn a moment later. Everybody who is in has the same chance.',
  tellsByItself: 'This page tells you by itself. You may close it: in this browser it finds you again.',
  nobodyCanBendIt: 'Nobody can bend it, and anyone can check that.',
  howItIsProved: 'How it is proved',
};

export type Words = typeof words;
