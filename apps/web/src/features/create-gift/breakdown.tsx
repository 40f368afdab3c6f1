import { ZERO } from '@jara/domain/money/money';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Money } from '../../components/money.tsx';
import type { GiftForm } from './gift-form.ts';
import { quoteFor } from './wishes.ts';

const NOTHING = { charged: ZERO, fee: ZERO, received: ZERO, refundIfCancelled: ZERO };

/** The quote: you pay, the fee and who pays it, they receive, and what returns. Before anything is entered about either side. */
export function Breakdown({ gift }: { gift: Pick<GiftForm, 'amount' | 'feePaidBy'> }) {
  const { charged, fee, received, refundIfCancelled } = quoteFor(gift) ?? NOTHING;
  return (
    <dl className="flex flex-col gap-2 rounded-card bg-sunken p-4" aria-live="polite">
      <Line label="You pay">
        <Money amount={charged} />
      </Line>
      <Line
        label={
          gift.feePaidBy === 'SENDER'
            ? 'Our fee, 3 percent, paid by you'
            : 'Our fee, 3 percent, taken when they withdraw'
        }
      >
        <Money amount={fee} />
      </Line>
      <div className="flex items-baseline justify-between gap-4 border-line border-t pt-2">
        <dt className="font-semibold">They receive in the bank</dt>
        <dd className="font-bold font-display text-gold-text text-xl">
          <Money amount={received} />
        </dd>
      </div>
      <Line label="Back to you if you cancel before anybody opened it" isSmall>
        <Money amount={refundIfCancelled} />
      </Line>
    </dl>
  );
}

const Line = ({ label, isSmall, children }: { label: string; isSmall?: true; children: ReactNode }) => (
  <div className={clsx('flex items-baseline justify-between gap-4 text-ink-2', isSmall && 'text-sm')}>
    <dt>{label}</dt>
    <dd className="font-semibold text-ink">{children}</dd>
  </div>
);
