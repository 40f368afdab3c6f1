import type { Words } from './en.tsx';

export const words: Words = {
  claimYourGift: 'Gba ẹ̀bùn rẹ',
  claimAnother: 'Gba ẹ̀bùn mìíràn',
  tryAgain: 'Tún gbìyànjú',
  loadFailed: 'A kò lè ṣí àlàyé ẹ̀bùn náà',
  giftIsSafe: 'Ẹ̀bùn rẹ wà láìléwu.',
  yourGift: 'Ẹ̀bùn rẹ',
  seeTheProof: 'Wo ẹ̀rí náà',
  openUntil: (when) => `A lè ṣí i títí di ${when}.`,
  inBothTimes: (lagos, own) => `${lagos}, èyí tó jẹ́ ${own} níbi tí o wà`,
  lookup: {
    looking: 'À ń wá ẹ̀bùn rẹ',
    replaced: 'A ti pààrọ̀ kóòdù yìí',
    unknown: 'Kò sí ẹ̀bùn tó ní kóòdù yìí',
    checkTheCode:
      'Fi wé àtẹ̀jíṣẹ́ tí o gbà, lẹ́tà kan tẹ̀lé òmíràn, tàbí kí o ní kí ẹni tó fi ránṣẹ́ tún fi línkì náà ránṣẹ́.',
    nothingClaimed: 'Ẹ̀bùn rẹ wà láìléwu. Kò sí ohun tí a gbà nínú rẹ̀.',
  },
  sealed: {
    youHaveAGift: 'O ní ẹ̀bùn',
    youCanWin: 'O lè jẹ ẹ̀bùn',
    fromASecretSender: 'Ó wá láti ọ̀dọ̀ ẹni tí kò fẹ́ kí a mọ òun.',
    sentBy: (name) => `${name} ló fi ránṣẹ́.`,
    sentBySomeone: 'Ẹnì kan ló fi ránṣẹ́.',
    password: 'Ọ̀rọ̀ aṣínà',
    askForPassword: 'Ẹni tó fi ránṣẹ́ dáàbò bo ẹ̀bùn yìí. Bí o kò bá ní ọ̀rọ̀ aṣínà rẹ̀, béèrè lọ́wọ́ ẹni náà.',
    enterPassword: 'Tẹ ọ̀rọ̀ aṣínà tí ẹni tó fi ránṣẹ́ fún ọ',
    notInYet: 'O kò tíì kópa.',
    notOpenedYet: 'O kò tíì ṣí i.',
    claimFailed: 'A kò lè gba ẹ̀bùn náà',
    tapAgain: 'O lè tún un tẹ̀: ẹ̀ẹ̀kan ṣoṣo la ó kà á.',
    enterTheDraw: 'Kópa nínú gègé',
    openMyGift: 'Ṣí ẹ̀bùn mi',
    enteringIsFree:
      'Ọ̀fẹ́ ni láti kópa. Nígbà tí o bá fi owó náà ránṣẹ́ sí báńkì rẹ, a máa yọ 3% nínú rẹ̀, wàá sì kọ́kọ́ rí iye náà gan-an.',
    openingIsFree:
      'Ọ̀fẹ́ ni láti ṣí i. Nígbà tí o bá fi owó náà ránṣẹ́ sí báńkì rẹ, a máa yọ 3% nínú rẹ̀, wàá sì kọ́kọ́ rí iye náà gan-an.',
  },
  opened: {
    itIsYours: 'Tìrẹ ni',
    openedHere: 'Orí ẹ̀rọ yìí lo ti ṣí ẹ̀bùn yìí.',
    numberDrawn: (number) => `Nọ́ńbà rẹ, ${number}, ni gègé mú nínú gbogbo àwọn tó kópa.`,
    youGet: (amount, fee) => (
      <>
        Wàá gba {amount} sí báńkì rẹ. Owó iṣẹ́ wa jẹ́ {fee}.
      </>
    ),
    sendBy: (when) => `Fi owó náà ránṣẹ́ sí báńkì kó tó di ${when}`,
    elseSomebodyElses: 'Lẹ́yìn náà, ó máa di ti ẹlòmíì.',
    toBank: (amount, bank) => (
      <>
        {amount} sí {bank}
      </>
    ),
    bankRefused: 'Báńkì kò gba owó náà',
    backInYourGift: 'Gbogbo owó náà ti padà sínú ẹ̀bùn rẹ.',
    onHold: 'A so ẹ̀bùn yìí rọ̀ ná.',
    onHoldMeans: 'Owó rẹ̀ wà láìléwu. Kàn sí ìrànlọ́wọ́ bí èyí bá yà ọ́ lẹ́nu.',
    followYourMoney: 'Tọpa owó rẹ',
    withdraw: 'Gba owó jáde',
    yourKey: 'Kọ́kọ́rọ́ ìwọlé rẹ',
    accessKey: 'kọ́kọ́rọ́ ìwọlé',
    keyMeans:
      'Ẹ̀rọ yìí ń bá ọ pa á mọ́. Ṣe àdàkọ rẹ̀ bí o bá fẹ́ gba owó jáde lórí fóònù mìíràn, má sì fi han ẹnikẹ́ni: ẹnikẹ́ni tó bá ní i lè fi owó náà ránṣẹ́ sí báńkì tirẹ̀.',
  },
  mailedLink: {
    mailMeALink: 'Fi línkì ẹ̀bùn yìí ránṣẹ́ sí ímeèlì mi',
    hint: 'Ó ń ṣí ẹ̀bùn rẹ lórí ẹ̀rọ èyíkéyìí, nítorí náà má fún ẹlòmíì. A tún máa kọ̀wé sí ọ níbẹ̀ nígbà tí owó rẹ bá lọ àti nígbà tó bá dé.',
    send: 'Fi línkì náà ránṣẹ́ sí mi',
    opening: 'À ń ṣí ẹ̀bùn rẹ',
    doesNotOpen: 'Línkì yìí kò ṣí ẹ̀bùn yìí',
    openItAgain: 'Tún un ṣí láti inú ímeèlì náà, tàbí kí o ṣe àdàkọ gbogbo rẹ̀.',
    goOnWithout: 'Tẹ̀síwájú láìsí i',
  },
  isThisReal: {
    title: 'Ṣé òótọ́ ni èyí?',
    whoHolds: 'Ọwọ́ ta ni owó náà wà?',
    weHoldIt: (product) =>
      `Ẹni tó fi ránṣẹ́ ti sanwó. Ọwọ́ ${product} ni ẹ̀bùn náà wà títí wàá fi gba owó rẹ̀ jáde, báńkì rẹ yóò sì gbà á nípasẹ̀ Paystack, ilé-iṣẹ́ ìsanwó tó ní ìwé àṣẹ.`,
    neverAsked: 'Ohun tí a kì í béèrè láé',
    neverAskedList:
      'Nọ́ńbà káàdì báńkì rẹ, PIN, kóòdù OTP, BVN, ọ̀rọ̀ aṣínà báńkì, tàbí owó kankan. Láti gba ẹ̀bùn, nọ́ńbà àkáǹtì àti báńkì rẹ nìkan lo nílò. Inú ẹ̀bùn náà ni owó iṣẹ́ wa ti ń jáde.',
    howToCheck: 'Bí o ṣe lè yẹ̀ ẹ́ wò',
    addressMustRead: (host) => <>Àdírẹ́sì tó wà lókè búráúsà rẹ gbọ́dọ̀ jẹ́ {host}.</>,
    addressAsAtHome: 'Àdírẹ́sì tó wà lókè búráúsà rẹ gbọ́dọ̀ bá ti ojú ìwé ilé wa mu.',
    ifNotSure: (phone, help, check) => (
      <>
        Àwòrán aṣọ tó wà níbí bá ti àtẹ̀jíṣẹ́ tí o gbà mu. Bí kò bá dá ọ lójú, béèrè lọ́wọ́ ẹni tó fi ránṣẹ́ lójúkojú, pe{' '}
        {phone} tàbí wo {help('Ìrànlọ́wọ́')}. Ṣé wọ́n tún fi línkì mìíràn ránṣẹ́ sí ọ? {check('Yẹ̀ ẹ́ wò')}.
      </>
    ),
  },
};
