import type { Words } from './en.ts';

export const words: Words = {
  gift: 'Onyinye',
  ourFee: 'Ụgwọ ọrụ anyị',
  nobodyOpened: 'Nke onye ọ bụla na-emepeghị',
  staysWithProvider: 'Ọ na-anọ n’aka ụlọ ọrụ ịkwụ ụgwọ',
  bank: 'Ụlọ akụ',
  account: 'Akaụntụ',
  wasItNotYou: 'Ọ bụghị gị?',
  callAtOnce: (phone) => `Kpọọ ${phone} ozugbo.`,
  withManageKey: 'O nwere ike ịbụ na onye ji igodo njikwa onyinye gị rịọrọ ya.',

  requested: {
    subject: (net) => `Ị rịọrọ ${net}: anyị na-eziga ya n’ụlọ akụ gị`,
    title: (net) => `Anyị na-eziga ${net} n’ụlọ akụ gị`,
    youAsked: (net) => `Ị rịọrọ ${net}. Anyị na-eziga ya n’ụlọ akụ gị.`,
    within: 'Ọ ga-aba n’akaụntụ gị n’ime awa 24.',
    soon: 'Ọ ga-aba n’akaụntụ gị n’ime awa 24, ọ na-abụkarị n’ime nkeji ole na ole.',
    notTheCard: 'Otu n’ime anyị ga-ebu ụzọ lelee ya, n’ihi na ọ naghị alaghachi na kaadị kwụrụ ụgwọ.',
    largeAmount: 'Otu n’ime anyị na-ebu ụzọ lelee ego ruru otu a.',
    weWrite: 'Anyị ga-edere gị ọzọ mgbe o rutere, ma ọ bụ ma ụlọ akụ gị anabataghị ya.',
    because: 'Ị natara email a n’ihi na nke a bụ adreesị anyị nwere maka onyinye a na-ewepụta ego ya gaa n’ụlọ akụ.',
    onItsWay: 'Ọ na-abịakwute gị',
    haveRequest: 'Anyị anatala arịrịọ gị',
    youGet: 'Ị ga-enweta',
    askedFor: 'Mgbe ị rịọrọ',
    seeHow: 'Lee ebe o ruru',
    howItStands: (address) => `Ebe o ruru: ${address}`,
    withCodeOrKey: 'O nwere ike ịbụ na onye ji koodu onyinye gị ma ọ bụ igodo mbanye gị emepeela onyinye gị.',
  },

  delayed: {
    subject: (net) => `Ego gị, ${net}, na-ewe oge karịa otu o kwesịrị`,
    title: (net) => `${net} ka nọ n’ụzọ`,
    stillOnItsWay: 'Ọ ka nọ n’ụzọ',
    isLate: 'Ọ na-ewe oge karịa otu o kwesịrị',
    notSaid: 'Anyị ezigala ya, mana ụlọ akụ agwabeghị anyị ma o rutere.',
    notLost:
      'Ọ dịghị ihe furu efu: ọ banyelarị n’akaụntụ gị, ma ọ bụ anyị na-edebere gị ya ebe a ruo mgbe ụlọ akụ ga-aza.',
    weAsk: 'Ọ dịghị ihe i kwesịrị ime. Anyị na-ajụ ụlọ akụ ahụ ugboro ugboro, anyị ga-edere gị ozugbo ọ zara.',
    withBankSince: 'Ọ nọ n’ụlọ akụ kemgbe',
  },

  sent: {
    subject: (net) => `Ọ banyela n’akaụntụ gị: ${net}`,
    title: (net) => `${net} abanyela n’akaụntụ gị`,
    isThere: 'Ọ banyela n’akaụntụ gị',
    inAccount: 'Ọ nọ n’akaụntụ gị',
    accountNamed: 'Kaadị gị anabataghị ya azụ, ya mere ọ gara n’akaụntụ i nyere anyị.',
    bankTookIt: 'Ụlọ akụ gị anabatala ego ahụ. Risiti na-echere gị n’ebe onyinye gị dị.',
    notSeen:
      'Ị hụghị ya? Ụfọdụ ụlọ akụ na-ewe obere oge tupu ha egosi ya. Nye nke gị nọmba ntụaka dị n’elu, ma ọ bụ jụọ anyị.',
    because: 'Ị natara email a n’ihi na nke a bụ adreesị anyị nwere maka onyinye e wepụtara ego ya gaa n’ụlọ akụ.',
    youGot: 'I nwetara',
    arrived: 'Mgbe o rutere',
    withCode: 'O nwere ike ịbụ na onye ji koodu onyinye gị mepere onyinye ahụ tupu gị.',
  },

  failed: {
    subject: (net) => `Ego gị dị nchebe: anyị ezigabeghị ${net}`,
    title: (net) => `Anyị ezigabeghị ${net}`,
    couldNotSend: (net) => `Anyị enweghị ike iziga ${net} n’ụlọ akụ gị`,
    safe: (amount) => `Ego gị, ${amount}, dị nchebe n’aka anyị. E wepụghị ihe ọ bụla na ya.`,
    safeWithFee: (amount) =>
      `Ego gị, ${amount}, dị nchebe n’aka anyị. E wepụghị ihe ọ bụla na ya, ọbụna ụgwọ ọrụ anyị.`,
    because: 'Ị natara email a n’ihi na nke a bụ adreesị anyị nwere maka onyinye a nwara iwepụta ego ya gaa n’ụlọ akụ.',
    stillYours: 'Ọ ka bụ nke gị',
    safeWithUs: 'Ọ dị nchebe n’aka anyị',
    readyWhenYouAre: 'Ọ dị nchebe n’aka anyị, mgbe ọ bụla ị dị njikere',
    why: 'Ihe kpatara ya',
    notSent: 'E zigaghị',
    when: 'Mgbe',
    next: 'Ihe ga-eso',
    held: (email) =>
      `A na-enyocha ịkwụ ụgwọ onyinye a, ya mere a gaghị ewepụtali ego ya ugbu a. Ọ dịghị ihe i kwesịrị ime. Ị nwere ajụjụ? Degara ${email} akwụkwọ ma tinye nọmba ntụaka ahụ.`,
    howToTryAgain: 'Otu ị ga-esi nwaa ọzọ',
    openRoom: 'Mepee ibe onyinye gị, n’ekwentị ma ọ bụ kọmputa i ji kwụọ ụgwọ.',
    openAgain: 'Mepee onyinye gị ọzọ, n’ekwentị ma ọ bụ kọmputa i ji mepee ya.',
    checkAccount: 'Lelee nọmba akaụntụ na ụlọ akụ ahụ. Aha anyị na-egosi ga-abụrịrị nke dị na akaụntụ ahụ.',
    onceMore: 'Wepụta ego ahụ ọzọ. I nwekwara ike ịhọrọ ụlọ akụ ọzọ.',
    openGift: 'Mepee onyinye gị',
  },
};
