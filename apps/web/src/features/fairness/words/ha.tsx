import type { Words } from './en.tsx';

export const words: Words = {
  title: 'An yi adalci?',
  proofFor: (code) => (
    <>Shaidar kyauta {code}. Ba sai kun yarda da kowa a nan ba: burauzarku da kanta ce take yin lissafin.</>
  ),
  typingMistake: 'Akwai kuskuren rubutu a lambar. Ku duba ta ku sake gwadawa.',
  goToClaim: 'Je zuwa Karɓi kyauta',
  loading: 'Ana loda shaidar',
  notFetched: 'Ba mu iya samo ƙa’idojin ba',
  tryAgain: 'Sake gwadawa',
  nothingLeftToChance: 'Babu abin da aka bar wa sa’a',
  noRule: 'Wannan kyautar ba ta da ƙa’ida: wanda ya fara buɗe ta ya samu komai. Ko kuma babu kyauta mai wannan lambar.',
  noSecret: 'Babu lambar sirri a bayanta, don haka babu abin da za a tabbatar.',
  fingerprint: 'hatimi',
  command: 'umarni',

  sealed: {
    title: '1. An kulle kafin kowa ya zo',
    when: (when) =>
      `Lokacin da mai aikawa ya ajiye wannan ƙa’ida ranar ${when} (Lagos), mun ciro lambar sirri kuma mun wallafa wannan hatimi na sirrin, kyautar da ƙa’idar:`,
    means: 'Hatimi (SHA-256) ba ya faɗar komai game da sirrin, amma babu wani sirri, kyauta ko ƙa’ida mai irinsa.',
    stillSealed: 'Sirrin yana kulle har yanzu',
    onceDrawn:
      'Za a wallafa shi a nan idan an fitar da waɗanda suka ci. Ku ajiye hatimin da ke sama, ku kwatanta a lokacin.',
    onceClosed: 'Za a wallafa shi a nan idan an rufe kyautar. Ku ajiye hatimin da ke sama, ku kwatanta a lokacin.',
  },

  theDraw: '2. Ƙuri’ar, burauzarku ta duba ta',

  published: {
    title: '2. Sirrin, an wallafa shi',
    seed: 'Lambar sirri (seed)',
    gift: 'Kyauta',
    rule: 'Ƙa’ida',
    shares: (shares) => (shares === 1 ? 'Kaso' : `Kaso ${shares}, bisa jerin yadda mutane suka zo`),
  },

  checked: {
    title: '3. Burauzarku ta duba yanzun nan',
    allHold: 'Komai ya dace. Babu wanda ya sauya wani abu.',
    notAllHold: 'Akwai abin da bai dace ba. Don Allah ku gaya mana.',
    holds: 'Ya dace',
    doesNotHold: 'Bai dace ba',
    fingerprintFits: 'Hatimin da aka wallafa kafin kowa ya karɓa ya dace da sirrin da aka wallafa yanzu',
    winnerIsSealed: (number) => `Wanda ya ci shi ne mutum na ${number}, kuma lambar tana cikin ƙa’idar da aka kulle`,
    sharesAreSealed: (shares) => `Yawan kaso, ${shares}, yana cikin ƙa’idar da aka kulle`,
    sharesAndLeastAreSealed: (shares, least) =>
      `Yawan kaso, ${shares}, da mafi ƙanƙantarsu, ${least}, suna cikin ƙa’idar da aka kulle`,
    sameSizes: 'Idan aka sake fitar da kason daga sirrin, girmansu ɗaya ne',
    notPossible: 'ba za a iya yin ƙuri’a da waɗannan lambobin ba',
    addUp: 'Idan aka haɗa kason, sun zama dukan kyautar',
  },

  byHand: {
    title: '4. Ku duba da hannunku',
    how: 'A kowace kwamfuta mai terminal, wannan zai fitar da hatimin da ke sashe na 1:',
    shares:
      'Kason: kowa ya fara samun ₦10. Sauran jerin kobo ne, wanda ake yankawa a wuraren da aka ciro daga SHA-256 na seed, kyauta da mai ƙirgawa (seed|gift|0, seed|gift|1 da sauransu), a matsayin lambobin 64-bit. Kowace hanyar yankawa tana da dama ɗaya, don haka zuwa da wuri ba shi da fifiko.',
  },
};
