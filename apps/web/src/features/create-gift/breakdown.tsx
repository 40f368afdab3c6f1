import { withdrawalFee } from '@jara/domain/money/fee';
import { minor } from '@jara/domain/money/money';
import type { ReactNode } from 'react';
import { Money } from '../../components/money.tsx';

/** You pay, the fee, they receive: before anything is entered about either side. */
export function Breakdown({ amount }: { amount: number | undefined }) {
  const { gross, fee, net } = withdrawalFee(minor(amount ?? 0));
  return (
    <dl className="flex flex-col gap-2 rounded-card bg-sunken p-4" aria-live="polite">
      <Line label="You pay">
        <Money amount={gross} />
      </Line>
      <Line label="Our fee, 3 percent, taken when they withdraw">
        <Money amount={fee} />
      </Line>
      <div className="flex items-baseline justify-between gap-4 border-line border-t pt-2">
        <dt className="font-semibold">They receive in the bank</dt>
        <dd className="font-bold font-display text-gold-text text-xl">
          <Money amount={net} />
        </dd>
      </div>
    </dl>
  );
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 text-ink-2">
    <dt>{label}</dt>
    <dd className="font-semibold text-ink">{children}</dd>
  </div>
);
