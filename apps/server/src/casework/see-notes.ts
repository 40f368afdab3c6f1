import type { NoteId, StaffId } from '@jara/domain/ids';
import type { Deps } from '../platform/tools/deps.ts';

/** Takes notes off the list of what waits for the person they mention. Seen once is seen. Answers how many were new. */
export const seeNotes =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async ({ noteIds, staffId }: { noteIds: readonly NoteId[]; staffId: StaffId }): Promise<number> => {
    if (noteIds.length === 0) return 0;
    const seen = await db
      .updateTable('noteMentions')
      .set({ seenAt: clock.now() })
      .where('staffId', '=', staffId)
      .where('noteId', 'in', [...noteIds])
      .where('seenAt', 'is', null)
      .returning('noteId')
      .execute();
    return seen.length;
  };
