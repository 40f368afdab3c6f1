import type { Words } from './en.ts';

export const words: Words = {
  link: {
    because: (product) => `Ị natara email a n’ihi na mmadụ jụrụ ${product} ihe o ji gbasara adreesị gị.`,
    subject: (product) => `Ihe ${product} ji gbasara gị`,
    title: 'Linkị ozi gị',
    yourData: 'Ozi gị',
    yours: 'Nke gị ịhụ',
    whatYouCan: 'Hụ ya, mezie ya, ma ọ bụ ka e hichapụ ya',
    heading: 'Hụ ihe anyị ji gbasara gị',
    open: 'Mepee linkị ahụ ka ị gụọ ya, budata ya, mezie aha gị, ma ọ bụ ka e hichapụ ya.',
    show: 'Gosi ozi m',
    until: (when) => `Linkị ahụ na-arụ ọrụ ruo ${when}.`,
    secret:
      'Onye ọ bụla mepere linkị ahụ ga-ahụ ozi gị, nwekwaa ike ime ka e hichapụ ya: ezigarala onye ọzọ email a. Ọ bụrụ na ọ bụghị gị rịọrọ ya, hapụ ya, ọ dịghị ihe ga-eme.',
  },
  erased: {
    because: (product) =>
      `Ị natara email a n’ihi na ị sịrị ${product} hichapụ ihe o ji gbasara gị. Ọ bụ nke ikpeazụ gbasara ya.`,
    subject: (product) => `${product} ehichapụla ozi gị`,
    title: 'E hichapụla ozi gị',
    erased: 'E hichapụla ya',
    forGood: 'Ruo mgbe ebighị ebi',
    heading: 'E bibiela ihe anyị ji gbasara gị',
    from: (count) => (count === 1 ? 'E wepụla ya n’ịkwụ ụgwọ 1.' : `E wepụla ya n’ịkwụ ụgwọ ${count}.`),
    what: 'E bibiela aha gị, adreesị gị, ozi gị na akaụntụ ụlọ akụ gị. Ego, ụbọchị na nọmba ntụaka ka dị n’akwụkwọ anyị, ọ dịghịkwa ihe dị ebe ahụ na-eduga na gị.',
    last: 'Ozugbo email a pụrụ, a ga-ebibikwa adreesị gị. Onyinye mmadụ ga-ezitere gị mgbe e mesịrị bụ mmalite ọhụrụ.',
  },
};
