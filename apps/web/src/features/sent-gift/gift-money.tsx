import type { SentGift } from '@jara/contract/sent';
import { formatLagos } from '@jara/domain/time/lagos';
import type { ReactNode } from 'react';
import { Money } from '../../components/money.tsx';
import { sharesIn } from './gift-standing.ts';

/** What it comes to, as it was quoted, until something of it goes back; then that. */
export function GiftMoney({ gift }: { gift: SentGift }) {
  const { quote, feePaidBy } = gift;
  const refunds = gift.refunds.filter(({ stage }) => stage !== 'FAILED');
  const isAsQuoted = gift.giftStatus !== 'EXPIRED' && refunds.length === 0;
  return (
    <section aria-labelledby="gift-money" className="rounded-card bg-sunken p-4">
      <h2 id="gift-money" className="font-sans font-semibold text-base">
        The money
      </h2>
      <dl className="mt-2 flex flex-col gap-2">
        <Line label="You paid">
          <Money amount={quote.charged} currency={quote.currency} />
        </Line>
        {isAsQuoted && (
          <>
            <Line label={`Our fee, ${feePaidBy === 'SENDER' ? 'paid by you' : 'taken when they withdraw'}`}>
              <Money amount={quote.fee} currency={quote.currency} />
            </Line>
            <Line label={sharesIn(gift) === 1 ? 'Arrives in their bank' : 'Arrives in their banks, all together'}>
              <Money amount={quote.received} currency={quote.currency} />
            </Line>
          </>
        )}
        {refunds.map(({ amount, kept, stage, to, account, at }) => (
          <Line
            key={at}
            label={`${stage === 'DONE' ? 'Went' : 'Goes'} back to ${to === 'BANK' ? `your account, ${account}` : 'your card'}, ${formatLagos(at)}`}
          >
            <Money amount={amount} currency={gift.currency} />
            {kept > 0 && (
              <span className="block font-normal text-ink-2 text-sm">
                <Money amount={kept} currency={gift.currency} /> stays with the payment provider
              </span>
            )}
          </Line>
        ))}
      </dl>
    </section>
  );
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-ink-2">{label}</dt>
    <dd className="text-right font-semibold">{children}</dd>
  </div>
);
