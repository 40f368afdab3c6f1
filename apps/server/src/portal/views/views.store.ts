import { areWordsOf, LISTS, type ListName } from '@jara/contract/staff/lists';
import type { SavedView } from '@jara/contract/staff/views';
import type { StaffId, ViewId } from '@jara/domain/ids';
import { may } from '@jara/domain/staff/permissions';
import type { Role } from '@jara/domain/staff/roles';
import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { Refusal } from '../../platform/refusal.ts';

type ViewRow = Selectable<Schema['savedViews']>;

export const presentView = ({ id, list, name, words }: ViewRow): SavedView => ({ id, list, name, words });

/** Nothing of a list is kept for, or told to, somebody who may not see it. */
export function refuseUnseenList(list: ListName, role: Role): void {
  if (!may(role, LISTS[list].seenWith)) throw new Refusal('permission_denied');
}

/** Only what the list can mean is kept. A search text is not among it: it may name somebody. */
export function refuseForeignWords(list: ListName, words: Readonly<Record<string, string>>): void {
  if (areWordsOf(list, words)) return;
  throw new Refusal('invalid_input', {
    message: 'A view keeps filters, order, columns and page size of its list, and nothing else',
    fields: { words: 'Holds something that this list cannot be narrowed to' },
  });
}

/** Whoever saves or renames a view waits here for their other browser, so that neither the limit nor a name is passed twice. */
export const lockViews = (trx: Trx, staffId: StaffId) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`views:${staffId}`}, 0))`.execute(trx);

export async function refuseTakenName(
  db: Db,
  { staffId, list, name, except }: { staffId: StaffId; list: ListName; name: string; except?: ViewId },
): Promise<void> {
  const taken = await db
    .selectFrom('savedViews')
    .select('id')
    .where('staffId', '=', staffId)
    .where('list', '=', list)
    .where(sql<string>`lower(name)`, '=', sql<string>`lower(${name})`)
    .executeTakeFirst();
  if (taken && taken.id !== except) throw new Refusal('view_name_taken');
}
