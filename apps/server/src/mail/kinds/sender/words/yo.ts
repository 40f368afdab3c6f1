import type { Words } from './en.ts';

export const words: Words = {
  because: 'O gba ímeèlì yìí nítorí pé o fún wa ní àdírẹ́sì rẹ nígbà tí o sanwó ẹ̀bùn yìí.',
  for: (recipient) => `Fún ${recipient}`,
  fromPayment: (recipient) => `Láti inú owó tí o san fún ${recipient}`,
  gift: 'Ẹ̀bùn',

  receipt: {
    subject: (amount) => `Rìsíìtì: o ti sanwó ẹ̀bùn ${amount} rẹ`,
    title: (amount) => `Rìsíìtì ẹ̀bùn ${amount} rẹ`,
    preview: (when, reference) => `O sanwó ní ${when}. Nọ́ńbà ìtọ́kasí ${reference}.`,
    because: 'O gba ímeèlì yìí nítorí pé o béèrè rìsíìtì nígbà tí o sanwó ẹ̀bùn.',
    isPaid: 'O ti sanwó ẹ̀bùn rẹ, a sì ti dì í',
    isPaidWith: (amount) => `O ti sanwó ẹ̀bùn ${amount} rẹ, a sì ti dì í.`,
    receipt: 'Rìsíìtì',
    theyReceive: 'Iye tí wọ́n máa gbà',
    feeCharged: 'Owó iṣẹ́ tí o san',
    paidInAll: 'Àpapọ̀ owó tí o san',
    to: 'Sí',
    seenFrom: 'Orúkọ tí wọ́n máa rí',
    password: 'Ọ̀rọ̀ aṣínà',
    yes: 'Bẹ́ẹ̀ ni',
    no: 'Rárá',
    paid: 'Ìgbà tí o sanwó',
    howToShare: 'Bí o ṣe máa pín in',
    shareSelf:
      'A kì í fi ímeèlì ránṣẹ́ sí ẹnikẹ́ni nípa ẹ̀bùn yìí; ìwọ lo máa pín kóòdù náà: lórí fóònù tàbí kọ̀ǹpútà tí o fi sanwó, ṣí ẹ̀bùn rẹ kí o sì ṣe ẹ̀dà kóòdù tàbí línkì náà.',
    shareMailed:
      'A ti fi kóòdù náà ránṣẹ́ sí wọn. Ìwọ fúnra rẹ tún lè pín in: lórí fóònù tàbí kọ̀ǹpútà tí o fi sanwó, ṣí ẹ̀bùn rẹ kí o sì ṣe ẹ̀dà kóòdù tàbí línkì náà.',
    shareMailedAt: (when) =>
      `A ó fi kóòdù náà ránṣẹ́ sí wọn ní ${when}. Ìwọ fúnra rẹ tún lè pín in: lórí fóònù tàbí kọ̀ǹpútà tí o fi sanwó, ṣí ẹ̀bùn rẹ kí o sì ṣe ẹ̀dà kóòdù tàbí línkì náà.`,
    tellPassword:
      'Ọ̀rọ̀ aṣínà náà kò sí nínú ímeèlì wa kankan. Ìwọ fúnra rẹ ni kí o sọ ọ́ fún wọn, lójúkojú tàbí lórí fóònù.',
    follow: 'Tẹ̀lé ẹ̀bùn rẹ',
    inRoom: 'Níbẹ̀ lo ti máa rí ẹni tó ṣí i, o sì lè dá a dúró, jẹ́ kí ó dúró pẹ́ sí i tàbí fagilé e.',
    setRule: (link) => ['Ta ló lè ṣí i, nígbà wo sì ni? ', link('Ṣe òfin'), ' kí ẹni àkọ́kọ́ tó gbìyànjú'],
    changeRule: (link) => ['Ta ló lè ṣí i, nígbà wo sì ni? ', link('Yí òfin náà padà'), ' kí ẹni àkọ́kọ́ tó gbìyànjú'],
    canForward: 'Kò sí kóòdù tàbí kọ́kọ́rọ́ nínú rìsíìtì yìí, nítorí náà o lè fi ránṣẹ́ sí ẹlòmíì láìfi ẹ̀bùn náà sílẹ̀.',
  },

  ending: {
    endsSoon: 'Ẹ̀bùn kan tí o fi ránṣẹ́ máa parí láìpẹ́',
    unopened: (rest) => `Kò sí ẹni tó ṣí ${rest} tí o fi ránṣẹ́.`,
    unopenedBy: (rest, recipient) => `Kò sí ẹni tó ṣí ${rest} tí o fi ránṣẹ́ sí ${recipient}.`,
    partUnopened: (rest, amount) => `A kò tíì ṣí ${rest} nínú ${amount} tí o fi ránṣẹ́.`,
    until: (when) => `A lè ṣí i títí di ${when}.`,
    goesBack: 'Èyí tí ẹnikẹ́ni kò bá ṣí nígbà náà máa padà sí káàdì tí o fi sanwó, bí a ṣe sọ fún ọ kí o tó sanwó.',
    staysSafe:
      'Èyí tí ẹnikẹ́ni kò bá ṣí nígbà náà máa wà láìléwu lọ́wọ́ wa. Kọ̀wé sí wa, a ó tún ṣí i tàbí kí a dá a padà.',
    roomAndLonger: 'Ní ojú ìwé ẹ̀bùn náà, o lè tún fi kóòdù náà ránṣẹ́, pín in fúnra rẹ, tàbí jẹ́ kí ó dúró pẹ́ sí i.',
    room: 'Ní ojú ìwé ẹ̀bùn náà, o lè tún fi kóòdù náà ránṣẹ́ tàbí pín in fúnra rẹ.',
    because: 'O gba ímeèlì yìí nítorí pé o fún wa ní àdírẹ́sì rẹ nígbà tí o sanwó ẹ̀bùn yìí, ó sì máa parí láìpẹ́.',
    notOpened: 'A kò tíì ṣí i',
    openRoom: 'Ṣí ojú ìwé rẹ̀',
  },

  claimed: {
    shareOpened: 'A ti ṣí ìpín kan nínú ẹ̀bùn rẹ',
    giftOpened: 'A ti ṣí ẹ̀bùn rẹ',
    thisShare: 'Ìpín yìí',
    openedSoFar: 'Èyí tí a ti ṣí',
    partOf: (opened, amount) => `${opened} nínú ${amount}`,
    opened: 'Ìgbà tí a ṣí i',
    unwrapped: 'A ti tú u',
    story: 'Ẹnìkan tó ní kóòdù náà ti ṣí ẹ̀bùn tí o fi ránṣẹ́. Tirẹ̀ ni owó náà báyìí, ó sì lè fi ránṣẹ́ sí báńkì rẹ̀.',
    storyTo: (recipient) =>
      `Ẹnìkan tó ní kóòdù náà ti ṣí ẹ̀bùn tí o fi ránṣẹ́ sí ${recipient}. Tirẹ̀ ni owó náà báyìí, ó sì lè fi ránṣẹ́ sí báńkì rẹ̀.`,
    unexpected: 'Bí o kò bá retí èyí, sọ fún wa lójú ẹsẹ̀, kí nọ́ńbà ìtọ́kasí náà sì wà lọ́wọ́ rẹ.',
  },

  thanks: {
    subject: 'Wọ́n dúpẹ́ fún ẹ̀bùn rẹ',
    saysThanks: 'Ẹnìkan ń dúpẹ́ lọ́wọ́ rẹ',
    wrote: (name, amount) => `${name ?? 'Ẹni tó ṣí ẹ̀bùn rẹ'} kọ èyí sí ọ nítorí ${amount} tí o fún wọn.`,
    forYou: 'Fún ọ',
    forAmount: (amount) => `Nítorí ${amount}`,
    fromFor: (name, amount) => `${name}, nítorí ${amount}`,
    mute: 'Ṣé o kò fẹ́ gbọ́ ọ? Ní ojú ìwé ẹ̀bùn náà, o lè pa àwọn ọ̀rọ̀ ọpẹ́ mọ́.',
  },

  refund: {
    subject: (amount) => `${amount} ń padà bọ̀ sọ́dọ̀ rẹ`,
    goingBack: 'Ó ń padà bọ̀ sọ́dọ̀ rẹ',
    onItsWay: 'Owó tí a dá padà ń bọ̀',
    unusable: (recipient) =>
      `A kò lè lo owó kan tí o san fún ẹ̀bùn rẹ sí ${recipient}, nítorí náà owó náà ń padà sí káàdì tàbí àkáǹtì tí o fi sanwó.`,
    all: (recipient) =>
      `A kò ṣí ẹ̀bùn tí o fi ránṣẹ́ sí ${recipient}, nítorí náà gbogbo rẹ̀ ń padà sí káàdì tàbí àkáǹtì tí o fi sanwó.`,
    part: (recipient) =>
      `A kò ṣí apá kan nínú ẹ̀bùn tí o fi ránṣẹ́ sí ${recipient}, nítorí náà apá náà ń padà sí káàdì tàbí àkáǹtì tí o fi sanwó.`,
    when: 'Báńkì rẹ máa fi hàn láàárín ọjọ́ iṣẹ́ 5-10.',
    backToYou: 'Iye tó ń padà',
    youPaid: 'O san',
    refunded: 'Ìgbà tí a dá a padà',
  },

  account: {
    subject: (amount) => `Níbo ni kí ${amount} rẹ lọ?`,
    preview: 'Káàdì rẹ kò gbà á padà. Sọ àkáǹtì báńkì kan fún wa.',
    notTaken: 'Káàdì rẹ kò gbà á padà',
    story: (recipient) =>
      `Káàdì rẹ kò gba èyí tí ẹnikẹ́ni kò ṣí nínú ẹ̀bùn rẹ sí ${recipient} padà. Sọ àkáǹtì báńkì tìrẹ kan fún wa, ibẹ̀ ló sì máa lọ.`,
    care: 'A kì í béèrè PIN, ọ̀rọ̀ aṣínà tàbí kóòdù láé. Owó rẹ wà láìléwu títí wàá fi dáhùn.',
    waits: 'Ó ń dúró dè ọ́',
    waitsFor: (amount) => `${amount} ń dúró dè ọ́.`,
    name: 'Sọ àkáǹtì báńkì kan',
  },

  list: {
    subject: (count, product) => (count === 1 ? `Línkì ẹ̀bùn rẹ lórí ${product}` : `Línkì àwọn ẹ̀bùn rẹ lórí ${product}`),
    link: 'Línkì àwọn ẹ̀bùn rẹ',
    gifts: (count) => `ẹ̀bùn ${count}`,
    because: (product) =>
      `O gba ímeèlì yìí nítorí pé ẹnìkan béèrè lọ́wọ́ ${product} fún àkójọ àwọn ẹ̀bùn tí a fi àdírẹ́sì rẹ sanwó fún.`,
    paidByYou: 'Ìwọ lo sanwó wọn',
    toAnother: 'Gbé wọn wá sórí ẹ̀rọ mìíràn',
    hereToo: 'Àwọn ẹ̀bùn rẹ, lórí ẹ̀rọ yìí pẹ̀lú',
    open: 'Ṣí línkì náà lórí fóònù tàbí kọ̀ǹpútà tí o ti fẹ́ rí wọn, pẹ̀lú kóòdù àti rìsíìtì wọn.',
    show: 'Fi àwọn ẹ̀bùn mi hàn',
    once: (until) => `Ẹ̀ẹ̀kan ni línkì náà máa ṣiṣẹ́, títí di ${until}. Àkójọ náà ṣì wà lórí ẹ̀rọ tí o fi sanwó.`,
    secret:
      'Ẹnikẹ́ni tó bá ṣí línkì náà máa rí àwọn kóòdù ẹ̀bùn rẹ: má fi ímeèlì yìí ránṣẹ́ sí ẹlòmíì. Bí kì í bá ṣe ìwọ lo béèrè rẹ̀, fi sílẹ̀, kò sí ohun tó máa ṣẹlẹ̀.',
  },
};
