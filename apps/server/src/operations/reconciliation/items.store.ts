import type { ItemId } from '@jara/domain/ids';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { Difference } from './difference.ts';

export type ItemRow = Selectable<Schema['reconciliationItems']>;

export async function countOpenItems(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('reconciliationItems')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('closedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export const listOpenItems = (db: Db): Promise<ItemRow[]> =>
  db.selectFrom('reconciliationItems').selectAll().where('closedAt', 'is', null).orderBy('firstSeenAt').execute();

export const findItem = (db: Db, id: ItemId): Promise<ItemRow | undefined> =>
  db.selectFrom('reconciliationItems').selectAll().where('id', '=', id).executeTakeFirst();

export const lockItem = (trx: Trx, id: ItemId): Promise<ItemRow | undefined> =>
  trx.selectFrom('reconciliationItems').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/**
 * One item per difference, however often it is found. What was settled is booked and found no more, so whatever is found is open
 * again, except where nothing but the item remembers. Answers whether it was opened.
 */
export const openItem = (db: Kysely<Schema>, difference: Difference, at: Date): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await forgetVotesAbout(trx, difference);
    return upsert(trx, difference, at);
  });

/** What has changed since somebody said what they want is not what they saw. */
const forgetVotesAbout = (trx: Trx, { kind, reference, providerId, ours, theirs, amount }: Difference) =>
  sql`
    delete from remedy_votes where item_id in (
      select id from reconciliation_items
      where (kind, reference, provider_id) = (${kind}, ${reference}, ${providerId})
        and (ours, theirs, amount) is distinct from (${ours}, ${theirs}, ${amount}::bigint)
      for update
    )
  `.execute(trx);

async function upsert(trx: Trx, difference: Difference, at: Date): Promise<boolean> {
  const { giftId = null, paymentId = null, withdrawalId = null, isKeptByItem = false, ...said } = difference;
  const { rows } = await sql<{ opened: boolean }>`
    insert into reconciliation_items as known
      (id, kind, reference, provider_id, ours, theirs, amount, currency, gift_id, payment_id, withdrawal_id, first_seen_at, last_seen_at)
    values (${newId<ItemId>()}, ${said.kind}, ${said.reference}, ${said.providerId}, ${said.ours}, ${said.theirs}, ${said.amount},
      ${said.currency}, ${giftId}, ${paymentId}, ${withdrawalId}, ${at}, ${at})
    on conflict (kind, reference, provider_id) do update set
      ours = excluded.ours, theirs = excluded.theirs, amount = excluded.amount, currency = excluded.currency,
      gift_id = excluded.gift_id, payment_id = excluded.payment_id, withdrawal_id = excluded.withdrawal_id,
      last_seen_at = excluded.last_seen_at,
      first_seen_at = case when known.closed_at is null then known.first_seen_at else excluded.first_seen_at end,
      closed_at = null, closed_by = null, closing_note = null,
      -- Whoever looks at it settles what they saw, so being found once more as it was changes nothing for them.
      revision = known.revision + (known.closed_at is not null or
        (known.ours, known.theirs, known.amount) is distinct from (excluded.ours, excluded.theirs, excluded.amount))::int
    where known.closed_at is null or known.closed_by is null or not ${isKeptByItem}
      or (known.ours, known.theirs) is distinct from (excluded.ours, excluded.theirs)
    returning (first_seen_at = ${at}) as opened
  `.execute(trx);
  return rows[0]?.opened ?? false;
}

export const closeByItself = (db: Kysely<Schema>, id: ItemId, note: string, at: Date): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx
      .updateTable('reconciliationItems')
      .set((eb) => ({ closedAt: at, closedBy: null, closingNote: note, revision: eb('revision', '+', 1) }))
      .where('id', '=', id)
      .where('closedAt', 'is', null)
      .execute();
    await forgetVotes(trx, id);
  });

/** Who wanted what counts for this time only: should the item open again, it takes as many people as before. */
export const forgetVotes = (trx: Trx, itemId: ItemId) =>
  trx.deleteFrom('remedyVotes').where('itemId', '=', itemId).execute();

/** Who wants which remedy for these items, in the order in which they said so. */
export const listVotes = async (db: Db, itemIds: readonly ItemId[]) =>
  itemIds.length === 0
    ? []
    : db
        .selectFrom('remedyVotes')
        .select(['itemId', 'staffId', 'remedy'])
        .where('itemId', 'in', [...itemIds])
        .orderBy('at')
        .execute();
