import type { Words } from './en.ts';

export const words: Words = {
  messageChanged: 'A yí ọ̀rọ̀ náà padà',
  clothChanged: 'A yí aṣọ náà padà',
  bothChanged: 'A yí ọ̀rọ̀ àti aṣọ náà padà',
  addressCorrected: (from, to) => `A tún àdírẹ́sì ṣe láti ${from} sí ${to}, a sì pààrọ̀ kóòdù náà`,
  pageChanged: 'A yí ojú ìwé ìta rẹ̀ padà',
  madePublic: 'A gbé e síta fún gbogbo ènìyàn',
  paused: 'A dá a dúró',
  letGoOn: 'A jẹ́ kó tẹ̀síwájú',
  waitsLonger: (until) => `Yóò dúró pẹ́ sí i, títí di ${until} (Lagos)`,
};
