import { Money } from '../../../components/money.tsx';
import type { Sum } from './review-state.ts';

interface SumsProps {
  sums: readonly Sum[];
  of: 'amount' | 'fee' | 'net';
}

/** One sum for each currency. */
export const Sums = ({ sums, of }: SumsProps) =>
  sums.map((sum, nth) => (
    <span key={sum.currency}>
      {nth > 0 && ' and '}
      <Money amount={sum[of]} currency={sum.currency} short />
    </span>
  ));
