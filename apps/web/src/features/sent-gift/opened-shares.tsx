import type { SentGift, SentShare } from '@jara/contract/sent';
import { formatLagos } from '@jara/domain/time/lagos';
import { CircleCheck, Landmark, type LucideIcon, Send } from 'lucide-react';
import { useState } from 'react';
import { Money } from '../../components/money.tsx';
import { Badge, type BadgeTone } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useHydrated } from '../../lib/use-client-value.ts';
import { sharesIn } from './gift-standing.ts';
import { words } from './words/en.tsx';

const LOOKS: Record<SentShare['stage'], { tone: BadgeTone; icon: LucideIcon }> = {
  OPENED: { tone: 'info', icon: CircleCheck },
  ON_ITS_WAY: { tone: 'info', icon: Send },
  IN_BANK: { tone: 'ok', icon: Landmark },
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
        {words.openings.title}
      </h2>
      {gift.shares.length === 0 && <p className="text-ink-2">{words.openings.none}</p>}
      <ol aria-live="polite" className="flex flex-col gap-2">
        {(showsAll ? newestFirst : newestFirst.slice(0, SHOWN_AT_FIRST)).map((share) => (
          <li
            key={share.slot}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4"
          >
            <div className="min-w-0">
              <p className="font-semibold">
                {isOnly ? (
                  <Given share={share} currency={gift.currency} />
                ) : (
                  words.openings.share(share.slot + 1, <Given share={share} currency={gift.currency} />)
                )}
              </p>
              <p className="text-ink-3 text-sm">{words.openings.opened(formatLagos(share.openedAt))}</p>
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
          {words.openings.showAll(newestFirst.length)}
        </Button>
      )}
    </section>
  );
}

function Given({ share: { amount, name }, currency }: { share: SentShare; currency: string }) {
  const money = <Money amount={amount} currency={currency} short />;
  return name === null
    ? money
    : words.openings.given(money, name, (text) => <span className="font-normal">{text}</span>);
}

function StageBadge({ stage }: { stage: SentShare['stage'] }) {
  const { tone, icon } = LOOKS[stage];
  return (
    <Badge tone={tone} icon={icon}>
      {words.openings.stage[stage]}
    </Badge>
  );
}
