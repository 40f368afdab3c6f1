import type { Words } from './en.tsx';

export const words: Words = {
  title: 'E mere ya n’eziokwu?',
  proofFor: (code) => (
    <>Ihe akaebe maka onyinye {code}. Ọ dịghị mkpa ka ị tụkwasị onye ọ bụla obi ebe a: browser gị na-eme mgbakọ ahụ.</>
  ),
  typingMistake: 'E nwere mmejọ na koodu ahụ. Lelee ya ma nwaa ọzọ.',
  goToClaim: 'Gaa na Nara onyinye',
  loading: 'Ihe akaebe ahụ na-abịa',
  notFetched: 'Anyị enweghị ike iweta iwu ndị ahụ',
  tryAgain: 'Nwaa ọzọ',
  nothingLeftToChance: 'O nweghị ihe a hapụụrụ chi',
  noRule: 'Onyinye a enweghị iwu: onye mbụ mepere ya na-enweta ihe niile. Ma ọ bụ na o nweghị onyinye nwere koodu a.',
  noSecret: 'O nweghị nọmba nzuzo dị n’azụ ya, ya mere o nweghị ihe a ga-egosi.',
  fingerprint: 'akara',
  command: 'iwu kọmputa',

  sealed: {
    title: '1. A kpọchiri ya tupu onye ọ bụla abịa',
    when: (when) =>
      `Mgbe onye zitere ya chekwara iwu a na ${when} (Lagos), anyị sepụtara nọmba nzuzo ma bipụta akara a nke nzuzo ahụ, onyinye na iwu:`,
    means:
      'Akara (SHA-256) anaghị ekwu ihe ọ bụla gbasara nzuzo ahụ, mana o nweghị nzuzo, onyinye ma ọ bụ iwu ọzọ nwere otu ya.',
    stillSealed: 'A ka kpọchiri nzuzo ahụ',
    onceDrawn: 'A ga-ebipụta ya ebe a mgbe e fechara nza. Debe akara dị n’elu, tulee ha mgbe ahụ.',
    onceClosed: 'A ga-ebipụta ya ebe a mgbe onyinye ahụ mechiri. Debe akara dị n’elu, tulee ha mgbe ahụ.',
  },

  theDraw: '2. Nza ahụ, browser gị lelere ya',

  published: {
    title: '2. Nzuzo ahụ, e bipụtala ya',
    seed: 'Nọmba nzuzo (seed)',
    gift: 'Onyinye',
    rule: 'Iwu',
    shares: (shares) => (shares === 1 ? 'Òkè' : `Òkè ${shares}, n’usoro ndị mmadụ siri bịa`),
  },

  checked: {
    title: '3. Browser gị lelere ya ugbu a',
    allHold: 'Ihe niile dabara. O nweghị onye gbanwere ihe ọ bụla.',
    notAllHold: 'E nwere ihe na-adabaghị. Biko gwa anyị.',
    holds: 'Ọ dabara',
    doesNotHold: 'Ọ dabaghị',
    fingerprintFits: 'Akara e bipụtara tupu onye ọ bụla anara dabara na nzuzo e bipụtara ugbu a',
    winnerIsSealed: (number) => `Onye mmeri bụ onye nke ${number}, nọmba ahụ dịkwa n’iwu a kpọchiri`,
    sharesAreSealed: (shares) => `Ọnụọgụ òkè, ${shares}, dị n’iwu a kpọchiri`,
    sharesAndLeastAreSealed: (shares, least) =>
      `Ọnụọgụ òkè, ${shares}, na nke kacha nta, ${least}, dị n’iwu a kpọchiri`,
    sameSizes: 'Isepụta òkè ndị ahụ ọzọ site na nzuzo ahụ na-enye otu ego ahụ',
    notPossible: 'e nweghị ike iji nọmba ndị a fee nza',
    addUp: 'Òkè niile gbakọtara bụ onyinye ahụ dum',
  },

  byHand: {
    title: '4. Jiri aka gị lelee ya',
    how: 'Na kọmputa ọ bụla nwere terminal, nke a ga-ebipụta akara dị na nke 1:',
    shares:
      'Òkè ndị ahụ: onye ọ bụla na-ebu ụzọ enweta ₦10. Ihe fọdụrụ bụ ahịrị kobo, nke a na-ebe n’ebe ndị e si na SHA-256 nke seed, onyinye na ngụgụ (seed|gift|0, seed|gift|1 na ndị ọzọ) sepụta, dịka nọmba 64-bit. Ụzọ ọ bụla e si ebe ya nwere otu ohere, ya mere ibu ụzọ bịa abaghị uru pụrụ iche.',
  },
};
