export type CardStep = 'pin' | 'phone' | 'otp' | 'bank-auth';

export interface TestCard {
  /** The short name by which tests and people ask for it. */
  name: string;
  number: string;
  cvv: string;
  steps: readonly CardStep[];
  pin?: string;
  /** What a charge ends in once every step was passed. */
  decline?: { message: string };
  refundOutcome: 'processed' | 'failed' | 'needs-attention';
  brand: 'visa' | 'verve' | 'mastercard';
  bank: string;
  reusable: boolean;
  meaning: string;
}

export const OTP = '123456';
export const APPROVED = 'Successful';

const card = (
  name: string,
  number: string,
  cvv: string,
  meaning: string,
  rest: Partial<Omit<TestCard, 'name' | 'number' | 'cvv' | 'meaning'>> = {},
): TestCard => ({
  name,
  number: number.replaceAll(' ', ''),
  cvv,
  meaning,
  steps: [],
  refundOutcome: 'processed',
  brand: 'visa',
  bank: 'TEST BANK',
  reusable: false,
  ...rest,
});

export const TEST_CARDS: readonly TestCard[] = [
  card('success', '4084 0840 8408 4081', '408', 'Pays at once', { reusable: true }),
  card('pin', '5078 5078 5078 5078 12', '081', 'Asks for a PIN, then pays', {
    steps: ['pin'],
    pin: '1111',
    brand: 'verve',
  }),
  card('otp', '5060 6666 6666 6666 666', '123', 'Asks for PIN and OTP, then pays', {
    steps: ['pin', 'otp'],
    pin: '1234',
    brand: 'verve',
  }),
  card('phone', '5078 5078 5078 5078 04', '884', 'Asks for PIN, phone and OTP, then pays', {
    steps: ['pin', 'phone', 'otp'],
    pin: '0000',
    brand: 'verve',
  }),
  card('bank-auth', '5192 6027 2058 4796', '123', 'Asks the bank, then pays', {
    steps: ['bank-auth'],
    brand: 'mastercard',
    reusable: true,
  }),
  card('declined', '4084 0800 0000 5408', '001', 'Declined', { decline: { message: 'Declined' } }),
  card('token', '5078 5078 5078 5078 53', '082', 'Asks for a PIN, then fails', {
    steps: ['pin'],
    pin: '0000',
    brand: 'verve',
    decline: { message: 'Token Not Generated. Customer Not Registered on Token Platform' },
  }),
  card('insufficient', '4084 0800 0067 0037', '787', 'Insufficient funds', {
    decline: { message: 'Insufficient Funds' },
  }),
  card('refund-fails', '4084 0800 0067 1803', '180', 'Pays; a later refund fails', { refundOutcome: 'failed' }),
  card('refund-needs-attention', '4084 0800 0067 1902', '190', 'Pays; a refund needs attention', {
    refundOutcome: 'needs-attention',
  }),
];

/** By number, however it is spaced, or by short name. */
export function findCard(numberOrName: string): TestCard | undefined {
  const compact = numberOrName.replace(/[\s-]/g, '');
  return TEST_CARDS.find((known) => known.number === compact || known.name === numberOrName);
}

/** What is kept of a card: never the whole number, never the CVV. */
export interface KeptCard {
  name: string;
  bin: string;
  last4: string;
  exp_month: string;
  exp_year: string;
}

export const keepCard = (used: TestCard, expiry: { month: string; year: string }): KeptCard => ({
  name: used.name,
  bin: used.number.slice(0, 6),
  last4: used.number.slice(-4),
  exp_month: expiry.month,
  exp_year: expiry.year,
});
