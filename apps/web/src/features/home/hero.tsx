import { ShieldCheck } from 'lucide-react';
import { AppLink, ButtonLink } from '../../components/app-link.tsx';
import { GiftCard } from '../../components/gift-card.tsx';
import { words } from './words/en.tsx';

export function Hero() {
  return (
    <section className="overflow-clip">
      <div className="mx-auto grid max-w-wide items-center gap-10 px-4 pt-10 pb-14 sm:px-6 md:grid-cols-[1.05fr_0.95fr] md:pt-16 md:pb-20">
        <div className="flex flex-col items-start gap-6">
          <h1 className="font-extrabold text-[clamp(2.75rem,10.5vw,5rem)] leading-[0.98] tracking-[-0.03em] [:lang(yo)_&]:leading-[1.12]">
            {words.promise((text) => (
              <Underlined>{text}</Underlined>
            ))}
          </h1>
          <p className="max-w-md text-ink-2 text-lg">{words.lead}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/create" size="lg">
              {words.createGift}
            </ButtonLink>
            <ButtonLink to="/claim" size="lg" variant="secondary">
              {words.claimGift}
            </ButtonLink>
          </div>
          <p className="flex items-start gap-2 text-ink-2 text-sm">
            <ShieldCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-ok" strokeWidth={1.75} />
            <span>
              {words.oneFee} <AppLink to="/help">{words.howKeptSafe}</AppLink> ·{' '}
              <AppLink to="/check">{words.checkAGiveaway}</AppLink>
            </span>
          </p>
        </div>
        <CardFan />
      </div>
    </section>
  );
}

/** The last word of the promise, underlined by hand in gold. */
function Underlined({ children }: { children: string }) {
  return (
    <span className="relative inline-block whitespace-nowrap text-brand">
      {children}
      <svg
        viewBox="0 0 200 20"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="-bottom-[0.1em] absolute left-0 h-[0.2em] w-full"
      >
        <path
          d="M3 14C42 5 92 3 138 8c22 2 40 5 59 2"
          fill="none"
          strokeWidth="6"
          strokeLinecap="round"
          className="stroke-gold"
        />
      </svg>
    </span>
  );
}

/** Three gifts on a table: two still wrapped, one open. */
function CardFan() {
  return (
    <div aria-hidden="true" className="relative mx-auto aspect-[1/0.92] w-full max-w-[30rem]">
      <div className="-rotate-[9deg] absolute top-0 left-[2%] w-[74%]">
        <GiftCard theme="sunrise" clothSeed={731} state="sealed" to="Bola" senderName={words.cards.mum} />
      </div>
      <div className="absolute top-[19%] right-0 w-[74%] rotate-[7deg]">
        <GiftCard theme="sallah" clothSeed={90} state="sealed" to="Musa" senderName={words.cards.allOfUs} />
      </div>
      <div className="-rotate-[2deg] absolute bottom-0 left-[8%] w-[78%]">
        <GiftCard
          theme="adire"
          clothSeed={12}
          state="open"
          amount={5_000_000}
          to="Ada"
          senderName="Chidi"
          message={words.cards.message}
        />
      </div>
    </div>
  );
}
