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
import { words } from './words/en.tsx';

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
        {words.asOf(<time dateTime={trust.asOf}>{formatLagos(trust.asOf)}</time>)}
      </p>
      {isEmpty(trust) ? (
        <EmptyState title={words.empty.title}>{words.empty.text}</EmptyState>
      ) : (
        <>
          <section aria-label={words.threeFigures} className="flex flex-col gap-3">
            <dl className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-5 sm:px-6">
              <Figure label={words.weOwe} amount={trust.owed} />
              <Figure label={words.ourBooksSay} amount={trust.held} />
              <Figure label={words.paystackSays} amount={trust.providerBalance} />
            </dl>
            {cover.isCovered ? <p className="text-ink-2">{cover.text}</p> : <Banner tone="warn">{cover.text}</Banner>}
          </section>
          <Part title={words.owed.title}>
            <Sums rows={owedRows(trust)} total={{ label: words.weOwe, amount: trust.owed }} />
          </Part>
          <Part title={words.held.title}>
            <Sums rows={heldRows(trust)} total={{ label: words.ourBooksSay, amount: trust.held }} />
            {trust.heldIn.ownMoney > 0 && (
              <p className="text-ink-2 text-sm">{words.held.ownMoney(<Money amount={trust.heldIn.ownMoney} />)}</p>
            )}
            {trust.others.map(({ currency, held, owed }) => (
              <p key={currency} className="text-ink-2 text-sm">
                {words.held.otherCurrency(
                  <Money amount={owed} currency={currency} />,
                  <Money amount={held} currency={currency} />,
                )}
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
      {amount === null ? words.noAnswer : formatMoney(amount)}
    </dd>
  </div>
);

const owedRows = ({ owedFor }: Trust) => [
  { label: words.owed.unclaimed, amount: owedFor.unclaimed },
  { label: words.owed.claimed, amount: owedFor.claimed },
  { label: words.owed.payouts, amount: owedFor.payouts },
  { label: words.owed.refunds, amount: owedFor.refunds },
  { label: words.owed.disputes, amount: owedFor.disputes },
  { label: words.owed.suspense, amount: owedFor.suspense },
  { label: words.owed.dormant, amount: owedFor.dormant },
];

const heldRows = ({ heldIn }: Trust) => [
  { label: words.held.balance, amount: heldIn.balance },
  { label: words.held.collected, amount: heldIn.collected },
];
