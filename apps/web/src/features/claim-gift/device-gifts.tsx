import { formatLagosDate } from '@jara/domain/time/lagos';
import { X } from 'lucide-react';
import { useState } from 'react';
import { AppLink } from '../../components/app-link.tsx';
import { Cloth } from '../../components/cloth.tsx';
import { Money } from '../../components/money.tsx';
import { QuidText } from '../../components/quid-text.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { forgetGift, giftsOnThisDevice, type KnownGift } from '../../lib/device.ts';
import { useHydrated } from '../../lib/use-client-value.ts';
import { words } from './seldom/words/en.ts';

/** Gifts opened here before, so that nobody needs the message again to withdraw. */
export function DeviceGifts({ except }: { except?: string | undefined }) {
  const [leaving, setLeaving] = useState<KnownGift>();
  const isBrowser = useHydrated();
  const gifts = isBrowser ? giftsOnThisDevice().filter((gift) => gift.quid !== except) : [];
  if (gifts.length === 0) return null;
  return (
    <section aria-labelledby="device-gifts" className="flex flex-col gap-3">
      <h2 id="device-gifts" className="text-xl">
        {words.onThisDevice.gifts}
      </h2>
      <ul className="flex flex-col gap-2">
        {gifts.map((gift) => (
          <li key={gift.quid} className="flex items-center gap-3 rounded-card border border-line bg-surface pr-2">
            <AppLink
              to="/claim/$quid"
              params={{ quid: gift.quid }}
              className="flex min-w-0 flex-1 items-center gap-4 rounded-card p-3"
            >
              <Cloth
                theme={gift.theme}
                seed={gift.clothSeed}
                columns={4}
                ratio={1}
                className="size-14 shrink-0 rounded-card"
              />
              <span className="min-w-0">
                {gift.amount !== null && (
                  <Money
                    amount={gift.amount}
                    currency={gift.currency}
                    short
                    className="block font-bold font-display text-lg"
                  />
                )}
                <QuidText quid={gift.quid} className="block text-sm" />
                <span className="block text-ink-3 text-xs">
                  {words.onThisDevice.opened(formatLagosDate(gift.claimedAt))}
                </span>
              </span>
            </AppLink>
            <button
              type="button"
              aria-label={words.onThisDevice.forget(gift.quid)}
              onClick={() => setLeaving(gift)}
              className="grid size-11 shrink-0 place-items-center rounded-full text-ink-3 hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={leaving !== undefined}
        title={words.onThisDevice.forgetThisGift}
        onClose={() => setLeaving(undefined)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setLeaving(undefined)}>
              {words.onThisDevice.keepIt}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                if (leaving) forgetGift(leaving.quid);
                setLeaving(undefined);
              }}
            >
              {words.onThisDevice.forgetIt}
            </Button>
          </>
        }
      >
        <p className="text-ink-2">{words.onThisDevice.forgettingMeans}</p>
      </Dialog>
    </section>
  );
}
