import type { Words } from './en.ts';

export const words: Words = {
  withoutScripts:
    'Za ku iya karanta komai a nan, ku ƙirƙiri kyauta, ku buɗe ta kuma ku cire kuɗinta. Wasu abubuwan suna buƙatar JavaScript.',
  needsScripts: 'Wannan shafin yana buƙatar JavaScript. Don Allah ku kunna shi sannan ku sake lodawa.',
  tooManyHere: 'Mutane da yawa suna nan a yanzu. Ku sake loda wannan shafin nan da ɗan lokaci.',
  takePart: 'Shiga, ko ku ga yadda yake a gare ku',
  checkAnyGiveaway: 'Bincika kowane rabon kyauta',
  typed: {
    title: 'Abin da kuka rubuta',
    notSent: 'Shafin bai gama lodawa ba tukuna, don haka ba a aika komai ba.',
    kept: 'An ajiye abin da kuka rubuta. Ba a ajiye kalmomin sirri da makullai ba: ku sake rubuta su.',
    pressContinue: 'Ku danna Ci gaba, kuma idan shafin ya lodu abin da kuka rubuta zai koma wurarensa.',
    needsScripts: 'Wannan matakin yana buƙatar JavaScript a yanzu. Ku kunna shi, sannan ku danna Ci gaba.',
    continue: 'Ci gaba',
  },
  noLine: {
    title: 'Babu haɗin yanar gizo',
    pageTitle: (product) => `Babu haɗin yanar gizo | ${product}`,
    safe: (product) =>
      `Ba mu iya kaiwa ga ${product} daga wannan na’ura ba. Kyaututtukanku da kuɗinsu suna nan lafiya, kuma wannan shafin zai dawo da kansa idan haɗin ya dawo.`,
    codeYouCameWith: 'Lambar da kuka zo da ita',
    tryAgain: 'Sake gwadawa',
    openedHere: 'Kyaututtukan da aka buɗe a wannan na’ura',
    opened: (date) => `An buɗe ranar ${date}`,
    sinceThen: 'Abin da ya faru da kuɗin tun daga lokacin, za mu iya faɗa idan haɗin ya dawo.',
    sentHere: 'Kyaututtukan da aka aika daga wannan na’ura',
    passOn: 'Ana iya ba wani lambar ba tare da haɗin yanar gizo ba. Buɗe ta ne yake buƙatarsa.',
  },
};
