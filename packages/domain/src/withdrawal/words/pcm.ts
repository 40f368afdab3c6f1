import type { Words } from './en.ts';

export const words: Words = {
  account: {
    accountNumberRequired: 'Put the account number',
    accountNumberTooShort: 'Account number must reach 10 digits',
    accountNumberFormat: 'This account number no dey correct',
    accountNumberInvalid: 'Account number no correct',
    bankRequired: 'Abeg choose bank',
    bankCodeFormat: 'This bank code no dey correct',
    bankCodeInvalid: 'Bank code no correct',
    accountNameUnresolved: 'We no fit find the account name',
  },
  kindWait: 'As e be for some payouts, one of us go look am before e leave. Your money dey safe.',
};
