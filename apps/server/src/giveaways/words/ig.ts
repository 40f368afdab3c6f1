import type { Words } from './en.ts';

export const words: Words = {
  reportTaken: 'Daalụ. Ndị ọrụ anyị ga-elele ya.',
};
