import type { ClaimCheck } from '@jara/contract/claims';
import { countdown } from '@jara/domain/time/lagos';
import { useEffect } from 'react';
import { ButtonLink } from '../../components/app-link.tsx';
import { GiftCard } from '../../components/gift-card.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { useQueryClient } from '../../lib/query/use-query.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useFocusOnNew } from '../../lib/use-focus-on-new.ts';
import { useNow } from '../../lib/use-now.ts';
import { claimCheckQuery } from './claim.queries.ts';
import { useSpokenForBoth } from './gift-hours.ts';
import { OpenUntil } from './open-until.tsx';
import { words as seldom } from './seldom/words/en.ts';
import { words } from './words/en.tsx';

interface WaitingGiftProps {
  check: ClaimCheck;
  /** Right after the tap. */
  isNew: boolean;
}

/** A gift that opens later: the time in Lagos, the time left, and the page turns by itself when it opens. */
export function WaitingGift({ check, isNew }: WaitingGiftProps) {
  const { quid: gift } = check;
  const heading = useFocusOnNew<HTMLHeadingElement>(isNew);
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
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
          {seldom.waiting.notYet}
        </h1>
        <p className="text-ink-2 text-lg">
          {opensAt === undefined
            ? check.message
            : `${seldom.waiting.opensOn(spokenForBoth(opensAt, now))} ${gift.senderName ? seldom.waiting.choseTheTime(gift.senderName) : ''}`}
        </p>
      </div>
      <GiftCard {...gift} state="sealed" />
      {opensAt !== undefined && (
        <p role="timer" suppressHydrationWarning className="text-center font-bold font-display text-3xl tabular">
          {isDue ? seldom.waiting.opening : countdown(opensAt - now)}
        </p>
      )}
      <p role="status" className="sr-only">
        {isDue && seldom.waiting.opening}
      </p>
      <Banner tone="info" title={seldom.waiting.keepOpen}>
        {seldom.waiting.opensByItself}
      </Banner>
      <OpenUntil gift={gift} />
      <ButtonLink to="/claim" variant="secondary" size="lg">
        {words.claimAnother}
      </ButtonLink>
    </section>
  );
}
