import { formatMoney } from '@jara/domain/money/format';
import type { Minor } from '@jara/domain/money/money';
import { sharesOf } from '@jara/domain/rule/shares';

/** What each of the people gets. Where the amount does not divide, the first get a kobo more, and it says so. */
export function splitHint(amount: Minor, people: number): string {
  const shares = sharesOf({ type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits: people }, amount);
  const most = shares[0] ?? amount;
  const least = shares.at(-1) ?? amount;
  if (people === 1) return `One person gets ${formatMoney(amount)}`;
  const total = `${formatMoney(amount)} in total`;
  if (most === least) return `Each person gets ${formatMoney(most)}, ${total}`;
  const first = shares.filter((share) => share === most).length;
  const [earlier, later] = [first === 1 ? 'The first person gets' : `The first ${first} people get`, people - first];
  return `${earlier} ${formatMoney(most)}, the ${later === 1 ? 'last one' : `other ${later}`} ${formatMoney(least)}, ${total}`;
}
