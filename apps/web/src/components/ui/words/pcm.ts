import type { Words } from './en.ts';

export const words: Words = {
  close: 'Close',
  dismiss: 'Comot am',
  optional: '(if you want)',
  copy: 'Copy',
  copyThat: (what) => `Copy ${what}`,
  copied: 'E don copy!',
  notCopied: 'E no copy',
  copyByHand: 'Copy no dey work for here. Select the words and copy dem by hand.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  theme: { title: 'Theme', light: 'Bright', dark: 'Dark', system: 'System' },
  giftCard: {
    wrapped: 'Gift wey dem wrap',
    opened: 'Gift wey dem don open',
    forYou: 'Gift dey for you',
    forSomebody: (name) => `For ${name}`,
    from: (sender) => `From ${sender}`,
  },
};
