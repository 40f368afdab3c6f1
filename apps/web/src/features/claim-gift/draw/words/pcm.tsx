import type { Words } from './en.tsx';

export const words: Words = {
  closesIn: (left) => <>E go close after {left}</>,
  oneTap: 'Just one press, no account, nothing to pay. Each person fit join once.',
  youAreIn: 'You don join the draw',
  beingDrawn: 'The draw dey go on now',
  entriesClosed: 'Time to join don close',
  entriesCloseIn: 'Time wey remain to join',
  drawingWinners: 'We dey pick the winners…',
  whatHappensNext: 'Wetin go happen next',
  entriesCloseOn: (when) => `Time to join go close on ${when}.`,
  sameChance: 'Small time after that, we go pick the winners. Everybody wey join get the same chance.',
  tellsByItself: 'This page go tell you by itself. You fit close am: for this browser e go find you again.',
  nobodyCanBendIt: 'Nobody fit do magomago for am, and anybody fit check that one.',
  howItIsProved: 'How we take prove am',
};
