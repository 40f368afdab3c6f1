import type { SentGift, SentShare } from '@jara/contract/sent';
import { formatLagos } from '@jara/domain/time/lagos';
import { CircleCheck, Landmark, type LucideIcon, Send } from 'lucide-react';
import { useState } from 'react';
import { Money } from '../../components/money.tsx';
import { Badge, type BadgeTone } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useHydrated } from '../../lib/use-client-value.ts';
import { sharesIn } from './gift-standing.ts';

const LOOKS: Record<SentShare['stage'], { tone: BadgeTone; icon: LucideIcon; word: string }> = {
  OPENED: { tone: 'info', icon: CircleCheck, word: 'Opened' },
  ON_ITS_WAY: { tone: 'info', icon: Send, word: 'On its way to their bank' },
  IN_BANK: { tone: 'ok', icon: Landmark, word: 'In their bank' },
};

/** A gift for a crowd would bury everything else on the page. */
const SHOWN_AT_FIRST = 5;

/** Who has opened it so far, newest first. The list stands while it is empty, so that the first opening is read out. */
export function OpenedShares({ gift }: { gift: SentGift }) {
  // Where no script brings the others, all are there.
  const isAlive = useHydrated();
  const [hasAsked, setHasAsked] = useState(false);
  const showsAll = hasAsked || !isAlive;
  const newestFirst = gift.shares.toReversed();
  const isOnly = sharesIn(gift) === 1;
  return (
    <section aria-labelledby="openings" className="flex flex-col gap-3">
      <h2 id="openings" className="text-xl">
        Openings
      </h2>
      {gift.shares.length === 0 && <p className="text-ink-2">Nobody has opened it.</p>}
      <ol aria-live="polite" className="flex flex-col gap-2">
        {(showsAll ? newestFirst : newestFirst.slice(0, SHOWN_AT_FIRST)).map((share) => (
          <li
            key={share.slot}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4"
          >
            <div className="min-w-0">
              <p className="font-semibold">
                {!isOnly && `Share ${share.slot + 1}: `}
                <Money amount={share.amount} currency={gift.currency} short />
                {share.name !== null && <span className="font-normal"> to {share.name}</span>}
              </p>
              <p className="text-ink-3 text-sm">Opened {formatLagos(share.openedAt)} (Lagos)</p>
            </div>
            <StageBadge stage={share.stage} />
            {share.thanks !== null && (
              <blockquote
                dir="auto"
                className="wrap-anywhere w-full whitespace-pre-line rounded-card bg-brand-soft p-3 text-on-brand-soft"
              >
                {share.thanks}
              </blockquote>
            )}
          </li>
        ))}
      </ol>
      {!showsAll && newestFirst.length > SHOWN_AT_FIRST && (
        <Button variant="secondary" size="sm" className="self-start" onClick={() => setHasAsked(true)}>
          Show all {newestFirst.length}
        </Button>
      )}
    </section>
  );
}

function StageBadge({ stage }: { stage: SentShare['stage'] }) {
  const { tone, icon, word } = LOOKS[stage];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}
