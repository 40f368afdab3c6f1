import { searchBanks } from '@jara/domain/withdrawal/bank-account';

interface ListedBank {
  name: string;
  code: string;
}

/** The banks most gifts go to, in that order: OPay, Moniepoint, PalmPay, GTBank, Access, Zenith. */
export const MOST_USED_CODES = ['999992', '50515', '999991', '058', '044', '057'] as const;

interface OfferedBanks<B> {
  mostUsed: B[];
  others: B[];
}

/** Nothing typed: the six most used first, then everyone by name. Something typed: whatever fits, the likeliest first. */
export function offerBanks<B extends ListedBank>(banks: readonly B[], query: string): OfferedBanks<B> {
  if (query.trim() !== '') return { mostUsed: [], others: searchBanks(banks, query) };
  const mostUsed = MOST_USED_CODES.flatMap((code) => banks.find((bank) => bank.code === code) ?? []);
  const chosen = new Set(mostUsed.map(({ code }) => code));
  const others = banks.filter(({ code }) => !chosen.has(code)).sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return { mostUsed, others };
}
