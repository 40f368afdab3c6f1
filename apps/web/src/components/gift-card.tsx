import { CLOTH_PALETTES, type ClothTheme } from '@jara/domain/cloth/palettes';
import { shownSender } from '@jara/domain/gift/shown-sender';
import { formatMoneyShort } from '@jara/domain/money/format';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { Cloth } from './cloth.tsx';
import { prefersStillness, Unwrapping, useCountUp } from './cloth-unwrapping.tsx';
import { words } from './ui/words/en.ts';

interface GiftCardProps {
  theme: ClothTheme;
  clothSeed: number;
  state: 'sealed' | 'open';
  /** Minor units; left out, the open card says nothing about money. */
  amount?: number | null | undefined;
  currency?: string;
  /** Who it is for. */
  to?: string | null | undefined;
  senderName?: string | null | undefined;
  /** The sender asked to stay secret, which is more than giving no name. */
  anonymous?: boolean | undefined;
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
      aria-label={card.state === 'sealed' ? words.giftCard.wrapped : words.giftCard.opened}
      className={clsx('gift-card @container w-full', className)}
      style={{ backgroundColor: ground, color: ink }}
    >
      {card.state === 'sealed' ? <SealedFace {...card} /> : <OpenFace {...card} />}
    </figure>
  );
}

function SealedFace({ theme, clothSeed, to, senderName, anonymous }: GiftCardProps) {
  const { ground, ink, accent } = CLOTH_PALETTES[theme];
  return (
    <>
      <Cloth theme={theme} seed={clothSeed} className="absolute inset-0 size-full rounded-gift" />
      <div className="absolute inset-x-0 bottom-[8%] flex">
        <span
          aria-hidden="true"
          className="-translate-y-1/2 absolute inset-x-0 top-1/2 h-1.5 @md:h-2"
          style={{ backgroundColor: accent, boxShadow: '0 1px 3px rgb(0 0 0 / 0.35)' }}
        />
        <div className="relative ml-[5%] min-w-0 max-w-[88%] drop-shadow-[0_3px_6px_rgb(0_0_0/0.4)]">
          <div
            className="gift-tag flex items-center gap-3 py-2.5 pr-5 pl-3 @md:gap-4 @md:py-4 @md:pr-8 @md:pl-4"
            style={{ backgroundColor: ground, color: ink }}
          >
            <span aria-hidden="true" className="gift-tag-hole shrink-0" style={{ color: accent }} />
            <span className="min-w-0">
              <span className="block truncate font-bold font-display text-lg leading-tight @md:text-2xl">
                {to ? words.giftCard.forSomebody(to) : words.giftCard.forYou}
              </span>
              <span className={clsx('block text-sm leading-snug @md:text-base', !anonymous && 'truncate')}>
                {words.giftCard.from(shownSender({ name: senderName, anonymous }))}
              </span>
            </span>
          </div>
        </div>
      </div>
    </>
  );
}

function OpenFace({ theme, clothSeed, amount, currency, to, senderName, anonymous, message, unwrap }: GiftCardProps) {
  // Decided when the card opens: turning the setting on later must not play the moment again.
  const [moves] = useState(() => unwrap === true && !prefersStillness());
  return (
    <>
      <div
        className={clsx('flex min-h-full flex-col overflow-clip rounded-gift', unwrap && !moves && 'gift-card-fade')}
      >
        <Cloth theme={theme} seed={clothSeed} ratio={5} columns={9} className="h-14 w-full shrink-0 @md:h-22" />
        <div className="flex flex-1 flex-col justify-center gap-1.5 px-5 py-4 @md:gap-2.5 @md:px-8 @md:py-6">
          {to && <p className="truncate text-sm @md:text-base">{words.giftCard.forSomebody(to)}</p>}
          {amount != null && <OpenAmount amount={amount} currency={currency} moves={moves} />}
          {message && <Quote>{message}</Quote>}
          <p className="text-sm @md:text-base">{words.giftCard.from(shownSender({ name: senderName, anonymous }))}</p>
        </div>
      </div>
      {moves && <Unwrapping theme={theme} seed={clothSeed} />}
    </>
  );
}

function OpenAmount({ amount, currency, moves }: { amount: number; currency: string | undefined; moves: boolean }) {
  const shown = useCountUp(amount, moves);
  return (
    <p className="font-display font-extrabold text-[clamp(1.75rem,12cqw,4rem)] leading-none tracking-tight">
      <span aria-hidden="true" className="tabular">
        {formatMoneyShort(shown, currency)}
      </span>
      {/* The counting is for the eye; a screen reader hears the amount once. */}
      <span className="sr-only">{formatMoneyShort(amount, currency)}</span>
    </p>
  );
}

const Quote = ({ children }: { children: ReactNode }) => (
  <blockquote className="whitespace-pre-line text-pretty text-base leading-snug @md:text-lg">{children}</blockquote>
);
