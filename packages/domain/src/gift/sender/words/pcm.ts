import type { Words } from './en.ts';

export const words: Words = {
  someone: 'somebody',
  secretSender: 'somebody wey no want make dem know am',
};
