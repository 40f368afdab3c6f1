import type { Words } from './en.ts';

export const words: Words = {
  someone: 'otu onye',
  secretSender: 'onye rịọrọ ka a ghara ịkpọ aha ya',
};
