import { giftStatusOf } from '@jara/domain/gift/gift-status';
import type { HoldCause, HoldSubject } from '@jara/domain/hold/holds';
import type { ClaimId, GiftId, HeldId, HoldId, StaffId, WithdrawalId } from '@jara/domain/ids';
import { DAY_MS } from '@jara/domain/time/lagos';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';

/** What stops the money, and by what that is known again when it is lifted. */
export interface Ground {
  cause: HoldCause;
  causeId: string;
  reason: string;
}

type Known = Pick<Ground, 'cause' | 'causeId'>;

interface Change {
  now: Date;
  /** The member of staff who decided it. */
  by?: StaffId | undefined;
}

/** Stops a whole gift. Holding it twice for one cause is holding it once. The gift is locked by the caller. */
export async function holdGift(trx: Trx, giftId: GiftId, ground: Ground, now: Date): Promise<boolean> {
  const isNew = await place(trx, [{ giftId, kind: 'gift', id: giftId }], ground, now);
  await followGift(trx, giftId, now);
  return isNew;
}

/** Stops shares of a gift, whatever becomes of their payouts. The claims are locked by the caller. */
export async function holdClaims(
  trx: Trx,
  giftId: GiftId,
  claimIds: readonly ClaimId[],
  ground: Ground,
  now: Date,
): Promise<boolean> {
  const isNew = await place(
    trx,
    claimIds.map((id) => ({ giftId, kind: 'claim', id })),
    ground,
    now,
  );
  await sql`
    update claims set status = 'FROZEN', updated_at = ${now} where id = any(${claimIds}::uuid[]) and status = 'GRANTED'
  `.execute(trx);
  return isNew;
}

/** Stops one payout: it is neither sent again nor settled. The withdrawal is locked by the caller. */
export const holdWithdrawal = (
  trx: Trx,
  { giftId, id }: { giftId: GiftId; id: WithdrawalId },
  ground: Ground,
  now: Date,
): Promise<boolean> => place(trx, [{ giftId, kind: 'withdrawal', id }], ground, now);

/** Lifts what one cause holds of a gift itself. Other holds on it stay. The gift is locked by the caller. */
export async function liftFromGift(trx: Trx, giftId: GiftId, known: Known, change: Change): Promise<void> {
  const lifted = await lift(trx, [giftId], known, change);
  await followGift(trx, giftId, change.now);
  if (lifted) await giveTime(trx, sql`gift_id = ${giftId}`, change.now);
}

/** Lifts everything that members of staff placed on a gift itself, whoever it was. The gift is locked by the caller. */
export async function liftStaffHolds(trx: Trx, giftId: GiftId, { now, by }: Change): Promise<void> {
  const { numAffectedRows } = await sql`
    update holds set lifted_at = ${now}, lifted_by = ${by ?? null}
    where subject_id = ${giftId} and cause = 'STAFF' and lifted_at is null
  `.execute(trx);
  await followGift(trx, giftId, now);
  if (numAffectedRows !== undefined && numAffectedRows > 0n) await giveTime(trx, sql`gift_id = ${giftId}`, now);
}

/** Lifts what one cause holds of these claims or withdrawals. A claim on which nothing else rests can be withdrawn again. */
export async function liftFrom(
  trx: Trx,
  ids: readonly (ClaimId | WithdrawalId)[],
  known: Known,
  { now, by }: Change,
): Promise<void> {
  const lifted = await lift(trx, ids, known, { now, by });
  await sql`
    update claims c set status = 'GRANTED', updated_at = ${now}
    where c.id = any(${ids}::uuid[]) and c.status = 'FROZEN' and not ${isHeld(sql`c.id`)}
  `.execute(trx);
  if (lifted) await giveTime(trx, sql`id = any(${ids}::uuid[])`, now);
}

/** Whoever could not send their share has another day for it, and is told again when that is nearly over. */
export const giveTime = (trx: Trx, which: RawBuilder<unknown>, now: Date) => {
  const sendBy = new Date(now.getTime() + DAY_MS);
  return sql`
    update claims set send_by = ${sendBy}, warned_at = null where id in (
      select id from claims where send_by < ${sendBy} and status in ('GRANTED', 'FROZEN') and withdrawals = 0 and ${which}
      order by id for update
    )
  `.execute(trx);
};

/** Whether one of these is held, for the statement that lets money go. */
export const isHeld = (...subjects: RawBuilder<unknown>[]): RawBuilder<boolean> =>
  sql<boolean>`exists (select from holds where lifted_at is null and subject_id in (${sql.join(subjects)}))`;

/** Whether a share, or the gift it is of, is held. */
export const isClaimHeld = async (db: Db, { id, giftId }: { id: ClaimId; giftId: GiftId }): Promise<boolean> => {
  const { rows } = await sql<{ held: boolean }>`
    select ${isHeld(sql`${id}::uuid`, sql`${giftId}::uuid`)} as held
  `.execute(db);
  return rows[0]?.held !== false;
};

/** Whether this cause holds it at this moment. */
export const isHeldFor = async (db: Db, subjectId: GiftId, { cause, causeId }: Known): Promise<boolean> =>
  (await db
    .selectFrom('holds')
    .select('id')
    .where('subjectId', '=', subjectId)
    .where('cause', '=', cause)
    .where('causeId', '=', causeId)
    .where('liftedAt', 'is', null)
    .executeTakeFirst()) !== undefined;

export const listOpenHolds = (db: Db, giftId: GiftId) =>
  db
    .selectFrom('holds')
    .selectAll()
    .where('giftId', '=', giftId)
    .where('liftedAt', 'is', null)
    .orderBy('placedAt')
    .orderBy('id')
    .execute();

const heldOverTransfers = (db: Db) =>
  db
    .selectFrom('holds')
    .select('causeId')
    .distinct()
    .where('cause', '=', 'DIFFERENCE')
    .where('subjectKind', '!=', 'gift')
    .where('liftedAt', 'is', null);

/** The transfers over which something is held: each is looked at until the two sides agree. */
export const listHeldReferences = async (db: Db): Promise<string[]> =>
  (await heldOverTransfers(db).execute()).map(({ causeId }) => causeId);

/** Whether something is held over this transfer. */
export const isHeldOver = async (db: Db, reference: string): Promise<boolean> =>
  (await heldOverTransfers(db).where('causeId', '=', reference).executeTakeFirst()) !== undefined;

/** The gift's status is what its holds, and without any its shares and its time, make of it. */
async function followGift(trx: Trx, giftId: GiftId, now: Date): Promise<void> {
  const gift = await trx.selectFrom('gifts').selectAll().where('id', '=', giftId).executeTakeFirstOrThrow();
  const holds = await listOpenHolds(trx, giftId);
  const onGift = holds.filter(({ subjectKind }) => subjectKind === 'gift');
  const status = giftStatusOf({ ...gift, heldBy: onGift.map(({ cause }) => cause), isEnded: gift.closedAt !== null });
  // Staff can always lift their own, so what else holds it is the better reason to read.
  const ruling = onGift.find(({ cause }) => cause !== 'STAFF') ?? onGift[0];
  const statusReason = ruling?.reason ?? null;
  if (status === gift.status && statusReason === gift.statusReason) return;
  await trx
    .updateTable('gifts')
    .set((eb) => ({ status, statusReason, revision: eb('revision', '+', 1), updatedAt: now }))
    .where('id', '=', giftId)
    .execute();
}

interface Subject {
  giftId: GiftId;
  kind: HoldSubject;
  id: HeldId;
}

async function place(trx: Trx, subjects: readonly Subject[], { cause, causeId, reason }: Ground, now: Date) {
  let isNew = false;
  for (const { giftId, kind, id } of subjects) {
    const { rows } = await sql<{ isNew: boolean }>`
      insert into holds (id, gift_id, subject_kind, subject_id, cause, cause_id, reason, placed_at)
      values (${newId<HoldId>()}, ${giftId}, ${kind}, ${id}, ${cause}, ${causeId}, ${reason}, ${now})
      on conflict (subject_id, cause, cause_id) where lifted_at is null do update set reason = excluded.reason
      returning (xmax = 0) as is_new
    `.execute(trx);
    isNew ||= rows[0]?.isNew ?? false;
  }
  return isNew;
}

/** Whether there was something to lift. */
async function lift(trx: Trx, ids: readonly HeldId[], { cause, causeId }: Known, { now, by }: Change) {
  const { numAffectedRows } = await sql`
    update holds set lifted_at = ${now}, lifted_by = ${by ?? null}
    where subject_id = any(${ids}::uuid[]) and cause = ${cause} and cause_id = ${causeId} and lifted_at is null
  `.execute(trx);
  return numAffectedRows !== undefined && numAffectedRows > 0n;
}
