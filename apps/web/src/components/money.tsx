import { formatMoney, formatMoneyShort } from '@jara/domain/money/format';
import { clsx } from 'clsx';

interface MoneyProps {
  /** Minor units. */
  amount: number;
  currency?: string;
  /** Leaves `.00` out of whole amounts. */
  short?: boolean;
  className?: string;
}

export function Money({ amount, currency, short = false, className }: MoneyProps) {
  return (
    <span className={clsx('tabular whitespace-nowrap', className)}>
      {(short ? formatMoneyShort : formatMoney)(amount, currency)}
    </span>
  );
}
