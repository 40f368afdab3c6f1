import type { StaffId } from '@jara/domain/ids';
import { recordStaffAction } from '../audit/audit.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { Limit } from '../platform/tools/throttle.ts';
import { findSession, insertSession, type SessionRow } from './sessions.store.ts';
import { findStaff, findStaffByEmail, lockStaff } from './staff.store.ts';
import { isWelcome } from './staff-gate.ts';
import { isStaffPasswordRight } from './staff-password.ts';

const BY_ADDRESS: Limit = { name: 'staff-sign-in-address', hits: 40, windowSeconds: 600 };
const BY_EMAIL: Limit = { name: 'staff-sign-in-email', hits: 10, windowSeconds: 600 };

interface Ask {
  email: string;
  password: string;
  ip: string;
  userAgent: string;
  requestId: string;
}

/** Somebody unknown, somebody deactivated and a wrong password get the same answer after the same time. */
export const signIn =
  ({ db, clock, throttle, log, config }: Pick<Deps, 'db' | 'clock' | 'throttle' | 'log' | 'config'>) =>
  async ({ email, password, ip, userAgent, requestId }: Ask): Promise<{ token: string; session: SessionRow }> => {
    const account = email.toLowerCase();
    await throttle.hit(BY_ADDRESS, ip);
    await throttle.hit(BY_EMAIL, account);
    const known = await findStaffByEmail(db, email);
    const mayTry = known?.isActive && isWelcome({ config }, known);
    const isRight = await isStaffPasswordRight(mayTry ? known.passwordHash : undefined, password);
    if (!known || !isRight) {
      log.warn({ ip, requestId }, 'staff.sign_in_refused');
      throw new Refusal('invalid_credentials');
    }
    // Somebody who mistypes now and then and gets in must not be locked out by it.
    await throttle.giveBack(BY_EMAIL, account);

    return db.transaction().execute(async (trx) => {
      const now = clock.now();
      // The password was checked for a while; whoever was deactivated or changed it meanwhile does not get in.
      // The row is locked as the note of the sign-in will need it: two that shared it would wait for each other.
      const staff = await lockStaff(trx, known.id);
      if (!staff?.isActive || staff.passwordHash !== known.passwordHash) throw new Refusal('invalid_credentials');
      const totpPending = staff.totpEnabledAt !== null;
      const { id, token } = await insertSession(trx, { staffId: staff.id, totpPending, ip, userAgent, now });
      if (!totpPending) await noteLogin(trx, { staffId: staff.id, ip, requestId }, now);
      const session = await findSession(trx, id);
      if (!session) throw new Error('a session vanished after it was stored');
      return { token, session };
    });
  };

type Actor = { staffId: StaffId; ip: string; requestId: string };

/** Signing in counts once nothing is missing any more. */
export async function noteLogin(trx: Parameters<typeof recordStaffAction>[0], actor: Actor, now: Date): Promise<void> {
  const staff = await findStaff(trx, actor.staffId);
  await trx.updateTable('staff').set({ lastLoginAt: now }).where('id', '=', actor.staffId).execute();
  await recordStaffAction(
    trx,
    actor,
    { action: 'session.sign_in', subjectKind: 'staff', subjectId: actor.staffId, details: { role: staff?.role } },
    now,
  );
}
