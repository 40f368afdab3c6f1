import type { Words } from './en.tsx';

export const words: Words = {
  yourGift: 'Onyinye gị',
  yourGiftTo: (email) => `Onyinye gị nye ${email}`,
  allYourGifts: 'Onyinye gị niile',
  lookingForIt: 'Anyị na-achọ onyinye gị',
  giftIsSafe: 'Onyinye gị dị nchebe.',
  somethingWentWrong: 'E nwere nsogbu',
  tryAgain: 'Nwaa ọzọ',
  unreachable: (product) => `Anyị enweghị ike iru ${product} ugbu a`,
  lastWeKnow: 'Nke a bụ ihe ikpeazụ anyị maara. Anyị ka na-ajụ.',
  giftCodeQuid: 'Koodu onyinye (QUID)',
  giftCode: 'koodu onyinye',
  shareThePage:
    'Onye ọ bụla nwere ike ịgụ koodu ahụ n’ibe ọha ya, ya mere kesaa ibe ahụ. Linkị ndị i zipụrụ na mbụ ka na-arụ ọrụ.',
  createAnother: 'Mepụta onyinye ọzọ',
  seeWhatYouCanDo: 'Hụ ihe i nwere ike ime',
  seeThePayment: 'Hụ ebe ịkwụ ụgwọ ruru',
  leaveIt: 'Hapụ ya otú ọ dị',
  save: 'Chekwaa',

  standing: {
    unusable:
      'E nweghị ike iji ego batara mee ihe, kaadị gị anaraghịkwa ya azụ. Gwa anyị akaụntụ ụlọ akụ n’okpuru ebe a.',
    notThrough: 'Ịkwụ ụgwọ maka onyinye a emezughị.',
    notPaid: 'A kwụbeghị ụgwọ: onyinye ahụ ga-amalite mgbe ego rutere.',
    onHold: 'E jidetụrụ ya: anyị na-elele ihe gbasara ya, ego ya dịkwa nchebe.',
    takenBack: 'Ụlọ akụ gị ewegharala ego a kwụrụ.',
    cancelled: 'A kagbuola ya',
    endedUnopened: 'Ọ gwụla, o nweghị onye mepere ya',
    endedWith: (opened, all) => `Ọ gwụla, e mepere ${opened} n’ime ${all}`,
    nothingBack: (end) => `${end}.`,
    accountWanted: (end, amount) => `${end}: kaadị gị anaraghị ${amount} azụ. Gwa anyị akaụntụ ụlọ akụ n’okpuru ebe a.`,
    back: {
      UNDER_WAY: {
        CARD: (end, amount) => `${end}: ${amount} na-alaghachi na kaadị gị.`,
        BANK: (end, amount) => `${end}: ${amount} na-alaghachi n’akaụntụ ụlọ akụ gị.`,
      },
      DONE: {
        CARD: (end, amount) => `${end}: ${amount} alaghachila na kaadị gị.`,
        BANK: (end, amount) => `${end}: ${amount} alaghachila n’akaụntụ ụlọ akụ gị.`,
      },
      FAILED: {
        CARD: (end, amount) => `${end}: kaadị gị anaraghị ${amount} azụ, anyị na-ahụkwa maka ya.`,
        BANK: (end, amount) => `${end}: akaụntụ ụlọ akụ gị anaraghị ${amount} azụ, anyị na-ahụkwa maka ya.`,
      },
    },
    paused: 'A kwụsịtụrụ ya: o nweghị onye ga-emepeli ya ruo mgbe ị hapụrụ ya ka ọ gaa n’ihu.',
    pausedWith: (opened, all) =>
      `A kwụsịtụrụ ya, e mepere ${opened} n’ime ${all}: o nweghị onye ga-emepeli ya ruo mgbe ị hapụrụ ya ka ọ gaa n’ihu.`,
    opened: (opened, all) => `E mepere ${opened} n’ime ${all}.`,
    nobodyInTime: 'O nweghị onye mepere ya n’oge ị họọrọ.',
    sealedUntil: (when) => `E mechiri ya ruo ${when} (Lagos).`,
    waiting: 'Ọ na-eche ka e mepee ya.',
    openedByOne: 'E mepere ya: ihe niile dị n’ime ya bụ nke onye mepere ya.',
    inTheirBank: 'E mepere ya, ego ahụ adịlakwa n’ụlọ akụ onye mepere ya.',
    openedByAll: (shares) => `E mepere òkè ${shares} niile: ihe niile dị n’ime ya nwere onye nwe ya.`,
    inTheirBanks: (shares) => `E mepere òkè ${shares} niile, ego ahụ adịlakwa n’ụlọ akụ ha.`,
  },

  openings: {
    title: 'Ndị mepere ya',
    none: 'O nweghị onye mepere ya.',
    share: (place, given) => (
      <>
        Òkè {place}: {given}
      </>
    ),
    given: (money, name, lighter) => (
      <>
        {money}
        {lighter(` nye ${name}`)}
      </>
    ),
    opened: (when) => `E mepere ya na ${when} (Lagos)`,
    showAll: (count) => `Gosi ${count} niile`,
    stage: { OPENED: 'E mepere ya', ON_ITS_WAY: 'Ọ na-aga n’ụlọ akụ ha', IN_BANK: 'Ọ dị n’ụlọ akụ ha' },
  },

  deeds: {
    title: 'Ihe i nwere ike ime',
    done: {
      resend: 'E zigala email ahụ ọzọ.',
      address: 'E meziela ya. Koodu ochie anaghị emepe ihe ọ bụla ọzọ.',
      change: 'E chekwala ya. Onye ọ bụla lere onyinye ahụ ga-ahụ ya otú a ugbu a.',
      publish: 'E chekwala ya. Onye ọ bụla nwere ike ịhụ ya ugbu a.',
      pause: 'A kwụsịtụrụ ya. O nweghị onye ga-emepeli ya ugbu a.',
      resume: 'Ọ na-aga n’ihu. E nwere ike imepe ya ọzọ.',
      prolong: 'Ọ ga-echekwu ugbu a.',
      cancel: 'A kagbuola ya.',
      bank: 'Ego ahụ na-aga n’akaụntụ gị.',
    },
    resend: 'Ziga email ọzọ',
    resendMeans: (email) => `Anyị ga-eziga koodu ahụ na ${email} ọzọ.`,
    pause: 'Kwụsịtụ ya',
    pauseMeans: 'O nweghị onye ga-emepeli ya ruo mgbe ị hapụrụ ya ka ọ gaa n’ihu. Ihe e mepere ka bụ nke ndị nwe ya.',
    resume: 'Ka ọ gaa n’ihu',
    resumeMeans: 'E nwere ike imepe ya ọzọ ozugbo, site n’otu linkị na koodu ahụ.',
    letItWaitLonger: 'Ka o chekwuo',
    waitsUntil: (when) => `Mgbe ahụ ọ ga-eche ruo ${when} (Lagos).`,
    daysFromOpening: (days) => `Ụbọchị ${days} site na mgbe ọ ga-emepe`,
    daysFromNow: (days) => `Ụbọchị ${days} site ugbu a`,
    letItWait: 'Ka o chee',
  },

  thanks: {
    muted: 'E zoola ozi ekele.',
    heard: 'Ị ga na-ahụ ozi ekele ọzọ.',
    mute: 'Zoo ozi ekele',
    muteMeans:
      'Onye ọ bụla mepere ya nwere ike idegara gị ozi. A ga-egosi ya ebe a, zigakwara gị ya na email ma ọ bụrụ na i nyere adreesị gị.',
    hear: 'Gosi ozi ekele ọzọ',
    hearMeans:
      'E zoro ozi ekele: anyị na-edebere gị ha, anyị anaghị eziga ha, anyị anaghịkwa egosi ha. Anyị anaghị agwa onye dere ya.',
  },

  address: {
    correct: 'Mezie adreesị',
    correctMeans: (email) =>
      `${email} ezighị ezi? Anyị ga-eziga onyinye ahụ n’adreesị ziri ezi, ya na koodu ọhụrụ. Koodu ochie agaghị emepe ihe ọ bụla ọzọ.`,
    correctIt: 'Mezie ma gbanwee koodu',
    recipientEmail: 'Email onye na-anata ya',
    newCode:
      'Onyinye ahụ ga-enweta koodu ọhụrụ. Koodu o nwere ugbu a, na linkị, QR code ma ọ bụ foto kaadị ọ bụla ị kesara, agaghị emepe ihe ọ bụla malite mgbe ahụ: onye nwetara ya site na mmehie agaghị ewereli ego ahụ.',
    openedBefore: 'Ọ bụrụ na mmadụ emepee onyinye ahụ tupu ị pịa, ọ bụ nke onye ahụ.',
    mailedAt: (when) => `Anyị ga-ezigara ha koodu ahụ na ${when} (Lagos), dịka ị họọrọ.`,
    mailedAtOnce: 'Anyị ga-ezigara ha koodu ọhụrụ ahụ ozugbo, jiri adreesị ahụ naanị maka onyinye a.',
  },

  change: {
    title: 'Gbanwee ozi na akwa',
    means: 'I nwere ike ịgbanwe ihe kaadị ahụ na-ekwu na akwa e ji kechie ya ruo mgbe mmadụ mepere ya.',
    putBack: 'Weghachi nke mbụ',
    message: 'Ozi dị na kaadị',
    lettersOf: (typed, most) => `${typed} n’ime ${most}`,
    mailsStay: 'Email pụrụ apụ ga-adị otú ọ dị. Linkị na koodu ga-egosi kaadị ọhụrụ malite ugbu a.',
  },

  publish: {
    make: 'Mee ya nke ọha',
    makeMeans:
      'Maka igwe mmadụ: ibe maka onye ọ bụla na-egosi na ego ahụ dị ebe a na otú e si ahọrọ ndị mmeri, ya na posta i nwere ike ibipụta.',
    change: 'Gbanwee ibe ọha',
    changeMeans: 'I nwere ike ịgbanwe ihe ibe ya na-ekwu ruo mgbe mmadụ nwara ya.',
    showIt: 'Gosi mmadụ niile',
    name: 'Aha a ga-akpọ ya',
    nameExample: 'Jara Disemba maka ndị na-ege anyị ntị',
    host: 'Onye na-enye ya',
    hostHint: 'Aha ndị mmadụ ji mara gị. Ọ bụrụ na i mee ka ị bụ onye ọzọ, ọ ga-akwụsị.',
    starts: 'Mgbe ọ ga-amalite',
    startsHint:
      'Oge Lagos. Ruo mgbe ahụ, ibe ahụ na-agụ oge fọdụrụ. Ọ bụrụ na ị hapụ ya na-enweghị ihe e dere, ọ ga-amalite ozugbo.',
    noSuchTime: 'Họrọ ụbọchị na oge',
    claimDays: 'Ụbọchị iji ziga ya n’ụlọ akụ',
    claimDaysHint: 'Site na 1 ruo 30. Òkè a na-ezigaghị n’ụlọ akụ ruo mgbe ahụ ga-abụ nke onye ọzọ.',
    everybodySees: 'Onye ọ bụla nwere linkị ahụ ga-ahụ',
    theMoney: (amount) => `na ${amount} dị ebe a, kemgbe ole mgbe, na ihe fọdụrụ n’ime ya`,
    theRule: (rule) => `otú e si ahọrọ ndị mmeri: ${rule}`,
    theWinners: 'ndị mmeri: mkpụrụedemede mbụ, ụlọ akụ ha na òkè ha',
    theCode: 'koodu ahụ: onye gụrụ ya nwere ike isonye',
    nobodySees:
      'O nweghị onye ga-ahụ adreesị email gị, ozi gị, onye i bu n’obi, ma ọ bụ aha onye ọ bụla. Ibe ahụ ga-adịgide, ọbụna mgbe e nyechara ya niile: ọ bụ ihe akaebe na e nyere ya.',
  },

  page: {
    title: 'Ibe ọha ya',
    preview: (title, host) => `Otú ọ dị: ${title}, site n’aka ${host}`,
    invitation: (title, host, url) => `${title}, site n’aka ${host}: ${url}`,
    see: 'Lee ibe ahụ',
    copyLink: 'Detuo linkị ya',
    qrCode: 'QR code ya',
    poster: 'Posta (A4)',
    picture: 'Foto',
    scan: 'Jiri kamera lee ya ka ị hụ onyinye ọha',
  },

  cancel: {
    ask: 'Ị chọrọ ịkagbu onyinye a?',
    cancel: 'Kagbuo onyinye',
    keep: 'Akagbula ya',
    means: (amount) => `Ọ ga-agwụ kpamkpam, ${amount} ga-alaghachi na kaadị gị. Anyị ga-ajụ gị ọzọ.`,
    outcome: (amount) => `${amount} ga-alaghachi na kaadị gị`,
    unopened: 'Ihe e mepebeghị',
    keptOfFee: 'Ihe ụlọ ọrụ ịkwụ ụgwọ debere n’ụgwọ ọrụ ya',
    backToCard: 'Ihe ga-alaghachi na kaadị gị',
    openedStay: (shares, amount) =>
      shares === 1
        ? `Òkè e mepere ka bụ nke onye nwe ya: ${amount} agaghị alọta.`
        : `Òkè ${shares} e mepere ka bụ nke ndị nwe ha: ${amount} agaghị alọta.`,
    forGood:
      'Koodu ahụ agaghị emepe ihe ọ bụla ọzọ, a gaghị agbanwelikwa nke a. Ụlọ akụ na-ewe ụbọchị ole na ole tupu ego apụta. Ihe ọ bụla mmadụ mepere tupu ị pịa bụ nke onye ahụ.',
  },

  toBank: {
    where: (amount) => `Ebee ka ${amount} gị ga-aga?`,
    why: 'Kaadị gị anaraghị ya azụ. Gwa anyị akaụntụ ụlọ akụ gị, ego ahụ ga-aga ebe ahụ; otu onye n’ime anyị nwere ike ibu ụzọ lelee ya. Anyị anaghị ajụ PIN, okwuntughe ma ọ bụ koodu.',
    sendIt: 'Ziga ya ebe ahụ',
    isItYours: 'Nke a ọ bụ akaụntụ gị?',
    changeIt: 'Gbanwee ya',
    send: (amount) => `Ziga ${amount}`,
    goesTo: (amount, name) => `${amount} na-agakwuru ${name}`,
    noWayBack: 'A gaghị ewegharali ego e zigara n’akaụntụ na-ezighị ezi. Lelee aha ahụ na nọmba anọ ikpeazụ.',
  },

  when: {
    title: 'Mgbe',
    mailed: 'Email',
    byYourself: 'Ị na-ekesa koodu n’onwe gị: anyị anaghị ezigara onye ọ bụla email',
    atOnce: 'Ozugbo ị kwụrụ ụgwọ',
    notAnyMore: 'Ọ gaghị aga ọzọ',
    onHold: 'Ọ gabeghị: ọ ga-aga mgbe a tọhapụrụ onyinye ahụ',
    inAMoment: 'N’oge na-adịghị anya',
    opens: 'Mmepe',
    fromTheFirstMoment: 'Malite na mbụ',
    waitsUntil: 'Ọ na-eche ruo',
    at: (when) => `${when} (Lagos)`,
  },

  money: {
    title: 'Ego ahụ',
    youPaid: 'Ego ị kwụrụ',
    fee: { SENDER: 'Ụgwọ ọrụ anyị, ị kwụrụ ya', RECIPIENT: 'Ụgwọ ọrụ anyị, a ga-ewepụ ya mgbe ha wepụtara ego' },
    arrives: 'Ihe ga-eru ụlọ akụ ha',
    arrivesTogether: 'Ihe ga-eru ụlọ akụ ha, ha niile ọnụ',
    wentToCard: (when) => `Ọ laghachiri na kaadị gị, ${when}`,
    wentToAccount: (account, when) => `Ọ laghachiri n’akaụntụ gị, ${account}, ${when}`,
    goesToCard: (when) => `Ọ na-alaghachi na kaadị gị, ${when}`,
    goesToAccount: (account, when) => `Ọ na-alaghachi n’akaụntụ gị, ${account}, ${when}`,
    keptByProvider: (money) => <>{money} dị n’aka ụlọ ọrụ ịkwụ ụgwọ</>,
  },

  comeBack: {
    title: 'Si na ngwaọrụ ọzọ lọta',
    thisDevice: 'Ngwaọrụ a nwere ike ịlọta mgbe ọ bụla.',
    anotherDevice:
      'Maka ngwaọrụ ọzọ, detuo linkị ibe a. Enyela onye ọ bụla ya: onye nwere ya ga-emeli ihe i nwere ike ime ebe a.',
    copyLink: 'Detuo linkị ibe a',
  },

  notYours: {
    title: 'Ibe a bụ nke onye zitere onyinye ahụ',
    where:
      'Ọ na-emepe na browser e ji kwụọ ụgwọ onyinye ahụ. Ọ bụ gị, na ngwaọrụ ọzọ? “Ịkwụ ụgwọ gị” nwere ike izigara gị onyinye gị na email: mgbe ahụ ibe a ga-emepekwa ebe a.',
    gotOne: (link) => <>Mmadụ o zitere gị onyinye? {link('Jiri koodu ya mepee ya')}.</>,
    mailMe: 'Zigara m onyinye m',
    askUs: 'Jụọ anyị',
  },
};
