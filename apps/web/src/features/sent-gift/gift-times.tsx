import type { SentGift } from '@jara/contract/sent';
import { spokenLagos } from '@jara/domain/time/lagos';
import type { ReactNode } from 'react';
import { waitsUntil } from '../../components/sender-times.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { words } from './words/en.tsx';

/** When it is mailed, from when it opens and until when it waits. */
export function GiftTimes({ gift }: { gift: SentGift }) {
  const now = serverNow();
  const spoken = (at: string) => words.when.at(spokenLagos(at, now));
  const isPast = (at: string) => Date.parse(at) <= now;
  const { deliverAt, opensAt } = gift;
  const until = waitsUntil(gift);
  const hasEnded = gift.giftStatus === 'EXPIRED';
  return (
    <section aria-labelledby="gift-times" className="rounded-card bg-sunken p-4">
      <h2 id="gift-times" className="font-sans font-semibold text-base">
        {words.when.title}
      </h2>
      <dl className="mt-2 flex flex-col gap-2">
        <When label={words.when.mailed}>
          {gift.delivery === 'SELF'
            ? words.when.byYourself
            : deliverAt === null
              ? words.when.atOnce
              : hasEnded && (gift.isMailWaiting || !isPast(deliverAt))
                ? words.when.notAnyMore
                : gift.isMailWaiting && isPast(deliverAt)
                  ? whyNotYet(gift)
                  : spoken(deliverAt)}
        </When>
        <When label={words.when.opens}>{opensAt === null ? words.when.fromTheFirstMoment : spoken(opensAt)}</When>
        {until !== null && !hasEnded && gift.giftStatus !== 'CLAIMED' && (
          <When label={words.when.waitsUntil}>{spoken(until)}</When>
        )}
      </dl>
    </section>
  );
}

/** Its time has come, and it has not left. */
const whyNotYet = ({ blocked }: SentGift): string => (blocked ? words.when.onHold : words.when.inAMoment);

const When = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="shrink-0 text-ink-2">{label}</dt>
    <dd className="text-right">{children}</dd>
  </div>
);
