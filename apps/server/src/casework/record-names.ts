import type { GiftStatus } from '@jara/domain/gift/gift-status';
import type { Sight } from '@jara/domain/staff/mask';
import type { PersonKind } from '@jara/domain/staff/people';
import { sql } from 'kysely';
import { nameOfPerson } from '../people/people.store.ts';
import type { Db } from '../platform/database/db.ts';

const ERASED = 'Somebody who was erased';

/** What people call records and colleagues, by id, as this reader may see it. Nobody knows a gift by its id. */
export async function recordNames(db: Db, ids: readonly string[], sight: Sight): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const among = sql`any(${ids}::uuid[])`;
  const { rows } = await sql<{
    id: string;
    name: string;
    giftStatus: GiftStatus | null;
    personKind: PersonKind | null;
  }>`
    select g.id, g.quid as name, g.status as gift_status, null as person_kind from gifts g where g.id = ${among}
    union all select w.id, g.quid, g.status, null from withdrawals w join claims c on c.id = w.claim_id join gifts g on g.id = c.gift_id
      where w.id = ${among}
    union all select p.id, coalesce(g.quid, p.reference), g.status, null from payments p left join gifts g on g.payment_id = p.id
      where p.id = ${among}
    union all select c.id, coalesce(g.quid, c.reference), g.status, null from charges c left join gifts g on g.payment_id = c.payment_id
      where c.id = ${among}
    union all select d.id, coalesce(g.quid, p.reference), g.status, null from disputes d join payments p on p.id = d.payment_id
      left join gifts g on g.payment_id = p.id where d.id = ${among}
    union all select s.id, s.first_name || ' ' || s.last_name, null, null from staff s where s.id = ${among}
    union all select i.id, i.reference, null, null from reconciliation_items i where i.id = ${among}
    union all select h.id, coalesce(h.value, ''), null, h.kind from persons h where h.id = ${among}
  `.execute(db);
  return new Map(
    rows.map(({ id, name, giftStatus, personKind }) => {
      if (personKind) return [id, name === '' ? ERASED : nameOfPerson({ kind: personKind, value: name }, sight)];
      return [id, giftStatus ? sight.quid(name, giftStatus) : name];
    }),
  );
}
