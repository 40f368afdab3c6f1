import type { ClaimCheck } from '@jara/contract/claims';
import { countdown } from '@jara/domain/time/lagos';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ButtonLink } from '../../components/app-link.tsx';
import { GiftCard } from '../../components/gift-card.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { serverNow } from '../../lib/server-clock.ts';
import { useNow } from '../../lib/use-now.ts';
import { claimCheckQuery } from './claim.queries.ts';
import { useSpokenForBoth } from './gift-hours.ts';
import { OpenUntil } from './open-until.tsx';

/** A gift that opens later: the time in Lagos, the time left, and the page turns by itself when it opens. */
export function WaitingGift({ check }: { check: ClaimCheck }) {
  const { quid: gift } = check;
  const spokenForBoth = useSpokenForBoth();
  const now = useNow(true, serverNow);
  const queryClient = useQueryClient();
  const opensAt = gift.opensAt === null ? undefined : Date.parse(gift.opensAt);
  const isDue = opensAt !== undefined && opensAt <= now;
  useEffect(() => {
    if (isDue) void queryClient.invalidateQueries(claimCheckQuery(gift.quid));
  }, [isDue, queryClient, gift.quid]);
  return (
    <section className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">Not yet</h1>
        <p className="text-ink-2 text-lg">
          {opensAt === undefined
            ? check.message
            : `This gift opens on ${spokenForBoth(opensAt, now)}. ${gift.senderName ? `${gift.senderName} chose the time.` : ''}`}
        </p>
      </div>
      <GiftCard {...gift} state="sealed" />
      {opensAt !== undefined && (
        <p role="timer" suppressHydrationWarning className="text-center font-bold font-display text-3xl tabular">
          {isDue ? 'Opening…' : countdown(opensAt - now)}
        </p>
      )}
      <Banner tone="info" title="Keep this page open, or come back">
        It opens here by itself. The link in your message stays the same.
      </Banner>
      <OpenUntil gift={gift} />
      <ButtonLink to="/claim" variant="secondary" size="lg">
        Claim Another Gift
      </ButtonLink>
    </section>
  );
}
