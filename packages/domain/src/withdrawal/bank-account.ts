import { type Currency, DEFAULT_CURRENCY } from '../money/money.ts';
import { words as english, type Words } from './words/en.ts';

export const ACCOUNT_NUMBER_LENGTH = 10;

export const BANK_ACCOUNT_MESSAGES = english.account;

/** Nigerian account numbers have exactly 10 digits; other countries' have up to 20. */
export function accountNumberProblem(
  accountNumber: string,
  currency: Currency = DEFAULT_CURRENCY,
  { account }: Words = english,
): string | undefined {
  if (accountNumber === '') return account.accountNumberRequired;
  if (!/^\d+$/.test(accountNumber)) return account.accountNumberFormat;
  if (accountNumber.length < ACCOUNT_NUMBER_LENGTH) return account.accountNumberTooShort;
  const longest = currency === 'NGN' ? ACCOUNT_NUMBER_LENGTH : 20;
  return accountNumber.length > longest ? account.accountNumberFormat : undefined;
}

export function bankCodeProblem(bankCode: string): string | undefined {
  if (bankCode === '') return BANK_ACCOUNT_MESSAGES.bankRequired;
  return /^[A-Z0-9]{3,10}$/.test(bankCode) ? undefined : BANK_ACCOUNT_MESSAGES.bankCodeFormat;
}

/** Banks pad and punctuate names; what people compare and we keep is letters and single spaces. */
export const cleanAccountName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

export const isSameAccountName = (a: string, b: string): boolean =>
  cleanAccountName(a).toUpperCase() === cleanAccountName(b).toUpperCase();

/** Whether two account names are one person's, as far as names tell: banks write their words in any order, and leave marks out. */
export const isSameHolder = (a: string, b: string): boolean => holderOf(a) !== '' && holderOf(a) === holderOf(b);

const holderOf = (name: string): string =>
  cleanAccountName(name).toUpperCase().normalize('NFD').replace(/\p{M}/gu, '').split(' ').sort().join(' ');

/** "••••••6789": enough to recognise an account, too little to use it. */
export const maskAccountNumber = (accountNumber: string): string =>
  accountNumber.slice(-4).padStart(accountNumber.length, '•');

/** "C••• O•••": whoever knows them recognises them. */
export const maskName = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map(([first = '']) => `${first}•••`)
    .join(' ');

/** Banks that number their accounts by the scheme for commercial, merchant and non-interest banks. */
const DEPOSIT_BANKS = new Set(
  (
    '011 023 032 033 035 044 050 057 058 063 068 070 076 082 100 101 102 103 104 105 106 107 214 215 221 232 ' +
    '301 302 303 304 501 502 559 561 562'
  ).split(' '),
);

/** Wallets whose account number is the holder's phone number without its first zero, which has no check digit. */
const PHONE_NUMBER_WALLETS = new Set(['999991', '999992', '100002', '120001', '120003', '120004']);

/**
 * Whether an account number could belong to a bank, as a hint while typing. It is never a reason to refuse: the bank's
 * own answer decides. One number fits several banks, and where the scheme of a bank is not known, any number fits it.
 */
export function nubanMatchesBank(accountNumber: string, bankCode: string): boolean {
  if (!/^\d{10}$/.test(accountNumber)) return false;
  if (PHONE_NUMBER_WALLETS.has(bankCode) && /^[789]/.test(accountNumber)) return true;
  const institution = institutionCode(bankCode);
  if (institution === undefined) return true;
  return nubanCheckDigit(institution, accountNumber.slice(0, 9)) === Number(accountNumber.slice(9));
}

/**
 * The well-known banks that an account number speaks for: its check digit is theirs, or it is a phone number and they are
 * a wallet. A bank that could have any number is not among them, because that would say nothing.
 */
export const likelyBanks = <B extends { code: string }>(banks: readonly B[], accountNumber: string): B[] =>
  banks.filter(({ code }) => {
    if (BANK_NICKNAMES[code] === undefined) return false;
    if (PHONE_NUMBER_WALLETS.has(code)) return /^[789]\d{9}$/.test(accountNumber);
    return institutionCode(code) !== undefined && nubanMatchesBank(accountNumber, code);
  });

/** The last digit of a Nigerian account number, from the institution's 6 digits and the account's 9-digit serial. */
export function nubanCheckDigit(institution: string, serial: string): number {
  const weights = [3, 7, 3];
  const total = Array.from(institution + serial, Number).reduce(
    (sum, digit, i) => sum + digit * (weights[i % 3] ?? 0),
    0,
  );
  return (10 - (total % 10)) % 10;
}

/** The central bank's 6-digit form of a provider code; undefined where the code does not tell the scheme. */
function institutionCode(bankCode: string): string | undefined {
  // The provider writes some codes in its own way: 00103 for 103, 035A for 035, 000304 for 304, MFB50094 for 50094.
  const digits = bankCode.replace(/\D/g, '');
  const short = digits.replace(/^0+(?=\d{3}$)/, '');
  if (short.length === 3) return DEPOSIT_BANKS.has(short) ? `000${short}` : undefined;
  if (digits.length === 5) return `9${digits}`;
  return digits.length === 6 && digits.startsWith('9') ? digits : undefined;
}
/** What people call their bank when its registered name says something else, by provider code. */
export const BANK_NICKNAMES: Record<string, readonly string[]> = {
  '011': ['First', 'FBN', 'FirstBank'],
  '023': ['Citi'],
  '032': ['Union', 'UBN'],
  '033': ['UBA'],
  '035': ['Wema'],
  '035A': ['ALAT'],
  '044': ['Access'],
  '050': ['Eco', 'ETI'],
  '057': ['Zenith'],
  '058': ['GTB', 'GTBank', 'GTCO', 'Guaranty'],
  '063': ['Diamond', 'Access Diamond'],
  '068': ['StanChart', 'SCB'],
  '070': ['Fidelity'],
  '076': ['Polaris', 'Skye'],
  '082': ['Keystone'],
  '100': ['SunTrust'],
  '101': ['Providus'],
  '102': ['Titan'],
  '105': ['Premium', 'PTB'],
  '214': ['FCMB'],
  '215': ['Unity'],
  '221': ['Stanbic', 'IBTC'],
  '232': ['Sterling', 'OneBank'],
  '301': ['Jaiz'],
  '302': ['TAJ'],
  '303': ['Lotus'],
  '00103': ['Globus'],
  '000304': ['Alternative', 'AltBank'],
  '50211': ['Kuda'],
  '50515': ['Moniepoint', 'Monie Point', 'TeamApt'],
  '51318': ['FairMoney'],
  '51310': ['Sparkle'],
  '51113': ['SafeHaven'],
  '565': ['Carbon', 'OneFi', 'Paylater'],
  '566': ['VFD', 'VBank', 'V Bank'],
  '125': ['Rubies'],
  '999991': ['PalmPay', 'Palm Pay'],
  '999992': ['OPay', 'O Pay', 'Paycom'],
  '100002': ['Paga'],
  '120001': ['9PSB', '9mobile'],
  '120002': ['Hope'],
  '120003': ['MoMo', 'MTN'],
  '120004': ['Smartcash', 'Airtel'],
  FC40163: ['Branch'],
};

/** The banks that fit what a person typed, the likeliest first: by nickname, by name, by code. */
export function searchBanks<B extends { name: string; code: string }>(banks: readonly B[], query: string): B[] {
  const sought = folded(query);
  if (sought === '') return [...banks];
  return banks
    .map((bank) => ({ bank, rank: rankOf(bank, sought) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank || a.bank.name.localeCompare(b.bank.name, 'en'))
    .map(({ bank }) => bank);
}

function rankOf(bank: { name: string; code: string }, sought: string): number {
  const name = folded(bank.name);
  const nicknames = (BANK_NICKNAMES[bank.code] ?? []).map(folded);
  const code = bank.code.toLowerCase();
  const words = `${name} ${nicknames.join(' ')}`.split(' ');
  const ranks = [
    [0, name === sought || code === sought],
    [1, nicknames.includes(sought)],
    [2, name.startsWith(sought)],
    [3, nicknames.some((nickname) => nickname.startsWith(sought))],
    [4, sought.split(' ').every((part) => words.some((word) => word.startsWith(part)))],
    [5, code.startsWith(sought)],
    [6, name.replaceAll(' ', '').includes(sought.replaceAll(' ', ''))],
  ] as const;
  return ranks.find(([, fits]) => fits)?.[0] ?? Number.POSITIVE_INFINITY;
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
