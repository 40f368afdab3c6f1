import type { ListName } from '@jara/contract/staff/lists';
import { MOST_VIEWS, type SavedView } from '@jara/contract/staff/views';
import type { ViewId } from '@jara/domain/ids';
import { newId } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import type { StaffOfRequest } from '../../staff/actor.ts';
import { lockViews, presentView, refuseForeignWords, refuseTakenName, refuseUnseenList } from './views.store.ts';

interface Ask {
  list: ListName;
  name: string;
  words: Record<string, string>;
  me: StaffOfRequest;
}

/** Keeps a list under a name, for the one who asks and nobody else. */
export const saveView =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ list, name, words, me }: Ask): Promise<SavedView> =>
    db.transaction().execute(async (trx) => {
      refuseUnseenList(list, me.role);
      refuseForeignWords(list, words);
      await lockViews(trx, me.id);
      await refuseTakenName(trx, { staffId: me.id, list, name });
      const { count } = await trx
        .selectFrom('savedViews')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('staffId', '=', me.id)
        .where('list', '=', list)
        .executeTakeFirstOrThrow();
      if (count >= MOST_VIEWS) throw new Refusal('too_many_views');
      const now = clock.now();
      const row = await trx
        .insertInto('savedViews')
        .values({
          id: newId<ViewId>(),
          staffId: me.id,
          list,
          name,
          words: JSON.stringify(words),
          createdAt: now,
          updatedAt: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return presentView(row);
    });
