import type { GiftStatus } from '@jara/domain/gift/gift-status';
import { type GiveawayState, giveawayState } from '@jara/domain/giveaway/giveaway-state';
import { type RawBuilder, sql } from 'kysely';

/** What of a share is still with us: in its claim, or on its way to a bank. */
export const hereOfShare = (claimId: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  (select coalesce(sum(b.balance), 0) from balances b where b.account = 'claim' and b.subject = ${claimId})
    + (select coalesce(sum(b.balance), 0) from withdrawals w
       join balances b on b.account in ('payout_hold', 'fee_hold') and b.subject = w.id where w.claim_id = ${claimId})
)`;

interface Standing {
  status: GiftStatus;
  opensAt: Date | null;
  expiresAt: Date;
  pausedAt: Date | null;
  /** What has an owner and is not in their bank. */
  owned: number;
  drawClosesAt: Date | null;
  drawnAt: Date | null;
}

/** How a gift stands, to whoever looks at its page and to whoever checks its code. */
export const standingOf = (gift: Standing, now: Date): GiveawayState =>
  giveawayState(
    {
      status: gift.status,
      opensAt: gift.opensAt?.getTime(),
      expiresAt: gift.expiresAt.getTime(),
      isPaused: gift.pausedAt !== null,
      unpaid: gift.owned,
      draw: gift.drawClosesAt ? { closesAt: gift.drawClosesAt.getTime(), isDrawn: gift.drawnAt !== null } : undefined,
    },
    now.getTime(),
  );
