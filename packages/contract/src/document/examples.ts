/** One call of the story, as the API's document shows it. */
export interface Example {
  name: string;
  by: 'sender' | 'recipient';
  path?: Record<string, string>;
  query?: Record<string, string>;
  header?: Record<string, string>;
  body?: object;
  /** Left out where it depends on how far the bank has come. */
  answer?: unknown;
}

const EMAIL = 'ada@example.com';
const TODAY = '2026-11-17T09:30:00.000Z';
const REFERENCE = 'jara-0199a0000000700080000000000000aa';
const QUID = 'JARAGAVE0DAYD';
const ACCESS_KEY = 'this-is-the-access-key-of-one-share-of-it-0';
const WITHDRAWAL_ID = '0199a000-0000-7000-8000-000000000003';
const ACCOUNT = { accountNumber: '0000000000', bankCode: '057' };
const ACCOUNT_NAME = 'DANJUMA UMAR MARYAM';
const ORDER = {
  amount: 1_000_000,
  email: EMAIL,
  senderName: 'Bola',
  message: 'E ku odun!',
  theme: 'adire',
  clothSeed: 7,
};

const QUOTE = {
  charged: 1_000_000,
  gift: 1_000_000,
  fee: 30_000,
  received: 970_000,
  refundIfCancelled: 975_000,
  currency: 'NGN',
};
const STARTED = {
  id: '0199a000-0000-7000-8000-000000000001',
  status: 'PENDING',
  email: EMAIL,
  delivery: 'MAIL',
  quid: null,
  reference: REFERENCE,
  transactionId: null,
  amount: 1_000_000,
  currency: 'NGN',
  createdAt: TODAY,
  blocked: false,
  authorizationUrl: 'http://localhost:3001/checkout/0a1b2c3d4e5f6g7',
  failureReason: null,
  manageKey: null,
  giftStatus: null,
  progress: null,
  theme: 'adire',
  clothSeed: 7,
  message: 'E ku odun!',
  senderName: 'Bola',
  anonymous: false,
  hasPassword: false,
  rule: null,
  deliverAt: null,
  isMailWaiting: false,
  opensAt: null,
  lifetimeDays: 365,
  expiresAt: null,
  feePaidBy: 'RECIPIENT',
  language: 'en',
  quote: QUOTE,
};
const GIFT = {
  quid: QUID,
  amount: 1_000_000,
  currency: 'NGN',
  status: 'ACTIVE',
  blocked: false,
  createdAt: TODAY,
  hasPassword: false,
  ruleType: null,
  opensAt: null,
  endsAt: null,
  expiresAt: '2027-11-17T09:30:00.000Z',
  senderName: 'Bola',
  anonymous: false,
  message: 'E ku odun!',
  theme: 'adire',
  clothSeed: 7,
};

/**
 * What one goes with and what comes back, from the order to the money in the bank. Between `startPayment` and the next step
 * the sender pays on the provider's page. A test lives it, so that what is written here is what happens.
 */
export const STORY: readonly Example[] = [
  {
    name: 'readLimits',
    by: 'sender',
    answer: {
      mode: 'sandbox',
      currency: 'NGN',
      minGift: 5000,
      maxGift: 100_000_000,
      minShare: 1000,
      minCrowdShare: 35_000,
      minPayout: 900,
      feePercent: 3,
      autoApproveUpTo: 2_000_000,
      twoPersonFrom: 50_000_000,
      giftLifetimeDays: 365,
    },
  },
  { name: 'askForQuote', by: 'sender', body: ORDER, answer: QUOTE },
  {
    name: 'startPayment',
    by: 'sender',
    body: { ...ORDER, authorizationUrl: 'http://localhost:3000/payment/callback' },
    answer: {
      status: true,
      message: 'Authorization URL created',
      authorizationUrl: 'http://localhost:3001/checkout/0a1b2c3d4e5f6g7',
      reference: REFERENCE,
      transaction: STARTED,
    },
  },
  {
    name: 'verifyPaymentByReference',
    by: 'sender',
    path: { reference: REFERENCE },
    answer: {
      ...STARTED,
      status: 'SUCCESS',
      quid: QUID,
      transactionId: '4099260517',
      authorizationUrl: null,
      manageKey: 'this-is-the-manage-key-of-the-gift-itself-0',
      giftStatus: 'ACTIVE',
      progress: 'WAITING',
      expiresAt: '2027-11-17T09:30:00.000Z',
    },
  },
  { name: 'findGift', by: 'recipient', path: { quid: QUID }, answer: GIFT },
  {
    name: 'verifyClaim',
    by: 'recipient',
    path: { quid: QUID },
    answer: {
      quid: GIFT,
      allowAccess: true,
      message: 'This gift is waiting to be opened.',
      accessKey: null,
      state: 'OPEN',
      amount: null,
      fee: null,
      currency: 'NGN',
      thanks: null,
      entry: null,
      sendBy: null,
    },
  },
  {
    name: 'claimGift',
    by: 'recipient',
    query: { quid: QUID },
    body: {},
    answer: {
      quid: { ...GIFT, status: 'CLAIMED' },
      allowAccess: true,
      message: 'Gift claimed successfully',
      accessKey: ACCESS_KEY,
      state: 'YOURS',
      amount: 1_000_000,
      fee: 30_000,
      currency: 'NGN',
      thanks: null,
      entry: null,
      sendBy: null,
    },
  },
  { name: 'resolveAccountName', by: 'recipient', body: ACCOUNT, answer: { accountName: ACCOUNT_NAME } },
  {
    name: 'readWithdrawable',
    by: 'recipient',
    header: { 'x-access-key': ACCESS_KEY },
    answer: {
      quid: QUID,
      amount: 1_000_000,
      feePercent: 3,
      fee: 30_000,
      net: 970_000,
      currency: 'NGN',
      canWithdraw: true,
      withdrawals: [],
    },
  },
  {
    name: 'requestWithdrawal',
    by: 'recipient',
    body: { quid: QUID, accessKey: ACCESS_KEY, amount: 1_000_000, ...ACCOUNT, accountName: ACCOUNT_NAME },
    answer: {
      id: WITHDRAWAL_ID,
      quid: QUID,
      amount: 1_000_000,
      fee: 30_000,
      net: 970_000,
      currency: 'NGN',
      accountNumber: '0000000000',
      bankCode: '057',
      accountName: ACCOUNT_NAME,
      bank: 'Zenith Bank',
      reference: 'jara-out-0199a0000000700080000000000000bb-0-1',
      status: 'PENDING',
      stage: 'APPROVED',
      reason: null,
      waitReason: null,
      revision: 2,
      transaction: {
        id: '0199a000-0000-7000-8000-000000000001',
        email: 'a•••@example.com',
        amount: 1_000_000,
        currency: 'NGN',
        quid: QUID,
        reference: REFERENCE,
        transactionId: '4099260517',
        status: 'SUCCESS',
        blocked: false,
        createdAt: TODAY,
        updatedAt: TODAY,
      },
      createdAt: TODAY,
      updatedAt: TODAY,
      approvedAt: TODAY,
      sentAt: null,
      finishedAt: null,
      promisedBy: '2026-11-18T09:30:00.000Z',
    },
  },
  { name: 'findWithdrawal', by: 'recipient', path: { id: WITHDRAWAL_ID }, header: { 'x-access-key': ACCESS_KEY } },
  {
    name: 'sayThanks',
    by: 'recipient',
    header: { 'x-access-key': ACCESS_KEY },
    body: { text: 'Thank you, Bola!' },
    answer: { text: 'Thank you, Bola!', at: TODAY },
  },
];

export const exampleOf = (name: string): Example | undefined => STORY.find((example) => example.name === name);
