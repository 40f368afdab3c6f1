import { whyNotRevive } from '@jara/domain/gift/gift-decisions';
import { type GiftStatus, OPEN_GIFT_STATUSES } from '@jara/domain/gift/gift-status';
import { DEFAULT_LIFETIME } from '@jara/domain/gift/gift-times';
import type { GiftId } from '@jara/domain/ids';
import type { JournalEvent } from '@jara/domain/ledger/journal';
import { giftDormant, giftRevived } from '@jara/domain/ledger/journals';
import { feeOf } from '@jara/domain/money/fee';
import { type Currency, type Minor, ZERO } from '@jara/domain/money/money';
import { CROWD_MAX_SHARES } from '@jara/domain/rule/rule';
import { DAY_MS } from '@jara/domain/time/lagos';
import { FIRST_SLOT_OF_SENDER } from '@jara/domain/withdrawal/payout-reference';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { recordStaffAction, type StaffActor } from '../audit/audit.ts';
import { postJournal, postJournals } from '../ledger/post-journal.ts';
import type { Trx } from '../platform/database/db.ts';
import { literals } from '../platform/database/literals.ts';
import type { Schema } from '../platform/database/schema.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { loadGiftCase } from './gift-case.ts';

const BATCH = 100;

interface Ending {
  due: (now: Date) => RawBuilder<unknown>;
  sleeps: boolean;
}

/** The words of the index of what is still to end. */
const IS_OPEN = sql`g.status in ${literals(OPEN_GIFT_STATUSES)}`;

/** Which gifts have come to an end, and whether their rest is put to sleep. Each reads an index of its own. */
const ENDINGS: Ending[] = [
  {
    // The sender's time window is over. The rest stays with the gift, from where staff can send it back.
    due: (now) => sql`join rules r on r.gift_id = g.id
      where r.type = 'TIME' and r.ends_at <= ${now} and ${IS_OPEN} and g.expires_at > ${now}`,
    sleeps: false,
  },
  {
    // A draw that waits to be drawn belongs to those who are in it, however long that takes.
    due: (now) => sql`where ${IS_OPEN} and g.expires_at <= ${now}
      and not exists (select from draws d where d.gift_id = g.id and d.drawn_at is null)`,
    sleeps: true,
  },
  {
    // Closed earlier by its window; now its lifetime is over as well.
    due: (now) => sql`where g.status = 'EXPIRED' and g.closed_at < g.expires_at and g.expires_at <= ${now}`,
    sleeps: true,
  },
];

/**
 * Closes gifts whose time is over. Unclaimed money is never taken: it goes back to the card that paid, or sleeps until its gift is
 * revived or refunded where that was not promised or is not possible.
 */
export const expireGifts =
  ({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>) =>
  async (): Promise<number> => {
    if (!clock.isReliable()) {
      // Closing a gift cannot be taken back by itself, and another worker, or the next round, can do it as well.
      log.error({ offByMs: clock.offByMs() }, 'gifts.not_expired');
      return 0;
    }
    let closed = 0;
    for (const ending of ENDINGS) {
      for (let size = BATCH; size === BATCH; closed += size) {
        size = await db.transaction().execute((trx) => closeBatch(trx, ending, clock.now()));
      }
    }
    if (closed > 0) log.info({ closed }, 'gifts.expired');
    return closed;
  };

/** A gift that somebody is claiming at this moment is passed over; the next round finds it. */
async function closeBatch(trx: Trx, { due, sleeps }: Ending, now: Date): Promise<number> {
  const { rows: locked } = await sql<{ id: GiftId }>`
    select g.id from gifts g ${due(now)} limit ${BATCH} for update of g skip locked
  `.execute(trx);
  if (locked.length === 0) return 0;
  // Asked again under the lock: the sender may have saved another rule between our look and the lock.
  const { rows } = await sql<{ id: GiftId }>`
    select g.id from gifts g ${due(now)} and g.id = any(${locked.map(({ id }) => id)}::uuid[])
  `.execute(trx);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await endGifts(trx, ids, { sleeps, now });
  return ids.length;
}

/** Ends gifts, whose rows are locked by the caller; their rest goes back as it was promised, and may be put to sleep until then. */
export async function endGifts(
  trx: Trx,
  ids: readonly GiftId[],
  { sleeps, now }: { sleeps: boolean; now: Date },
): Promise<void> {
  if (sleeps) await putToSleep(trx, ids, now);
  await sql`
    update gifts g set status = 'EXPIRED', closed_at = ${now}, revision = g.revision + 1, updated_at = ${now},
      -- What was promised to go back by itself goes back now. A window that closed first has sent it back already.
      refund_due_at = case when p.kept_on_refund is not null and g.status <> 'EXPIRED' then ${now}::timestamptz else g.refund_due_at end
    from payments p where p.id = g.payment_id and g.id = any(${ids}::uuid[])
  `.execute(trx);
}

/** Balances are read in a statement after the lock, which a claim that has just committed may have made wait. */
export async function putToSleep(trx: Trx, giftIds: readonly GiftId[], now: Date): Promise<void> {
  const { rows } = await sql<{ giftId: GiftId; amount: Minor; currency: Currency; rounds: number }>`
    select b.subject as gift_id, b.balance as amount, b.currency, ${countOf(sql`b.subject`, ['gift_dormant'])} as rounds
    from balances b
    where b.account = 'gift' and b.subject = any(${giftIds}::uuid[]) and b.balance > 0
  `.execute(trx);
  await postJournals(
    trx,
    rows.map(({ rounds, ...rest }) => giftDormant({ ...rest, round: rounds + 1 })),
    now,
  );
}

const countOf = (giftId: RawBuilder<unknown>, events: JournalEvent[]) => sql<number>`(
  select count(*) from movements m join journals j on j.id = m.journal_id
  where m.account = 'dormant' and m.subject = ${giftId} and j.event = any(${events}::text[])
)`;

/**
 * By what one waking of a gift's money is told from another. Its wakings count as well: what a dispute held of money that slept comes
 * back asleep, also after the rest of it was woken.
 */
export async function wakingRound(trx: Trx, giftId: GiftId): Promise<number> {
  const { rows } = await sql<{ round: number }>`
    select ${countOf(sql`${giftId}::uuid`, ['gift_dormant', 'gift_revived'])} as round
  `.execute(trx);
  return rows[0]?.round ?? 0;
}

type GiftRow = Selectable<Schema['gifts']>;

/** The places behind those of the largest rule. What finds none waits in the gift for its end, and goes back with the rest. */
export const placesLeft = ({ returnedShares }: Pick<GiftRow, 'returnedShares'>): number =>
  Math.max(0, FIRST_SLOT_OF_SENDER - CROWD_MAX_SHARES - returnedShares.length);

/** What lapsed after the gift's end was nobody's to open, and has no place yet. */
async function placeLapsed(trx: Trx, gift: GiftRow): Promise<Pick<GiftRow, 'returnedShares' | 'returnedFees'>> {
  const lapsed = await trx
    .selectFrom('claims')
    .select(['share', 'fee'])
    .where('giftId', '=', gift.id)
    .where('status', '=', 'LAPSED')
    .orderBy('slot')
    .execute();
  const placed = gift.returnedShares.map((share, index) => `${share}/${gift.returnedFees[index]}`);
  const left = lapsed.filter((claim) => {
    const at = placed.indexOf(`${claim.share}/${feeOf(claim)}`);
    if (at >= 0) placed.splice(at, 1);
    return at < 0;
  });
  const added = left.slice(0, placesLeft(gift));
  return {
    returnedShares: [...gift.returnedShares, ...added.map(({ share }) => share)],
    returnedFees: [...gift.returnedFees, ...added.map(feeOf)],
  };
}

interface Revival {
  giftId: GiftId;
  actor: StaffActor;
  reason: string;
}

/** Opens an expired gift again for another lifetime, with the money that slept. */
export const reviveGift =
  ({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>) =>
  async ({ giftId, actor, reason }: Revival): Promise<{ status: GiftStatus; expiresAt: Date }> => {
    const revived = await db.transaction().execute(async (trx) => {
      const gift = await trx.selectFrom('gifts').selectAll().where('id', '=', giftId).forUpdate().executeTakeFirst();
      if (!gift) throw new Refusal('gift_not_found');
      const now = clock.now();
      const found = await loadGiftCase(trx, giftId, now);
      const problem = whyNotRevive(found);
      if (problem) throw new Refusal('status_change_not_allowed', { message: problem });

      if (found.dormant > ZERO) {
        const round = await wakingRound(trx, giftId);
        await postJournal(trx, giftRevived({ giftId, amount: found.dormant, currency: gift.currency, round }), now);
      }
      const placed = await placeLapsed(trx, gift);
      const status = gift.sharesTaken > 0 ? ('SPLIT' as const) : ('ACTIVE' as const);
      const expiresAt = new Date(now.getTime() + DEFAULT_LIFETIME * DAY_MS);
      await trx
        .updateTable('gifts')
        .set((eb) => ({
          ...placed,
          status,
          expiresAt,
          closedAt: null,
          remindAt: now,
          revision: eb('revision', '+', 1),
          updatedAt: now,
        }))
        .where('id', '=', giftId)
        .execute();
      await recordStaffAction(
        trx,
        actor,
        {
          action: 'gift.revive',
          subjectKind: 'gift',
          subjectId: giftId,
          details: { reason, expiresAt: expiresAt.toISOString() },
        },
        now,
      );
      return { status, expiresAt };
    });
    log.info({ giftId }, 'gift.revived');
    return revived;
  };
