import type { Trust } from '@jara/contract/trust';
import { formatMoney } from '@jara/domain/money/format';
import { formatLagos } from '@jara/domain/time/lagos';
import { Money } from '../../components/money.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { TrustChecks } from './trust-checks.tsx';
import { TrustHours } from './trust-hours.tsx';
import { Part, Sums } from './trust-parts.tsx';
import { TrustPayouts } from './trust-payouts.tsx';
import { coverWords, isEmpty, verdictWords } from './trust-words.ts';

/** Everything the page knows, the verdict first. */
export function TrustReport({ trust }: { trust: Trust }) {
  const { tone, title, text } = verdictWords(trust);
  const cover = coverWords(trust);
  return (
    <>
      <Banner tone={tone} title={title}>
        {text}
      </Banner>
      {/* Not in the banner: there every minute would be read out to those who listen. */}
      <p className="-mt-5 text-ink-3 text-sm">
        As of <time dateTime={trust.asOf}>{formatLagos(trust.asOf)}</time> (Lagos). It is asked again while you look.
      </p>
      {isEmpty(trust) ? (
        <EmptyState title="No money is here yet">
          Nobody has paid for a gift. From the first one on, this page shows what we hold and what we owe.
        </EmptyState>
      ) : (
        <>
          <section aria-label="The three figures" className="flex flex-col gap-3">
            <dl className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-5 sm:px-6">
              <Figure label="We owe people" amount={trust.owed} />
              <Figure label="Lies at Paystack, say our books" amount={trust.held} />
              <Figure label="In our balance there, says Paystack" amount={trust.providerBalance} />
            </dl>
            {cover.isCovered ? <p className="text-ink-2">{cover.text}</p> : <Banner tone="warn">{cover.text}</Banner>}
          </section>
          <Part title="What we owe, and for what">
            <Sums rows={owedRows(trust)} total={{ label: 'We owe people', amount: trust.owed }} />
          </Part>
          <Part title="Where it lies">
            <Sums rows={heldRows(trust)} total={{ label: 'Lies at Paystack, say our books', amount: trust.held }} />
            {trust.heldIn.ownMoney > 0 && (
              <p className="text-ink-2 text-sm">
                Of this, <Money amount={trust.heldIn.ownMoney} /> is our own. It lies there so that payouts need not
                wait for the cards.
              </p>
            )}
            {trust.others.map(({ currency, held, owed }) => (
              <p key={currency} className="text-ink-2 text-sm">
                In another currency, added to nothing above: we owe <Money amount={owed} currency={currency} />, and{' '}
                <Money amount={held} currency={currency} /> lies there.
              </p>
            ))}
          </Part>
          <TrustHours hours={trust.hours} />
        </>
      )}
      <TrustPayouts payouts={trust.payouts} />
      <TrustChecks trust={trust} />
    </>
  );
}

const Figure = ({ label, amount }: { label: string; amount: number | null }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4">
    <dt className="text-ink-2">{label}</dt>
    {/* It may break: an amount of nine digits is wider than a phone whose owner reads large letters. */}
    <dd className="tabular ml-auto min-w-0 text-right font-bold font-display text-2xl [overflow-wrap:anywhere] sm:text-3xl">
      {amount === null ? 'No answer' : formatMoney(amount)}
    </dd>
  </div>
);

const owedRows = ({ owedFor }: Trust) => [
  { label: 'Gifts that nobody has opened yet', amount: owedFor.unclaimed },
  { label: 'Opened, and not sent to a bank yet', amount: owedFor.claimed },
  { label: 'On the way to a bank', amount: owedFor.payouts },
  { label: 'On the way back to a sender', amount: owedFor.refunds },
  { label: 'Held while a sender’s bank disputes a payment', amount: owedFor.disputes },
  { label: 'Payments that fit no gift, until we have found out', amount: owedFor.suspense },
  { label: 'Unopened after their time, and still somebody’s', amount: owedFor.dormant },
];

const heldRows = ({ heldIn }: Trust) => [
  { label: 'In the balance that payouts are made from', amount: heldIn.balance },
  { label: 'Collected from cards, and not booked into the balance yet', amount: heldIn.collected },
];
