import type { Words } from './en.ts';

export const words: Words = {
  reportTaken: 'Thank you. Our people go look am.',
};
