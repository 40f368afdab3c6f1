import { ACCOUNT_NUMBER_LENGTH, accountNumberProblem, bankCodeProblem } from '@jara/domain/withdrawal/bank-account';
import { type Problems, problemsIn } from '../../lib/form-state.ts';
import type { BankAccount } from './bank-account.queries.ts';

/** What is wrong with an account before any bank is asked. The server looks again. */
export const accountProblems = ({ accountNumber, bankCode }: BankAccount): Problems<BankAccount> =>
  problemsIn({ accountNumber: accountNumberProblem(accountNumber), bankCode: bankCodeProblem(bankCode) });

export const digitsOnly = (text: string): string => text.replace(/\D/g, '').slice(0, ACCOUNT_NUMBER_LENGTH);
