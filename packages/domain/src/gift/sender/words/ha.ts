import type { Words } from './en.ts';

export const words: Words = {
  someone: 'wani',
  secretSender: 'wanda ya nemi a ɓoye sunansa',
};
