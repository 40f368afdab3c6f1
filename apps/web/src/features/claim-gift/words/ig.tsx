import type { Words } from './en.tsx';

export const words: Words = {
  claimYourGift: 'Nara onyinye gị',
  claimAnother: 'Nara onyinye ọzọ',
  tryAgain: 'Nwaa ọzọ',
  loadFailed: 'Anyị enweghị ike ibugo ozi onyinye ahụ',
  giftIsSafe: 'Onyinye gị dị nchebe.',
  yourGift: 'Onyinye gị',
  seeTheProof: 'Hụ ihe akaebe',
  openUntil: (when) => `Enwere ike imepe ya ruo ${when}.`,
  inBothTimes: (lagos, own) => `${lagos}, nke bụ ${own} ebe ị nọ`,
  lookup: {
    looking: 'Anyị na-achọ onyinye gị',
    replaced: 'A gbanweela koodu a',
    unknown: 'Onweghị onyinye nwere koodu a',
    checkTheCode:
      'Jiri ozi e zitere gị tụnyere ya, otu mkpụrụedemede n’otu, ma ọ bụ gwa onye zitere ya ka o zitegharịa linkị ahụ.',
    nothingClaimed: 'Onyinye gị dị nchebe. Ọ dịghị ihe a naara na ya.',
  },
  sealed: {
    youHaveAGift: 'I nwere onyinye',
    youCanWin: 'I nwere ike imeri onyinye',
    fromASecretSender: 'O si n’aka onye rịọrọ ka e zoo aha ya.',
    sentBy: (name) => `Ọ bụ ${name} zitere ya.`,
    sentBySomeone: 'Ọ bụ mmadụ zitere ya.',
    password: 'Okwuntughe',
    askForPassword: 'Onye zitere onyinye a tinyere ya okwuntughe. Ọ bụrụ na i nweghị ya, jụọ onye ahụ.',
    enterPassword: 'Tinye okwuntughe onye zitere ya nyere gị',
    notInYet: 'I sonyebeghị.',
    notOpenedYet: 'I mepebeghị ya.',
    claimFailed: 'Anyị enweghị ike ịnara onyinye ahụ',
    tapAgain: 'I nwere ike ịpị ya ọzọ: otu ugboro ka a ga-agụ ya.',
    enterTheDraw: 'Sonye na nza',
    openMyGift: 'Mepee onyinye m',
    enteringIsFree:
      'Isonye bụ n’efu. Mgbe i zigara ego ahụ n’ụlọ akụ gị, anyị na-ewepụ 3% n’ime ya, ị ga-ebukwa ụzọ hụ kpọmkwem ego ole ọ bụ.',
    openingIsFree:
      'Imepe ya bụ n’efu. Mgbe i zigara ego ahụ n’ụlọ akụ gị, anyị na-ewepụ 3% n’ime ya, ị ga-ebukwa ụzọ hụ kpọmkwem ego ole ọ bụ.',
  },
  opened: {
    itIsYours: 'Ọ bụ nke gị',
    openedHere: 'Ọ bụ na ngwaọrụ a ka i mepere onyinye a.',
    numberDrawn: (number) => `E si n’ime ndị niile sonyere họpụta nọmba gị, ${number}.`,
    youGet: (amount, fee) => (
      <>
        Ị ga-enweta {amount} n’ụlọ akụ gị. Ụgwọ ọrụ anyị bụ {fee}.
      </>
    ),
    sendBy: (when) => `Ziga ego ya n’ụlọ akụ tupu ${when}`,
    elseSomebodyElses: 'Mgbe ahụ gafee, ọ ga-abụ nke onye ọzọ.',
    toBank: (amount, bank) => (
      <>
        {amount} gaa {bank}
      </>
    ),
    bankRefused: 'Ụlọ akụ ahụ anabataghị ego ahụ',
    backInYourGift: 'Ego ahụ dum alaghachila n’onyinye gị.',
    onHold: 'E jidetụrụ onyinye a.',
    onHoldMeans: 'Ego ya dị nchebe. Kpọtụrụ nkwado ma ọ bụrụ na nke a juru gị anya.',
    followYourMoney: 'Soro ego gị',
    withdraw: 'Wepụta ego',
    yourKey: 'Igodo mbanye gị',
    accessKey: 'igodo mbanye',
    keyMeans:
      'Ngwaọrụ a na-edebere gị ya. Detuo ya ma ị chọọ iji ekwentị ọzọ wepụta ego, egosikwala onye ọ bụla ya: onye ọ bụla ji ya nwere ike iziga ego ahụ n’ụlọ akụ nke ya.',
  },
  mailedLink: {
    mailMeALink: 'Zitere m linkị onyinye a n’email',
    hint: 'Ọ na-emepe onyinye gị na ngwaọrụ ọ bụla, ya mere enyela onye ọzọ ya. Anyị ga-edekwara gị n’ebe ahụ mgbe ego gị pụrụ na mgbe o rutere.',
    send: 'Zitere m linkị ahụ',
    opening: 'Anyị na-emepe onyinye gị',
    doesNotOpen: 'Linkị a anaghị emepe onyinye a',
    openItAgain: 'Si n’email ahụ mepee ya ọzọ, ma ọ bụ detuo ya dum.',
    goOnWithout: 'Gaa n’ihu na-enweghị ya',
  },
  isThisReal: {
    title: 'Nke a ọ bụ eziokwu?',
    whoHolds: 'Onye ji ego ahụ?',
    weHoldIt: (product) =>
      `Onye zitere ya akwụọla ụgwọ. ${product} na-ejide onyinye ahụ ruo mgbe ị wepụtara ego ya, ụlọ akụ gị ga-esikwa n’aka Paystack, ụlọ ọrụ ịkwụ ụgwọ nwere ikike, nata ya.`,
    neverAsked: 'Ihe anyị na-adịghị ajụ ma ọlị',
    neverAskedList:
      'Nọmba kaadị ụlọ akụ gị, PIN, koodu OTP, BVN, okwuntughe ụlọ akụ, ma ọ bụ ịkwụ ụgwọ ọ bụla. Iji nata onyinye, naanị nọmba akaụntụ gị na ụlọ akụ gị ka ị chọrọ. Ụgwọ ọrụ anyị na-esi n’onyinye ahụ apụta.',
    howToCheck: 'Otu ị ga-esi nyochaa',
    addressMustRead: (host) => <>Adreesị dị n’elu ihe nchọgharị gị ga-abụrịrị {host}.</>,
    addressAsAtHome: 'Adreesị dị n’elu ihe nchọgharị gị ga-abụrịrị otu ihe ahụ dị n’ibe mbụ anyị.',
    ifNotSure: (phone, help, check) => (
      <>
        Ụdị akwa dị ebe a bụ otu ihe ahụ dị n’ozi e zitere gị. Ọ bụrụ na o doghị gị anya, jụọ onye zitere ya ihu na ihu,
        kpọọ {phone} ma ọ bụ lee {help('Enyemaka')}. E zitekwara gị linkị ọzọ? {check('Lelee ya')}.
      </>
    ),
  },
};
