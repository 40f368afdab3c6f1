import { LISTS } from '@jara/contract/staff/lists';
import type { ListChoices } from '@jara/contract/staff/views';
import { may } from '@jara/domain/staff/permissions';
import { sql } from 'kysely';
import type { Deps } from '../../platform/tools/deps.ts';
import type { StaffOfRequest } from '../../staff/actor.ts';
import { presentView } from './views.store.ts';

/** What somebody has kept of their lists. Of a list they may no longer see, nothing. */
export const readListChoices =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({ id, role }: StaffOfRequest): Promise<ListChoices> => {
    const [views, hidden] = await Promise.all([
      db.selectFrom('savedViews').selectAll().where('staffId', '=', id).orderBy(sql`lower(name)`).execute(),
      db.selectFrom('hiddenColumns').select(['list', 'columns']).where('staffId', '=', id).execute(),
    ]);
    const isSeen = ({ list }: { list: keyof typeof LISTS }) => may(role, LISTS[list].seenWith);
    return {
      views: views.filter(isSeen).map(presentView),
      hidden: Object.fromEntries(hidden.filter(isSeen).map(({ list, columns }) => [list, columns])),
    };
  };
