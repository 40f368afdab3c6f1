import type { SessionId } from '@jara/domain/ids';
import { recordStaffAction, type StaffActor } from '../audit/audit.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { endSessionsOf } from './sessions.store.ts';

interface Ask {
  actor: StaffActor;
  /** One session, or every one of this person. */
  sessionId: SessionId | 'all';
}

/** Signs a person out of one of their own sessions, or everywhere. Nobody ends another's session here. */
export const endSessions =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ actor, sessionId }: Ask): Promise<number> =>
    db.transaction().execute(async (trx) => {
      const ended = sessionId === 'all' ? await endSessionsOf(trx, actor.staffId) : await endOne(sessionId);
      await recordStaffAction(
        trx,
        actor,
        {
          action: 'session.sign_out',
          subjectKind: 'staff',
          subjectId: actor.staffId,
          details: { ended, everywhere: sessionId === 'all' },
        },
        clock.now(),
      );
      return ended;

      async function endOne(id: SessionId): Promise<number> {
        const { numDeletedRows } = await trx
          .deleteFrom('staffSessions')
          .where('id', '=', id)
          .where('staffId', '=', actor.staffId)
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw new Refusal('not_found');
        return Number(numDeletedRows);
      }
    });
