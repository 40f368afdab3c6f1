export const words = {
  account: {
    accountNumberRequired: 'Account number is required',
    accountNumberTooShort: 'Account number must be at least 10 digits',
    accountNumberFormat: 'Invalid account number format',
    accountNumberInvalid: 'Invalid account number',
    bankRequired: 'Please select a bank',
    bankCodeFormat: 'Invalid bank code format',
    bankCodeInvalid: 'Invalid bank code',
    accountNameUnresolved: 'Account name could not be resolved',
  },
  /** What the recipient is told: enough to be at ease, and nothing of where the limits are. */
  kindWait: 'As with some payouts, one of us looks at it before it leaves. Your money is safe.',
};

export type Words = typeof words;
