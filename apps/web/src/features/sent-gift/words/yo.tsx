import type { Words } from './en.tsx';

export const words: Words = {
  yourGift: 'Ẹ̀bùn rẹ',
  yourGiftTo: (email) => `Ẹ̀bùn rẹ sí ${email}`,
  allYourGifts: 'Gbogbo ẹ̀bùn rẹ',
  lookingForIt: 'À ń wá ẹ̀bùn rẹ',
  giftIsSafe: 'Ẹ̀bùn rẹ wà láìléwu.',
  somethingWentWrong: 'Ìṣòro kan ṣẹlẹ̀',
  tryAgain: 'Tún gbìyànjú',
  unreachable: (product) => `A kò lè kàn sí ${product} báyìí`,
  lastWeKnow: 'Èyí ni ohun tí a mọ̀ kẹ́yìn. A ṣì ń béèrè.',
  giftCodeQuid: 'Kóòdù ẹ̀bùn (QUID)',
  giftCode: 'kóòdù ẹ̀bùn',
  shareThePage:
    'Gbogbo ènìyàn lè ka kóòdù náà lójú ìwé ìta rẹ̀, nítorí náà pín ojú ìwé yẹn. Àwọn línkì tí o ti fi ránṣẹ́ tẹ́lẹ̀ ṣì ń ṣiṣẹ́.',
  createAnother: 'Ṣẹ̀dá ẹ̀bùn mìíràn',
  seeWhatYouCanDo: 'Wo ohun tí o lè ṣe',
  seeThePayment: 'Wo ibi tí ìsanwó dé',
  leaveIt: 'Fi í sílẹ̀ bẹ́ẹ̀',
  save: 'Fi pamọ́',

  standing: {
    unusable: 'A kò lè lo owó tó wọlé, káàdì rẹ kò sì gbà á padà. Sọ àkáǹtì báńkì kan fún wa nísàlẹ̀.',
    notThrough: 'Ìsanwó fún ẹ̀bùn yìí kò yọrí.',
    notPaid: 'A kò tíì san owó rẹ̀: ẹ̀bùn náà yóò bẹ̀rẹ̀ nígbà tí owó bá dé.',
    onHold: 'A mú un dúró fún ìgbà díẹ̀: à ń yẹ nǹkan kan wò nípa rẹ̀, owó rẹ̀ sì wà láìléwu.',
    takenBack: 'Báńkì rẹ ti gba owó tí a san padà.',
    cancelled: 'A ti fagi lé e',
    endedUnopened: 'Ó parí láìsí ẹni tó ṣí i',
    endedWith: (opened, all) => `Ó parí, a ṣí ${opened} nínú ${all}`,
    nothingBack: (end) => `${end}.`,
    accountWanted: (end, amount) => `${end}: káàdì rẹ kò gba ${amount} padà. Sọ àkáǹtì báńkì kan fún wa nísàlẹ̀.`,
    back: {
      UNDER_WAY: {
        CARD: (end, amount) => `${end}: ${amount} ti ń padà bọ̀ sórí káàdì rẹ.`,
        BANK: (end, amount) => `${end}: ${amount} ti ń padà bọ̀ sínú àkáǹtì báńkì rẹ.`,
      },
      DONE: {
        CARD: (end, amount) => `${end}: ${amount} ti padà sórí káàdì rẹ.`,
        BANK: (end, amount) => `${end}: ${amount} ti padà sínú àkáǹtì báńkì rẹ.`,
      },
      FAILED: {
        CARD: (end, amount) => `${end}: káàdì rẹ kò gba ${amount} padà, a sì ń bójú tó o.`,
        BANK: (end, amount) => `${end}: àkáǹtì báńkì rẹ kò gba ${amount} padà, a sì ń bójú tó o.`,
      },
    },
    paused: 'A dá a dúró: kò sí ẹni tó lè ṣí i títí wàá fi jẹ́ kó tẹ̀síwájú.',
    pausedWith: (opened, all) =>
      `A dá a dúró, a ti ṣí ${opened} nínú ${all}: kò sí ẹni tó lè ṣí i títí wàá fi jẹ́ kó tẹ̀síwájú.`,
    opened: (opened, all) => `A ti ṣí ${opened} nínú ${all}.`,
    nobodyInTime: 'Kò sí ẹni tó ṣí i ní àkókò tí o yàn.',
    sealedUntil: (when) => `A tì í pa títí di ${when} (Lagos).`,
    waiting: 'Ó ń dúró kí a ṣí i.',
    openedByOne: 'A ti ṣí i: gbogbo ohun tó wà nínú rẹ̀ jẹ́ ti ẹni tó ṣí i.',
    inTheirBank: 'A ti ṣí i, owó náà sì ti wà ní báńkì ẹni tó ṣí i.',
    openedByAll: (shares) => `A ti ṣí gbogbo ìpín ${shares}: gbogbo ohun tó wà nínú rẹ̀ ti ní ẹni tó ni ín.`,
    inTheirBanks: (shares) => `A ti ṣí gbogbo ìpín ${shares}, owó náà sì ti wà ní báńkì wọn.`,
  },

  openings: {
    title: 'Àwọn tó ṣí i',
    none: 'Kò sí ẹni tó tíì ṣí i.',
    share: (place, given) => (
      <>
        Ìpín {place}: {given}
      </>
    ),
    given: (money, name, lighter) => (
      <>
        {money}
        {lighter(` fún ${name}`)}
      </>
    ),
    opened: (when) => `A ṣí i ní ${when} (Lagos)`,
    showAll: (count) => `Fi gbogbo ${count} hàn`,
    stage: { OPENED: 'A ti ṣí i', ON_ITS_WAY: 'Ó ń lọ sí báńkì wọn', IN_BANK: 'Ó ti wà ní báńkì wọn' },
  },

  deeds: {
    title: 'Ohun tí o lè ṣe',
    done: {
      resend: 'A ti tún fi ímeèlì náà ránṣẹ́.',
      address: 'A ti tún un ṣe. Kóòdù àtijọ́ kò ṣí nǹkan kan mọ́.',
      change: 'A ti fi pamọ́. Báyìí ni ẹni tó bá wo ẹ̀bùn náà yóò ṣe rí i.',
      publish: 'A ti fi pamọ́. Gbogbo ènìyàn lè rí i báyìí.',
      pause: 'A dá a dúró. Kò sí ẹni tó lè ṣí i báyìí.',
      resume: 'Ó ti tẹ̀síwájú. Àwọn ènìyàn tún lè ṣí i.',
      prolong: 'Yóò dúró pẹ́ sí i báyìí.',
      cancel: 'A ti fagi lé e.',
      bank: 'Owó náà ti ń lọ sí àkáǹtì rẹ.',
    },
    resend: 'Tún fi ímeèlì ránṣẹ́',
    resendMeans: (email) => `A ó tún fi kóòdù náà ránṣẹ́ sí ${email} lẹ́ẹ̀kan sí i.`,
    pause: 'Dá a dúró',
    pauseMeans: 'Kò sí ẹni tó lè ṣí i títí wàá fi jẹ́ kó tẹ̀síwájú. Ohun tí a ti ṣí ṣì jẹ́ ti àwọn tó ni ín.',
    resume: 'Jẹ́ kó tẹ̀síwájú',
    resumeMeans: 'Àwọn ènìyàn tún lè ṣí i lẹ́sẹ̀kẹsẹ̀, pẹ̀lú línkì àti kóòdù kan náà.',
    letItWaitLonger: 'Jẹ́ kó dúró pẹ́ sí i',
    waitsUntil: (when) => `Nígbà náà yóò dúró títí di ${when} (Lagos).`,
    daysFromOpening: (days) => `Ọjọ́ ${days} láti ìgbà tó bá ṣí`,
    daysFromNow: (days) => `Ọjọ́ ${days} láti ìsinsìnyí`,
    letItWait: 'Jẹ́ kó dúró',
  },

  thanks: {
    muted: 'A kò ní fi ọ̀rọ̀ ọpẹ́ hàn ọ́.',
    heard: 'Wàá tún máa rí ọ̀rọ̀ ọpẹ́.',
    mute: 'Má fi ọpẹ́ hàn',
    muteMeans:
      'Ẹnikẹ́ni tó bá ṣí i lè kọ ọ̀rọ̀ sí ọ. A ó fi hàn níbí, a ó sì fi ránṣẹ́ sí ímeèlì rẹ bí o bá fi àdírẹ́sì rẹ sílẹ̀.',
    hear: 'Tún fi ọpẹ́ hàn',
    hearMeans:
      'A kò fi ọ̀rọ̀ ọpẹ́ hàn: a ń pa wọ́n mọ́ fún ọ, a kò fi wọ́n ránṣẹ́, a kò sì fi wọ́n hàn. A kò sọ fún ẹni tó kọ ọ́.',
  },

  address: {
    correct: 'Tún àdírẹ́sì ṣe',
    correctMeans: (email) =>
      `Ṣé ${email} kò tọ̀nà? A ó fi ẹ̀bùn náà ránṣẹ́ sí èyí tó tọ̀nà, pẹ̀lú kóòdù tuntun. Kóòdù àtijọ́ kò ní ṣí nǹkan kan mọ́.`,
    correctIt: 'Tún un ṣe, pààrọ̀ kóòdù',
    recipientEmail: 'Ímeèlì ẹni tó máa gbà á',
    newCode:
      'Ẹ̀bùn náà yóò ní kóòdù tuntun. Èyí tó ní báyìí, àti gbogbo línkì, QR code tàbí àwòrán káàdì tí o ti pín, kò ní ṣí nǹkan kan mọ́ láti ìgbà náà: ẹni tó rí i gbà nípa àṣìṣe kò lè gba owó náà.',
    openedBefore: 'Bí ẹnì kan bá ṣí ẹ̀bùn náà kí o tó tẹ̀ ẹ́, ti ẹni náà ni.',
    mailedAt: (when) => `A ó fi kóòdù náà ránṣẹ́ sí wọn ní ${when} (Lagos), bí o ṣe yàn án.`,
    mailedAtOnce: 'A ó fi kóòdù tuntun náà ránṣẹ́ sí wọn lẹ́sẹ̀kẹsẹ̀, ẹ̀bùn yìí nìkan ni a ó sì lo àdírẹ́sì náà fún.',
  },

  change: {
    title: 'Yí ọ̀rọ̀ àti aṣọ padà',
    means: 'O lè yí ohun tí káàdì sọ àti aṣọ tí a fi wé e padà títí ẹnì kan yóò fi ṣí i.',
    putBack: 'Dá a padà bó ṣe wà',
    message: 'Ọ̀rọ̀ orí káàdì',
    lettersOf: (typed, most) => `${typed} nínú ${most}`,
    mailsStay: 'Ímeèlì tó ti lọ yóò wà bó ṣe wà. Línkì àti kóòdù yóò máa fi káàdì tuntun hàn láti ìsinsìnyí.',
  },

  publish: {
    make: 'Gbé e síta',
    makeMeans:
      'Fún ọ̀pọ̀ ènìyàn: ojú ìwé kan fún gbogbo ènìyàn tó fi hàn pé owó wà níbí àti bí a ṣe ń yan olúborí, pẹ̀lú pósítà tí o lè tẹ̀ jáde.',
    change: 'Yí ojú ìwé ìta padà',
    changeMeans: 'O lè yí ohun tí ojú ìwé rẹ̀ sọ padà títí ẹnì kan yóò fi gbìyànjú rẹ̀.',
    showIt: 'Fi han gbogbo ènìyàn',
    name: 'Orúkọ tí a ó máa pè é',
    nameExample: 'Jara oṣù Kejìlá fún àwọn olùgbọ́ wa',
    host: 'Ẹni tó ń fúnni',
    hostHint: 'Bí àwọn ènìyàn ṣe mọ̀ ọ́. Bí o bá ṣe bí ẹni pé ẹlòmíì ni ọ́, yóò dópin.',
    starts: 'Ìgbà tó máa bẹ̀rẹ̀',
    startsHint:
      'Àkókò Lagos. Títí di ìgbà náà ojú ìwé yóò máa ka àkókò tó kù. Bí o bá fi í sílẹ̀ lófìfo, yóò bẹ̀rẹ̀ lẹ́sẹ̀kẹsẹ̀.',
    noSuchTime: 'Yan ọjọ́ àti àkókò',
    claimDays: 'Ọjọ́ láti fi ránṣẹ́ sí báńkì',
    claimDaysHint: 'Láti 1 sí 30. Ìpín tí a kò bá fi ránṣẹ́ sí báńkì títí di ìgbà náà yóò lọ sọ́dọ̀ ẹlòmíì.',
    everybodySees: 'Gbogbo ẹni tó ní línkì náà máa rí',
    theMoney: (amount) => `pé ${amount} wà níbí, láti ìgbà wo, àti iye tó kù nínú rẹ̀`,
    theRule: (rule) => `bí a ṣe ń yan olúborí: ${rule}`,
    theWinners: 'àwọn olúborí: lẹ́tà àkọ́kọ́, báńkì wọn àti ìpín wọn',
    theCode: 'kóòdù náà: ẹni tó bá kà á lè kópa',
    nobodySees:
      'Kò sí ẹni tó máa rí àdírẹ́sì ímeèlì rẹ, ọ̀rọ̀ rẹ, ẹni tí o ní lọ́kàn, tàbí orúkọ ẹnikẹ́ni. Ojú ìwé náà yóò wà níbẹ̀, kódà nígbà tí a bá ti fúnni ní gbogbo rẹ̀: òun ni ẹ̀rí pé a fúnni.',
  },

  page: {
    title: 'Ojú ìwé ìta rẹ̀',
    preview: (title, host) => `Bó ṣe rí: ${title}, láti ọwọ́ ${host}`,
    invitation: (title, host, url) => `${title}, láti ọwọ́ ${host}: ${url}`,
    see: 'Wo ojú ìwé náà',
    copyLink: 'Ṣe ẹ̀dà línkì rẹ̀',
    qrCode: 'QR code rẹ̀',
    poster: 'Pósítà (A4)',
    picture: 'Àwòrán',
    scan: 'Fi kámẹ́rà wò ó láti rí ẹ̀bùn ìta',
  },

  cancel: {
    ask: 'Ṣé kí a fagi lé ẹ̀bùn yìí?',
    cancel: 'Fagi lé ẹ̀bùn',
    keep: 'Má fagi lé e',
    means: (amount) => `Yóò parí pátápátá, ${amount} yóò sì padà sórí káàdì rẹ. A ó tún bi ọ́ lẹ́ẹ̀kan sí i.`,
    outcome: (amount) => `${amount} yóò padà sórí káàdì rẹ`,
    unopened: 'Ohun tí ẹnikẹ́ni kò tíì ṣí',
    keptOfFee: 'Ohun tí ilé iṣẹ́ ìsanwó mú nínú owó iṣẹ́ rẹ̀',
    backToCard: 'Ohun tó máa padà sórí káàdì rẹ',
    openedStay: (shares, amount) =>
      shares === 1
        ? `Ìpín tí a ti ṣí ṣì jẹ́ ti ẹni tó ni ín: ${amount} kò ní padà.`
        : `Ìpín ${shares} tí a ti ṣí ṣì jẹ́ ti àwọn tó ni wọ́n: ${amount} kò ní padà.`,
    forGood:
      'Kóòdù náà kò ní ṣí nǹkan kan mọ́, a kò sì lè yí èyí padà. Báńkì máa ń gba ọjọ́ díẹ̀ kí owó tó hàn. Ohunkóhun tí ẹnì kan bá ṣí kí o tó tẹ̀ ẹ́ jẹ́ ti ẹni náà.',
  },

  toBank: {
    where: (amount) => `Níbo ni kí ${amount} rẹ lọ?`,
    why: 'Káàdì rẹ kò gbà á padà. Sọ àkáǹtì báńkì rẹ kan, ibẹ̀ ni owó náà yóò lọ; ọ̀kan nínú wa lè kọ́kọ́ yẹ̀ ẹ́ wò. A kì í béèrè PIN, ọ̀rọ̀ aṣínà tàbí kóòdù.',
    sendIt: 'Fi ránṣẹ́ síbẹ̀',
    isItYours: 'Ṣé àkáǹtì rẹ nìyí?',
    changeIt: 'Yí i padà',
    send: (amount) => `Fi ${amount} ránṣẹ́`,
    goesTo: (amount, name) => `${amount} ń lọ sọ́dọ̀ ${name}`,
    noWayBack: 'A kò lè gba owó tó lọ sí àkáǹtì tí kò tọ̀nà padà. Yẹ orúkọ àti nọ́ńbà mẹ́rin tó kẹ́yìn wò.',
  },

  when: {
    title: 'Ìgbà',
    mailed: 'Ímeèlì',
    byYourself: 'Ìwọ fúnra rẹ lò ń pín kóòdù: a kò fi ímeèlì ránṣẹ́ sí ẹnikẹ́ni',
    atOnce: 'Lẹ́sẹ̀kẹsẹ̀ tí o sanwó',
    notAnyMore: 'Kò ní lọ mọ́',
    onHold: 'Kò tíì lọ: yóò lọ nígbà tí a bá tú ẹ̀bùn náà sílẹ̀',
    inAMoment: 'Láìpẹ́',
    opens: 'Ṣíṣí',
    fromTheFirstMoment: 'Láti ìbẹ̀rẹ̀',
    waitsUntil: 'Ó ń dúró títí di',
    at: (when) => `${when} (Lagos)`,
  },

  money: {
    title: 'Owó náà',
    youPaid: 'Iye tí o san',
    fee: { SENDER: 'Owó iṣẹ́ wa, ìwọ lo san án', RECIPIENT: 'Owó iṣẹ́ wa, a ó yọ ọ́ nígbà tí wọ́n bá gba owó jáde' },
    arrives: 'Iye tó máa dé báńkì wọn',
    arrivesTogether: 'Iye tó máa dé báńkì wọn, lápapọ̀',
    wentToCard: (when) => `Ó padà sórí káàdì rẹ, ${when}`,
    wentToAccount: (account, when) => `Ó padà sínú àkáǹtì rẹ, ${account}, ${when}`,
    goesToCard: (when) => `Ó ń padà sórí káàdì rẹ, ${when}`,
    goesToAccount: (account, when) => `Ó ń padà sínú àkáǹtì rẹ, ${account}, ${when}`,
    keptByProvider: (money) => <>{money} wà lọ́wọ́ ilé iṣẹ́ ìsanwó</>,
  },

  comeBack: {
    title: 'Padà wá láti orí ẹ̀rọ mìíràn',
    thisDevice: 'Ẹ̀rọ yìí lè padà wá nígbàkígbà.',
    anotherDevice:
      'Fún ẹ̀rọ mìíràn, ṣe ẹ̀dà línkì ojú ìwé yìí. Má fún ẹnikẹ́ni: ẹni tó bá ní i lè ṣe ohun tí o lè ṣe níbí.',
    copyLink: 'Ṣe ẹ̀dà línkì ojú ìwé yìí',
  },

  notYours: {
    title: 'Ti ẹni tó fi ẹ̀bùn náà ránṣẹ́ ni ojú ìwé yìí',
    where:
      'Ó máa ń ṣí nínú browser tí a fi sanwó ẹ̀bùn náà. Ṣé ìwọ ni, lórí ẹ̀rọ mìíràn? “Àwọn ìsanwó rẹ” lè fi àwọn ẹ̀bùn rẹ ránṣẹ́ sí ímeèlì rẹ: nígbà náà ojú ìwé yìí yóò ṣí níbí pẹ̀lú.',
    gotOne: (link) => <>Ṣé ẹnì kan fi ẹ̀bùn ránṣẹ́ sí ọ? {link('Fi kóòdù rẹ̀ ṣí i')}.</>,
    mailMe: 'Fi ẹ̀bùn mi ránṣẹ́ sí mi',
    askUs: 'Bi wá léèrè',
  },
};
