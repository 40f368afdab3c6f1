import type { Words } from './en.ts';

export const words: Words = {
  withoutScripts:
    'I nwere ike ịgụ ihe niile dị ebe a, mepụta onyinye, mepee ya ma wepụta ego ya. Ụfọdụ n’ime ihe ndị ọzọ chọrọ JavaScript.',
  needsScripts: 'Ibe a chọrọ JavaScript. Biko gbanye ya ma bugoghachi ibe a.',
  tooManyHere: 'Ọtụtụ mmadụ nọ ebe a ugbu a. Bugoghachi ibe a n’oge na-adịghị anya.',
  takePart: 'Sonye, ma ọ bụ hụ ka o si dịrị gị',
  checkAnyGiveaway: 'Lelee onyinye ọha ọ bụla',
  typed: {
    title: 'Ihe i dere',
    notSent: 'Ibe a ebugochabeghị, ya mere e zipughị ihe ọ bụla.',
    kept: 'E debere ihe i dere. E debeghị okwuntughe na igodo: dee ha ọzọ.',
    pressContinue: 'Pịa Gaa n’ihu, mgbe ibe ahụ bugochara, ihe i dere ga-adị n’ọnọdụ ha ọzọ.',
    needsScripts: 'Nzọụkwụ a chọrọ JavaScript ugbu a. Gbanye ya, wee pịa Gaa n’ihu.',
    continue: 'Gaa n’ihu',
  },
  noLine: {
    title: 'Enweghị njikọ',
    pageTitle: (product) => `Enweghị njikọ | ${product}`,
    safe: (product) =>
      `Anyị enweghị ike iru ${product} site na ngwaọrụ a. Onyinye gị na ego ha dị nchebe, ibe a ga-alọghachi n’onwe ya mgbe ị laghachiri n’ịntanetị.`,
    codeYouCameWith: 'Koodu i bu bịa',
    tryAgain: 'Nwaa ọzọ',
    openedHere: 'Onyinye e mepere na ngwaọrụ a',
    opened: (date) => `E mepere ya na ${date}`,
    sinceThen: 'Ihe mere ego ahụ kemgbe ahụ, anyị ga-agwa gị mgbe ị nọ n’ịntanetị.',
    sentHere: 'Onyinye e zipụrụ site na ngwaọrụ a',
    passOn: 'I nwere ike inye onye ọzọ koodu n’enweghị njikọ. Imepe ya ka chọrọ njikọ.',
  },
};
