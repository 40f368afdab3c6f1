import type { Words } from './en.ts';

export const words: Words = {
  link: {
    because: (product) => `O gba ímeèlì yìí nítorí pé ẹnìkan béèrè lọ́wọ́ ${product} ohun tó ní nípa àdírẹ́sì rẹ.`,
    subject: (product) => `Ohun tí ${product} ní nípa rẹ`,
    title: 'Línkì ìwífún rẹ',
    yourData: 'Ìwífún rẹ',
    yours: 'Tìrẹ ni láti rí',
    whatYouCan: 'Wò ó, tún un ṣe, tàbí kí a pa á rẹ́',
    heading: 'Wo ohun tí a ní nípa rẹ',
    open: 'Ṣí línkì náà láti kà á, láti gbà á sílẹ̀, láti tún orúkọ rẹ ṣe, tàbí kí a pa á rẹ́.',
    show: 'Fi ìwífún mi hàn',
    until: (when) => `Línkì náà máa ṣiṣẹ́ títí di ${when}.`,
    secret:
      'Ẹnikẹ́ni tó bá ṣí línkì náà máa rí ìwífún rẹ, ó sì lè ní kí a pa á rẹ́: má fi ímeèlì yìí ránṣẹ́ sí ẹlòmíì. Bí kì í bá ṣe ìwọ lo béèrè rẹ̀, fi sílẹ̀, kò sí ohun tó máa ṣẹlẹ̀.',
  },
  erased: {
    because: (product) =>
      `O gba ímeèlì yìí nítorí pé o ní kí ${product} pa ohun tó ní nípa rẹ rẹ́. Òun ni ìkẹyìn nípa rẹ̀.`,
    subject: (product) => `${product} ti pa ìwífún rẹ rẹ́`,
    title: 'A ti pa ìwífún rẹ rẹ́',
    erased: 'A ti pa á rẹ́',
    forGood: 'Títí láé',
    heading: 'A ti run ohun tí a ní nípa rẹ',
    from: (count) => (count === 1 ? 'A ti yọ ọ́ kúrò nínú owó sísan 1.' : `A ti yọ ọ́ kúrò nínú owó sísan ${count}.`),
    what: 'A ti run orúkọ rẹ, àdírẹ́sì rẹ, àwọn ọ̀rọ̀ rẹ àti àkáǹtì báńkì rẹ. Iye owó, ọjọ́ àti nọ́ńbà ìtọ́kasí ṣì wà nínú ìwé wa, kò sì sí ohun tó ń tọ́ka sí ọ níbẹ̀.',
    last: 'Bí ímeèlì yìí bá ti lọ, a ó run àdírẹ́sì rẹ pẹ̀lú. Ẹ̀bùn tí ẹnìkan bá fi ránṣẹ́ sí ọ lẹ́yìn náà jẹ́ ìbẹ̀rẹ̀ tuntun.',
  },
};
