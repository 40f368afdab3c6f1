import { isSameHolder } from '@jara/domain/withdrawal/bank-account';
import { accountNameOf } from '@jara/paystack-sandbox/banks/account-names';

export interface TestAccount {
  accountNumber: string;
  bankCode: string;
}

const BANK = '057';
const nameOf = ({ bankCode, accountNumber }: TestAccount) => accountNameOf(bankCode, accountNumber) ?? '';
const paidAtOnce = (nth: number): TestAccount => ({ accountNumber: `${31_000_000 + nth}00`, bankCode: BANK });

/** As many accounts as are asked for, which the sandbox pays at once, each under a name of its own. */
export function accountsOfDifferentPeople(count: number): TestAccount[] {
  const found: TestAccount[] = [];
  for (let nth = 0; found.length < count; nth += 1) {
    const account = paidAtOnce(nth);
    if (!found.some((other) => isSameHolder(nameOf(other), nameOf(account)))) found.push(account);
  }
  return found;
}

/** Two accounts, which the sandbox pays at once, under one name. */
export function accountsOfOnePerson(): [TestAccount, TestAccount] {
  for (let nth = 0; ; nth += 1)
    for (let before = 0; before < nth; before += 1)
      if (isSameHolder(nameOf(paidAtOnce(nth)), nameOf(paidAtOnce(before))))
        return [paidAtOnce(before), paidAtOnce(nth)];
}
