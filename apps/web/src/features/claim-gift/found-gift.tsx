import type { ClaimCheck } from '@jara/contract/claims';
import { groupQuid } from '@jara/domain/gift/quid';
import { lazy, Suspense, useEffect, useReducer, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { hasCode, hasStatus, messageOf } from '../../lib/api.ts';
import { knownGift } from '../../lib/device.ts';
import { loadLate } from '../../lib/load-late.ts';
import { useQuery } from '../../lib/query/use-query.ts';
import { useHydrated } from '../../lib/use-client-value.ts';
import { claimCheckQuery, rememberClaim } from './claim.queries.ts';
import { screenFor } from './claim-screen.ts';
import { LateCodeEntry } from './late-code-entry.tsx';
import { SealedGift } from './sealed-gift.tsx';
import { words } from './words/en.tsx';

const loadOpened = () => import('./opened-gift.tsx');
// A link nearly always leads to a gift that can be opened; the other faces are fetched when they are needed.
const OpenedGift = lazy(async () => ({ default: (await loadLate(loadOpened)).OpenedGift }));
const EnteredDraw = lazy(async () => ({ default: (await loadLate(() => import('./entered-draw.tsx'))).EnteredDraw }));
const WaitingGift = lazy(async () => ({ default: (await loadLate(() => import('./waiting-gift.tsx'))).WaitingGift }));
const DeadEnd = lazy(async () => ({ default: (await loadLate(() => import('./dead-end.tsx'))).DeadEnd }));

interface FoundGiftProps {
  quid: string;
  onOtherCode: (quid: string) => void;
}

/** A gift that was asked for by its code, in whichever state it turns out to be. */
export function FoundGift({ quid, onOtherCode }: FoundGiftProps) {
  const lookup = useQuery(claimCheckQuery(quid));
  const found = lookup.data;
  // Here, and not in the opened gift, whose part may come later than the next tap: a drawn page is already there to be tapped on.
  useEffect(() => {
    if (found?.accessKey && knownGift(found.quid.quid) === undefined) rememberClaim(found);
  }, [found]);
  if (lookup.isPending) return <LookingUp />;
  if (lookup.isError && lookup.data === undefined) {
    const isReplaced = hasCode(lookup.error, 'gift_replaced');
    if (isReplaced || hasStatus(lookup.error, 404)) {
      return (
        <LateCodeEntry
          heading={isReplaced ? words.lookup.replaced : words.lookup.unknown}
          lead={isReplaced ? messageOf(lookup.error, '') : words.lookup.checkTheCode}
          given={isReplaced ? '' : groupQuid(quid)}
          onCode={onOtherCode}
        />
      );
    }
    return (
      <section className="flex flex-col gap-6">
        <h1 className="text-3xl">{words.claimYourGift}</h1>
        <Banner
          tone="err"
          title={messageOf(lookup.error, words.loadFailed)}
          actions={
            <Button
              size="sm"
              className="noscript:hidden"
              busy={lookup.isFetching}
              onClick={() => void lookup.refetch()}
            >
              {words.tryAgain}
            </Button>
          }
        >
          {words.lookup.nothingClaimed}
        </Banner>
      </section>
    );
  }
  return (
    <Suspense fallback={<LookingUp />}>
      <Standing check={lookup.data} />
    </Suspense>
  );
}

function Standing({ check }: { check: ClaimCheck }) {
  // What turns into somebody's own before their eyes, by a tap or by a draw, opens before their eyes.
  const [cameAs] = useState(check.state);
  const isNew = check.state !== cameAs;
  useEffect(() => {
    // The tap must not wait for the moment it is made for. Without a network it is asked for again when it is needed.
    loadOpened().catch(() => undefined);
  }, []);
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  // The page was drawn without knowing what this device keeps.
  const known = useHydrated() ? knownGift(check.quid.quid) : undefined;
  const accessKey = check.accessKey ?? known?.accessKey;
  const screen = screenFor(check.state, { keyIsHere: accessKey !== undefined });
  switch (screen) {
    case 'opened':
      return (
        <OpenedGift
          check={check}
          accessKey={accessKey}
          amount={check.amount ?? known?.amount ?? null}
          unwrap={check.state === 'YOURS' && isNew}
        />
      );
    case 'sealed':
      return <SealedGift check={check} />;
    case 'entered':
      return <EnteredDraw check={check} isNew={isNew} />;
    case 'countdown':
      return <WaitingGift check={check} isNew={isNew} />;
    default:
      return <DeadEnd check={check} kind={screen} isNew={isNew} onResumed={refresh} />;
  }
}

function LookingUp() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <h1 className="sr-only">{words.lookup.looking}</h1>
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="aspect-[8/5] w-full rounded-gift" />
      <Skeleton className="h-14 w-full rounded-full" />
    </div>
  );
}
