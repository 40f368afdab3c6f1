import type { Words } from './en.ts';

export const words: Words = {
  onItsWay: 'If we get anything about this address, the link dey come that mail now.',
};
