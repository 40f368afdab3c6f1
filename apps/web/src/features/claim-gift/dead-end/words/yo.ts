import type { Words } from './en.ts';

export const words: Words = {
  whatYouCanDo: 'Ohun tí o lè ṣe',
  theSender: 'ẹni tó fi ránṣẹ́',
  contactSupport: 'Kàn sí ìrànlọ́wọ́',
  sendAGiftYourself: 'Fi ẹ̀bùn tìrẹ ránṣẹ́',
  ended: 'Ẹ̀bùn yìí ti parí',
  wasOpenUntil: (when) => `Ó wà ní ṣíṣí títí di ${when} (Lagos).`,
  tellThemYouCameLate: (sender) =>
    `Sọ fún ${sender} pé o pẹ́ jù: owó tí ẹnikẹ́ni kò gbà kì í sọnù, wọ́n sì lè bá wa sọ̀rọ̀ nípa rẹ̀.`,
  cameTooLate: 'O pẹ́ jù',
  drawWasOpenUntil: (when) => `Títí di ${when} (Lagos) ni a fi lè kópa nínú gègé yìí.`,
  nobodyCanBeAdded:
    'Inú gbogbo àwọn tó ti kópa nígbà náà la ti ń yan àwọn olúborí, a kò sì lè fi ẹnikẹ́ni kún wọn. O lè wo bí a ṣe ṣẹ́ gègé náà.',
  lapsed: 'Àkókò ti kọjá',
  lapsedMeans:
    'A gbọ́dọ̀ fi ìpín nínú ẹ̀bùn ìta ránṣẹ́ sí báńkì láàárín ọjọ́ tí ojú ìwé rẹ̀ sọ, kí ẹlòmíì lè rí i gbà bí ẹni àkọ́kọ́ kò bá wá. Bí o bá béèrè fún un lásìkò, kọ̀wé sí wa, a ó sì yẹ̀ ẹ́ wò.',
  askForANewOne: (sender) => `A kò lè ṣí i mọ́. Béèrè lọ́wọ́ ${sender}: wọ́n lè fi òmíràn ránṣẹ́ sí ọ.`,
  taken: 'A ti gbà á',
  takenMeans:
    'Bí ó bá jẹ́ ìwọ ni, ṣí i nínú búráúsà tí o lò nígbà náà, tàbí kí o tẹ kọ́kọ́rọ́ ìwọlé tí a fi hàn ọ́. Bí kì í bá ṣe ìwọ, bi ẹni tó fi ránṣẹ́ pé ta ló tún ní kóòdù náà.',
  haveTheKey: 'Mo ní kọ́kọ́rọ́ ìwọlé',
  keyNeedsScripts: 'Láti fi kọ́kọ́rọ́ ìwọlé tẹ̀síwájú, o nílò JavaScript.',
  onHold: 'A so ẹ̀bùn yìí rọ̀ ná',
  onHoldMeans: (code) =>
    `À ń yẹ ohun kan wò nípa rẹ̀. Owó náà wà láìléwu ní báyìí, línkì kan náà sì máa tún ṣiṣẹ́ nígbà tí a bá parí. O lè béèrè lọ́wọ́ wa, kí o sì fún wa ní kóòdù ${code} kí a lè tètè rí i.`,
  writeTo: (email) => `Kọ̀wé sí ${email}`,
  paused: 'A dá ẹ̀bùn yìí dúró',
  pausedMeans: (sender) =>
    `Kò sí ẹlòmíì tó lè jẹ́ kó tẹ̀síwájú àyàfi ${sender}, nítorí náà béèrè lọ́wọ́ wọn. Jẹ́ kí ojú ìwé yìí wà ní ṣíṣí tàbí kí o padà wá: línkì kan náà máa ṣiṣẹ́ nígbà náà, kò sì sí ẹni tó lè ṣí i kó tó di ìgbà náà.`,
  notThisTime: 'Kì í ṣe lọ́tẹ̀ yìí',
  numberNotDrawn: (number) =>
    `Nọ́ńbà ${number} ni tìrẹ, àǹfààní kan náà lo sì ní pẹ̀lú gbogbo àwọn tó kópa. Gègé kò mú un lọ́tẹ̀ yìí. Kò sí ẹni tó lè ṣe màgòmágó sí gègé náà, búráúsà rẹ fúnra rẹ̀ sì lè yẹ ìyẹn wò.`,
  notTheOneInLine: (sender) =>
    `Ẹnì kan ṣoṣo lórí ìlà ló máa gba ẹ̀bùn yìí, ${sender} nìkan ló sì mọ ẹni náà. O ti gbìyànjú tìrẹ lórí ẹ̀rọ yìí. Àwọn ẹlòmíì ṣì lè gbìyànjú, nítorí náà fi línkì náà ránṣẹ́ sí wọn bí o bá fẹ́. A ti yan nọ́ńbà tó máa borí kí ẹnikẹ́ni tó dé.`,
};
