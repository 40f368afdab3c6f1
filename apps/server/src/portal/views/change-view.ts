import type { SavedView } from '@jara/contract/staff/views';
import type { StaffId, ViewId } from '@jara/domain/ids';
import { Refusal } from '../../platform/refusal.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { lockViews, presentView, refuseForeignWords, refuseTakenName } from './views.store.ts';

interface Ask {
  id: ViewId;
  name?: string | undefined;
  words?: Record<string, string> | undefined;
  staffId: StaffId;
}

/** Renames a view, or lets it show something else. Another's view is not there for whoever asks. */
export const changeView =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ id, name, words, staffId }: Ask): Promise<SavedView> =>
    db.transaction().execute(async (trx) => {
      await lockViews(trx, staffId);
      const view = await trx
        .selectFrom('savedViews')
        .selectAll()
        .where('id', '=', id)
        .where('staffId', '=', staffId)
        .executeTakeFirst();
      if (!view) throw new Refusal('view_not_found');
      if (words) refuseForeignWords(view.list, words);
      if (name !== undefined) await refuseTakenName(trx, { staffId, list: view.list, name, except: id });
      const changed = await trx
        .updateTable('savedViews')
        .set({
          ...(name === undefined ? {} : { name }),
          ...(words ? { words: JSON.stringify(words) } : {}),
          updatedAt: clock.now(),
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return presentView(changed);
    });
