import type { Words } from './en.ts';

export const words: Words = {
  tooLong: 'Nke a na-ewe oge dị ukwuu. Lelee njikọ gị ma nwaa ọzọ.',
  cannotReach: (product) => `Anyị enweghị ike iru ${product}. Lelee njikọ gị ma nwaa ọzọ.`,
  answeredInstead: (product) => `Ọ bụ ihe ọzọ dị n’etiti gị na ${product} zara. Lelee njikọ gị.`,
  waitingInLine: 'Ọtụtụ mmadụ nọ ebe a. Ekwentị gị na-eche n’ahịrị…',
  openItHereFirst: 'Buru ụzọ mepee onyinye gị n’ihe nchọgharị a.',
  cannotDraw: 'Ihe nchọgharị a enweghị ike ise foto.',
  pictureNotMade: 'Anyị enweghị ike ime foto ahụ.',
  shared: {
    youHaveAGift: (product, from) =>
      from ? `I nwere onyinye ${product} si n’aka ${from}.` : `I nwere onyinye ${product}.`,
    openIt: (url, code) => `Mepee ya: ${url} (koodu ${code})`,
    opensOn: (when, url, code) => `Ọ ga-emepe na ${when} (Lagos): ${url} (koodu ${code})`,
  },
  listed: {
    addsUp: (listed, amount) => `${listed} n’ime ${amount}. O zuola.`,
    tooLittle: (listed, amount, missing) => `${listed} n’ime ${amount}. Ọ fọdụrụ ${missing} a ga-enye.`,
    tooMuch: (listed, amount, more) => `${listed} n’ime ${amount}. O ji ${more} karịa ihe dị n’onyinye ahụ.`,
  },
};
