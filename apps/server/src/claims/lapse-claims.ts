import { giftStatusOf } from '@jara/domain/gift/gift-status';
import type { BrowserId, ClaimId, GiftId } from '@jara/domain/ids';
import { claimLapsed, shareClaimed } from '@jara/domain/ledger/journals';
import { feeOf } from '@jara/domain/money/fee';
import { minus, plus, sum, ZERO } from '@jara/domain/money/money';
import { DAY_MS } from '@jara/domain/time/lagos';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { placesLeft, putToSleep } from '../gifts/expire-gifts.ts';
import { loadGiftCase } from '../gifts/gift-case.ts';
import { isHeld } from '../holds/holds.ts';
import { postJournals } from '../ledger/post-journal.ts';
import type { Db, Trx } from '../platform/database/db.ts';
import type { Schema } from '../platform/database/schema.ts';
import { newId } from '../platform/ids.ts';
import { hashKey } from '../platform/keys/keys.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { findUnreleased } from '../switches/restores.store.ts';
import { isOn } from '../switches/switches.store.ts';
import { insertClaims, type NewClaim } from './claims.store.ts';

const BATCH = 100;

/** Nobody has ever asked for its payout. The index of those that are due has the same words in its condition. */
export const UNASKED = sql`send_by is not null and status = 'GRANTED' and withdrawals = 0`;

/**
 * Takes back the shares of public giveaways that nobody sent to a bank in time. Whoever could not have sent theirs, because it was
 * held or payouts were paused, has another day.
 */
export const lapseClaims =
  ({ db, clock, log, keys }: Pick<Deps, 'db' | 'clock' | 'log' | 'keys'>) =>
  async (): Promise<number> => {
    if (!clock.isReliable()) {
      log.error({ offByMs: clock.offByMs() }, 'claims.not_lapsed');
      return 0;
    }
    // A restored database may have forgotten that somebody was paid.
    if (!(await isOn(db, 'payouts')) || (await findUnreleased(db))) {
      await postpone(db, sql`true`, clock.now());
      return 0;
    }
    let lapsed = 0;
    for (let size = BATCH; size === BATCH; ) {
      const { rows } = await sql<{ giftId: GiftId }>`
        select gift_id from claims where ${UNASKED} and send_by <= ${clock.now()} order by send_by limit ${BATCH}
      `.execute(db);
      for (const giftId of new Set(rows.map((row) => row.giftId))) {
        try {
          lapsed += await db.transaction().execute((trx) => lapseOfGift({ keys }, trx, giftId, clock.now()));
        } catch (error) {
          // Those that cannot lapse would stand before all that come later.
          log.error({ err: error, giftId }, 'claims.lapse_failed');
          await postpone(db, sql`gift_id = ${giftId}`, clock.now());
        }
      }
      size = rows.length;
    }
    if (lapsed > 0) log.info({ lapsed }, 'claims.lapsed');
    return lapsed;
  };

const postpone = (db: Db, which: RawBuilder<unknown>, now: Date) =>
  sql`
    update claims set send_by = ${new Date(now.getTime() + DAY_MS)}, warned_at = null
    where ${UNASKED} and send_by <= ${now} and ${which}
  `.execute(db);

type GiftRow = Selectable<Schema['gifts']>;
type ClaimRow = Selectable<Schema['claims']>;

/** The gift is locked before its claims, as everywhere, and a claim is judged after its lock: its owner may just have sent it. */
async function lapseOfGift(deps: Pick<Deps, 'keys'>, trx: Trx, giftId: GiftId, now: Date): Promise<number> {
  const gift = await trx.selectFrom('gifts').selectAll().where('id', '=', giftId).forUpdate().executeTakeFirstOrThrow();
  const { rows: locked } = await sql<{ id: ClaimId }>`
    select id from claims where gift_id = ${giftId} and ${UNASKED} and send_by <= ${now} order by id limit ${BATCH} for update
  `.execute(trx);
  const due = await judge(
    trx,
    giftId,
    locked.map(({ id }) => id),
  );
  await keep(trx, due, now);
  const lapsing = due.filter(({ isHeld, isTried }) => !isHeld && !isTried);
  if (lapsing.length === 0) return 0;
  await markLapsed(trx, lapsing, now);
  await giveOn(deps, trx, { gift, lapsed: lapsing, now });
  return lapsing.length;
}

type DueClaim = ClaimRow & { isHeld: boolean; isTried: boolean };

async function judge(trx: Trx, giftId: GiftId, ids: readonly ClaimId[]): Promise<DueClaim[]> {
  const { rows } = await sql<DueClaim>`
    select c.*, ${isHeld(sql`c.id`, sql`${giftId}::uuid`)} as is_held,
      exists (select from withdrawals w where w.claim_id = c.id)
        or exists (select from transfers t where t.gift_id = c.gift_id and t.slot = c.slot) as is_tried
    from claims c where c.id = any(${ids}::uuid[]) order by c.slot
  `.execute(trx);
  return rows;
}

/** What is held cannot be sent, so its time goes on. What the provider has heard of never lapses: it may have been paid. */
async function keep(trx: Trx, due: readonly DueClaim[], now: Date): Promise<void> {
  const held = due.filter(({ isHeld, isTried }) => isHeld && !isTried).map(({ id }) => id);
  const tried = due.filter(({ isTried }) => isTried).map(({ id }) => id);
  if (held.length > 0) await postpone(trx, sql`id = any(${held}::uuid[])`, now);
  if (tried.length > 0) await trx.updateTable('claims').set({ sendBy: null }).where('id', 'in', tried).execute();
}

async function markLapsed(trx: Trx, claims: readonly ClaimRow[], now: Date): Promise<void> {
  await trx
    .updateTable('claims')
    .set({ status: 'LAPSED', lapsedAt: now, updatedAt: now })
    .where(
      'id',
      'in',
      claims.map(({ id }) => id),
    )
    .execute();
  await postJournals(
    trx,
    claims.map((claim) => claimLapsed({ ...claim, claimId: claim.id })),
    now,
  );
}

/**
 * Before the gift's end what came back can be opened again, in new places, or is passed on to the next in a draw; after it, it is the
 * sender's.
 */
async function giveOn(
  { keys }: Pick<Deps, 'keys'>,
  trx: Trx,
  { gift, lapsed, now }: { gift: GiftRow; lapsed: readonly ClaimRow[]; now: Date },
): Promise<void> {
  const { wentBack, mayReachSender } = await loadGiftCase(trx, gift.id, now);
  // Of a payment that has gone back, or may have, nothing is opened once more: first it makes up for what that has cost us.
  const isGone = wentBack > ZERO || mayReachSender;
  const isOver = gift.status === 'EXPIRED' || gift.expiresAt <= now || isGone;
  const again = isOver ? [] : lapsed.slice(0, placesLeft(gift));
  const draw = await trx.selectFrom('draws').select('drawnAt').where('giftId', '=', gift.id).executeTakeFirst();
  const passed = draw ? await passOn(keys, trx, { gift, lapsed: again, now }) : [];
  const returned = draw ? again.slice(0, passed.length) : again;
  const left = minus(gift.claimedAmount, sum(lapsed.map(({ share }) => share)));
  const claimedAmount = plus(left, sum(passed.map(({ share }) => share)));
  const closedAt = closingOf(
    { isOver, isAllGiven: passed.length === lapsed.length, isDraw: draw !== undefined },
    gift,
    now,
  );
  const status = giftStatusOf({ ...gift, claimedAmount, heldBy: [], isEnded: closedAt !== null });
  const isDue = status === 'EXPIRED' && (isGone || (await isPromisedBack(trx, gift)));
  // All in one: a row that is changed twice asks for its payment, whose lock whoever cancels takes before the gift's.
  await sql`
    update gifts set
      status = ${status}, claimed_amount = ${claimedAmount}, closed_at = ${closedAt},
      refund_due_at = ${isDue ? now : gift.refundDueAt},
      shares_lapsed = shares_lapsed + ${lapsed.length}, shares_taken = shares_taken + ${passed.length},
      returned_shares = returned_shares || ${returned.map(({ share }) => share)}::bigint[],
      returned_fees = returned_fees || ${returned.map(feeOf)}::bigint[],
      revision = revision + 1, updated_at = ${now}
    where id = ${gift.id}
  `.execute(trx);
  // As the rest of a gift that ends: it sleeps, and goes back by itself where that was promised.
  if (status === 'EXPIRED') await putToSleep(trx, [gift.id], now);
}

/**
 * A gift that gave everything on stays as it was, and one with something to open is open. For a draw nobody can come any more: what
 * its reserve does not take ends it. One whose time is over is closed already, or is about to be.
 */
function closingOf(
  { isOver, isAllGiven, isDraw }: Record<'isOver' | 'isAllGiven' | 'isDraw', boolean>,
  { closedAt }: GiftRow,
  now: Date,
): Date | null {
  if (isOver || isAllGiven) return closedAt;
  return isDraw ? now : null;
}

/** Gives each share to the next in the draw's reserve who has none, in the order in which chance put them. */
async function passOn(
  keys: Deps['keys'],
  trx: Trx,
  { gift, lapsed, now }: { gift: GiftRow; lapsed: readonly ClaimRow[]; now: Date },
): Promise<NewClaim[]> {
  const { rows: next } = await sql<{ browserId: BrowserId; claimDays: number }>`
    select e.browser_id, w.claim_days from draw_entries e join giveaways w on w.gift_id = e.gift_id
    where e.gift_id = ${gift.id} and e.rank is not null
      and not exists (select from claims c where c.gift_id = e.gift_id and c.browser_id = e.browser_id)
    order by e.rank limit ${lapsed.length}
  `.execute(trx);
  const passed = next.flatMap(({ browserId, claimDays }, index): (NewClaim & { from: ClaimId })[] => {
    const before = lapsed[index];
    if (!before) return [];
    const id = newId<ClaimId>();
    const accessKeyHash = hashKey(keys.accessKeyOf(id));
    const sendBy = new Date(now.getTime() + claimDays * DAY_MS);
    const { share, currency } = before;
    const place = { giftId: gift.id, slot: gift.sharesTaken + index, browserId };
    return [{ id, ...place, share, fee: feeOf(before), currency, accessKeyHash, sendBy, from: before.id }];
  });
  if (passed.length === 0) return [];
  await insertClaims(passed, now).execute(trx);
  for (const { id, from } of passed)
    await trx.updateTable('claims').set({ passedOnFrom: from }).where('id', '=', id).execute();
  await postJournals(
    trx,
    passed.map((claim) => shareClaimed({ ...claim, claimId: claim.id })),
    now,
  );
  return passed;
}

const isPromisedBack = async (trx: Trx, { paymentId }: GiftRow): Promise<boolean> =>
  (await trx
    .selectFrom('payments')
    .select('id')
    .where('id', '=', paymentId)
    .where('keptOnRefund', 'is not', null)
    .executeTakeFirst()) !== undefined;
