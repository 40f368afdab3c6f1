import { type Page, pageOf } from '@jara/contract/paging';
import type { PersonRecord } from '@jara/contract/staff/people';
import type { GiftStatus } from '@jara/domain/gift/gift-status';
import type { PersonId } from '@jara/domain/ids';
import type { Sight } from '@jara/domain/staff/mask';
import { PARTS_OF, type PersonPart } from '@jara/domain/staff/people';
import { type RawBuilder, sql } from 'kysely';
import type { StaffActor } from '../../audit/audit.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import type { StaffOfRequest } from '../../staff/actor.ts';
import { readerOf } from '../lists/reader.ts';
import { lookAtPerson } from './look-at-person.ts';
import { sourceOf } from './person-sources.ts';

interface Ask {
  id: PersonId;
  part: PersonPart;
  page: number;
  limit: number;
  me: StaffOfRequest;
  actor: StaffActor;
}

/** One page of what somebody did, the newest first. */
export const listPersonRecords =
  (deps: Pick<Deps, 'db' | 'clock'>) =>
  ({ id, part, me, actor, ...paging }: Ask): Promise<Page<PersonRecord>> =>
    lookAtPerson(deps)({
      id,
      actor,
      read: async (trx, who) => {
        if (!who || !PARTS_OF[who.kind].includes(part)) return pageOf<PersonRecord>([], 0, paging);
        const { sight } = readerOf(me, deps.clock.now());
        const source = sourceOf(part, who);
        const total = await countAll(trx, source);
        const rows = await readPage(trx, who.kind === 'address' ? gathered(source) : source, paging);
        return pageOf(
          rows.map((row) => present(row, sight)),
          total,
          paging,
        );
      },
    });

type Row = Omit<PersonRecord, 'at' | 'payment' | 'account'> & {
  at: Date;
  giftStatus: GiftStatus | null;
  paymentId: string | null;
  reference: string | null;
  bankName: string | null;
  accountNumber: string | null;
};

async function countAll(db: Db, source: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${source}) records`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Payments have no index by address in the order of time. Asked for the newest of one at once, PostgreSQL would walk back through
 * everybody's for somebody who last paid years ago: an offset, even of nothing, has what is theirs gathered first.
 */
const gathered = (source: RawBuilder<unknown>): RawBuilder<unknown> => sql`select * from (${source}) theirs offset 0`;

/** The page is chosen first, so that only its rows are joined with what they are about. */
async function readPage(
  db: Db,
  source: RawBuilder<unknown>,
  { page, limit }: { page: number; limit: number },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select s.*, g.id as gift_id, g.quid, g.status as gift_status, p.id as payment_id, p.reference, p.sender_email as sender,
      p.recipient_email as recipient, coalesce(w.bank_name, r.bank_name) as bank_name, coalesce(w.account_number, r.account_number) as account_number,
      case s.kind when 'payment' then p.failure_reason when 'withdrawal' then coalesce(w.reason, w.wait_reason) when 'refund' then coalesce(r.failure, r.reason) end as reason
    from (select * from (${source}) records order by at desc, id desc limit ${limit} offset ${(page - 1) * limit}) s
    left join withdrawals w on s.kind = 'withdrawal' and w.id = s.id
    left join refunds r on s.kind = 'refund' and r.id = s.id
    left join disputes d on s.kind = 'dispute' and d.id = s.id
    left join claims c on c.id = case s.kind when 'claim' then s.id else w.claim_id end
    left join charges ch on ch.id = coalesce(r.charge_id, d.charge_id)
    left join gifts tried on tried.id = case s.kind when 'attempt' then s.id else c.gift_id end
    left join payments p on p.id = case s.kind when 'payment' then s.id else coalesce(ch.payment_id, tried.payment_id) end
    left join gifts g on g.payment_id = p.id
    order by s.at desc, s.id desc
  `.execute(db);
  return rows;
}

const present = (row: Row, sight: Sight): PersonRecord => ({
  kind: row.kind,
  id: row.id,
  at: row.at.toISOString(),
  amount: row.amount,
  currency: row.currency,
  status: row.status,
  reason: row.reason && sight.text(row.reason),
  giftId: row.giftId,
  quid: row.quid && sight.quid(row.quid, row.giftStatus),
  payment: row.paymentId && row.reference ? { id: row.paymentId, reference: row.reference } : null,
  sender: row.sender && sight.email(row.sender),
  recipient: row.recipient && sight.email(row.recipient),
  account: row.accountNumber && `${row.bankName}, ${sight.accountNumber(row.accountNumber)}`,
});
