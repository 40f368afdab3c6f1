import { words as time } from '@jara/domain/time/words/ha';
import type { Words } from './en.ts';

export const words: Words = {
  time,
  notValid: 'Ba daidai ba ne',
  somethingWentWrong: 'Wani abu ya lalace',
  tooManyTries: (wait) => `Kun gwada sau da yawa. Ku sake gwadawa nan da ${wait}.`,
  wrongPassword: (left) =>
    left > 0 ? `Kalmar sirrin ba daidai ba ce. Gwaji ${left} ya rage.` : 'Kalmar sirrin ba daidai ba ce.',
  tooManyPasswords: (minutes) => `Kalmomin sirri da ba daidai ba sun yi yawa. Ku sake gwadawa nan da minti ${minutes}.`,
  smallestGift: (amount) => `Mafi ƙanƙantar kyauta ita ce ${amount}`,
  largestGift: (amount) => `Mafi girman kyauta ita ce ${amount}`,
  startBeforeEnd: 'Dole ya fara kafin ya ƙare',
  startBeforeDraw: 'Dole ya fara kafin a rufe ƙuri’a',
  chooseRule: 'Ku zaɓi ƙa’ida',
  chooseOneRule: 'Ku zaɓi nau’in ƙa’ida ɗaya',
  splitsDiffer: (total, given) => `totalSplits ya ce ${total}, amma kason da aka bayar ${given} ne`,
  addSplit: 'Ku ƙara aƙalla kaso ɗaya',
  twoDecimals: 'Kashi yana iya samun lambobi biyu kawai bayan ɗigo',
  ruleAfterEntries: 'An rufe shiga, don haka ba za a ƙara sauya ƙa’idar kyautar ba',
  ruleForACrowd: 'Wannan kyauta ta jama’a ce. Ku zaɓi ƙa’ida ta mutane da yawa.',
  notPaidYet: 'Ba a biya kuɗin wannan kyauta ba tukuna',
  sameAddress: 'Adireshin da take da shi ke nan. Idan kuna so a sake aikawa can, ku sake aika imel ɗin.',
  waitsLonger: 'Wannan kyauta tana jira fiye da haka tun da farko',
  opensAt: (when) => `Za a buɗe wannan kyauta ranar ${when}.`,
  entriesClosed: 'An rufe shiga.',
  onItsWayTo: (bank, lastDigits) =>
    `Kuɗin kyautar sun riga sun kama hanyar ${bank}, asusu …${lastDigits}. Ba za su iya zuwa wani asusu ba.`,
  banksTake: (least) => `Bankuna suna karɓar ${least} ko fiye`,
  banksTakeOrWrite: (least) => `Bankuna suna karɓar ${least} ko fiye. Ku rubuto mana, za mu sake gwada katinku.`,
};
