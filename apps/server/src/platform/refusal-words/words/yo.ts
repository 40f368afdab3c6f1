import { words as time } from '@jara/domain/time/words/yo';
import type { Words } from './en.ts';

export const words: Words = {
  time,
  notValid: 'Kò tọ́',
  somethingWentWrong: 'Nǹkan kan ṣẹlẹ̀',
  tooManyTries: (wait) => `O ti gbìyànjú púpọ̀ jù. Tún gbìyànjú lẹ́yìn ${wait}.`,
  wrongPassword: (left) => (left > 0 ? `Ọ̀rọ̀ aṣínà náà kò tọ́. Ó ku ìgbìyànjú ${left}.` : 'Ọ̀rọ̀ aṣínà náà kò tọ́.'),
  tooManyPasswords: (minutes) => `Ọ̀rọ̀ aṣínà tí kò tọ́ ti pọ̀ jù. Tún gbìyànjú lẹ́yìn ìṣẹ́jú ${minutes}.`,
  smallestGift: (amount) => `Ẹ̀bùn tó kéré jù ni ${amount}`,
  largestGift: (amount) => `Ẹ̀bùn tó tóbi jù ni ${amount}`,
  startBeforeEnd: 'Ó gbọ́dọ̀ bẹ̀rẹ̀ kí ó tó parí',
  startBeforeDraw: 'Ó gbọ́dọ̀ bẹ̀rẹ̀ kí gègé tó parí',
  chooseRule: 'Yan òfin kan',
  chooseOneRule: 'Yan irú òfin kan ṣoṣo',
  splitsDiffer: (total, given) => `totalSplits jẹ́ ${total}, ṣùgbọ́n ìpín tí a fúnni jẹ́ ${given}`,
  addSplit: 'Fi ìpín kan sí i ó kéré tán',
  twoDecimals: 'Ìdá lè ní nọ́ńbà méjì péré lẹ́yìn ààmì',
  ruleAfterEntries: 'Wíwọlé ti parí, nítorí náà a kò lè yí òfin ẹ̀bùn yìí padà mọ́',
  ruleForACrowd: 'Gbogbo ènìyàn lè rí ẹ̀bùn yìí. Yan òfin fún ọ̀pọ̀ ènìyàn.',
  notPaidYet: 'A kò tíì san owó ẹ̀bùn yìí',
  sameAddress: 'Àdírẹ́sì tó ní nìyẹn. Bí o bá fẹ́ fi ránṣẹ́ síbẹ̀ lẹ́ẹ̀kan sí i, tún ímeèlì náà fi ránṣẹ́.',
  waitsLonger: 'Ẹ̀bùn yìí ti ń dúró ju bẹ́ẹ̀ lọ tẹ́lẹ̀',
  opensAt: (when) => `Ẹ̀bùn yìí yóò ṣí ní ${when}.`,
  entriesClosed: 'Wíwọlé ti parí.',
  onItsWayTo: (bank, lastDigits) =>
    `Owó ẹ̀bùn yìí ti ń lọ sí ${bank}, àkáǹtì …${lastDigits}. Kò lè lọ sí àkáǹtì mìíràn.`,
  banksTake: (least) => `Báńkì máa ń gba ${least} tàbí jù bẹ́ẹ̀ lọ`,
  banksTakeOrWrite: (least) => `Báńkì máa ń gba ${least} tàbí jù bẹ́ẹ̀ lọ. Kọ̀wé sí wa, a ó tún gbìyànjú káàdì rẹ.`,
};
