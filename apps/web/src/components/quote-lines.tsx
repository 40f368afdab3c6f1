import type { QuoteView } from '@jara/contract/payments';
import type { FeePayer } from '@jara/domain/payment/quote';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Money } from './money.tsx';
import { words } from './sending/words/en.tsx';

interface QuoteLinesProps {
  quote: Omit<QuoteView, 'currency'> & { currency?: string };
  feePaidBy: FeePayer;
  isPaid?: boolean;
  /** Whether it can still be cancelled with nothing of it opened. */
  mayReturn: boolean;
  className?: string;
}

/** What an order comes to: the same lines before paying and ever after. */
export function QuoteLines({ quote, feePaidBy, isPaid = false, mayReturn, className }: QuoteLinesProps) {
  const { charged, fee, received, refundIfCancelled, currency } = quote;
  const money = (amount: number) => <Money amount={amount} {...(currency && { currency })} />;
  return (
    <dl className={clsx('flex flex-col gap-2', className)} aria-live="polite">
      <Line label={isPaid ? words.quote.youPaid : words.quote.youPay}>{money(charged)}</Line>
      <Line label={feePaidBy === 'SENDER' ? words.quote.feePaidByYou : words.quote.feeTakenFromThem}>{money(fee)}</Line>
      <div className="flex items-baseline justify-between gap-4 border-line border-t pt-2">
        <dt className="font-semibold">{words.quote.theyReceive}</dt>
        <dd className="font-bold font-display text-gold-text text-xl">{money(received)}</dd>
      </div>
      {mayReturn && (
        <Line label={words.quote.backToYou} isSmall>
          {money(refundIfCancelled)}
        </Line>
      )}
    </dl>
  );
}

const Line = ({ label, isSmall, children }: { label: string; isSmall?: true; children: ReactNode }) => (
  <div className={clsx('flex items-baseline justify-between gap-4 text-ink-2', isSmall && 'text-sm')}>
    <dt>{label}</dt>
    <dd className="font-semibold text-ink">{children}</dd>
  </div>
);
