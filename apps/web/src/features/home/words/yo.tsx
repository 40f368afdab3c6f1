import type { Words } from './en.tsx';

export const words: Words = {
  promise: (underlined) => <>Ẹ̀bùn owó pẹ̀lú {underlined('èènì.')}</>,
  lead: 'Fi aṣọ tirẹ̀ di owó, pín kóòdù kúkúrú kan, wọ́n á sì fi í ránṣẹ́ sí báńkì èyíkéyìí ní Nàìjíríà. Kò sí ẹni tó nílò láti forúkọ sílẹ̀.',
  createGift: 'Ṣẹ̀dá ẹ̀bùn',
  claimGift: 'Gba ẹ̀bùn',
  oneFee: 'Paystack ni a ń gbà sanwó. Owó iṣẹ́ kan ṣoṣo, ìdá 3 nínú 100, nígbà tí owó bá ń lọ sí báńkì.',
  howKeptSafe: 'Bí a ṣe ń dáàbò bò ó',
  checkAGiveaway: 'Yẹ ẹ̀bùn ìta wò',
  cards: {
    mum: 'Màámi',
    allOfUs: 'gbogbo wa',
    message: 'Èènì díẹ̀ fún ọjọ́ ńlá rẹ.',
  },
  whyChoose: (product) => `Ìdí tí o fi máa yan ${product}`,
  yourRules: {
    title: 'Ẹ̀bùn tó rọrùn, òfin tìrẹ',
    text: 'Iye owó àti ímeèlì ti tó. Ṣé o fẹ́ kó dùn sí i? Jẹ́ kí ẹni keje borí, tàbí kí ó ṣí ní ọjọ́ Ẹtì nìkan.',
    some: ['Ẹni tó kọ́kọ́ ṣí i', 'Ẹni keje', 'Pín in sí márùn-ún', 'Ẹtì 9:00 sí 18:00', 'Ìpín oríire'],
  },
  locked: {
    title: 'Ó wà ní títì títí wọ́n á fi ṣí i',
    text: 'Fi ọ̀rọ̀ aṣínà sí i, kí o sì fi í ránṣẹ́ ní ọ̀nà mìíràn. Ìwífún káàdì rẹ wà lọ́dọ̀ Paystack; àwa kì í rí i.',
  },
  manyHands: {
    title: 'Ẹ̀bùn kan, ọwọ́ púpọ̀',
    text: 'Pín in fún ènìyàn tó tó márùn-ún, ṣe ẹ̀bùn ìta onígègé, tàbí fún ẹni tó bọ́ sí ipò tí o yàn nínú ẹgbẹ́ rẹ.',
  },
  instant: {
    title: 'Lójú ẹsẹ̀, o sì lè máa wò ó',
    text: 'Ìròyìn ìsanwó ń hàn bó ṣe ń ṣẹlẹ̀. Gbígba owó jáde ń bẹ̀rẹ̀ lójú ẹsẹ̀, ó sì ń dé láàárín wákàtí 24.',
    paid: 'A ti fi káàdì sanwó',
    ready: 'Kóòdù ti ṣe tán láti pín',
    opened: (name) => `${name} ti ṣí i`,
    inBank: (amount) => `${amount} ti wọ báńkì rẹ̀`,
  },
  moneyIsPublic: (link) => (
    <>Owó tí a ń tọ́jú fún àwọn ènìyàn àti ohun tí a jẹ wọ́n hàn sí gbogbo ènìyàn: {link('wo ibi tí owó wà')}.</>
  ),
  stuck: (hours) =>
    `Ṣé ó ti há? Ìdáhùn wà lórí ojú ìwé yìí tọ̀sán-tòru. Àwọn ènìyàn ń fèsì ní wákàtí ìrànlọ́wọ́: ${hours}.`,
  howItWorks: 'Bó ṣe ń ṣiṣẹ́',
  step: (number) => `Ìgbésẹ̀ ${number}`,
  steps: {
    create: { title: 'Ṣẹ̀dá', text: 'Yan iye owó, aṣọ àti ọ̀rọ̀ díẹ̀. Sọ ẹni tó wà fún.' },
    pay: {
      title: 'Sanwó láìséwu',
      text: 'Pẹ̀lú káàdì, báńkì tàbí USSD, ní ojú ìwé Paystack. Ojú ìwé yìí á dúró dè ọ́.',
    },
    share: {
      title: 'Pín QUID náà',
      text: 'O máa gba kóòdù oní-lẹ́tà 13. Fi í ránṣẹ́ ní WhatsApp, SMS tàbí lórí ìwé.',
    },
    withdraw: {
      title: 'Wọ́n gbà á, wọ́n gba owó jáde',
      text: 'Wọ́n á ṣí ẹ̀bùn náà, wọ́n á sì fi owó rẹ̀ ránṣẹ́ sí báńkì wọn, lẹ́yìn tí a bá yọ ìdá 3 nínú 100.',
    },
  },
  closing: {
    title: 'Ta ni o ti ń fẹ́ dúpẹ́ lọ́wọ́ rẹ̀?',
    text: (product) => `Kò sí ìforúkọsílẹ̀, kò sí áàpù. ${product} á dì í, ìwọ á pín kóòdù, yóò dé báńkì wọn.`,
    createFirst: 'Ṣẹ̀dá ẹ̀bùn àkọ́kọ́ rẹ',
  },
};
