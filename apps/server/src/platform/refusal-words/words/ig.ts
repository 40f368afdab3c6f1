import { words as time } from '@jara/domain/time/words/ig';
import type { Words } from './en.ts';

export const words: Words = {
  time,
  notValid: 'Ezighị ezi',
  somethingWentWrong: 'Ihe mebiri',
  tooManyTries: (wait) => `Ị nwaala ọtụtụ ugboro. Nwaa ọzọ n’ime ${wait}.`,
  wrongPassword: (left) =>
    left > 0 ? `Okwuntughe ahụ ezighị ezi. Ị ka nwere ike ịnwa ugboro ${left}.` : 'Okwuntughe ahụ ezighị ezi.',
  tooManyPasswords: (minutes) => `Okwuntughe na-ezighị ezi dị ọtụtụ. Nwaa ọzọ n’ime nkeji ${minutes}.`,
  smallestGift: (amount) => `Onyinye kacha nta bụ ${amount}`,
  largestGift: (amount) => `Onyinye kacha ukwuu bụ ${amount}`,
  startBeforeEnd: 'Ọ ga-amalite tupu ọ gwụ',
  startBeforeDraw: 'Ọ ga-amalite tupu nza emechie',
  chooseRule: 'Họrọ iwu',
  chooseOneRule: 'Họrọ otu ụdị iwu',
  splitsDiffer: (total, given) => `totalSplits bụ ${total}, mana òkè e nyere bụ ${given}`,
  addSplit: 'Tinye opekata mpe otu òkè',
  twoDecimals: 'Pasent nwere ike inwe naanị nọmba abụọ n’azụ ntụpọ',
  ruleAfterEntries: 'Ịbanye akwụsịla, ya mere a gaghị agbanweli iwu onyinye a ọzọ',
  ruleForACrowd: 'Ọha na-ahụ onyinye a. Họrọ iwu maka ọtụtụ mmadụ.',
  notPaidYet: 'A kwụbeghị ụgwọ onyinye a',
  sameAddress: 'Nke ahụ bụ adreesị o nwere. Iji zigara ya ebe ahụ ọzọ, zipụ email ahụ ọzọ.',
  waitsLonger: 'Onyinye a na-echelarị karịa nke ahụ',
  opensAt: (when) => `Onyinye a ga-emeghe na ${when}.`,
  entriesClosed: 'Ịbanye akwụsịla.',
  onItsWayTo: (bank, lastDigits) =>
    `Ego onyinye a nọlarị n’ụzọ na-aga ${bank}, akaụntụ …${lastDigits}. Ọ gaghị aga n’akaụntụ ọzọ.`,
  banksTake: (least) => `Ụlọ akụ na-anara ${least} ma ọ bụ karịa`,
  banksTakeOrWrite: (least) => `Ụlọ akụ na-anara ${least} ma ọ bụ karịa. Degara anyị, anyị ga-anwale kaadị gị ọzọ.`,
};
