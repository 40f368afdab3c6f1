import type { Giveaway } from '@jara/contract/giveaways';
import { ShieldCheck } from 'lucide-react';
import { AppLink } from '../../../components/app-link.tsx';
import { Safety } from '../../../components/safety.tsx';
import { OPERATOR } from '../../../lib/operator.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { choiceWords, leftWords } from './giveaway-detail-words.ts';
import { PassOn } from './pass-on.tsx';
import { Proof } from './proof.tsx';
import { Winners } from './winners.tsx';
import { words } from './words/en.tsx';

/** How winners are chosen, what is left, who has won, and why it can be believed. */
export function GiveawayDetails({ giveaway }: { giveaway: Giveaway }) {
  const { state, winners } = giveaway;
  const mayBeWon = state === 'WAITING' || state === 'OPEN' || state === 'PAUSED';
  return (
    <>
      <section aria-labelledby="how" className="flex flex-col gap-2">
        <h2 id="how" className="text-xl">
          {words.howWinnersAreChosen}
        </h2>
        <p className="text-lg">{choiceWords(giveaway, serverNow())}</p>
        {mayBeWon && <p className="text-ink-2">{words.claimTime(giveaway.claimDays)}</p>}
        <Left giveaway={giveaway} />
      </section>
      {winners.length > 0 && <Winners giveaway={giveaway} />}
      <Proof giveaway={giveaway} />
      <IsThisReal giveaway={giveaway} />
      <PassOn giveaway={giveaway} />
    </>
  );
}

function Left({ giveaway }: { giveaway: Giveaway }) {
  const left = leftWords(giveaway);
  const { shares, draw, state } = giveaway;
  if (left === undefined) return null;
  return (
    <div className="mt-2 flex flex-col gap-2">
      <p className="tabular font-bold text-xl">{left}</p>
      {!draw && state !== 'ENDED' && state !== 'STOPPED' && (
        <div aria-hidden="true" className="h-2.5 overflow-clip rounded-full bg-line">
          <div
            className="h-full rounded-full bg-gold transition-[width] duration-320"
            style={{ width: `${(100 * Math.max(0, shares.total - shares.taken)) / Math.max(1, shares.total)}%` }}
          />
        </div>
      )}
    </div>
  );
}

const IsThisReal = ({ giveaway: { state, here } }: { giveaway: Giveaway }) => (
  <section aria-labelledby="real" className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5">
    <h2 id="real" className="flex items-center gap-2 text-xl">
      <ShieldCheck aria-hidden="true" className="size-6 shrink-0 text-ok" strokeWidth={1.75} />
      {state === 'STOPPED' ? words.real.staySafe : words.real.ask}
    </h2>
    {state !== 'STOPPED' && (
      <p className="text-ink-2">
        {here === 0 ? words.real.hasLeft(OPERATOR.productName) : words.real.isHeld(OPERATOR.productName)}{' '}
        {words.real.allWeHold((text) => (
          <AppLink to="/trust">{text}</AppLink>
        ))}{' '}
        {words.real.anotherLink((text) => (
          <AppLink to="/check">{text}</AppLink>
        ))}
      </p>
    )}
    <Safety />
  </section>
);
