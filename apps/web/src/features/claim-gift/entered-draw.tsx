import type { ClaimCheck } from '@jara/contract/claims';
import { countdown } from '@jara/domain/time/lagos';
import { useEffect } from 'react';
import { AppLink, ButtonLink } from '../../components/app-link.tsx';
import { Receipt } from '../../components/draw-receipt.tsx';
import { GiftCard } from '../../components/gift-card.tsx';
import { receiptOf, rememberReceipt } from '../../lib/draw-receipts.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useNow } from '../../lib/use-now.ts';
import { words as drawWords } from './draw/words/en.tsx';
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
      <h1 className="text-3xl">{isClosed ? drawWords.beingDrawn : drawWords.youAreIn}</h1>
      {receipt && <Receipt receipt={receipt} isNew={isNew} />}
      <GiftCard {...gift} state="sealed" />
      {closesAt !== undefined && (
        <p role="timer" className="text-center">
          <span className="block text-ink-2">{isClosed ? drawWords.entriesClosed : drawWords.entriesCloseIn}</span>
          <span suppressHydrationWarning className="font-bold font-display text-3xl tabular">
            {isClosed ? drawWords.drawingWinners : countdown(closesAt - now)}
          </span>
        </p>
      )}
      <div className="flex flex-col gap-2 text-ink-2">
        <h2 className="text-ink text-xl">{drawWords.whatHappensNext}</h2>
        <ol className="flex list-decimal flex-col gap-1 pl-5">
          {closesAt !== undefined && <li>{drawWords.entriesCloseOn(spokenForBoth(closesAt, now))}</li>}
          <li>{drawWords.sameChance}</li>
          <li>{drawWords.tellsByItself}</li>
        </ol>
        <p>
          {drawWords.nobodyCanBendIt}{' '}
          <AppLink to="/rules/proof/$quid" params={{ quid: gift.quid }}>
            {drawWords.howItIsProved}
          </AppLink>
        </p>
      </div>
      <ButtonLink to="/claim" variant="secondary" size="lg">
        {words.claimAnother}
      </ButtonLink>
    </section>
  );
}
