import type { Words } from './en.ts';

export const words: Words = {
  NTH_PERSON: 'Na one person go collect everything, and na only the sender know which number for the line',
  SPLIT: 'Plenty people go share am, as dem take come',
  TIME: 'E go open for the time wey dem set, and the first person wey open am that time go collect everything',
  EQUAL: 'Plenty people go collect the same share, as dem take come',
  LUCKY: 'Plenty people go collect one share each, and na luck go decide how big e go be',
  DRAW: 'Everybody wey enter before e close get the same chance, na that time dem go draw the winners',
};
