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
  giveaway: {
    none: 'Kò sí ẹ̀bùn ìta níbí',
    noneMeans: 'Kò sí ẹ̀bùn ìta tó ní kóòdù yìí. Bí ẹnì kan bá fi ránṣẹ́ sí ọ, kọ́kọ́ yẹ̀ ẹ́ wò.',
    checkFirst: (address) =>
      `Yẹ ohun tí wọ́n fi ránṣẹ́ sí ọ wò ní ${address} kí o tó pín in tàbí kí o tó sọ ohunkóhun fún ẹnikẹ́ni.`,
    stopped: 'A ti fòpin sí i.',
    paused: 'Ẹni tó ń fúnni ti dá a dúró.',
    drawing: 'Ó ti pa dé, a sì fẹ́ ṣẹ́ gègé.',
    allTaken: 'Gbogbo ìpín ló ti ní ẹni tó ni ín.',
    closed: 'Ó ti pa dé.',
    over: 'Ó ti parí.',
    inBank: (inBank, total) => `Ìpín ${inBank} nínú ${total} ti wà ní báńkì.`,
    taken: (taken, total) => `A ti gba ìpín ${taken} nínú ${total}.`,
  },
  card: { title: 'O ní ẹ̀bùn', tap: 'Tẹ̀ ẹ́ kí o ṣí i', from: (sender) => `Láti ọ̀dọ̀ ${sender}` },
};
