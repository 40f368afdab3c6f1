import type { Words } from './en.ts';

export const words: Words = {
  openGift: 'Ṣí ẹ̀bùn rẹ',
  youHaveGift: 'O ní ẹ̀bùn',
  from: (sender) => `Láti ọ̀dọ̀ ${sender}`,
  amountIs: (amount) => `Iye: ${amount}`,
  openHere: 'Ṣí i níbí:',
  openedByYou: 'Ìwọ lo ṣí i',

  forYou: {
    sentYou: (sender) => `${sender} fi ẹ̀bùn owó ránṣẹ́ sí ọ`,
    preview: (code) => `Wọ́n ti san owó náà, ó ń dúró dè ọ́. Kóòdù rẹ ni ${code}.`,
    because:
      'O gba ímeèlì yìí nítorí pé ẹni tó fi ránṣẹ́ fún wa ní àdírẹ́sì rẹ fún ẹ̀bùn yìí. Ẹ̀bùn yìí nìkan la ń lò ó fún, o kò sì sí lórí àkójọ kankan.',
    aGift: 'Ẹ̀bùn kan fún ọ',
    paid: 'Wọ́n ti san owó náà, ó ń dúró dè ọ́.',
    openWithCode: 'Fi kóòdù yìí ṣí ẹ̀bùn náà:',
    alsoPassword: 'O tún nílò ọ̀rọ̀ aṣínà',
    locked: (name) =>
      `${name ?? 'Ẹni tó fi ránṣẹ́'} fi ọ̀rọ̀ aṣínà ti ẹ̀bùn yìí, kò sì sí nínú ímeèlì yìí. Béèrè rẹ̀ lójúkojú tàbí lórí fóònù. A kò lè sọ ọ́ fún ọ: ẹni tó fi ránṣẹ́ nìkan ló mọ̀ ọ́n.`,
    next: 'Ohun tó kàn',
    open: 'Ṣí ẹ̀bùn náà.',
    opens: (when) => `Yóò ṣí ní ${when} (Lagos).`,
    window: (start, end) =>
      `Yóò ṣí ní ${start}, yóò sì pa dé ní ${end} (Lagos). Ẹni àkọ́kọ́ tó bá ṣí i láàárín àkókò náà ló máa gba gbogbo rẹ̀.`,
    firstKeeps: 'Ẹni tó bá kọ́kọ́ ṣí i ló ni ín, nítorí náà má fún ẹlòmíì ní kóòdù náà.',
    chooseBank:
      'Yan báńkì rẹ, kí o sì tẹ nọ́ńbà àkáǹtì rẹ. A máa fi orúkọ tó wà lórí àkáǹtì náà hàn ọ́ kí a tó fi ohunkóhun ránṣẹ́.',
    youGet: (net, fee) => ['Wàá gba ', net, ` sí báńkì rẹ. Owó iṣẹ́ wa jẹ́ ${fee}.`],
    lessFee: (percent) => `Owó náà máa lọ sí báńkì rẹ, lẹ́yìn tí a bá ti yọ owó iṣẹ́ wa tó jẹ́ ${percent}%.`,
    lands: 'Ó sábà máa ń dé láàárín ìṣẹ́jú díẹ̀, kì í sì í ju wákàtí 24 lọ.',
    enterUntil: (when) => `O lè wọlé títí di ${when} (Lagos).`,
    waitsUntil: (day) => `Ẹ̀bùn náà yóò dúró títí di ${day}.`,
    isReal: 'Ṣé òótọ́ ni èyí?',
    checkPage: (address) => `Rí i dájú pé ojú ìwé tí o ṣí bẹ̀rẹ̀ pẹ̀lú ${address}`,
    checkPageAndCloth: (address) => [
      'Rí i dájú pé ojú ìwé tí o ṣí bẹ̀rẹ̀ pẹ̀lú ',
      address,
      ' àti pé aṣọ tó wà níbẹ̀ bá ti inú ímeèlì yìí mu.',
    ],
    neverAsk: 'A kì í béèrè nọ́ńbà káàdì báńkì rẹ, PIN, kóòdù OTP, BVN, ọ̀rọ̀ aṣínà báńkì, tàbí owó kankan láé.',
    notSure: (phone) => `Ṣé kò dá ọ lójú? Béèrè lọ́wọ́ ẹni tó fi ránṣẹ́ lójúkojú, tàbí pe ${phone}.`,
  },

  reminder: {
    endsSoon: 'Ẹ̀bùn owó rẹ máa parí láìpẹ́',
    stillWaits: 'Ẹ̀bùn owó rẹ ṣì ń dúró dè ọ́',
    ending: (sender, until) =>
      `Kò tíì sí ẹni tó ṣí ẹ̀bùn tó wá láti ọ̀dọ̀ ${sender}. A lè ṣí i títí di ${until}; lẹ́yìn náà, ó ti lọ.`,
    waiting: (sender, until) =>
      `Wọ́n ti sanwó ẹ̀bùn tó wá láti ọ̀dọ̀ ${sender}, kò sì tíì sí ẹni tó ṣí i. Yóò dúró títí di ${until}.`,
    preview: (until) => `A lè ṣí i títí di ${until}.`,
    because: 'O gba ímeèlì yìí nítorí pé ẹni tó fi ránṣẹ́ fún wa ní àdírẹ́sì rẹ fún ẹ̀bùn yìí, a kò sì tíì ṣí i.',
    beforeItEnds: 'Kí ó tó parí',
    stillWrapped: 'Ó ṣì wà ní dídì',
    alsoPassword: 'O tún nílò ọ̀rọ̀ aṣínà rẹ̀. Ẹni tó fi ránṣẹ́ nìkan ló mọ̀ ọ́n.',
    real: (address) =>
      `Rí i dájú pé ojú ìwé tí o ṣí bẹ̀rẹ̀ pẹ̀lú ${address}. A kì í béèrè káàdì báńkì rẹ, PIN, kóòdù OTP tàbí BVN láé.`,
  },

  link: {
    subject: (share) => `Línkì ẹ̀bùn ${share} rẹ`,
    comeBack: 'Padà sí ẹ̀bùn rẹ',
    comeBackTo: (share) => `Padà sí ẹ̀bùn ${share} rẹ.`,
    anyDevice:
      'Gba owó rẹ̀ jáde nígbàkígbà tí o bá fẹ́, lórí fóònù tàbí kọ̀ǹpútà èyíkéyìí: línkì náà máa ṣí ẹ̀bùn rẹ níbẹ̀.',
    weWrite: 'A tún máa kọ̀wé sí ọ níbí nígbà tí owó náà bá lọ àti nígbà tó bá dé.',
    because: 'O gba ímeèlì yìí nítorí pé a fi àdírẹ́sì yìí sílẹ̀ fún ẹ̀bùn kan tí a ti ṣí.',
    safe: 'Ó wà láìléwu lọ́wọ́ wa títí wàá fi gbà á jáde',
    secret:
      'Kọ́kọ́rọ́ ìwọlé ẹ̀bùn rẹ wà nínú línkì náà. Ẹnikẹ́ni tó bá ṣí i lè fi owó náà ránṣẹ́ sí báńkì tirẹ̀, nítorí náà má fi ímeèlì yìí ránṣẹ́ sí ẹlòmíì. Kò sí ẹnì kankan lọ́dọ̀ wa tó máa béèrè rẹ̀ lọ́wọ́ rẹ láé.',
  },

  lapsing: {
    subject: (share, until) => `Fi ${share} ránṣẹ́ kó tó di ${until}`,
    sendBy: (until) =>
      `O ṣí ìpín kan nínú ẹ̀bùn ìta, o kò sì tíì fi ránṣẹ́ sí báńkì. Ṣe é kó tó di ${until}: lẹ́yìn náà, ó máa di ti ẹlòmíì.`,
    because: 'O gba ímeèlì yìí nítorí pé a fi àdírẹ́sì yìí sílẹ̀ fún ìpín ẹ̀bùn ìta kan tí a ti ṣí.',
    yoursUntil: (until) => `Tìrẹ ni títí di ${until}`,
    waits: 'Ìpín rẹ ń dúró dè ọ́',
    waitsWith: (share) => `Ìpín rẹ ń dúró dè ọ́: ${share}.`,
    send: 'Fi ránṣẹ́ sí báńkì mi',
    secret:
      'Kọ́kọ́rọ́ ìwọlé ìpín rẹ wà nínú línkì náà. Ẹnikẹ́ni tó bá ṣí i lè fi owó náà ránṣẹ́ sí báńkì tirẹ̀, nítorí náà má fi ímeèlì yìí ránṣẹ́ sí ẹlòmíì. Kò sí ẹnì kankan lọ́dọ̀ wa tó máa béèrè rẹ̀ lọ́wọ́ rẹ láé.',
  },
};
