import type { Words } from './en.ts';

export const words: Words = {
  claimLink: {
    youHave: 'Kuna da kyauta',
    sentYou: (sender) => `${sender} ya aiko muku da kyauta`,
    description:
      'Ku buɗe kyautar kuɗinku sannan ku aika kuɗin zuwa kowane banki a Nijeriya. Ba a buƙatar yin rajista, kuma babu abin da za ku biya.',
    fetching: 'Ɗan dakata, muna kawo ta.',
    replaced: 'An sauya wannan lambar',
    replacedMeans:
      'Mai aika wannan kyauta ya sauya lambar, don haka ba ta buɗe komai yanzu. Idan kyautar taku ce, ku nemi sabon imel ko ku tambaye shi.',
  },
  giveaway: {
    none: 'Babu rabon kyauta a nan',
    noneMeans: 'Babu rabon kyauta na jama’a mai wannan lambar. Idan wani ne ya aiko muku da ita, ku fara tabbatarwa.',
    checkFirst: (address) =>
      `Ku tabbatar da abin da aka aiko muku a ${address} kafin ku tura shi ko ku gaya wa kowa komai.`,
    stopped: 'Mun tsayar da shi.',
    paused: 'Mai rabon ya dakatar da shi.',
    drawing: 'An rufe shi kuma ana gab da yin ƙuri’a.',
    allTaken: 'Kowane kaso ya samu mai shi.',
    closed: 'An rufe shi.',
    over: 'Ya ƙare.',
    inBank: (inBank, total) => `Kaso ${inBank} cikin ${total} sun shiga banki.`,
    taken: (taken, total) => `An ɗauki kaso ${taken} cikin ${total}.`,
  },
  card: { title: 'Kuna da kyauta', tap: 'Ku taɓa domin ku buɗe ta', from: (sender) => `Daga ${sender}` },
};
