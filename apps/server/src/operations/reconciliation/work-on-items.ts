import { type Page, pageOf } from '@jara/contract/paging';
import type { itemFilters, ReconciliationItem } from '@jara/contract/staff/reconciliation';
import type { ItemId, StaffId } from '@jara/domain/ids';
import { type Remedy, remediesFor } from '@jara/domain/operations/remedies';
import type { Sight } from '@jara/domain/staff/mask';
import type * as z from 'zod/mini';
import { recordStaffAction, type StaffActor } from '../../audit/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { namesOf } from '../../staff/staff.store.ts';
import { findItem, type ItemRow, listVotes, lockItem } from './items.store.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** The open ones first, and of them the oldest first: those have waited longest. */
export const listItems =
  ({ db }: Pick<Deps, 'db'>) =>
  async (ask: z.output<typeof itemFilters>, sight: Sight): Promise<Page<ReconciliationItem>> => {
    const isOpen = ask.status?.length === 1 ? ask.status[0] === 'OPEN' : undefined;
    const { kind: kinds } = ask;
    const fitting = db
      .selectFrom('reconciliationItems')
      .$if(isOpen !== undefined, (query) => query.where('closedAt', isOpen ? 'is' : 'is not', null))
      .$if(kinds !== undefined && kinds.length > 0, (query) => query.where('kind', 'in', kinds ?? []));
    const [rows, { total }] = await Promise.all([
      fitting
        .selectAll()
        .orderBy('closedAt', (order) => order.desc().nullsFirst())
        .orderBy('firstSeenAt')
        .orderBy('id')
        .limit(ask.limit)
        .offset((ask.page - 1) * ask.limit)
        .execute(),
      fitting.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ]);
    return pageOf(await presentItems(db, rows, sight), total, ask);
  };

export const showItem =
  ({ db }: Pick<Deps, 'db'>) =>
  async (id: ItemId, sight: Sight): Promise<ReconciliationItem> => {
    const row = await findItem(db, id);
    const [item] = row ? await presentItems(db, [row], sight) : [];
    if (!item) throw new Refusal('item_not_found');
    return item;
  };

/** Takes a difference into one's own hands, or lets go of it. */
export const assignItem =
  ({ db, clock }: Needs) =>
  ({ id, mine, actor }: { id: ItemId; mine: boolean; actor: StaffActor }): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const item = await lockItem(trx, id);
      if (!item) throw new Refusal('item_not_found');
      if (item.closedAt) throw new Refusal('item_closed');
      const assignedTo = mine ? actor.staffId : null;
      await trx.updateTable('reconciliationItems').set({ assignedTo }).where('id', '=', id).execute();
      await recordStaffAction(
        trx,
        actor,
        {
          action: 'reconciliation.assign',
          subjectKind: 'reconciliation_item',
          subjectId: id,
          details: { before: item.assignedTo, after: assignedTo },
        },
        clock.now(),
      );
    });

async function presentItems(db: Deps['db'], rows: readonly ItemRow[], sight: Sight): Promise<ReconciliationItem[]> {
  const ids = rows.map(({ id }) => id);
  const votes = await listVotes(db, ids);
  const people = await namesOf(db, [
    ...votes.map(({ staffId }) => staffId),
    ...rows.flatMap((row) => [row.assignedTo, row.closedBy].filter((id) => id !== null)),
  ]);
  const person = (id: StaffId | null) => (id === null ? null : (people.get(id) ?? null));
  const wantedBy = (itemId: ItemId, remedy: Remedy) =>
    votes
      .filter((vote) => vote.itemId === itemId && vote.remedy === remedy)
      .flatMap(({ staffId }) => people.get(staffId) ?? []);
  return rows.map(({ assignedTo, closedBy, providerId: _, ...row }) => ({
    ...row,
    firstSeenAt: row.firstSeenAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    assignee: person(assignedTo),
    closedBy: person(closedBy),
    closingNote: row.closingNote && sight.text(row.closingNote),
    remedies: (row.closedAt ? [] : remediesFor(row.kind)).map((remedy) => ({
      remedy,
      wantedBy: wantedBy(row.id, remedy),
    })),
  }));
}
