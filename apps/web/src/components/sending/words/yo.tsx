import type { Words } from './en.tsx';

export const words: Words = {
  preview: {
    title: 'Bó ṣe máa rí',
    wrapped: 'Ohun tí línkì ń fi hàn',
    opened: 'Ohun tí wọ́n máa rí nínú rẹ̀',
    seeOpened: 'Wò ó ní ṣíṣí',
    seeWrapped: 'Wò ó ní dídì',
  },
  cloth: {
    occasions: {
      adire: 'Ọjọ́ èyíkéyìí',
      owambe: 'Ìgbéyàwó àti àríyá',
      sallah: 'Iléyá',
      sunrise: 'Ọjọ́ ìbí',
      harmattan: 'Ìdúpẹ́',
      christmas: 'Kérésìmesì',
      ivory: 'Ìbánikẹ́dùn, tàbí ti ọ̀wọ̀',
    },
    title: 'Aṣọ',
    shuffle: 'Yí aṣọ padà',
  },
  quote: {
    youPay: 'O máa san',
    youPaid: 'O ti san',
    feePaidByYou: 'Owó iṣẹ́ wa, ìdá 3 nínú ọgọ́rùn-ún, ìwọ lò ń san án',
    feeTakenFromThem: 'Owó iṣẹ́ wa, ìdá 3 nínú ọgọ́rùn-ún, a ó yọ ọ́ nígbà tí wọ́n bá gba owó jáde',
    theyReceive: 'Ohun tó máa wọ báńkì wọn',
    backToYou: 'Ohun tó máa padà sọ́dọ̀ rẹ tí o bá fagilé e kí ẹnikẹ́ni tó ṣí i',
  },
  share: {
    title: 'Pín ẹ̀bùn náà',
    giftForYou: 'Ẹ̀bùn kan fún ọ',
    share: 'Pín in',
    copyLink: 'Da línkì kọ',
    copyCode: 'Da kóòdù kọ',
    qrCode: 'Kóòdù QR',
    cardImage: 'Àwòrán káàdì',
    linkByHand: (link) => <>Línkì náà, láti fi ọwọ́ dà kọ: {link}</>,
    passwordApart: 'Fi ọ̀rọ̀ aṣínà ránṣẹ́ lọ́tọ̀, má fi í sínú ìfọ̀rọ̀wérọ̀ kan náà pẹ̀lú kóòdù.',
    likeCash: 'Mú línkì àti kóòdù náà bí owó lọ́wọ́: àwọn tí o ní lọ́kàn nìkan ni kí o fún.',
  },
  qr: { title: 'Fi kámẹ́rà kà á láti ṣí ẹ̀bùn', ofLink: 'Kóòdù QR ti línkì náà' },
  cardPicture: {
    title: 'O ní ẹ̀bùn kan',
    from: (sender) => `láti ọ̀dọ̀ ${sender}`,
    scanOrType: 'Fi kámẹ́rà kà á, tàbí kọ kóòdù sí',
  },
  terms: 'Ìgbà tó máa dé ọ̀dọ̀ wọn, àti iye tó máa dé',
  times: {
    howItReachesThem: 'Bó ṣe máa dé ọ̀dọ̀ wọn',
    youShare: 'Ìwọ lo máa pín kóòdù náà fúnra rẹ: a kò ní fi ímeèlì ránṣẹ́ sí ẹnikẹ́ni',
    mailNobody: 'A kò ní fi ímeèlì ránṣẹ́ sí ẹnikẹ́ni mọ́',
    mailAt: (when) => `A ó fi ímeèlì ránṣẹ́ sí wọn ní ${when}`,
    mailedAt: (when) => `A fi ímeèlì ránṣẹ́ sí wọn ní ${when}`,
    mailed: 'A ti fi kóòdù náà ránṣẹ́ sí ímeèlì wọn',
    mailOncePaid: 'A ó fi kóòdù náà ránṣẹ́ sí ímeèlì wọn nígbà tí a bá ti sanwó',
    onHold: 'Ímeèlì rẹ̀ ń dúró nítorí a dá ẹ̀bùn náà dúró',
    aboutToLeave: 'Ímeèlì rẹ̀ ti fẹ́ jáde',
    opens: 'Ó máa ṣí',
    openSince: 'Ó ti ṣí láti',
    waits: 'Ó máa dúró',
    waitsUntil: 'Ó máa dúró títí di',
    waitedUntil: 'Ó dúró títí di',
    daysFromPaying: (days) => `Ọjọ́ ${days} láti ìgbà tí a bá sanwó`,
    daysFromOpening: (days) => `Ọjọ́ ${days} láti ìgbà tí a lè ṣí i`,
  },
  timeline: 'Ohun tó ti ṣẹlẹ̀',
  manageKey: {
    name: 'kọ́kọ́rọ́ ìṣàkóso',
    setRule: 'Ṣe òfin: ta ló máa gbà á, àti ìgbà wo',
    changeRule: 'Yí òfin padà: ta ló máa gbà á, àti ìgbà wo',
    maySet: (link) => (
      <>
        Tí kò bá sí òfin, ẹni tó bá kọ́kọ́ ṣí ẹ̀bùn náà ló máa gba gbogbo rẹ̀. Kí ẹnikẹ́ni tó gbìyànjú láti ṣí i, o lè yí
        ìyẹn padà nínú {link('Ètò òfin ẹ̀bùn')}.
      </>
    ),
    mayChange: (link) => (
      <>Kí ẹnikẹ́ni tó gbìyànjú láti ṣí ẹ̀bùn náà, o lè yí ẹni tó máa gbà á padà nínú {link('Ètò òfin ẹ̀bùn')}.</>
    ),
    keepIt:
      'Ẹ̀rọ yìí ti lè ṣe bẹ́ẹ̀. Láti orí ẹ̀rọ mìíràn, o nílò kọ́kọ́rọ́ ìṣàkóso yìí. Fi í pamọ́ sọ́dọ̀ ara rẹ: kì í ṣe kóòdù ẹ̀bùn.',
  },
  receipt: {
    title: 'Rìsíìtì',
    pdf: 'Rìsíìtì (PDF)',
    fetching: 'À ń mú rìsíìtì wá',
    print: 'Tẹ̀ ẹ́ jáde',
    saveAsImage: 'Fi í pamọ́ bí àwòrán',
    of: (product) => `Rìsíìtì ìsanwó ${product}`,
    status: 'Ipò',
    paid: 'A ti sanwó',
    for: 'Fún',
    time: 'Àkókò (Lagos)',
    reference: 'Nọ́ńbà ìtọ́kasí',
    paystackNumber: 'Nọ́ńbà Paystack',
    questions: (email) => `Ìbéèrè: ${email}`,
  },
};
