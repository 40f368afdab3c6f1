import type { Words } from './en.tsx';

export const words: Words = {
  processing: 'Anyị na-arụ ọrụ n’ịkwụ ụgwọ gị',
  viewTransactions: 'Lelee ịkwụ ụgwọ gị',
  tryAgain: 'Nwaa ọzọ',
  waiting: {
    lookOver: 'Anyị edeela onyinye gị. Lelee ya, wee kwụọ ụgwọ ya na Paystack, ụlọ ọrụ na-anara anyị ego.',
    finishInTab: 'Kwụchaa ụgwọ na tab Paystack. Ibe a ga-agbanwe n’onwe ya.',
    written: 'E deela onyinye gị',
    bankWorks: 'Ụlọ akụ gị na-arụ ọrụ na ya',
    forPayment: 'Anyị na-eche ka ị kwụọ ụgwọ',
    giftCode: 'Koodu onyinye gị',
    offline: 'Ị nọghị n’ịntanetị. Anyị ga-ajụ ọzọ ozugbo ị laghachiri.',
    live: 'Njikọ ozugbo dị: ị ga-ahụ ya ozugbo a kwụrụ ụgwọ.',
    asking: 'Anyị na-ajụ kwa sekọnd ole na ole ma a kwụọla ụgwọ.',
    notVerified: 'Anyị enweghị ike ikwenye ịkwụ ụgwọ ahụ',
    notAsked:
      'Anyị enweghị ike ịjụ ugbu a. O metụtaghị ịkwụ ụgwọ gị, anyị ka na-anwa, ma ị lọghachikwa na ibe a ma e mesịa.',
    checkAgain: 'Lelee ọzọ',
    checkedNow: 'Anyị lelere ya ugbu a',
    checkedAgo: (seconds) => `Anyị lelere ya sekọnd ${seconds} gara aga`,
    changedMind: 'Agbanweela m obi m',
    notChargedAtPaystack: 'A gaghị ewepụ ego ọ bụla belụsọ ị kwụchara ụgwọ na Paystack.',
    notChargedInTab: 'A gaghị ewepụ ego ọ bụla belụsọ ị kwụchara ụgwọ na tab Paystack.',
    mayTakeLong:
      'Nzipu ego ụlọ akụ nwere ike iwe nkeji ole na ole. I nwere ike imechi ibe a: mgbe ego ahụ rutere, koodu ahụ ga-eche gị n’okpuru Ịkwụ ụgwọ gị na ngwaọrụ a.',
    noTab: 'Ị hụghị tab ịkwụ ụgwọ?',
    payHere: 'Mepee ibe ịkwụ ụgwọ ebe a',
    copyLink: 'Detuo linkị',
    toPaymentPage: 'nke ibe ịkwụ ụgwọ',
  },
  order: {
    isFor: 'Ọ bụ nke',
    anyone: 'Onye ọ bụla i nyere koodu ahụ',
    whoMayOpen: 'Onye nwere ike imepe ya',
    isFrom: 'O si n’aka',
    secret: 'Onye chọrọ izo aha ya',
    noName: 'Mmadụ, o nyeghị aha',
    password: 'Okwuntughe',
    hasPassword: 'Ọ dị, ị ga-ezipu ya iche',
    noPassword: 'Ọ dịghị: naanị koodu na-emepe ya',
    pay: (amount) => `Kwụọ ${amount} na Paystack`,
    notMeant: (link) => <>Ọ bụghị ihe i bu n’obi? {link('Dee ya ọhụrụ')}; a ga-echefu nke a belụsọ ị kwụrụ ụgwọ ya.</>,
  },
  held: {
    contactSupport: 'Kpọtụrụ nkwado',
    safe: 'Ego gị dị nchebe. Biko akwụla ụgwọ ọzọ: ma ọ bụ e mee onyinye ahụ, ma ọ bụ a kwụghachi gị ego ahụ. Ibe a ga-agbanwe n’onwe ya mgbe anyị mechara.',
  },
  failed: {
    title: 'Ịkwụ ụgwọ dara ada',
    noPayment: 'Anyị enweghị ike ikwenye ịkwụ ụgwọ ahụ. Adreesị ibe a akpọghị ịkwụ ụgwọ anyị ọ bụla aha.',
    why: 'Ịkwụ ụgwọ nwere ike ịda n’ihi na ego ezughị, n’ihi nsogbu ịntanetị ma ọ bụ n’ihi na a kagburu ya.',
    written: 'Ihe i dere maka onyinye gị ka dị na ngwaọrụ a.',
    nothingLost: (transactions) => (
      <>
        Ọ bụrụ na ego ahụ emesịa pụọ n’akaụntụ gị, ị naghị efunahụ ihe ọ bụla: ma ọ bụ ọ ghọọ onyinye ahụ n’ime nkeji
        ole na ole, ebe a na n’okpuru {transactions('Ịkwụ ụgwọ gị')}, ma ọ bụ a kwụghachi gị ya.
      </>
    ),
    changeGift: 'Gbanwee onyinye ahụ',
    goHome: 'Gaa n’ibe mbụ',
  },
  ready: {
    title: 'Onyinye gị adịla njikere',
    paid: 'Ị kwụọla ụgwọ.',
    shared: 'Ọ bụ gị ga-enye ndị mmadụ koodu ahụ: anyị agaghị ezigara onye ọ bụla email.',
    mailedAt: (to, when) => `Anyị ga-eziga koodu ahụ na ${to} na ${when} (Lagos). Gị onwe gị nwekwara ike inye ya.`,
    mailWaits: (to) => `Email na-aga na ${to} na-eche ịpụ. Gị onwe gị nwekwara ike inye koodu ahụ.`,
    mailed: (to) => `Anyị ezigala koodu ahụ na ${to}. Gị onwe gị nwekwara ike inye ya.`,
    canOpen: 'Onye ọ bụla ji ya nwere ike imepe onyinye ahụ.',
    canTry: 'Onye ọ bụla ji ya nwere ike ịnwa imepe onyinye ahụ.',
    sealedThenOpen: (when) =>
      `E mechiri onyinye ahụ ruo ${when} (Lagos); e mesịa, onye ọ bụla ji koodu ahụ nwere ike imepe ya.`,
    sealedThenTry: (when) =>
      `E mechiri onyinye ahụ ruo ${when} (Lagos); e mesịa, onye ọ bụla ji koodu ahụ nwere ike ịnwa imepe ya.`,
    sealedByMailThenOpen:
      'E mechiri onyinye ahụ ruo mgbe email ahụ pụrụ; e mesịa, onye ọ bụla ji koodu ahụ nwere ike imepe ya.',
    sealedByMailThenTry:
      'E mechiri onyinye ahụ ruo mgbe email ahụ pụrụ; e mesịa, onye ọ bụla ji koodu ahụ nwere ike ịnwa imepe ya.',
    code: 'Koodu onyinye (QUID)',
    codeToCopy: 'koodu onyinye',
    follow: 'Soro onyinye a',
    another: 'Mepụta onyinye ọzọ',
    forEverybody: 'Ọ bụ maka mmadụ niile?',
    publicMeans:
      'Mee ya nke ọha: ibe na-egosi na ego ahụ dị ebe a, otu e si ahọrọ ndị mmeri na onye meriri, tinyere akwụkwọ mmado ị ga-ebipụta. Mee ya tupu onye mbụ abịa.',
    makePublic: 'Mee ya nke ọha',
  },
  elsewhere: {
    title: 'Ịkwụ ụgwọ a bụ nke ihe nchọgharị ọzọ',
    onlyThere:
      'A na-egosi koodu onyinye naanị n’ihe nchọgharị e ji mepụta onyinye ahụ. Ọ bụrụ na ịkwụ ụgwọ ahụ gara nke ọma, koodu ahụ na-eche n’ebe ahụ.',
    goBack: (product) =>
      `Ị malitere na WhatsApp, Instagram ma ọ bụ app ọzọ? Laghachi n’ebe ahụ: ibe ị hapụrụ na-egosi koodu ahụ. Ọ bụrụ na ibe ahụ apụọla, mepee ${product} ọzọ n’ebe ahụ ma họrọ Ịkwụ ụgwọ gị.`,
    yourEmail: 'Ma ọ bụ nweta onyinye gị ebe a: email gị',
    emailIsFor:
      'Nke i nyere maka risiti mgbe ị kwụrụ ụgwọ. Anyị ga-ezite linkị na-egosi onyinye gị n’ihe nchọgharị a kwa.',
    sendLink: 'Zitere m linkị ahụ',
    notFound: (help) => <>Ị hụghị ya? {help('Jụọ anyị')}, ma jide nọmba ntụaka ịkwụ ụgwọ ahụ n’aka.</>,
  },
};
