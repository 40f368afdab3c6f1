import type { BrowserId } from '@jara/domain/ids';
import { uuidFrom } from './random.ts';

export interface BankAccount {
  bankCode: string;
  accountNumber: string;
}

/** Somebody who sends and receives gifts, from one phone and into one bank account. */
export interface Person {
  firstName: string;
  name: string;
  email: string;
  browserId: BrowserId;
  account: BankAccount;
}

/**
 * Made-up people. The account numbers carry the right check digit for their bank, and the sandbox knows their holders by
 * these very names, so that what staff compare before they approve does compare.
 */
const ROWS: ReadonlyArray<readonly [firstName: string, surname: string, bankCode: string, accountNumber: string]> = [
  ['Oluwaseun', 'Adeyemi', '058', '1045642245'],
  ['Chinedu', 'Okafor', '044', '0035152448'],
  ['Aminu', 'Bello', '057', '1166604509'],
  ['Edidiong', 'Effiong', '011', '0100036783'],
  ['Titilayo', 'Ogunleye', '033', '0134993498'],
  ['Chioma', 'Nwosu', '999992', '8066222767'],
  ['Fatima', 'Abubakar', '50211', '0117761087'],
  ['Itohan', 'Osagie', '070', '0085670827'],
  ['Abiodun', 'Balogun', '999991', '8032215973'],
  ['Nkechi', 'Eze', '232', '0112248513'],
  ['Kabiru', 'Musa', '214', '0141882708'],
  ['Mfon', 'Etim', '221', '1108560385'],
  ['Folashade', 'Adebayo', '50515', '0030666925'],
  ['Ngozi', 'Obi', '035', '0000438481'],
  ['Zainab', 'Danjuma', '032', '0082879803'],
  ['Efosa', 'Ighodaro', '050', '0037159408'],
  ['Kolawole', 'Oyelaran', '058', '0077427705'],
  ['Kelechi', 'Onyeka', '044', '0121080330'],
  ['Nasiru', 'Sani', '057', '0123415116'],
  ['Iniobong', 'Ekpo', '011', '0004110747'],
  ['Temitope', 'Akintola', '033', '0072879920'],
  ['Adaeze', 'Chukwu', '999992', '8131841484'],
  ['Hauwa', 'Lawal', '50211', '1165413418'],
  ['Osaro', 'Omoregie', '070', '0110703924'],
  ['Olumide', 'Olatunji', '999991', '9061894614'],
  ['Obinna', 'Igwe', '232', '1154536912'],
  ['Sadiq', 'Yusuf', '214', '0115433781'],
  ['Tonye', 'Tariah', '221', '0085723901'],
  ['Bukola', 'Adeleke', '50515', '0125194557'],
  ['Tochukwu', 'Nnamdi', '035', '0101216827'],
  ['Asmau', 'Garba', '032', '0068506510'],
  ['Edosa', 'Wokoma', '050', '0068388152'],
  ['Ayodele', 'Sowande', '058', '0072351380'],
  ['Ifeanyi', 'Udeh', '044', '0065767092'],
  ['Umar', 'Aliyu', '057', '0116295017'],
  ['Uduak', 'Akpan', '011', '0146035920'],
  ['Modupe', 'Adebayo', '033', '0144339727'],
  ['Uchenna', 'Anyanwu', '999992', '8060647956'],
  ['Maryam', 'Shehu', '50211', '0046076687'],
  ['Ibiere', 'Dikibo', '070', '0057329654'],
  ['Babatunde', 'Oyelaran', '999991', '8138340220'],
  ['Emeka', 'Obi', '232', '0042616453'],
  ['Ibrahim', 'Danjuma', '214', '1043845747'],
  ['Idara', 'Ighodaro', '221', '1039764212'],
  ['Yetunde', 'Akintola', '50515', '0069244321'],
  ['Amarachi', 'Onyeka', '035', '0048716424'],
  ['Halima', 'Sani', '032', '0014654016'],
  ['Boma', 'Ekpo', '050', '0003552873'],
  ['Temitope', 'Olatunji', '058', '2012521662'],
  ['Olumide', 'Adeleke', '033', '2092872998'],
  ['Bukola', 'Sowande', '999991', '9063903596'],
  ['Ayodele', 'Adeyemi', '50515', '2061281670'],
  ['Modupe', 'Ogunleye', '058', '0089040235'],
  ['Babatunde', 'Balogun', '033', '0101448374'],
  ['Emeka', 'Okafor', '999992', '9023408556'],
  ['Ibrahim', 'Bello', '50211', '0058712115'],
  ['Idara', 'Effiong', '070', '0130500969'],
];

/** Domains that are set apart for examples: no mail to them ever reaches anybody. */
const DOMAINS = ['example.com', 'example.org', 'example.net'] as const;

export const PEOPLE: readonly Person[] = ROWS.map(([firstName, surname, bankCode, accountNumber], index) => {
  // Most people are with the same big provider.
  const domain = DOMAINS[index % 5] ?? 'example.com';
  const email = `${firstName}.${surname}@${domain}`.toLowerCase();
  return {
    firstName,
    name: `${firstName} ${surname}`,
    email,
    browserId: uuidFrom(`browser of ${email}`) as BrowserId,
    account: { bankCode, accountNumber },
  };
});

/** An account that is in somebody else's name. */
export const SOMEBODY_ELSES_ACCOUNT: BankAccount = { bankCode: '058', accountNumber: '0252230553' };

/** Accounts with a fate: the sandbox reads it from the last two digits. */
export const CLOSED_ACCOUNT: BankAccount = { bankCode: '033', accountNumber: '0271236166' };
export const SLOW_ACCOUNT: BankAccount = { bankCode: '011', accountNumber: '0207884144' };

/** Everybody of the sample year sits in a network of their own. */
export const addressOf = ({ browserId }: Person): string =>
  `10.${Number.parseInt(browserId.slice(-2), 16)}.${Number.parseInt(browserId.slice(-4, -2), 16)}.1`;
