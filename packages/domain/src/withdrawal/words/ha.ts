import type { Words } from './en.ts';

export const words: Words = {
  account: {
    accountNumberRequired: 'Ana buƙatar lambar asusu',
    accountNumberTooShort: 'Lambar asusu dole ta kai aƙalla lambobi 10',
    accountNumberFormat: 'Tsarin lambar asusun bai yi daidai ba',
    accountNumberInvalid: 'Lambar asusun ba daidai ba ce',
    bankRequired: 'Don Allah ku zaɓi banki',
    bankCodeFormat: 'Tsarin lambar bankin bai yi daidai ba',
    bankCodeInvalid: 'Lambar bankin ba daidai ba ce',
    accountNameUnresolved: 'Ba a iya gano sunan asusun ba',
  },
  kindWait: 'Kamar yadda ake yi da wasu kuɗaɗen, ɗaya daga cikinmu zai duba su kafin su tafi. Kuɗinku suna nan lafiya.',
};
