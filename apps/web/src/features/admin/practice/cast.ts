/** The people, banks and reasons practice is played with. All of them are invented. */
export const FIRST_NAMES = [
  'Adaeze',
  'Bola',
  'Chidi',
  'Damilola',
  'Efe',
  'Funke',
  'Gbenga',
  'Halima',
  'Ifeoma',
  'Jide',
  'Kemi',
  'Lami',
  'Musa',
  'Ngozi',
  'Obinna',
  'Patience',
  'Rasheed',
  'Simi',
  'Tunde',
  'Uche',
  'Wale',
  'Yetunde',
  'Zainab',
] as const;

export const LAST_NAMES = [
  'Abubakar',
  'Adeyemi',
  'Balogun',
  'Chukwu',
  'Danjuma',
  'Eze',
  'Folarin',
  'Garba',
  'Ibekwe',
  'Johnson',
  'Kalu',
  'Lawal',
  'Mohammed',
  'Nwosu',
  'Okafor',
  'Peters',
  'Sanni',
  'Umeh',
  'Williams',
  'Yusuf',
] as const;

interface Bank {
  name: string;
  code: string;
}

export const BANKS: readonly [Bank, ...Bank[]] = [
  { name: 'Guaranty Trust Bank', code: '058' },
  { name: 'Zenith Bank', code: '057' },
  { name: 'Access Bank', code: '044' },
  { name: 'United Bank For Africa', code: '033' },
  { name: 'First Bank of Nigeria', code: '011' },
  { name: 'Kuda Bank', code: '50211' },
  { name: 'OPay Digital Services Limited (OPay)', code: '999992' },
  { name: 'Moniepoint MFB', code: '50515' },
];

export const PAYMENT_PROBLEMS = [
  'The bank declined the card: insufficient funds.',
  'The sender left the checkout before paying.',
  'The bank did not answer in time.',
] as const;

export const PAYOUT_PROBLEMS = [
  'The receiving bank refused the transfer. The account may be closed.',
  'The receiving bank could not be reached.',
] as const;

/** Gifts come in round amounts; the first ones are the usual ones. */
export const AMOUNTS = [
  200_000, 500_000, 500_000, 1_000_000, 1_000_000, 2_000_000, 2_500_000, 5_000_000, 7_500_000, 10_000_000, 25_000_000,
] as const;
