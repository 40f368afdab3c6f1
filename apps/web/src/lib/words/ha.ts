import type { Words } from './en.ts';

export const words: Words = {
  tooLong: 'Wannan yana ɗaukar lokaci da yawa. Ku duba haɗin yanar gizonku ku sake gwadawa.',
  cannotReach: (product) => `Ba mu iya kaiwa ga ${product} ba. Ku duba haɗin yanar gizonku ku sake gwadawa.`,
  answeredInstead: (product) => `Wani abu tsakaninku da ${product} ne ya amsa. Ku duba haɗin yanar gizonku.`,
  waitingInLine: 'Mutane da yawa suna nan. Wayarku tana jira a layi…',
  openItHereFirst: 'Ku fara buɗe kyautarku a wannan burauzar.',
  cannotDraw: 'Wannan burauzar ba ta iya zana hoto.',
  pictureNotMade: 'Ba a iya yin hoton ba.',
  shared: {
    youHaveAGift: (product, from) =>
      from ? `Kuna da kyautar ${product} daga ${from}.` : `Kuna da kyautar ${product}.`,
    openIt: (url, code) => `Ku buɗe ta: ${url} (lamba ${code})`,
    opensOn: (when, url, code) => `Za ta buɗu ranar ${when} (Lagos): ${url} (lamba ${code})`,
  },
  listed: {
    addsUp: (listed, amount) => `${listed} cikin ${amount}. Ya yi daidai.`,
    tooLittle: (listed, amount, missing) => `${listed} cikin ${amount}. Saura ${missing} da za a bayar.`,
    tooMuch: (listed, amount, more) => `${listed} cikin ${amount}. Ya fi abin da ke cikin kyautar da ${more}.`,
  },
};
