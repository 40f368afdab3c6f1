import type { Words } from './en.ts';

export const words: Words = {
  placeInLine: (seconds) =>
    `Mutane da yawa suna nan a yanzu. An ajiye muku wurinku a layi: wannan shafin zai dawo nan da daƙiƙa ${seconds}, sannan za ku iya sake dannawa.`,
  waiting: {
    notYet: 'Lokaci bai yi ba tukuna',
    opensOn: (when) => `Wannan kyauta za ta buɗu ranar ${when}.`,
    choseTheTime: (sender) => `Lokacin zaɓin ${sender} ne.`,
    opening: 'Tana buɗuwa…',
    keepOpen: 'Ku bar wannan shafin a buɗe, ko ku dawo',
    opensByItself: 'Za ta buɗu a nan da kanta. Link ɗin da ke cikin saƙonku ba zai canja ba.',
  },
  onThisDevice: {
    gifts: 'Kyaututtukan da ke wannan na’ura',
    opened: (date) => `An buɗe ranar ${date}`,
    forget: (quid) => `Manta da kyauta ${quid}`,
    forgetThisGift: 'A manta da wannan kyauta a wannan na’ura?',
    keepIt: 'Bar ta',
    forgetIt: 'Manta da ita',
    forgettingMeans:
      'Makullin shiga da ke ajiye a nan zai tafi tare da ita. Ku fara cire kuɗin, ko ku kwafe makullin: idan babu shi, samun kuɗin wannan kyauta zai yi wuya.',
  },
};
