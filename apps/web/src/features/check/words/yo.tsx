import type { Words } from './en.tsx';

export const words: Words = {
  title: 'Yẹ ẹ̀bùn ìta wò',
  lead: (product) =>
    `Ṣé wọ́n ṣèlérí owó fún ọ pẹ̀lú ${product}? Lẹ línkì tàbí kóòdù tí wọ́n fi ránṣẹ́ sí ọ síbí. A ó sọ fún ọ bóyá òótọ́ ni, kí o tó ṣe ohunkóhun.`,
  linkOrCode: 'Línkì tàbí kóòdù',
  linkOrCodeHint: 'Línkì náà lódindi, tàbí lẹ́tà àti nọ́ńbà 13.',
  nothingPasted: 'Kọ́kọ́ lẹ línkì tàbí kóòdù kan',
  severalLinks: 'Línkì tó ju ẹyọ kan lọ wà nínú rẹ̀. Lẹ ẹyọ kan lẹ́ẹ̀kan.',
  tooLong: 'Ó ti gùn jù. Lẹ línkì tàbí kóòdù náà nìkan.',
  check: 'Yẹ̀ ẹ́ wò',
  notChecked: 'A kò lè yẹ̀ ẹ́ wò báyìí. Tún gbìyànjú láìpẹ́.',
  doNothing: 'Títí wàá fi mọ̀, má ṣe ohunkóhun tí wọ́n ní kí o ṣe.',
  always: 'Nígbà gbogbo, ohun yòówù kí ẹnikẹ́ni sọ',

  verdict: { REAL: 'Òótọ́ ni: owó náà wà níbí', ENDED: 'Ó ti parí', NOT_OURS: 'Kì í ṣe tiwa' },
  youAskedAbout: (asked) => `O béèrè nípa: ${asked}`,
  giveaway: (title, host, amount) => (
    <>
      {title}, láti ọwọ́ {host}: {amount}.
    </>
  ),
  onlyOnOurPage: 'Ojú ìwé tiwa nìkan ni kí o ti kópa.',
  nothingToBeHad: 'Kò sí ohun tó kù níbẹ̀ mọ́. Ẹni tó bá sọ pé ó wà kò sọ òótọ́.',
  goToIt: 'Lọ síbẹ̀',
  seeTheResult: 'Wo àbájáde rẹ̀',
  realGift:
    'Kóòdù yìí jẹ́ ti ẹ̀bùn kan tí a ti san owó rẹ̀. Àwọn tí a fi ránṣẹ́ sí ló ni ìyókù ọ̀rọ̀ náà. Ojú ìwé tiwa nìkan ni kí o ti ṣí i.',
  endedGift: 'Kóòdù yìí jẹ́ ti ẹ̀bùn kan tẹ́lẹ̀. A ti san gbogbo rẹ̀ tàbí ó ti padà, nítorí náà kò sí ohun tó kù níbẹ̀ mọ́.',
  lookAtTheGift: 'Wo ẹ̀bùn náà',
  notOurs:
    'A kò mọ ẹ̀bùn ìta tàbí ẹ̀bùn kankan bí èyí. Má san ohunkóhun, má fúnni ní ìsọfúnni kankan, má sì fi ránṣẹ́ sí ẹlòmíì. Bí o bá ti sanwó tàbí o ti sọ PIN rẹ fún ẹnì kan, pe báńkì rẹ báyìí.',
  reachUs: (email, phone) => (
    <>
      O tún lè kọ̀wé sí {email} tàbí kí o pe {phone}.
    </>
  ),
};
