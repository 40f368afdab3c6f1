import type { Words } from './en.ts';

export const words: Words = {
  openGift: 'Mepee onyinye gị',
  youHaveGift: 'I nwere onyinye',
  from: (sender) => `Site n’aka ${sender}`,
  amountIs: (amount) => `Ego ole: ${amount}`,
  openHere: 'Mepee ya ebe a:',
  openedByYou: 'Ọ bụ gị mepere ya',

  forYou: {
    sentYou: (sender) => `${sender} ziteere gị onyinye ego`,
    preview: (code) => `A kwụọla ego ahụ, ọ na-echere gị. Koodu gị bụ ${code}.`,
    because:
      'Ị natara email a n’ihi na onye zitere onyinye a nyere anyị adreesị gị maka ya. Ọ bụ naanị maka onyinye a ka anyị ji ya eme ihe, ị nọghịkwa na ndepụta ọ bụla.',
    aGift: 'Onyinye gị',
    paid: 'A kwụọla ego ahụ, ọ na-echere gị.',
    openWithCode: 'Jiri koodu a mepee onyinye ahụ:',
    alsoPassword: 'Ị chọkwara okwuntughe',
    locked: (name) =>
      `${name ?? 'Onye zitere ya'} ji okwuntughe kpọchie onyinye a, ọ dịghịkwa n’email a. Jụọ ya ihu na ihu ma ọ bụ n’ekwentị. Anyị enweghị ike ịgwa gị: ọ bụ naanị onye zitere ya maara ya.`,
    next: 'Ihe ga-eso',
    open: 'Mepee onyinye ahụ.',
    opens: (when) => `Ọ ga-emepe na ${when} (Lagos).`,
    window: (start, end) =>
      `Ọ ga-emepe na ${start} ma mechie na ${end} (Lagos). Onye mbụ mepere ya n’etiti oge ahụ ga-enweta ihe niile.`,
    firstKeeps: 'Onye buru ụzọ mepee ya nwe ya, ya mere enyela onye ọzọ koodu ahụ.',
    chooseBank:
      'Họrọ ụlọ akụ gị ma dee nọmba akaụntụ gị. Anyị ga-egosi gị aha dị na akaụntụ ahụ tupu e zigaa ihe ọ bụla.',
    youGet: (net, fee) => ['Ị ga-enweta ', net, ` n’ụlọ akụ gị. Ụgwọ ọrụ anyị bụ ${fee}.`],
    lessFee: (percent) => `Ego ahụ ga-aba n’ụlọ akụ gị, ma e wepụ ụgwọ ọrụ anyị, ${percent}%.`,
    lands: 'Ọ na-erutekarị n’ime nkeji ole na ole, ọ naghị agafe awa 24.',
    enterUntil: (when) => `I nwere ike isonye ruo ${when} (Lagos).`,
    waitsUntil: (day) => `Onyinye ahụ ga-eche ruo ${day}.`,
    isReal: 'Nke a ọ bụ eziokwu?',
    checkPage: (address) => `Lelee na ibe i mepere bidoro na ${address}`,
    checkPageAndCloth: (address) => [
      'Lelee na ibe i mepere bidoro na ',
      address,
      ' ma gosi otu akwa ahụ dị n’email a.',
    ],
    neverAsk:
      'Anyị anaghị ajụ nọmba kaadị ụlọ akụ gị, PIN, koodu OTP, BVN, okwuntughe ụlọ akụ, ma ọ bụ ịkwụ ụgwọ ọ bụla.',
    notSure: (phone) => `O doghị gị anya? Jụọ onye zitere ya ihu na ihu, ma ọ bụ kpọọ ${phone}.`,
  },

  reminder: {
    endsSoon: 'Onyinye ego gị na-achọ ịgwụ',
    stillWaits: 'Onyinye ego gị ka na-echere gị',
    ending: (sender, until) =>
      `Onweghị onye mepere onyinye si n’aka ${sender}. Enwere ike imepe ya ruo ${until}; e mesịa ọ gaala.`,
    waiting: (sender, until) =>
      `A kwụọla ego onyinye si n’aka ${sender}, ma onweghị onye mepere ya. Ọ ga-eche ruo ${until}.`,
    preview: (until) => `Enwere ike imepe ya ruo ${until}.`,
    because: 'Ị natara email a n’ihi na onye zitere onyinye a nyere anyị adreesị gị maka ya, e mepebeghịkwa ya.',
    beforeItEnds: 'Tupu ọ gwụ',
    stillWrapped: 'A ka kechiri ya ekechi',
    alsoPassword: 'Ị chọkwara okwuntughe ya. Ọ bụ naanị onye zitere ya maara ya.',
    real: (address) =>
      `Lelee na ibe i mepere bidoro na ${address}. Anyị anaghị ajụ kaadị ụlọ akụ gị, PIN, koodu OTP ma ọ bụ BVN.`,
  },

  link: {
    subject: (share) => `Linkị onyinye gị, ${share}`,
    comeBack: 'Lọghachi n’onyinye gị',
    comeBackTo: (share) => `Lọghachi n’onyinye gị, ${share}.`,
    anyDevice:
      'Wepụta ego ya mgbe ọ bụla ị chọrọ, site n’ekwentị ma ọ bụ kọmputa ọ bụla: linkị ahụ ga-emepe onyinye gị n’ebe ahụ.',
    weWrite: 'Anyị ga-edekwara gị ebe a mgbe ego ahụ pụrụ na mgbe o rutere.',
    because: 'Ị natara email a n’ihi na e nyere adreesị a maka onyinye e mepere.',
    safe: 'Ọ dị nchebe n’aka anyị ruo mgbe ị ga-ewepụta ya',
    secret:
      'Igodo mbanye onyinye gị dị na linkị ahụ. Onye ọ bụla mepere ya nwere ike iziga ego ahụ n’ụlọ akụ nke ya, ya mere ezigarala onye ọzọ email a. Onweghị onye n’ime anyị ga-ajụ gị ya.',
  },

  lapsing: {
    subject: (share, until) => `Ziga ${share} tupu ${until}`,
    sendBy: (until) =>
      `I mepere òkè nke onyinye ọha ma i zigabeghị ya n’ụlọ akụ. Mee ya tupu ${until}: e mesịa ọ ga-abụ nke onye ọzọ.`,
    because: 'Ị natara email a n’ihi na e nyere adreesị a maka òkè nke onyinye ọha e mepere.',
    yoursUntil: (until) => `Ọ bụ nke gị ruo ${until}`,
    waits: 'Òkè gị na-echere gị',
    waitsWith: (share) => `Òkè gị na-echere gị: ${share}.`,
    send: 'Ziga ya n’ụlọ akụ m',
    secret:
      'Igodo mbanye òkè gị dị na linkị ahụ. Onye ọ bụla mepere ya nwere ike iziga ego ahụ n’ụlọ akụ nke ya, ya mere ezigarala onye ọzọ email a. Onweghị onye n’ime anyị ga-ajụ gị ya.',
  },
};
