import type { Words } from './en.ts';

export const words: Words = {
  title: 'Harshensu',
  ask: 'Wane harshe suka fi iya karantawa?',
  means: 'Imel ɗin, katin da shafin kyautar za su kasance a cikinsa. Za su iya sauya shi a can.',
};
