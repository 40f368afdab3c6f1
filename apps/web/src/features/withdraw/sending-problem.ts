import { BANK_ACCOUNT_MESSAGES } from '@jara/domain/withdrawal/bank-account';

/** The last look before money is asked to move, whatever the form let through. */
export function sendingProblem(account: { accountNumber: string; bankCode: string }): string | undefined {
  if (!/^\d{10,}$/.test(account.accountNumber)) return BANK_ACCOUNT_MESSAGES.accountNumberInvalid;
  if (account.bankCode.trim() === '') return BANK_ACCOUNT_MESSAGES.bankCodeInvalid;
  return undefined;
}
