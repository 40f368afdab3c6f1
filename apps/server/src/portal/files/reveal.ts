import type { Revealable } from '@jara/contract/staff/personal-data';
import { type GiftStatus, opensMoney } from '@jara/domain/gift/gift-status';
import type { Role } from '@jara/domain/staff/roles';
import { type RawBuilder, sql } from 'kysely';
import { recordStaffAction, type StaffActor, type Subject } from '../../audit/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import type { Limit } from '../../platform/tools/throttle.ts';

/** Enough for a day at the telephone, too little to copy the customers. */
const REVEALS: Limit = { name: 'staff-reveal', hits: 100, windowSeconds: 3600 };

interface Ask {
  field: Revealable;
  id: string;
  role: Role;
  actor: StaffActor;
}

interface Value {
  value: string | null;
  /** Of a code: how its gift stands. */
  giftStatus: GiftStatus | null;
}

const OF_GIFT = sql`from gifts g join payments p on p.id = g.payment_id where g.id =`;
const OF_WITHDRAWAL = sql`from withdrawals w join claims c on c.id = w.claim_id join gifts g on g.id = c.gift_id
  join payments p on p.id = g.payment_id where w.id =`;

const QUERIES: Record<Revealable, (id: string) => RawBuilder<Value>> = {
  'gift.quid': (id) => sql`select g.quid as value, g.status as gift_status ${OF_GIFT} ${id}`,
  'gift.recipientEmail': (id) => sql`select p.recipient_email as value, null as gift_status ${OF_GIFT} ${id}`,
  'gift.creatorEmail': (id) => sql`select p.sender_email as value, null as gift_status ${OF_GIFT} ${id}`,
  'payment.email': (id) =>
    sql`select p.recipient_email as value, null as gift_status from payments p where p.id = ${id}`,
  'payment.senderEmail': (id) =>
    sql`select p.sender_email as value, null as gift_status from payments p where p.id = ${id}`,
  'withdrawal.accountNumber': (id) => sql`select w.account_number as value, null as gift_status ${OF_WITHDRAWAL} ${id}`,
  'person.value': (id) =>
    sql`select case h.kind when 'account' then split_part(h.value, '/', 2) else h.value end as value, null as gift_status
      from persons h where h.id = ${id}`,
  'withdrawal.email': (id) => sql`select p.recipient_email as value, null as gift_status ${OF_WITHDRAWAL} ${id}`,
};

/** Shows one masked value, and writes down who looked. The value itself stays out of the trail. */
export const reveal =
  ({ db, clock, throttle }: Pick<Deps, 'db' | 'clock' | 'throttle'>) =>
  async ({ field, id, role, actor }: Ask): Promise<string> => {
    await throttle.hit(REVEALS, actor.staffId);
    return db.transaction().execute(async (trx) => {
      const { rows } = await QUERIES[field](id).execute(trx);
      const [found] = rows;
      if (!found || found.value === null) throw new Refusal('not_found');
      // A code is not a fact about a person: whoever reads it can take the money.
      if (found.giftStatus && opensMoney(found.giftStatus) && role === 'SUPPORT') {
        throw new Refusal('permission_denied', {
          message: 'The code of a gift that still holds money is not shown to Support',
        });
      }
      const subject = { subjectKind: field.split('.')[0], subjectId: id } as Subject;
      await recordStaffAction(trx, actor, { action: 'data.reveal', ...subject, details: { field } }, clock.now());
      return found.value;
    });
  };
