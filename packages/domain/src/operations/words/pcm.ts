import type { Words } from './en.ts';

export const words: Words = {
  paused: {
    payouts: 'We pause payouts for small time. Your money dey safe.',
    claims: 'We pause claiming for small time. Your gift dey safe.',
    creation: 'We pause new gifts for small time. Abeg try again soon.',
  },
  partsArePaused: 'We pause some parts of our service for small time. Your money dey safe.',
};
