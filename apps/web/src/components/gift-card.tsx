import { CLOTH_PALETTES, type ClothTheme } from '@jara/domain/cloth/palettes';
import { formatMoneyShort } from '@jara/domain/money/format';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { Cloth } from './cloth.tsx';
import { prefersStillness, Unwrapping, useCountUp } from './cloth-unwrapping.tsx';
import './gift-card.css';

export interface GiftCardProps {
  theme: ClothTheme;
  clothSeed: number;
  state: 'sealed' | 'open';
  /** Minor units; left out, the open card says nothing about money. */
  amount?: number | null | undefined;
  currency?: string;
  /** Who it is for. */
  to?: string | null | undefined;
  /** Who it is from; without a name it comes from someone who asked to stay secret. */
  from?: string | null | undefined;
  message?: string | null | undefined;
  /** Plays the unwrapping once, when the open card appears. */
  unwrap?: boolean;
  className?: string;
}

/** The gift as a thing one could hold: wrapped in its own cloth, or open with what it says. */
export function GiftCard({ className, ...card }: GiftCardProps) {
  const { ground, ink } = CLOTH_PALETTES[card.theme];
  return (
    <figure
      aria-label={card.state === 'sealed' ? 'Wrapped gift' : 'Opened gift'}
      className={clsx('gift-card w-full', className)}
      style={{ backgroundColor: ground, color: ink }}
    >
      {card.state === 'sealed' ? <SealedFace {...card} /> : <OpenFace {...card} />}
    </figure>
  );
}

function SealedFace({ theme, clothSeed, to, from }: GiftCardProps) {
  const { ground, ink, accent } = CLOTH_PALETTES[theme];
  return (
    <>
      <Cloth theme={theme} seed={clothSeed} className="absolute inset-0 size-full rounded-gift" />
      <span
        aria-hidden="true"
        className="absolute inset-x-0 bottom-[21%] h-1.5"
        style={{ backgroundColor: accent, boxShadow: '0 1px 3px rgb(0 0 0 / 0.35)' }}
      />
      <div className="absolute bottom-[7%] left-[5%] max-w-[86%] drop-shadow-[0_3px_6px_rgb(0_0_0/0.4)]">
        <div
          className="gift-tag flex items-center gap-3 py-3 pr-5 pl-3"
          style={{ backgroundColor: ground, color: ink }}
        >
          <span aria-hidden="true" className="gift-tag-hole shrink-0" style={{ color: accent }} />
          <span className="min-w-0">
            <span className="block truncate font-bold font-display text-lg leading-tight">
              {to ? `For ${to}` : 'A gift for you'}
            </span>
            <span className="block truncate text-sm">
              {from ? `From ${from}` : 'From someone who asked to stay secret'}
            </span>
          </span>
        </div>
      </div>
    </>
  );
}

function OpenFace({ theme, clothSeed, amount, currency, to, from, message, unwrap = false }: GiftCardProps) {
  // Decided when the card opens: turning the setting on later must not play the moment again.
  const [moves] = useState(() => unwrap && !prefersStillness());
  return (
    <>
      <div
        className={clsx('flex min-h-full flex-col overflow-clip rounded-gift', unwrap && !moves && 'gift-card-fade')}
      >
        <Cloth theme={theme} seed={clothSeed} ratio={5} columns={9} className="h-14 w-full shrink-0 sm:h-18" />
        <div className="flex flex-1 flex-col justify-center gap-1.5 px-5 py-4 sm:px-7">
          {to && <p className="truncate text-sm">For {to}</p>}
          {amount != null && <OpenAmount amount={amount} currency={currency} moves={moves} />}
          {message && <Quote>{message}</Quote>}
          <p className="text-sm">{from ? `From ${from}` : 'From someone who asked to stay secret'}</p>
        </div>
      </div>
      {moves && <Unwrapping theme={theme} seed={clothSeed} />}
    </>
  );
}

function OpenAmount({ amount, currency, moves }: { amount: number; currency: string | undefined; moves: boolean }) {
  const shown = useCountUp(amount, moves);
  return (
    <p className="font-display font-extrabold text-[clamp(2.25rem,11vw,3.5rem)] leading-none tracking-tight">
      <span aria-hidden="true" className="tabular">
        {formatMoneyShort(shown, currency)}
      </span>
      {/* The counting is for the eye; a screen reader hears the amount once. */}
      <span className="sr-only">{formatMoneyShort(amount, currency)}</span>
    </p>
  );
}

const Quote = ({ children }: { children: ReactNode }) => (
  <blockquote className="whitespace-pre-line text-pretty text-base leading-snug">{children}</blockquote>
);
