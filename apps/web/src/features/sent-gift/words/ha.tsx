import type { Words } from './en.tsx';

export const words: Words = {
  yourGift: 'Kyautarku',
  yourGiftTo: (email) => `Kyautarku zuwa ga ${email}`,
  allYourGifts: 'Duk kyaututtukanku',
  lookingForIt: 'Muna neman kyautarku',
  giftIsSafe: 'Kyautarku tana nan lafiya.',
  somethingWentWrong: 'An samu matsala',
  tryAgain: 'Sake gwadawa',
  unreachable: (product) => `Ba mu iya kaiwa ga ${product} a yanzu ba`,
  lastWeKnow: 'Wannan shi ne abin da muka sani na ƙarshe. Muna ci gaba da tambaya.',
  giftCodeQuid: 'Lambar kyauta (QUID)',
  giftCode: 'lambar kyauta',
  shareThePage:
    'Kowa zai iya karanta lambar a shafinta na jama’a, don haka ku raba shafin. Link ɗin da kuka aika a baya yana aiki har yanzu.',
  createAnother: 'Ƙirƙiri wata kyauta',
  seeWhatYouCanDo: 'Duba abin da za ku iya yi',
  seeThePayment: 'Duba yadda biyan yake',
  leaveIt: 'Bar shi haka',
  save: 'Ajiye',

  standing: {
    unusable:
      'Ba a iya amfani da kuɗin da suka zo ba, kuma da aka mayar da su katinku bai karɓa ba. Ku ba mu asusun banki a ƙasa.',
    notThrough: 'Biyan kuɗin wannan kyautar bai yi nasara ba.',
    notPaid: 'Ba a biya ba tukuna: kyautar za ta fara idan kuɗin sun iso.',
    onHold: 'An riƙe ta na ɗan lokaci: muna bincika wani abu game da ita, kuma kuɗinta suna nan lafiya.',
    takenBack: 'Bankinku ya janye kuɗin da aka biya.',
    cancelled: 'An soke ta',
    endedUnopened: 'Ta ƙare ba a buɗe ta ba',
    endedWith: (opened, all) => `Ta ƙare, an buɗe ${opened} cikin ${all}`,
    nothingBack: (end) => `${end}.`,
    accountWanted: (end, amount) =>
      `${end}: katinku bai karɓi ${amount} da aka mayar ba. Ku ba mu asusun banki a ƙasa.`,
    back: {
      UNDER_WAY: {
        CARD: (end, amount) => `${end}: ${amount} suna kan hanyar komawa katinku.`,
        BANK: (end, amount) => `${end}: ${amount} suna kan hanyar komawa asusun bankinku.`,
      },
      DONE: {
        CARD: (end, amount) => `${end}: ${amount} sun koma katinku.`,
        BANK: (end, amount) => `${end}: ${amount} sun koma asusun bankinku.`,
      },
      FAILED: {
        CARD: (end, amount) => `${end}: katinku bai karɓi ${amount} da aka mayar ba, kuma muna kan gyara hakan.`,
        BANK: (end, amount) =>
          `${end}: asusun bankinku bai karɓi ${amount} da aka mayar ba, kuma muna kan gyara hakan.`,
      },
    },
    paused: 'An dakatar da ita: babu wanda zai iya buɗe ta sai kun bar ta ta ci gaba.',
    pausedWith: (opened, all) =>
      `An dakatar da ita, an buɗe ${opened} cikin ${all}: babu wanda zai iya buɗe ta sai kun bar ta ta ci gaba.`,
    opened: (opened, all) => `An buɗe ${opened} cikin ${all}.`,
    nobodyInTime: 'Babu wanda ya buɗe ta a lokacin da kuka zaɓa.',
    sealedUntil: (when) => `A rufe take har zuwa ${when} (Lagos).`,
    waiting: 'Tana jiran a buɗe ta.',
    openedByOne: 'An buɗe ta: duk abin da ke cikinta na wanda ya buɗe ta ne.',
    inTheirBank: 'An buɗe ta, kuma kuɗin suna cikin bankin mai karɓa.',
    openedByAll: (shares) => `An buɗe dukkan kaso guda ${shares}: duk abin da ke cikinta yana da mai shi.`,
    inTheirBanks: (shares) => `An buɗe dukkan kaso guda ${shares}, kuma kuɗin suna cikin bankunan masu karɓa.`,
  },

  openings: {
    title: 'Waɗanda suka buɗe ta',
    none: 'Babu wanda ya buɗe ta.',
    share: (place, given) => (
      <>
        Kaso na {place}: {given}
      </>
    ),
    given: (money, name, lighter) => (
      <>
        {money}
        {lighter(` zuwa ga ${name}`)}
      </>
    ),
    opened: (when) => `An buɗe ranar ${when} (Lagos)`,
    showAll: (count) => `Nuna duka ${count}`,
    stage: { OPENED: 'An buɗe', ON_ITS_WAY: 'Kan hanyar zuwa bankinsu', IN_BANK: 'Yana cikin bankinsu' },
  },

  deeds: {
    title: 'Abin da za ku iya yi',
    done: {
      resend: 'An sake aika imel ɗin.',
      address: 'An gyara. Tsohuwar lambar ba ta ƙara buɗe komai.',
      change: 'An ajiye. Duk wanda ya duba kyautar zai gan ta haka yanzu.',
      publish: 'An ajiye. Kowa zai iya ganin ta yanzu.',
      pause: 'An dakatar da ita. Babu wanda zai iya buɗe ta yanzu.',
      resume: 'Ta ci gaba. Za a iya sake buɗe ta.',
      prolong: 'Yanzu za ta ƙara jira.',
      cancel: 'An soke ta.',
      bank: 'Kuɗin suna kan hanyar zuwa asusunku.',
    },
    resend: 'Sake aika imel',
    resendMeans: (email) => `Za mu sake aika lambar zuwa ${email}.`,
    pause: 'Dakatar da ita',
    pauseMeans: 'Babu wanda zai iya buɗe ta sai kun bar ta ta ci gaba. Abin da aka riga aka buɗe yana wurin masu shi.',
    resume: 'Bar ta ta ci gaba',
    resumeMeans: 'Za a iya sake buɗe ta nan take, da link da lambar da take da su.',
    letItWaitLonger: 'Bar ta ta ƙara jira',
    waitsUntil: (when) => `Sannan za ta jira har zuwa ${when} (Lagos).`,
    daysFromOpening: (days) => `Kwana ${days} daga lokacin buɗewarta`,
    daysFromNow: (days) => `Kwana ${days} daga yanzu`,
    letItWait: 'Bar ta ta jira',
  },

  thanks: {
    muted: 'Ba za ku ga saƙonnin godiya ba.',
    heard: 'Za ku sake ganin saƙonnin godiya.',
    mute: 'Ɓoye saƙonnin godiya',
    muteMeans:
      'Duk wanda ya buɗe ta zai iya rubuta muku saƙo. Za a nuna shi a nan, kuma a aiko muku ta imel idan kun bar adireshinku.',
    hear: 'Sake nuna godiya',
    hearMeans:
      'An ɓoye saƙonnin godiya: ana ajiye muku su, ba a aikawa kuma ba a nunawa. Ba a gaya wa wanda ya rubuta ba.',
  },

  address: {
    correct: 'Gyara adireshin',
    correctMeans: (email) =>
      `${email} ba daidai ba ne? Za mu aika kyautar zuwa adireshin da yake daidai, da sabuwar lamba. Tsohuwar lambar ba za ta ƙara buɗe komai ba.`,
    correctIt: 'Gyara kuma sauya lamba',
    recipientEmail: 'Imel ɗin mai karɓa',
    newCode:
      'Kyautar za ta samu sabuwar lamba. Lambar da take da ita yanzu, da kowane link, QR code ko hoton kati da kuka raba, ba za su buɗe komai ba daga lokacin: wanda ya same su bisa kuskure ba zai iya ɗaukar kuɗin ba.',
    openedBefore: 'Idan wani ya buɗe kyautar kafin ku danna, ta zama tasa.',
    mailedAt: (when) => `Za mu aika wa mai karɓa lambar ranar ${when} (Lagos), yadda kuka zaɓa.`,
    mailedAtOnce:
      'Za mu aika wa mai karɓa sabuwar lambar nan take, kuma za mu yi amfani da adireshin don wannan kyauta kaɗai.',
  },

  change: {
    title: 'Sauya saƙo da yadi',
    means: 'Za ku iya sauya abin da katin ya ce da yadin da aka naɗe shi har sai wani ya buɗe ta.',
    putBack: 'Mayar da yadda yake da',
    message: 'Saƙon da ke kan katin',
    lettersOf: (typed, most) => `${typed} cikin ${most}`,
    mailsStay: 'Imel ɗin da ya riga ya tafi zai zauna yadda yake. Link da lambar za su nuna sabon katin daga yanzu.',
  },

  publish: {
    make: 'Nuna wa jama’a',
    makeMeans:
      'Don jama’a masu yawa: shafi ga kowa da yake nuna cewa kuɗin suna nan da yadda ake zaɓen waɗanda suka ci, tare da fosta da za ku iya bugawa.',
    change: 'Sauya shafin jama’a',
    changeMeans: 'Za ku iya sauya abin da shafinta ya ce har sai wani ya gwada ta.',
    showIt: 'Nuna wa kowa',
    name: 'Sunan da za a kira ta',
    nameExample: 'Jarar Disamba ga masu sauraronmu',
    host: 'Wanda yake bayarwa',
    hostHint: 'Sunan da mutane suka san ku da shi. Idan kuka yi kamar ku wani ne dabam, za a kawo ƙarshenta.',
    starts: 'Lokacin da za ta fara',
    startsHint:
      'Lokacin Lagos. Kafin nan shafin yana ƙirga lokacin da ya rage. Idan kun bar shi babu komai, za ta fara nan take.',
    noSuchTime: 'Ku zaɓi rana da lokaci',
    claimDays: 'Kwanakin aikawa zuwa banki',
    claimDaysHint: 'Daga 1 zuwa 30. Kason da ba a aika zuwa banki ba kafin nan zai koma ga wani dabam.',
    everybodySees: 'Duk wanda yake da link ɗin zai ga',
    theMoney: (amount) => `cewa ${amount} suna nan, tun yaushe, da abin da ya rage`,
    theRule: (rule) => `yadda ake zaɓen waɗanda suka ci: ${rule}`,
    theWinners: 'waɗanda suka ci: harafin farko, bankinsu da kasonsu',
    theCode: 'lambar: duk wanda ya karanta ta zai iya shiga',
    nobodySees:
      'Babu wanda zai ga adireshin imel ɗinku, saƙonku, wanda kuka yi niyyar ba wa, ko sunan kowa. Shafin zai zauna, ko da an gama bayar da komai: shi ne shaidar cewa an bayar.',
  },

  page: {
    title: 'Shafinta na jama’a',
    preview: (title, host) => `Yadda yake: ${title}, daga ${host}`,
    invitation: (title, host, url) => `${title}, daga ${host}: ${url}`,
    see: 'Duba shafin',
    copyLink: 'Kwafi link ɗinta',
    qrCode: 'QR code ɗinta',
    poster: 'Fosta (A4)',
    picture: 'Hoto',
    scan: 'Ku ɗauki hotonsa don ganin rabon kyautar',
  },

  cancel: {
    ask: 'A soke wannan kyautar?',
    cancel: 'Soke kyautar',
    keep: 'Bar kyautar',
    means: (amount) => `Za ta ƙare gaba ɗaya, kuma ${amount} za su koma katinku. Za a sake tambayarku.`,
    outcome: (amount) => `${amount} za su koma katinku`,
    unopened: 'Abin da ba a buɗe ba',
    keptOfFee: 'Abin da kamfanin biyan kuɗi ya riƙe na kuɗin aikinsa',
    backToCard: 'Abin da zai koma katinku',
    openedStay: (shares, amount) =>
      shares === 1
        ? `Kason da aka buɗe yana wurin mai shi: ${amount} ba za su dawo ba.`
        : `Kaso ${shares} da aka buɗe suna wurin masu su: ${amount} ba za su dawo ba.`,
    forGood:
      'Lambar ba za ta ƙara buɗe komai ba, kuma ba za a iya gyara wannan daga baya ba. Bankuna suna ɗaukar ƴan kwanaki kafin kuɗin su bayyana. Duk abin da wani ya buɗe kafin ku danna ya zama nasa.',
  },

  toBank: {
    where: (amount) => `Ina kuke so a kai muku ${amount}?`,
    why: 'Katinku bai karɓi kuɗin da aka mayar ba. Ku ba mu asusun bankinku, kuma za su je can; wani daga cikinmu yana iya dubawa tukuna. Ba ma taɓa tambayar PIN, kalmar sirri ko lambar tabbatarwa.',
    sendIt: 'Aika can',
    isItYours: 'Wannan asusunku ne?',
    changeIt: 'Sauya shi',
    send: (amount) => `Aika ${amount}`,
    goesTo: (amount, name) => `${amount} za su je wurin ${name}`,
    noWayBack:
      'Kuɗin da aka aika zuwa asusun da ba daidai ba, ba za a iya dawo da su ba. Ku duba sunan da lambobi huɗu na ƙarshe.',
  },

  when: {
    title: 'Yaushe',
    mailed: 'Aika imel',
    byYourself: 'Ku da kanku kuke raba lambar: ba ma aika wa kowa imel',
    atOnce: 'Nan take, da kuka biya',
    notAnyMore: 'Ba za a ƙara aikawa ba',
    onHold: 'Ba tukuna: zai tafi idan aka saki kyautar',
    inAMoment: 'Nan da ɗan lokaci',
    opens: 'Buɗewa',
    fromTheFirstMoment: 'Tun daga farko',
    waitsUntil: 'Tana jira har',
    at: (when) => `${when} (Lagos)`,
  },

  money: {
    title: 'Kuɗin',
    youPaid: 'Kun biya',
    fee: { SENDER: 'Kuɗin aikinmu, ku kuka biya', RECIPIENT: 'Kuɗin aikinmu, ana ɗauka lokacin cire kuɗi' },
    arrives: 'Abin da zai isa bankin mai karɓa',
    arrivesTogether: 'Abin da zai isa bankunan masu karɓa, gaba ɗaya',
    wentToCard: (when) => `Sun koma katinku, ${when}`,
    wentToAccount: (account, when) => `Sun koma asusunku, ${account}, ${when}`,
    goesToCard: (when) => `Suna komawa katinku, ${when}`,
    goesToAccount: (account, when) => `Suna komawa asusunku, ${account}, ${when}`,
    keptByProvider: (money) => <>{money} suna wurin kamfanin biyan kuɗi</>,
  },

  comeBack: {
    title: 'Dawo daga wata na’ura',
    thisDevice: 'Wannan na’ura za ta iya dawowa a kowane lokaci.',
    anotherDevice:
      'Don wata na’ura, ku kwafi link ɗin wannan shafin. Ku riƙe shi a sirrance: duk wanda yake da shi zai iya yin abin da kuke iya yi a nan.',
    copyLink: 'Kwafi link ɗin shafin nan',
  },

  notYours: {
    title: 'Wannan shafin na wanda ya aika kyautar ne',
    where:
      'Yana buɗewa a burauzar da aka biya kuɗin kyautar da ita. Ku ne, a wata na’ura? “Biyan kuɗaɗenku” zai iya aiko muku kyaututtukanku ta imel: sannan wannan shafin zai buɗe a nan ma.',
    gotOne: (link) => <>Wani ya aiko muku kyauta? {link('Ku buɗe ta da lambarta')}.</>,
    mailMe: 'Aiko mini kyaututtukana',
    askUs: 'Tambaye mu',
  },
};
