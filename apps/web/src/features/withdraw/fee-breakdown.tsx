import { Money } from '../../components/money.tsx';
import { words } from './words/en.tsx';

interface FeeBreakdownProps {
  amount: number;
  fee: number;
  net: number;
  feePercent: number;
  currency: string;
}

/** Amount, fee and what arrives: in view from the first field to the last. */
export function FeeBreakdown({ amount, fee, net, feePercent, currency }: FeeBreakdownProps) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
      <dt className="text-ink-2 text-sm">{words.amount}</dt>
      <dd className="text-right text-sm">
        <Money amount={amount} currency={currency} />
      </dd>
      <dt className="text-ink-2 text-sm">{words.feeOf(feePercent)}</dt>
      <dd className="text-right text-sm">
        −<Money amount={fee} currency={currency} />
      </dd>
      <dt className="font-semibold">{words.youGet}</dt>
      <dd className="text-right">
        <Money amount={net} currency={currency} className="font-bold font-display text-gold-text text-xl" />
      </dd>
    </dl>
  );
}
