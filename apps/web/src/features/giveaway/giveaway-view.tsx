import type { Giveaway } from '@jara/contract/giveaways';
import { CLOTH_PALETTES } from '@jara/domain/cloth/palettes';
import { clsx } from 'clsx';
import { lazy, Suspense } from 'react';
import { Cloth } from '../../components/cloth.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { loadLate } from '../../lib/load-late.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { moneyWords } from './giveaway-words.ts';
import { NextStep } from './next-step.tsx';
import { words } from './words/en.ts';

// Fetched while the giveaway is still being asked for: the money and the button need not wait for it.
const details = loadLate(() => import('./details/giveaway-details.tsx'));
const GiveawayDetails = lazy(async () => ({ default: (await details).GiveawayDetails }));

/** Everything everybody may know of a giveaway, the money first. */
export function GiveawayView({ giveaway }: { giveaway: Giveaway }) {
  const { state, stopReason } = giveaway;
  return (
    <>
      {state === 'STOPPED' && (
        <Banner tone="err" title={words.stopped}>
          {stopReason ?? words.lookingIntoIt} {words.payNobody}
        </Banner>
      )}
      <Face giveaway={giveaway} />
      <NextStep giveaway={giveaway} />
      <Suspense fallback={<Skeleton className="h-96 w-full rounded-card" />}>
        <GiveawayDetails giveaway={giveaway} />
      </Suspense>
    </>
  );
}

/** The cloth, and on a plate of its own colour what is given, by whom. */
function Face({ giveaway }: { giveaway: Giveaway }) {
  const { theme, clothSeed, title, host, state } = giveaway;
  const { ground, ink } = CLOTH_PALETTES[theme];
  const { amount, text } = moneyWords(giveaway, serverNow());
  const isQuiet = state === 'ENDED' || state === 'STOPPED';
  return (
    <div className={clsx('relative overflow-clip rounded-gift shadow-gift', isQuiet && 'saturate-50')}>
      <Cloth theme={theme} seed={clothSeed} ratio={1} columns={7} className="absolute inset-0 size-full" />
      <div
        className="relative m-3 mt-24 flex flex-col gap-3 rounded-card p-5 sm:m-5 sm:mt-36 sm:p-7"
        style={{ backgroundColor: ground, color: ink }}
      >
        <div>
          <h1 className="wrap-anywhere text-2xl leading-tight sm:text-3xl">{title}</h1>
          <p className="wrap-anywhere">{words.givenBy(host)}</p>
        </div>
        <p className="@container">
          <span
            className="tabular block font-display font-extrabold leading-none tracking-tight"
            style={{ fontSize: `min(4.5rem, ${150 / amount.length}cqw)` }}
          >
            {amount}
          </span>
          <span className="mt-2 block text-balance font-semibold text-lg leading-snug">{text}</span>
        </p>
      </div>
    </div>
  );
}
