import type { Words } from './en.ts';

export const words: Words = {
  close: 'Rufe',
  dismiss: 'Kawar',
  optional: '(ba dole ba)',
  copy: 'Kwafi',
  copyThat: (what) => `Kwafi ${what}`,
  copied: 'An kwafa!',
  notCopied: 'Ba a kwafa ba',
  copyByHand: 'Ba a iya yin kwafi a nan ba. Ku zaɓi rubutun, ku kwafa shi da hannu.',
  showPassword: 'Nuna kalmar sirri',
  hidePassword: 'Ɓoye kalmar sirri',
  theme: { title: 'Launi', light: 'Haske', dark: 'Duhu', system: 'Na waya' },
  giftCard: {
    wrapped: 'Kyautar da take naɗe',
    opened: 'Kyautar da aka buɗe',
    forYou: 'Kyauta gare ku',
    forSomebody: (name) => `Zuwa ga ${name}`,
    from: (sender) => `Daga ${sender}`,
  },
};
