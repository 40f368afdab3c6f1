import type { DrawProof } from '@jara/contract/giveaways';
import type { GiftId } from '@jara/domain/ids';
import { sql } from 'kysely';
import { lockPaymentOfGift } from '../gifts/lock-payment.ts';
import type { Db, Trx } from '../platform/database/db.ts';

/** Of draws that are still to be drawn; those of gifts that ended another way wait for nothing. */
const undrawn = (db: Db) =>
  db
    .selectFrom('draws')
    .innerJoin('gifts', 'gifts.id', 'draws.giftId')
    .where('draws.drawnAt', 'is', null)
    .where('gifts.status', 'not in', ['CLAIMED', 'EXPIRED']);

export const findToClose = (db: Db, now: Date) =>
  undrawn(db)
    .select('draws.giftId')
    .where('draws.closesAt', '<=', now)
    .where('draws.closedAt', 'is', null)
    .orderBy('draws.closesAt')
    .execute();

/** Rounds that have been, and that draws wait for. A different few each time: one that cannot be had holds up no other. */
export async function findRoundsToAsk(db: Db, now: Date, most: number): Promise<{ chain: string; round: number }[]> {
  const { rows } = await sql<{ chain: string; round: number }>`
    select chain, round from (
      select distinct d.beacon_chain as chain, d.beacon_round as round
      from draws d join gifts g on g.id = d.gift_id
      where d.drawn_at is null and d.closed_at is not null and d.randomness is null and d.beacon_at <= ${now}
        and g.status not in ('CLAIMED', 'EXPIRED')
    ) waiting order by random() limit ${most}
  `.execute(db);
  return rows;
}

export const findToDraw = (db: Db) =>
  undrawn(db)
    .select('draws.giftId')
    .where('draws.closedAt', 'is not', null)
    .where((eb) => eb.or([eb('draws.beaconChain', 'is', null), eb('draws.randomness', 'is not', null)]))
    .where('gifts.status', '=', 'ACTIVE')
    .orderBy('draws.closesAt')
    .execute();

export async function lockGiftOfDraw(trx: Trx, giftId: GiftId): Promise<void> {
  await lockPaymentOfGift(trx, giftId);
  await trx.selectFrom('gifts').select('id').where('id', '=', giftId).forUpdate().execute();
}

export const findDraw = (db: Db, giftId: GiftId) =>
  db.selectFrom('draws').selectAll().where('giftId', '=', giftId).executeTakeFirst();

export const listEntries = (db: Db, giftId: GiftId) =>
  db
    .selectFrom('drawEntries')
    .select(['number', 'browserId', 'ticket', 'rank'])
    .where('giftId', '=', giftId)
    .orderBy('number')
    .execute();

/** Writes down the place of every entry: the winners first, and then the reserve. */
export const recordRanks = (trx: Trx, giftId: GiftId, ranked: readonly number[]) =>
  sql`
    update draw_entries e set rank = drawn.rank
    from unnest(${[...ranked]}::int[], ${ranked.map((_, rank) => rank)}::int[]) as drawn (number, rank)
    where e.gift_id = ${giftId} and e.number = drawn.number
  `.execute(trx);

/** Shares that came back and went on, in the order in which they did, each by the place it was won in. */
export async function listPassedOn(db: Db, giftId: GiftId): Promise<DrawProof['passedOn']> {
  const { rows } = await sql<DrawProof['passedOn'][number]>`
    with recursive held as (
      select id, browser_id, share, slot as place, slot, null::uuid as before from claims
      where gift_id = ${giftId} and passed_on_from is null and not for_sender
      union all
      select c.id, c.browser_id, c.share, c.slot, held.slot, held.browser_id
      from held join claims c on c.passed_on_from = held.id
    )
    select held.slot, lost.number as "from", won.number, held.share
    from held
    join draw_entries lost on lost.gift_id = ${giftId} and lost.browser_id = held.before
    join draw_entries won on won.gift_id = ${giftId} and won.browser_id = held.browser_id
    order by held.place
  `.execute(db);
  return rows;
}
