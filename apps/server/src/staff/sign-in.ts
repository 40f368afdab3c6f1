import type { StaffId } from '@jara/domain/ids';
import { recordStaffAction } from '../audit/audit.ts';
import { fromNetwork } from '../platform/network-of.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { Limit } from '../platform/tools/throttle.ts';
import { findSession, insertSession, type SessionRow } from './sessions.store.ts';
import { findStaff, findStaffByEmail, lockStaff } from './staff.store.ts';
import { isWelcome } from './staff-gate.ts';
import { isStaffPasswordRight } from './staff-password.ts';

/** What one network may try, whosever password it tries. */
const BY_NETWORK: Limit = { name: 'staff-sign-in-network', hits: 40, windowSeconds: 600 };
/** What it may try of one account: a stranger locks their own network out, not the owner. */
const BY_NETWORK_AND_ACCOUNT: Limit = { name: 'staff-sign-in', hits: 10, windowSeconds: 600 };
/**
 * All strangers together, from however many networks: 14,400 guesses a day at a password of twelve characters or more,
 * behind which an authenticator is asked for.
 */
const BY_ACCOUNT: Limit = { name: 'staff-sign-in-account', hits: 600, windowSeconds: 3600 };
/** A device on which this person has signed in before counts for itself alone, so that no stranger can use up its tries. */
const BY_DEVICE: Limit = { name: 'staff-sign-in-device', hits: 10, windowSeconds: 600 };

interface Ask {
  email: string;
  password: string;
  /** The mark of a device of theirs, if the browser brought one. */
  device: string | undefined;
  ip: string;
  userAgent: string;
  requestId: string;
}

/** Somebody unknown, somebody deactivated and a wrong password get the same answer after the same time. */
export const signIn =
  ({ db, clock, keys, throttle, log, config }: Pick<Deps, 'db' | 'clock' | 'keys' | 'throttle' | 'log' | 'config'>) =>
  async ({ email, password, device, ip, userAgent, requestId }: Ask) => {
    const account = email.toLowerCase();
    const known = await findStaffByEmail(db, email);
    const deviceId = known && keys.readDevice(device, known.id);
    const places: [Limit, who: string][] = deviceId
      ? [[BY_DEVICE, deviceId]]
      : [
          [BY_NETWORK_AND_ACCOUNT, fromNetwork(account, ip)],
          [BY_ACCOUNT, account],
        ];
    if (!deviceId) await throttle.hit(BY_NETWORK, ip);
    // In this order: what a network is refused for does not use up what is left for everybody else.
    for (const [limit, who] of places) await throttle.hit(limit, who);
    const mayTry = known?.isActive && isWelcome({ config }, known);
    const isRight = await isStaffPasswordRight(mayTry ? known.passwordHash : undefined, password);
    if (!known || !isRight) {
      log.warn({ ip, requestId }, 'staff.sign_in_refused');
      throw new Refusal('invalid_credentials');
    }
    // Somebody who mistypes now and then and gets in must not be locked out by it.
    for (const [limit, who] of places) await throttle.giveBack(limit, who);

    return db.transaction().execute(async (trx): Promise<{ token: string; session: SessionRow }> => {
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
