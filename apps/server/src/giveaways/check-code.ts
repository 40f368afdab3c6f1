import type { Reply } from '@jara/contract/endpoint';
import type { checkGiveaway } from '@jara/contract/giveaways';
import type { GiftStatus } from '@jara/domain/gift/gift-status';
import type { Currency, Minor } from '@jara/domain/money/money';
import { sql } from 'kysely';
import type { Deps } from '../platform/tools/deps.ts';
import { askedCode } from './asked-code.ts';
import { hereOfShare, standingOf } from './standing.ts';

type Answer = Reply<typeof checkGiveaway>;

interface Row {
  quid: string;
  status: GiftStatus;
  opensAt: Date | null;
  expiresAt: Date;
  pausedAt: Date | null;
  amount: Minor;
  currency: Currency;
  owned: number;
  drawClosesAt: Date | null;
  drawnAt: Date | null;
  title: string | null;
  host: string | null;
}

const NOT_OURS: Answer = { verdict: 'NOT_OURS', giveaway: null };

/** Whether what somebody was sent is ours, and whether its money is here. A gift that is not public tells no more than that. */
export const checkCode =
  ({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) =>
  async (text: string): Promise<Answer> => {
    const code = askedCode(text, config.publicUrl);
    if (!code) return NOT_OURS;
    const { rows } = await sql<Row>`
      select g.quid, g.status, g.opens_at, g.expires_at, g.paused_at, g.amount, g.currency, w.title, w.host,
        (select coalesce(sum(${hereOfShare(sql`c.id`)}), 0) from claims c where c.gift_id = g.id and not c.for_sender)::bigint as owned,
        d.closes_at as draw_closes_at, d.drawn_at
      from gifts g left join giveaways w on w.gift_id = g.id left join draws d on d.gift_id = g.id where g.quid = ${code}
    `.execute(db);
    const [gift] = rows;
    if (!gift) return NOT_OURS;
    const state = standingOf(gift, clock.now());
    const { title, host, amount, currency } = gift;
    return {
      verdict: state === 'ENDED' || state === 'STOPPED' ? 'ENDED' : 'REAL',
      giveaway: title === null || host === null ? null : { code: gift.quid, title, host, amount, currency },
    };
  };
