import type { GiftCase } from '@jara/domain/gift/gift-decisions';
import type { GiftId } from '@jara/domain/ids';
import { OPEN_REFUND_STATUSES } from '@jara/domain/payment/refund-status';
import { FIRST_SLOT_OF_SENDER } from '@jara/domain/withdrawal/payout-reference';
import { type Kysely, sql } from 'kysely';
import { literals } from '../platform/database/literals.ts';
import type { Schema } from '../platform/database/schema.ts';

type Facts = Omit<GiftCase, 'dispute'> & { dispute: 'OPEN' | 'LOST' | null };

/** What staff decisions about a gift depend on, in one question. Whoever decides by it holds the gift's lock before. */
export async function loadGiftCase(db: Kysely<Schema>, giftId: GiftId, now: Date): Promise<GiftCase> {
  const { rows } = await sql<Facts>`
    select g.status, g.amount, g.claimed_amount, g.shares_taken,
      coalesce((select balance from balances where account = 'gift' and subject = g.id), 0) as unclaimed,
      coalesce((select balance from balances where account = 'dormant' and subject = g.id), 0) as dormant,
      coalesce((select sum(share) from claims where gift_id = g.id and status not in ('PAID', 'LAPSED')), 0)::bigint as unpaid,
      g.closed_at is not null as is_ended, g.cancelled_at is not null as is_cancelled,
      array(select cause from holds where subject_id = g.id and lifted_at is null order by cause) as held_by,
      c.id is not null as is_paid,
      exists (select from refunds where charge_id = c.id and status in ${literals(OPEN_REFUND_STATUSES)}) as is_refunding,
      case when exists (select from journals where ref = 'charge-voided:' || c.id) then c.amount
        else (coalesce((select sum(amount) from refunds where charge_id = c.id and status <> 'FAILED'), 0)
          + coalesce((select sum(amount) from disputes where charge_id = c.id and status = 'LOST'), 0)
          + coalesce((select sum(loss) from disputes where charge_id = c.id and loss > 0), 0)
          + coalesce((select sum(loss) from transfers where gift_id = g.id and loss > 0), 0))::bigint end as went_back,
      exists (select from transfers where gift_id = g.id and slot >= ${FIRST_SLOT_OF_SENDER}
        and status not in ('refused', 'reversed', 'not known')) as may_reach_sender,
      (select status from disputes where charge_id = c.id and status in ('OPEN', 'LOST')
        order by status = 'OPEN' desc limit 1) as dispute,
      coalesce(r.ends_at <= ${now}, false) as window_is_over,
      r.seed is not null as is_drawn,
      coalesce(d.drawn_at is null and (d.closed_at is not null or d.closes_at <= ${now}), false) as is_drawing
    from gifts g
    left join charges c on c.payment_id = g.payment_id and c.became = 'GIFT'
    left join rules r on r.gift_id = g.id
    left join draws d on d.gift_id = g.id
    where g.id = ${giftId}
  `.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error(`gift ${giftId} vanished while it was decided about`);
  return { ...facts, dispute: facts.dispute ?? undefined };
}
