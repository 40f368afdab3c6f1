import { MOST_CORRECTIONS } from '@jara/domain/gift/sender-deeds';
import type { GiftId, PaymentId } from '@jara/domain/ids';
import { sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';

const TITLES: Record<string, string> = {
  gift_for_you: 'Mail to the recipient: a gift for you',
  gift_reminder: 'Mail to the recipient: the gift waits',
  ending_reminder: 'Mail to the sender: the gift ends soon',
  receipt: 'Mail to the sender: receipt',
  gift_claimed: 'Mail to the sender: gift claimed',
  thanks: 'Mail to the sender: thanks',
  payout_requested: 'Mail to the recipient: withdrawal requested',
  payout_delayed: 'Mail to the recipient: the payout takes longer',
  payout_sent: 'Mail to the recipient: money in their account',
  payout_failed: 'Mail to the recipient: payout failed',
  refund_sent: 'Mail to the sender: refund',
  refund_needs_account: 'Mail to the sender: where to send the refund',
};

/** What staff call a mail, and a bank that wants to know what was sent. */
export const mailTitle = (kind: string): string => TITLES[kind] ?? 'Mail';

interface WrittenMail {
  kind: string;
  recipient: string;
  createdAt: Date;
  sentAt: Date | null;
  failure: string | null;
}

/** A mail knows its event by its identity, which is unique; so it is found by it. */
export async function listMailsOfGift(
  db: Db,
  gift: { id: GiftId; paymentId: PaymentId },
  atMost: number,
): Promise<WrittenMail[]> {
  const { rows } = await sql<WrittenMail>`
    select kind, recipient, created_at, sent_at, failure from mails
    where identity in (
      select 'gift:' || ${gift.id}::text
      union all select 'gift:' || ${gift.id}::text || ':address-' || nth from generate_series(1, ${MOST_CORRECTIONS}::int) nth
      union all select from_whom || 'reminder:' || g.id || told
        from gifts g cross join (values (''), ('sender-')) as written (from_whom)
        cross join lateral (values (':waiting:' || floor(extract(epoch from g.reminded_at) * 1000)::text),
          (':ending:' || floor(extract(epoch from g.told_end) * 1000)::text)) as reminders (told) where g.id = ${gift.id}
      union all select 'receipt:' || ${gift.paymentId}::text
      union all select 'claimed:' || c.id from claims c where c.gift_id = ${gift.id}
      union all select 'thanks:' || t.claim_id from thanks t where t.gift_id = ${gift.id}
      union all select k.kind || ':' || w.id from claims c join withdrawals w on w.claim_id = c.id
        cross join (values ('payout_requested'), ('payout_sent'), ('payout_failed')) k (kind) where c.gift_id = ${gift.id}
      union all select 'payout_delayed:' || w.id || ':' || nth from claims c join withdrawals w on w.claim_id = c.id
        cross join generate_series(1, w.told_late) nth where c.gift_id = ${gift.id}
      union all select k.kind || r.id from charges c join refunds r on r.charge_id = c.id
        cross join (values ('refund:'), ('refund-account:')) k (kind) where c.payment_id = ${gift.paymentId}
    )
    order by created_at limit ${atMost}
  `.execute(db);
  return rows;
}
