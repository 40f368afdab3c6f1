import type { Language } from '@jara/domain/language';
import { accountNumberProblem, cleanAccountName } from '@jara/domain/withdrawal/bank-account';
import { withdrawalWords } from '@jara/domain/withdrawal/words/all';
import { isProviderError } from '@jara/paystack/provider-error';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';

type Account = { accountNumber: string; bankCode: string };

const underWay = new Map<string, Promise<string>>();

/** Whose account this is, in the bank's own words less the punctuation. Equal questions at one time are asked once. */
export const resolveAccountName =
  (deps: Pick<Deps, 'paystack'>) =>
  (account: Account): Promise<string> => {
    const key = `${account.bankCode}:${account.accountNumber}`;
    const asking = underWay.get(key) ?? ask(deps, account).finally(() => underWay.delete(key));
    underWay.set(key, asking);
    return asking;
  };

async function ask({ paystack }: Pick<Deps, 'paystack'>, account: Account): Promise<string> {
  const problem = (language: Language) =>
    accountNumberProblem(account.accountNumber, undefined, withdrawalWords[language]);
  if (problem('en') !== undefined)
    throw new Refusal('invalid_input', { message: problem, fields: { accountNumber: problem } });
  try {
    const resolved = await paystack.resolveAccount(account);
    const name = cleanAccountName(resolved.account_name);
    if (name === '') throw new Refusal('account_not_resolved');
    return name;
  } catch (error) {
    if (!isProviderError(error)) throw error;
    const isAnswer = error.kind === 'refused' || error.kind === 'not_found';
    throw new Refusal(isAnswer ? 'account_not_resolved' : 'account_lookup_unavailable');
  }
}
