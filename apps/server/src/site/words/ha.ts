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
  card: { title: 'Kuna da kyauta', tap: 'Ku taɓa domin ku buɗe ta', from: (sender) => `Daga ${sender}` },
};
