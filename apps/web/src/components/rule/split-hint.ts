import { formatMoney } from '@jara/domain/money/format';
import type { Minor } from '@jara/domain/money/money';
import { sharesOf } from '@jara/domain/rule/shares';
import { words } from './words/en.tsx';

/** What each of the people gets. Where the amount does not divide, the first get a kobo more, and it says so. */
export function splitHint(amount: Minor, people: number): string {
  const shares = sharesOf({ type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits: people }, amount);
  const most = shares[0] ?? amount;
  const least = shares.at(-1) ?? amount;
  const total = formatMoney(amount);
  if (people === 1) return words.split.oneGets(total);
  if (most === least) return words.split.eachGets(formatMoney(most), total);
  const first = shares.filter((share) => share === most).length;
  return words.split.unevenly({
    first,
    most: formatMoney(most),
    later: people - first,
    least: formatMoney(least),
    total,
  });
}
