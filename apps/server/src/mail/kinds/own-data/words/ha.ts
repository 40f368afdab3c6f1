import type { Words } from './en.ts';

export const words: Words = {
  link: {
    because: (product) =>
      `Kun samu wannan imel ne saboda wani ya tambayi ${product} abin da yake riƙe da shi game da adireshinku.`,
    subject: (product) => `Abin da ${product} yake riƙe da shi game da ku`,
    title: 'Link ɗin bayananku',
    yourData: 'Bayananku',
    yours: 'Naku ne ku gani',
    whatYouCan: 'Ku gani, ku gyara, ko a goge',
    heading: 'Ku ga abin da muke riƙe da shi game da ku',
    open: 'Ku buɗe link ɗin domin ku karanta, ku sauke, ku gyara sunanku, ko a goge su.',
    show: 'Nuna bayanaina',
    until: (when) => `Link ɗin yana aiki har zuwa ${when}.`,
    secret:
      'Duk wanda ya buɗe link ɗin zai ga bayananku kuma zai iya sa a goge su: kada ku tura wannan imel ga wani. Idan ba ku ne kuka nema ba, ku bar shi, babu abin da zai faru.',
  },
  erased: {
    because: (product) =>
      `Kun samu wannan imel ne saboda kun nemi ${product} ya goge abin da yake riƙe da shi game da ku. Shi ne na ƙarshe a kan wannan.`,
    subject: (product) => `${product} ya goge bayananku`,
    title: 'An goge bayananku',
    erased: 'An goge',
    forGood: 'Har abada',
    heading: 'An lalata abin da muke riƙe da shi game da ku',
    from: (count) => (count === 1 ? 'An cire su daga biyan kuɗi 1.' : `An cire su daga biyan kuɗi ${count}.`),
    what: 'An lalata sunanku, adireshinku, saƙonninku da asusun bankinku. Adadin kuɗi, kwanan wata da lambobin shaida suna nan a littattafanmu, kuma babu abin da ke can da zai kai gare ku.',
    last: 'Da zarar wannan imel ya tafi, za a lalata adireshinku ma. Kyautar da wani zai aiko muku daga baya sabon farawa ce.',
  },
};
