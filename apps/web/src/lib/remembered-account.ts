import { readStored, writeStored } from './device.ts';

/** A bank account as it was typed. Whose it is, the bank is asked anew each time. */
interface RememberedAccount {
  accountNumber: string;
  bankCode: string;
}

const KEY = 'jara.bank-account';

const isAccount = (value: unknown): value is RememberedAccount =>
  typeof value === 'object' &&
  value !== null &&
  'accountNumber' in value &&
  typeof value.accountNumber === 'string' &&
  'bankCode' in value &&
  typeof value.bankCode === 'string';

/** Where the last share went, if its owner wanted this device to remember it. */
export const rememberedAccount = (): RememberedAccount | undefined => readStored(KEY, isAccount);

export const rememberAccount = ({ accountNumber, bankCode }: RememberedAccount): boolean =>
  writeStored(KEY, { accountNumber, bankCode });

export const forgetAccount = (): boolean => writeStored(KEY, undefined);
