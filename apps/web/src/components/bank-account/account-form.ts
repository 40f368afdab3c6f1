import { ACCOUNT_NUMBER_LENGTH, accountNumberProblem, bankCodeProblem } from '@jara/domain/withdrawal/bank-account';
import { useRef, useState } from 'react';
import type { BankAccount } from './bank-account.queries.ts';

export type AccountProblems = Partial<BankAccount>;

/** What is wrong with an account before any bank is asked. The server looks again. */
export function accountProblems({ accountNumber, bankCode }: BankAccount): AccountProblems {
  const number = accountNumberProblem(accountNumber);
  const bank = bankCodeProblem(bankCode);
  return { ...(number && { accountNumber: number }), ...(bank && { bankCode: bank }) };
}

export const digitsOnly = (text: string): string => text.replace(/\D/g, '').slice(0, ACCOUNT_NUMBER_LENGTH);

const UNTOUCHED = { accountNumber: false, bankCode: false };
const TOUCHED = { accountNumber: true, bankCode: true };

/** An account while it is typed. A field is judged once somebody has left it, or has pressed the button. */
export function useAccountForm(start: BankAccount) {
  const [account, setAccount] = useState(start);
  const [touched, setTouched] = useState(UNTOUCHED);
  const [isDirty, setIsDirty] = useState(false);
  const number = useRef<HTMLInputElement>(null);
  const wrong = accountProblems(account);
  const focusNumber = () => {
    number.current?.focus();
    number.current?.select();
  };
  return {
    account,
    number,
    isDirty,
    focusNumber,
    problems: {
      accountNumber: touched.accountNumber ? wrong.accountNumber : undefined,
      bankCode: touched.bankCode ? wrong.bankCode : undefined,
    },
    put: (change: Partial<BankAccount>) => {
      setAccount((before) => ({ ...before, ...change }));
      setIsDirty(true);
    },
    leave: (field: keyof BankAccount) => setTouched((before) => ({ ...before, [field]: true })),
    fillIn: setAccount,
    /** Whether it can be sent. Where not, its fields say why. */
    check: (): boolean => {
      setTouched(TOUCHED);
      if (wrong.accountNumber) focusNumber();
      return wrong.accountNumber === undefined && wrong.bankCode === undefined;
    },
  };
}
