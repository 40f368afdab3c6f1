import { type Page, pageOf } from '@jara/contract/paging';
import type { itemFilters, ReconciliationItem } from '@jara/contract/staff/reconciliation';
import type { ItemId } from '@jara/domain/ids';
import { type Remedy, remediesFor } from '@jara/domain/operations/remedies';
import type { Sight } from '@jara/domain/staff/mask';
import type * as z from 'zod/mini';
import { assigneesOf } from '../../casework/assignments.store.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { namesOf } from '../../staff/staff.store.ts';
import { findItem, type ItemRow, listVotes } from './items.store.ts';

/** Counting stops here: nobody pages through more. */
const COUNTED = 10_000;

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
      db
        .selectFrom(fitting.select('id').limit(COUNTED).as('found'))
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
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

async function presentItems(db: Deps['db'], rows: readonly ItemRow[], sight: Sight): Promise<ReconciliationItem[]> {
  const ids = rows.map(({ id }) => id);
  const [votes, assignees] = await Promise.all([listVotes(db, ids), assigneesOf(db, 'reconciliation_item', ids)]);
  const people = await namesOf(db, [
    ...votes.map(({ staffId }) => staffId),
    ...rows.flatMap(({ closedBy }) => closedBy ?? []),
  ]);
  const wantedBy = (itemId: ItemId, remedy: Remedy) =>
    votes
      .filter((vote) => vote.itemId === itemId && vote.remedy === remedy)
      .flatMap(({ staffId }) => people.get(staffId) ?? []);
  return rows.map(({ closedBy, providerId: _, ...row }) => ({
    ...row,
    firstSeenAt: row.firstSeenAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    assignee: assignees.get(row.id) ?? null,
    closedBy: closedBy && (people.get(closedBy) ?? null),
    closingNote: row.closingNote && sight.text(row.closingNote),
    remedies: (row.closedAt ? [] : remediesFor(row)).map((remedy) => ({
      remedy,
      wantedBy: wantedBy(row.id, remedy),
    })),
  }));
}
