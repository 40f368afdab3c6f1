import type { Words } from './en.ts';

export const words: Words = {
  because: 'Ị natara email a n’ihi na i nyere anyị adreesị gị mgbe ị kwụrụ ụgwọ onyinye a.',
  for: (recipient) => `Maka ${recipient}`,
  fromPayment: (recipient) => `Site n’ego ị kwụrụ maka ${recipient}`,
  gift: 'Onyinye',

  receipt: {
    subject: (amount) => `Risiti: a kwụọla ụgwọ onyinye gị, ${amount}`,
    title: (amount) => `Risiti onyinye gị, ${amount}`,
    preview: (when, reference) => `A kwụrụ ya na ${when}. Nọmba ntụaka ${reference}.`,
    because: 'Ị natara email a n’ihi na ị rịọrọ risiti mgbe ị kwụrụ ụgwọ onyinye.',
    isPaid: 'A kwụọla ụgwọ onyinye gị, e kechiela ya',
    isPaidWith: (amount) => `A kwụọla ụgwọ onyinye gị, ${amount}, e kechiela ya.`,
    receipt: 'Risiti',
    theyReceive: 'Ihe ha ga-enweta',
    feeCharged: 'Ụgwọ ọrụ ị kwụrụ',
    paidInAll: 'Ego niile ị kwụrụ',
    to: 'Onye na-anata ya',
    seenFrom: 'Aha ha ga-ahụ',
    password: 'Okwuntughe',
    yes: 'Ee',
    no: 'Mba',
    paid: 'Mgbe ị kwụrụ',
    howToShare: 'Otu ị ga-esi ekesa ya',
    shareSelf:
      'Anyị anaghị ezigara onye ọ bụla email maka onyinye a; ọ bụ gị ga-ekesa koodu ahụ: n’ekwentị ma ọ bụ kọmputa i ji kwụọ ụgwọ, mepee onyinye gị ma detuo koodu ahụ ma ọ bụ linkị ahụ.',
    shareMailed:
      'Anyị ezigarala ha koodu ahụ. Gị onwe gị nwekwara ike ikesa ya: n’ekwentị ma ọ bụ kọmputa i ji kwụọ ụgwọ, mepee onyinye gị ma detuo koodu ahụ ma ọ bụ linkị ahụ.',
    shareMailedAt: (when) =>
      `Anyị ga-ezigara ha koodu ahụ na ${when}. Gị onwe gị nwekwara ike ikesa ya: n’ekwentị ma ọ bụ kọmputa i ji kwụọ ụgwọ, mepee onyinye gị ma detuo koodu ahụ ma ọ bụ linkị ahụ.`,
    tellPassword: 'Okwuntughe ahụ adịghị n’email anyị ọ bụla. Gwa ha ya n’onwe gị, ihu na ihu ma ọ bụ n’ekwentị.',
    follow: 'Soro onyinye gị',
    inRoom: 'N’ebe ahụ ka ị ga-ahụ onye mepere ya, i nwekwara ike ịkwụsịtụ ya, hapụ ya ka o chekwuo ma ọ bụ kagbuo ya.',
    setRule: (link) => ['Onye nwere ike imepe ya, oleekwa mgbe? ', link('Tinye iwu'), ' tupu onye mbụ anwaa'],
    changeRule: (link) => ['Onye nwere ike imepe ya, oleekwa mgbe? ', link('Gbanwee iwu ahụ'), ' tupu onye mbụ anwaa'],
    canForward:
      'Koodu adịghị na risiti a, igodo adịghịkwa, ya mere i nwere ike izigara onye ọzọ ya na-enyeghị onyinye ahụ.',
  },

  ending: {
    endsSoon: 'Onyinye i zigara na-achọ ịgwụ',
    unopened: (rest) => `Onweghị onye mepere ${rest} i zigara.`,
    unopenedBy: (rest, recipient) => `Onweghị onye mepere ${rest} i zigaara ${recipient}.`,
    partUnopened: (rest, amount) => `E mepebeghị ${rest} n’ime ${amount} i zigara.`,
    until: (when) => `Enwere ike imepe ya ruo ${when}.`,
    goesBack:
      'Ihe onye ọ bụla na-emepeghị tupu mgbe ahụ ga-alaghachi na kaadị i ji kwụọ ụgwọ, dịka a gwara gị tupu ị kwụọ.',
    staysSafe:
      'Ihe onye ọ bụla na-emepeghị tupu mgbe ahụ ga-adị nchebe n’aka anyị. Degara anyị akwụkwọ, anyị ga-emepe ya ọzọ ma ọ bụ zighachi ya.',
    roomAndLonger: 'N’ibe ya, i nwere ike izigharị koodu ahụ, kesaa ya n’onwe gị, ma ọ bụ hapụ ya ka o chekwuo.',
    room: 'N’ibe ya, i nwere ike izigharị koodu ahụ ma ọ bụ kesaa ya n’onwe gị.',
    because: 'Ị natara email a n’ihi na i nyere anyị adreesị gị mgbe ị kwụrụ ụgwọ onyinye a, ọ na-achọkwa ịgwụ.',
    notOpened: 'E mepebeghị ya',
    openRoom: 'Mepee ibe ya',
  },

  claimed: {
    shareOpened: 'E mepeela òkè nke onyinye gị',
    giftOpened: 'E mepeela onyinye gị',
    thisShare: 'Òkè a',
    openedSoFar: 'Ihe e mepeela',
    partOf: (opened, amount) => `${opened} n’ime ${amount}`,
    opened: 'Mgbe e mepere ya',
    unwrapped: 'E mepeela ya',
    story:
      'Onye nwere koodu ahụ emepeela onyinye i zigara. Ego ahụ bụ nke ya ugbu a, o nwekwara ike iziga ya n’ụlọ akụ ya.',
    storyTo: (recipient) =>
      `Onye nwere koodu ahụ emepeela onyinye i zigaara ${recipient}. Ego ahụ bụ nke ya ugbu a, o nwekwara ike iziga ya n’ụlọ akụ ya.`,
    unexpected: 'Ọ bụrụ na ị tụghị anya nke a, gwa anyị ozugbo ma jide nọmba ntụaka ahụ n’aka.',
  },

  thanks: {
    subject: 'A na-ekele gị maka onyinye gị',
    saysThanks: 'Mmadụ na-asị gị daalụ',
    wrote: (name, amount) => `${name ?? 'Onye mepere onyinye gị'} dere gị nke a maka ${amount} i nyere.`,
    forYou: 'Nke gị',
    forAmount: (amount) => `Maka ${amount}`,
    fromFor: (name, amount) => `${name}, maka ${amount}`,
    mute: 'Ị chọghị ịnụ ya? N’ibe onyinye ahụ, i nwere ike ịkwụsị ozi ekele.',
  },

  refund: {
    subject: (amount) => `${amount} na-alaghachikwute gị`,
    goingBack: 'Ọ na-alaghachikwute gị',
    onItsWay: 'Nkwụghachi ego gị nọ n’ụzọ',
    unusable: (recipient) =>
      `E nweghị ike iji ụgwọ ị kwụrụ maka onyinye gị nye ${recipient} mee ihe, ya mere ego ahụ na-alaghachi na kaadị ma ọ bụ akaụntụ i ji kwụọ ụgwọ.`,
    all: (recipient) =>
      `E mepeghị onyinye i zigaara ${recipient}, ya mere ego ya niile na-alaghachi na kaadị ma ọ bụ akaụntụ i ji kwụọ ụgwọ.`,
    part: (recipient) =>
      `E mepeghị akụkụ nke onyinye i zigaara ${recipient}, ya mere akụkụ ahụ na-alaghachi na kaadị ma ọ bụ akaụntụ i ji kwụọ ụgwọ.`,
    when: 'Ụlọ akụ gị ga-egosi ya n’ime ụbọchị ọrụ 5-10.',
    backToYou: 'Ego na-alaghachi',
    youPaid: 'Ị kwụrụ',
    refunded: 'Mgbe e zighachiri ya',
  },

  account: {
    subject: (amount) => `Olee ebe ${amount} gị ga-aga?`,
    preview: 'Kaadị gị anabataghị ya azụ. Nye anyị akaụntụ ụlọ akụ.',
    notTaken: 'Kaadị gị anabataghị ya azụ',
    story: (recipient) =>
      `Kaadị gị anabataghị azụ ihe onye ọ bụla na-emepeghị n’onyinye gị nye ${recipient}. Nye anyị akaụntụ ụlọ akụ nke gị, ebe ahụ ka ọ ga-aga.`,
    care: 'Anyị anaghị ajụ PIN, okwuntughe ma ọ bụ koodu. Ego gị dị nchebe ruo mgbe ị ga-aza.',
    waits: 'Ọ na-echere gị',
    waitsFor: (amount) => `${amount} na-echere gị.`,
    name: 'Nye akaụntụ ụlọ akụ',
  },

  list: {
    subject: (_count, product) => `Linkị onyinye gị na ${product}`,
    link: 'Linkị onyinye gị niile',
    gifts: (count) => `onyinye ${count}`,
    because: (product) =>
      `Ị natara email a n’ihi na mmadụ jụrụ ${product} ndepụta onyinye e ji adreesị gị kwụọ ụgwọ ha.`,
    paidByYou: 'Ọ bụ gị kwụrụ ụgwọ ha',
    toAnother: 'Weta ha na ngwaọrụ ọzọ',
    hereToo: 'Onyinye gị niile, na ngwaọrụ a kwa',
    open: 'Mepee linkị ahụ n’ekwentị ma ọ bụ kọmputa ebe ị chọrọ ịhụ ha, tinyere koodu na risiti ha.',
    show: 'Gosi onyinye m',
    once: (until) => `Linkị ahụ na-arụ ọrụ otu ugboro, ruo ${until}. Ngwaọrụ i ji kwụọ ụgwọ ka ji ndepụta ya.`,
    secret:
      'Onye ọ bụla mepere linkị ahụ ga-ahụ koodu onyinye gị: ezigarala onye ọzọ email a. Ọ bụrụ na ọ bụghị gị rịọrọ ya, hapụ ya, ọ dịghị ihe ga-eme.',
  },
};
