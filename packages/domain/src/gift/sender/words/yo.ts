import type { Words } from './en.ts';

export const words: Words = {
  someone: 'ẹnìkan',
  secretSender: 'ẹnìkan tí kò fẹ́ kí a dárúkọ òun',
};
