import type { Words } from './en.ts';

export const words: Words = {
  account: {
    accountNumberRequired: 'Tinye nọmba akaụntụ',
    accountNumberTooShort: 'Nọmba akaụntụ kwesịrị iru opekata mpe mkpụrụ nọmba 10',
    accountNumberFormat: 'Otú e si dee nọmba akaụntụ ezighị ezi',
    accountNumberInvalid: 'Nọmba akaụntụ ahụ ezighị ezi',
    bankRequired: 'Biko họrọ ụlọ akụ',
    bankCodeFormat: 'Otú e si dee koodu ụlọ akụ ezighị ezi',
    bankCodeInvalid: 'Koodu ụlọ akụ ahụ ezighị ezi',
    accountNameUnresolved: 'A chọtaghị aha akaụntụ ahụ',
  },
  kindWait: 'Dị ka a na-eme maka ụfọdụ ego, otu n’ime anyị ga-elele ya tupu ọ pụọ. Ego gị dị nchebe.',
};
