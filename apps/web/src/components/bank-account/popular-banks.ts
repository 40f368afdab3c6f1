import { likelyBanks, searchBanks } from '@jara/domain/withdrawal/bank-account';

interface ListedBank {
  name: string;
  code: string;
}

/** The banks most gifts go to, in that order: OPay, Moniepoint, PalmPay, GTBank, Access, Zenith. */
export const MOST_USED_CODES = ['999992', '50515', '999991', '058', '044', '057'] as const;

interface OfferedBanks<B> {
  first: B[];
  others: B[];
}

/**
 * Nothing typed: the banks that the account number fits first, or else the six most used; then everyone by name. Something
 * typed: whatever fits, the likeliest first. No bank is ever left out for its number.
 */
export function offerBanks<B extends ListedBank>(
  banks: readonly B[],
  query: string,
  accountNumber = '',
): OfferedBanks<B> {
  if (query.trim() !== '') return { first: [], others: searchBanks(banks, query) };
  const byName = [...banks].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const mostUsed = MOST_USED_CODES.flatMap((code) => banks.find((bank) => bank.code === code) ?? []);
  const inOrder = [...new Set([...mostUsed, ...byName])];
  const likely = likelyBanks(inOrder, accountNumber);
  const first = likely.length > 0 ? likely : mostUsed;
  return { first, others: inOrder.filter((bank) => !first.includes(bank)) };
}
