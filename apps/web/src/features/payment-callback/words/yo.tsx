import type { Words } from './en.tsx';

export const words: Words = {
  processing: 'À ń ṣiṣẹ́ lórí ìsanwó rẹ',
  viewTransactions: 'Wo àwọn ìsanwó rẹ',
  tryAgain: 'Tún gbìyànjú',
  waiting: {
    lookOver: 'A ti kọ ẹ̀bùn rẹ sílẹ̀. Yẹ̀ ẹ́ wò, kí o sì san owó rẹ̀ ní Paystack, ilé iṣẹ́ ìsanwó wa.',
    finishInTab: 'Parí ìsanwó ní táàbù Paystack. Ojú ìwé yìí yóò yí padà fúnra rẹ̀.',
    written: 'A ti kọ ẹ̀bùn rẹ',
    bankWorks: 'Báńkì rẹ ń ṣiṣẹ́ lórí rẹ̀',
    forPayment: 'À ń dúró de ìsanwó rẹ',
    giftCode: 'Kóòdù ẹ̀bùn rẹ',
    offline: 'O kò sí lórí ayélujára. A ó tún béèrè gbàrà tí o bá padà.',
    live: 'Ìsopọ̀ tààrà wà: wàá rí i gbàrà tí a bá ti sanwó.',
    asking: 'À ń béèrè ní ìṣẹ́jú àáyá díẹ̀ díẹ̀ bóyá a ti sanwó.',
    notVerified: 'A kò lè fìdí ìsanwó náà múlẹ̀',
    notAsked:
      'A kò lè béèrè ní báyìí. Kò kan ìsanwó rẹ, a sì ń gbìyànjú síwájú, kódà bí o bá padà wá sí ojú ìwé yìí nígbà tó bá yá.',
    checkAgain: 'Tún yẹ̀ ẹ́ wò',
    checkedNow: 'A yẹ̀ ẹ́ wò nísinsìnyí',
    checkedAgo: (seconds) => `A yẹ̀ ẹ́ wò ní ìṣẹ́jú àáyá ${seconds} sẹ́yìn`,
    changedMind: 'Mo ti yí ọkàn padà',
    notChargedAtPaystack: 'A kò ní gba owó kankan àfi tí o bá parí ìsanwó ní Paystack.',
    notChargedInTab: 'A kò ní gba owó kankan àfi tí o bá parí ìsanwó ní táàbù Paystack.',
    mayTakeLong:
      'Ìfowóránṣẹ́ báńkì lè gba ìṣẹ́jú díẹ̀. O lè ti ojú ìwé yìí: nígbà tí owó bá dé, kóòdù náà yóò wà ní Àwọn ìsanwó rẹ lórí ẹ̀rọ yìí.',
    noTab: 'O kò rí táàbù ìsanwó?',
    payHere: 'Ṣí ojú ìwé ìsanwó níbí',
    copyLink: 'Ṣe àdàkọ línkì',
    toPaymentPage: 'ojú ìwé ìsanwó',
  },
  order: {
    isFor: 'Ó wà fún',
    anyone: 'Ẹni tí o bá fún ní kóòdù',
    whoMayOpen: 'Ẹni tó lè ṣí i',
    isFrom: 'Ó wá láti ọ̀dọ̀',
    secret: 'Ẹnì kan tó fẹ́ fi orúkọ pamọ́',
    noName: 'Ẹnì kan, kò sí orúkọ',
    password: 'Ọ̀rọ̀ aṣínà',
    hasPassword: 'Ó wà, o máa fi ránṣẹ́ lọ́tọ̀',
    noPassword: 'Kò sí: kóòdù nìkan ló ń ṣí i',
    pay: (amount) => `San ${amount} ní Paystack`,
    notMeant: (link) => <>Ṣé kì í ṣe ohun tí o fẹ́ nìyí? {link('Tún un kọ')}; a ó gbàgbé èyí àfi tí o bá sanwó rẹ̀.</>,
  },
  held: {
    contactSupport: 'Béèrè ìrànlọ́wọ́',
    safe: 'Owó rẹ wà láìléwu. Jọ̀ọ́ má ṣe tún sanwó: yálà a ṣe ẹ̀bùn náà, tàbí a dá owó náà padà fún ọ. Ojú ìwé yìí yóò yí padà fúnra rẹ̀ nígbà tí a bá parí.',
  },
  failed: {
    title: 'Ìsanwó kò yọrí',
    noPayment: 'A kò lè fìdí ìsanwó náà múlẹ̀. Àdírẹ́sì ojú ìwé yìí kò sọ ìsanwó wa kankan.',
    why: 'Ìsanwó lè má yọrí nítorí pé owó kò tó, pé ayélujára ní ìṣòro tàbí pé a fagilé e.',
    written: 'Ẹ̀bùn rẹ ṣì wà ní kíkọ lórí ẹ̀rọ yìí.',
    nothingLost: (transactions) => (
      <>
        Bí owó náà bá padà kúrò ní àkáǹtì rẹ, o kò pàdánù nǹkan kan: yálà ó di ẹ̀bùn náà láàárín ìṣẹ́jú díẹ̀, níbí àti ní{' '}
        {transactions('Àwọn ìsanwó rẹ')}, tàbí a dá a padà fún ọ.
      </>
    ),
    changeGift: 'Yí ẹ̀bùn náà padà',
    goHome: 'Lọ sí ojú ìwé ilé',
  },
  ready: {
    title: 'Ẹ̀bùn rẹ ti ṣetán',
    paid: 'O ti sanwó.',
    shared: 'Ìwọ lo máa pín kóòdù náà: a kò ní fi ímeèlì ránṣẹ́ sí ẹnikẹ́ni.',
    mailedAt: (to, when) => `A ó fi kóòdù náà ránṣẹ́ sí ${to} ní ${when} (Lagos). Ìwọ náà lè pín in.`,
    mailWaits: (to) => `Ímeèlì sí ${to} ń dúró láti lọ. Ìwọ náà lè pín kóòdù náà.`,
    mailed: (to) => `A ti fi kóòdù náà ránṣẹ́ sí ${to}. Ìwọ náà lè pín in.`,
    canOpen: 'Ẹnikẹ́ni tó bá ní i lè ṣí ẹ̀bùn náà.',
    canTry: 'Ẹnikẹ́ni tó bá ní i lè gbìyànjú láti ṣí ẹ̀bùn náà.',
    sealedThenOpen: (when) => `Ẹ̀bùn náà kò ní ṣí títí di ${when} (Lagos); lẹ́yìn náà, ẹnikẹ́ni tó bá ní kóòdù lè ṣí i.`,
    sealedThenTry: (when) =>
      `Ẹ̀bùn náà kò ní ṣí títí di ${when} (Lagos); lẹ́yìn náà, ẹnikẹ́ni tó bá ní kóòdù lè gbìyànjú láti ṣí i.`,
    sealedByMailThenOpen: 'Ẹ̀bùn náà kò ní ṣí títí ímeèlì yóò fi lọ; lẹ́yìn náà, ẹnikẹ́ni tó bá ní kóòdù lè ṣí i.',
    sealedByMailThenTry:
      'Ẹ̀bùn náà kò ní ṣí títí ímeèlì yóò fi lọ; lẹ́yìn náà, ẹnikẹ́ni tó bá ní kóòdù lè gbìyànjú láti ṣí i.',
    code: 'Kóòdù ẹ̀bùn (QUID)',
    codeToCopy: 'kóòdù ẹ̀bùn',
    follow: 'Tẹ̀lé ẹ̀bùn yìí',
    another: 'Ṣẹ̀dá ẹ̀bùn mìíràn',
    forEverybody: 'Ṣé fún gbogbo ènìyàn ni?',
    publicMeans:
      'Gbé e síta: ojú ìwé kan tó fi hàn pé owó náà wà níbí, bí a ṣe ń yan olúborí àti ẹni tó ti borí, pẹ̀lú pátákó tí o lè tẹ̀ jáde. Ṣe é kí ẹni àkọ́kọ́ tó dé.',
    makePublic: 'Gbé e síta',
  },
  elsewhere: {
    title: 'Ìsanwó yìí jẹ́ ti bírósà mìíràn',
    onlyThere:
      'Bírósà tí a fi ṣẹ̀dá ẹ̀bùn náà nìkan ló ń fi kóòdù ẹ̀bùn hàn. Bí ìsanwó náà bá yọrí, kóòdù náà ń dúró níbẹ̀.',
    goBack: (product) =>
      `Ṣé inú WhatsApp, Instagram tàbí áàpù mìíràn lo ti bẹ̀rẹ̀? Padà síbẹ̀: ojú ìwé tí o fi sílẹ̀ ń fi kóòdù hàn. Bí ojú ìwé náà bá ti lọ, tún ${product} ṣí níbẹ̀, kí o sì yan Àwọn ìsanwó rẹ.`,
    yourEmail: 'Tàbí gba àwọn ẹ̀bùn rẹ síbí: ímeèlì rẹ',
    emailIsFor:
      'Èyí tí o fún wa fún rìsíìtì nígbà tí o sanwó. A ó fi línkì kan ránṣẹ́ tó máa fi àwọn ẹ̀bùn rẹ hàn nínú bírósà yìí náà.',
    sendLink: 'Fi línkì ránṣẹ́ sí mi',
    notFound: (help) => <>O kò rí i? {help('Bi wá léèrè')}, kí nọ́ńbà ìtọ́kasí ìsanwó rẹ sì wà ní sẹpẹ́.</>,
  },
};
