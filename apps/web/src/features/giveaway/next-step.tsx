import type { Giveaway } from '@jara/contract/giveaways';
import { countdown } from '@jara/domain/time/lagos';
import { lazy, Suspense } from 'react';
import { ButtonLink } from '../../components/app-link.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { knownGift } from '../../lib/device.ts';
import { useReceipt } from '../../lib/draw-receipts.ts';
import { loadLate } from '../../lib/load-late.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useNow } from '../../lib/use-now.ts';
import { standingWords } from './giveaway-words.ts';
import { words } from './words/en.ts';

const EnterDraw = lazy(async () => ({ default: (await loadLate(() => import('./enter-draw.tsx'))).EnterDraw }));
const DrawOutcome = lazy(async () => ({ default: (await loadLate(() => import('./draw-outcome.tsx'))).DrawOutcome }));

/** How it stands, and the one thing to do. */
export function NextStep({ giveaway }: { giveaway: Giveaway }) {
  const { state, code, draw, startsAt, closesAt } = giveaway;
  const receipt = useReceipt(code);
  const { title, text } = standingWords(giveaway, serverNow());
  const isDrawn = draw?.drawnAt != null;
  const next = state === 'WAITING' ? startsAt : state === 'OPEN' && draw ? closesAt : null;
  return (
    <section aria-label={words.standing.label} className="flex flex-col gap-4">
      <div role="status" className="flex flex-col gap-1">
        <p className="font-bold font-display text-2xl leading-tight">{title}</p>
        {text !== '' && <p className="text-ink-2">{text}</p>}
      </div>
      {next !== null && (
        <Countdown to={next} label={state === 'WAITING' ? words.standing.startsIn : words.standing.closesIn} />
      )}
      {draw && receipt && !isDrawn && state !== 'OPEN' && (
        <p className="font-semibold text-lg">{words.nextStep.youAreIn(receipt.number)}</p>
      )}
      {state === 'OPEN' && draw && (
        <Suspense fallback={<Skeleton className="h-14 w-full rounded-full" />}>
          <EnterDraw giveaway={giveaway} receipt={receipt} />
        </Suspense>
      )}
      {isDrawn && receipt && (
        <Suspense fallback={<Skeleton className="h-24 w-full rounded-card" />}>
          <DrawOutcome code={code} drawnAt={draw.drawnAt} receipt={receipt} />
        </Suspense>
      )}
      {!(isDrawn && receipt) && state !== 'STOPPED' && <OpenIt giveaway={giveaway} />}
    </section>
  );
}

/** Leads to the gift itself: to open it, or to go on with what this device has opened. */
function OpenIt({ giveaway: { code, state, draw } }: { giveaway: Giveaway }) {
  const isMine = knownGift(code) !== undefined;
  if (isMine) {
    return (
      <ButtonLink to="/claim/$quid" params={{ quid: code }} size="lg" variant="gold">
        {words.nextStep.goToYours}
      </ButtonLink>
    );
  }
  if (draw) {
    if (draw.drawnAt === null) return null;
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-ink-2">{words.nextStep.didYouEnter}</p>
        <ButtonLink to="/claim/$quid" params={{ quid: code }} variant="secondary" size="sm">
          {words.nextStep.seeWhetherYouWon}
        </ButtonLink>
      </div>
    );
  }
  if (state !== 'OPEN') return null;
  return (
    <ButtonLink to="/claim/$quid" params={{ quid: code }} size="lg" variant="gold">
      {words.nextStep.open}
    </ButtonLink>
  );
}

function Countdown({ to, label }: { to: string; label: string }) {
  const left = Date.parse(to) - useNow(true, serverNow);
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-ink-2">{label}</span>
      <span role="timer" className="tabular font-bold font-display text-3xl">
        {left > 0 ? countdown(left) : words.standing.aMoment}
      </span>
    </p>
  );
}
