import type { SentGift } from '@jara/contract/sent';
import { formatLagos } from '@jara/domain/time/lagos';
import type { ReactNode } from 'react';
import { Money } from '../../components/money.tsx';
import { sharesIn } from './gift-standing.ts';
import { words } from './words/en.tsx';

/** What it comes to, as it was quoted, until something of it goes back; then that. */
export function GiftMoney({ gift }: { gift: SentGift }) {
  const { quote, feePaidBy } = gift;
  const refunds = gift.refunds.filter(({ stage }) => stage !== 'FAILED');
  const isAsQuoted = gift.giftStatus !== 'EXPIRED' && refunds.length === 0;
  return (
    <section aria-labelledby="gift-money" className="rounded-card bg-sunken p-4">
      <h2 id="gift-money" className="font-sans font-semibold text-base">
        {words.money.title}
      </h2>
      <dl className="mt-2 flex flex-col gap-2">
        <Line label={words.money.youPaid}>
          <Money amount={quote.charged} currency={quote.currency} />
        </Line>
        {isAsQuoted && (
          <>
            <Line label={words.money.fee[feePaidBy]}>
              <Money amount={quote.fee} currency={quote.currency} />
            </Line>
            <Line label={sharesIn(gift) === 1 ? words.money.arrives : words.money.arrivesTogether}>
              <Money amount={quote.received} currency={quote.currency} />
            </Line>
          </>
        )}
        {refunds.map((refund) => (
          <Line key={refund.at} label={whereTo(refund)}>
            <Money amount={refund.amount} currency={gift.currency} />
            {refund.kept > 0 && (
              <span className="block font-normal text-ink-2 text-sm">
                {words.money.keptByProvider(<Money amount={refund.kept} currency={gift.currency} />)}
              </span>
            )}
          </Line>
        ))}
      </dl>
    </section>
  );
}

function whereTo({ stage, account, at }: SentGift['refunds'][number]): string {
  const when = formatLagos(at);
  if (account === null) return stage === 'DONE' ? words.money.wentToCard(when) : words.money.goesToCard(when);
  return stage === 'DONE' ? words.money.wentToAccount(account, when) : words.money.goesToAccount(account, when);
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-ink-2">{label}</dt>
    <dd className="text-right font-semibold">{children}</dd>
  </div>
);
