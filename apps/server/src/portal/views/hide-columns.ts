import { LISTS, type ListName } from '@jara/contract/staff/lists';
import { Refusal } from '../../platform/refusal.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import type { StaffOfRequest } from '../../staff/actor.ts';
import { refuseUnseenList } from './views.store.ts';

interface Ask {
  list: ListName;
  hidden: readonly string[];
  me: StaffOfRequest;
}

/** Keeps which columns of a list somebody does not want to see. A table without any would be no table. */
export const hideColumns =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async ({ list, hidden, me }: Ask): Promise<string[]> => {
    refuseUnseenList(list, me.role);
    const known: readonly string[] = LISTS[list].columns;
    const columns = known.filter((id) => hidden.includes(id));
    if (columns.length !== new Set(hidden).size || (columns.length > 0 && columns.length === known.length))
      throw new Refusal('invalid_input', { message: 'Leave at least one column of this list, and name no other' });
    const row = { staffId: me.id, list, columns, updatedAt: clock.now() };
    await db
      .insertInto('hiddenColumns')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['staffId', 'list']).doUpdateSet({ columns: row.columns, updatedAt: row.updatedAt }),
      )
      .execute();
    return columns;
  };
