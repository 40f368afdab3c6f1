import type { StaffId, ViewId } from '@jara/domain/ids';
import { Refusal } from '../../platform/refusal.ts';
import type { Deps } from '../../platform/tools/deps.ts';

/** Forgets a view of one's own. */
export const deleteView =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({ id, staffId }: { id: ViewId; staffId: StaffId }): Promise<void> => {
    const deleted = await db
      .deleteFrom('savedViews')
      .where('id', '=', id)
      .where('staffId', '=', staffId)
      .returning('id')
      .executeTakeFirst();
    if (!deleted) throw new Refusal('view_not_found');
  };
