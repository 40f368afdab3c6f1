import type { ClaimCheck } from '@jara/contract/claims';
import { countdown } from '@jara/domain/time/lagos';
import { useEffect } from 'react';
import { AppLink, ButtonLink } from '../../components/app-link.tsx';
import { Receipt } from '../../components/draw-receipt.tsx';
import { GiftCard } from '../../components/gift-card.tsx';
import { receiptOf, rememberReceipt } from '../../lib/draw-receipts.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useNow } from '../../lib/use-now.ts';
import { useSpokenForBoth } from './gift-hours.ts';
import { words } from './words/en.tsx';

interface EnteredDrawProps {
  check: ClaimCheck;
  /** Right after the tap. */
  isNew: boolean;
}

/** Somebody is in: their number, when it is drawn, and the page turns by itself then. */
export function EnteredDraw({ check: { quid: gift, entry }, isNew }: EnteredDrawProps) {
  const spokenForBoth = useSpokenForBoth();
  const now = useNow(true, serverNow);
  const closesAt = gift.endsAt === null ? undefined : Date.parse(gift.endsAt);
  const isClosed = closesAt !== undefined && closesAt <= now;
  const receipt = entry ?? receiptOf(gift.quid);
  useEffect(() => {
    if (entry) rememberReceipt(gift.quid, entry);
  }, [gift.quid, entry]);
  return (
    <section className="flex flex-col gap-6">
      <h1 className="text-3xl">{isClosed ? words.draw.beingDrawn : words.draw.youAreIn}</h1>
      {receipt && <Receipt receipt={receipt} isNew={isNew} />}
      <GiftCard {...gift} state="sealed" />
      {closesAt !== undefined && (
        <p role="timer" className="text-center">
          <span className="block text-ink-2">{isClosed ? words.draw.entriesClosed : words.draw.entriesCloseIn}</span>
          <span suppressHydrationWarning className="font-bold font-display text-3xl tabular">
            {isClosed ? words.draw.drawingWinners : countdown(closesAt - now)}
          </span>
        </p>
      )}
      <div className="flex flex-col gap-2 text-ink-2">
        <h2 className="text-ink text-xl">{words.draw.whatHappensNext}</h2>
        <ol className="flex list-decimal flex-col gap-1 pl-5">
          {closesAt !== undefined && <li>{words.draw.entriesCloseOn(spokenForBoth(closesAt, now))}</li>}
          <li>{words.draw.sameChance}</li>
          <li>{words.draw.tellsByItself}</li>
        </ol>
        <p>
          {words.draw.nobodyCanBendIt}{' '}
          <AppLink to="/rules/proof/$quid" params={{ quid: gift.quid }}>
            {words.draw.howItIsProved}
          </AppLink>
        </p>
      </div>
      <ButtonLink to="/claim" variant="secondary" size="lg">
        {words.claimAnother}
      </ButtonLink>
    </section>
  );
}
