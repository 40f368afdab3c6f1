import type { ItemId, StaffId } from '@jara/domain/ids';
import { personsFor, type Remedy, remediesFor } from '@jara/domain/operations/remedies';
import { judgeApprovals, type Team } from '@jara/domain/staff/two-persons';
import { sql } from 'kysely';
import { recordStaffAction, type StaffActor } from '../../audit/audit.ts';
import type { Trx } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { teamForDecision } from '../../staff/staff.store.ts';
import { findUnreleased } from '../../switches/restores.store.ts';
import { findItem, forgetVotes, type ItemRow, listVotes, lockItem } from './items.store.ts';
import { LOOKS } from './remedies.ts';

interface Resolution {
  id: ItemId;
  remedy: Remedy;
  note: string;
  /** The revision the person was looking at: they settle what they saw, or look again. */
  revision: number;
  actor: StaffActor;
}

/**
 * Settles a difference: what happened is booked, and the item closed with it. Where that gives money to somebody it takes two
 * people who are two, and the first one only says so. On a restored database it decides what is paid, so a Super Admin has to;
 * where it takes two, an Admin may be the second, or a company with one Super Admin would wait for ever.
 */
export const settleItem =
  (deps: Deps) =>
  async ({ id, remedy, note, revision, actor }: Resolution): Promise<void> => {
    const known = await findItem(deps.db, id);
    if (!known) throw new Refusal('item_not_found');
    if (!remediesFor(known).includes(remedy)) throw new Refusal('remedy_does_not_fit');
    // The provider's word of this moment decides whether the remedy fits; it is asked before anything is locked.
    const isAsSeen = !known.closedAt && known.revision === revision;
    const book = isAsSeen ? await LOOKS[remedy](deps, known) : undefined;

    await deps.db.transaction().execute(async (trx) => {
      const team = await teamForDecision(trx, actor.staffId, 'reconciliation.work');
      const item = await asSeen(trx, id, revision);
      if (!book) throw new Refusal('item_changed');
      const wishes = (await listVotes(trx, [id]))
        .filter((vote) => vote.remedy === remedy)
        .map(({ staffId }) => staffId);
      const isSupers = [actor.staffId, ...wishes].some((staffId) => isSuperAdmin(team, staffId));
      if (!isSupers && (await findUnreleased(trx))) {
        throw new Refusal('permission_denied', { message: 'After a restore a Super Admin decides about differences' });
      }
      const now = deps.clock.now();
      const said = { note, remedy, kind: item.kind, reference: item.reference };
      const subject = { subjectKind: 'reconciliation_item', subjectId: id } as const;
      const takesTwo = personsFor(item.kind, remedy) === 2;
      if (takesTwo && !(await isSecond(trx, { team, wishes, itemId: id, remedy, note, actor, now }))) {
        await trx
          .updateTable('reconciliationItems')
          .set({ revision: sql`revision + 1` })
          .where('id', '=', id)
          .execute();
        await recordStaffAction(trx, actor, { action: 'reconciliation.propose', ...subject, details: said }, now);
        return;
      }
      await book(trx, { actor, note, now });
      await trx
        .updateTable('reconciliationItems')
        .set({ closedAt: now, closedBy: actor.staffId, closingNote: note, revision: sql`revision + 1` })
        .where('id', '=', id)
        .execute();
      await forgetVotes(trx, id);
      await recordStaffAction(
        trx,
        actor,
        {
          action: 'reconciliation.resolve',
          ...subject,
          details: { ...said, ours: item.ours, theirs: item.theirs },
        },
        now,
      );
    });
  };

async function asSeen(trx: Trx, id: ItemId, revision: number): Promise<ItemRow> {
  const item = await lockItem(trx, id);
  if (!item) throw new Refusal('item_not_found');
  if (item.closedAt) throw new Refusal('item_closed');
  if (item.revision !== revision) throw new Refusal('item_changed');
  return item;
}

const isSuperAdmin = (team: Team, staffId: StaffId): boolean => {
  const colleague = team.get(staffId);
  return colleague?.role === 'SUPER_ADMIN' && colleague.isActive;
};

interface Wish {
  team: Team;
  /** Who wanted the same before. */
  wishes: readonly StaffId[];
  itemId: ItemId;
  remedy: Remedy;
  note: string;
  actor: StaffActor;
  now: Date;
}

/** Writes down that this person wants a remedy, and answers whether somebody else who counts wanted the same before. */
async function isSecond(trx: Trx, { team, wishes, itemId, actor, remedy, note, now }: Wish): Promise<boolean> {
  const given = judgeApprovals(team, wishes, { me: actor.staffId, permission: 'reconciliation.work' });
  if (given.approvedByMe) throw new Refusal('own_approval');
  if (given.approvedByMyKin) throw new Refusal('dependent_approval');
  const wish = { remedy, note, at: now };
  await trx
    .insertInto('remedyVotes')
    .values({ itemId, staffId: actor.staffId, ...wish })
    .onConflict((conflict) => conflict.columns(['itemId', 'staffId']).doUpdateSet(wish))
    .execute();
  return given.counting.length > 0;
}
