import type { Words } from './en.ts';

export const words: Words = {
  titled: (title, host) => `${title}, daga ${host}`,
  byline: (host) => `Rabon kyauta daga ${host}`,
  openUntil: (until) => `A buɗe yake har zuwa ${until} (Lagos)`,
  openFromUntil: (from, until) => `Daga ${from} har zuwa ${until} (Lagos)`,
  reported: 'Mun gode. Ma’aikatanmu za su duba.',
  square: {
    scan: 'Duba shi domin shiga',
    code: (code) => `Lamba ${code}`,
    nobodyPays: 'Ba a biyan komai domin karɓa.',
  },
  poster: {
    cloth: (product) => `${product}: yadin da aka naɗe wannan rabon kyauta`,
    qr: (address) => `Lambar QR da take kaiwa zuwa ${address}`,
    howToTakePart: 'Yadda ake shiga',
    scan: 'Ku duba wannan da kyamarar wayarku. Ba a buƙatar rajista.',
    enter: 'Ku danna sau ɗaya domin shiga. Kowa yana da dama iri ɗaya.',
    open: 'Ku danna domin ku buɗe. Nan take shafin zai faɗi abin da yake naku.',
    password: 'Ku rubuta kalmar sirrin da mai rabon ya ba ku.',
    nameYourBank: (days) =>
      `Idan kun ci, ku ba da asusun bankinku cikin ${days === 1 ? 'kwana 1' : `kwanaki ${days}`}. A can za a aika kuɗin.`,
    checkIt: (address) => `Ku tabbatar da kanku: ${address}`,
  },
};
