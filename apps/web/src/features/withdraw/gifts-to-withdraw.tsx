import { formatLagosDate } from '@jara/domain/time/lagos';
import { AppLink, ButtonLink } from '../../components/app-link.tsx';
import { Cloth } from '../../components/cloth.tsx';
import { Money } from '../../components/money.tsx';
import { QuidText } from '../../components/quid-text.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { giftsOnThisDevice } from '../../lib/device.ts';
import { words } from './words/en.tsx';

/** The gifts this device has opened, each with its way to the bank. */
export function GiftsToWithdraw() {
  const gifts = giftsOnThisDevice();
  if (gifts.length === 0) {
    return (
      <EmptyState title={words.which.noneYet} actions={<ButtonLink to="/claim">{words.which.goToClaim}</ButtonLink>}>
        {words.which.openItFirst}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="gifts-to-withdraw" className="flex flex-col gap-3">
      <h2 id="gifts-to-withdraw" className="text-xl">
        {words.which.title}
      </h2>
      <ul className="flex flex-col gap-2">
        {gifts.map(({ quid, amount, currency, theme, clothSeed, claimedAt }) => (
          <li key={quid} className="rounded-card border border-line bg-surface hover:border-line-strong">
            <AppLink
              to="/withdraw"
              search={{ quid, amount: String(amount ?? 0) }}
              className="flex min-w-0 items-center gap-4 rounded-card p-3"
            >
              <Cloth theme={theme} seed={clothSeed} columns={4} ratio={1} className="size-14 shrink-0 rounded-card" />
              <span className="min-w-0">
                {amount !== null && (
                  <Money amount={amount} currency={currency} short className="block font-bold font-display text-lg" />
                )}
                <QuidText quid={quid} className="block text-sm" />
                <span className="block text-ink-3 text-xs">{words.which.opened(formatLagosDate(claimedAt))}</span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      <ButtonLink to="/claim" variant="secondary">
        {words.which.claimAnother}
      </ButtonLink>
    </section>
  );
}
