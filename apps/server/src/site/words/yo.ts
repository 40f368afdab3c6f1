import type { Words } from './en.ts';

export const words: Words = {
  claimLink: {
    youHave: 'O ní ẹ̀bùn',
    sentYou: (sender) => `${sender} fi ẹ̀bùn ránṣẹ́ sí ọ`,
    description:
      'Ṣí ẹ̀bùn owó rẹ, kí o sì fi owó náà ránṣẹ́ sí báńkì èyíkéyìí ní Nàìjíríà. O kò nílò láti forúkọ sílẹ̀, kò sì sí ohun tí o máa san.',
    fetching: 'Ìṣẹ́jú kan, à ń gbé e bọ̀.',
    replaced: 'A ti pààrọ̀ kóòdù yìí',
    replacedMeans:
      'Ẹni tó fi ẹ̀bùn yìí ránṣẹ́ ti pààrọ̀ kóòdù yìí, nítorí náà kò lè ṣí nǹkan kan mọ́. Bí ẹ̀bùn náà bá jẹ́ tìrẹ, wá ímeèlì tuntun tàbí bi wọ́n léèrè.',
  },
  card: { title: 'O ní ẹ̀bùn', tap: 'Tẹ̀ ẹ́ kí o ṣí i', from: (sender) => `Láti ọ̀dọ̀ ${sender}` },
};
