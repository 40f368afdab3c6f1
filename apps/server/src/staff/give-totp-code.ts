import type { SessionId, StaffId } from '@jara/domain/ids';
import { STEP_UP_MS } from '@jara/domain/staff/session-times';
import type { StaffActor } from '../audit/audit.ts';
import type { Trx } from '../platform/database/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { Limit } from '../platform/tools/throttle.ts';
import { findSession, type SessionRow } from './sessions.store.ts';
import { noteLogin } from './sign-in.ts';
import { lockStaff } from './staff.store.ts';
import { openSecret, spendTotpStep, totpStep } from './totp.ts';

/** Whoever has the password but not the phone guesses as often as this, from however many places. */
const BY_STAFF: Limit = { name: 'staff-code', hits: 10, windowSeconds: 600 };
/** They use up nothing of the person whose password it is: not on a device of theirs, nor where they are signed in. */
const BY_DEVICE: Limit = { name: 'staff-code-device', hits: 10, windowSeconds: 600 };
const BY_SESSION: Limit = { name: 'staff-step-up', hits: 10, windowSeconds: 600 };

interface Ask {
  sessionId: SessionId;
  code: string;
  /** The mark of a device of theirs, if the browser brought one. */
  device: string | undefined;
  actor: StaffActor;
}

/**
 * Takes an authenticator's code, once. It finishes signing in where that was still open, and counts as having confirmed
 * oneself for the next minutes.
 */
export const giveTotpCode =
  ({ db, clock, keys, throttle }: Pick<Deps, 'db' | 'clock' | 'keys' | 'throttle'>) =>
  async ({ sessionId, code, device, actor }: Ask): Promise<SessionRow> => {
    const asking = await findSession(db, sessionId);
    if (!asking) throw new Refusal('sign_in_required');
    const deviceId = keys.readDevice(device, actor.staffId);
    const [limit, who] = !asking.totpPending
      ? [BY_SESSION, sessionId]
      : deviceId
        ? [BY_DEVICE, deviceId]
        : [BY_STAFF, actor.staffId];
    await throttle.hit(limit, who);
    const session = await db.transaction().execute(async (trx) => {
      const now = clock.now();
      const staff = await lockStaff(trx, actor.staffId);
      if (!staff?.totpSecret) throw new Refusal('totp_not_set_up');
      await spendCode(trx, staff.id, openSecret(keys, staff.id, staff.totpSecret), code);
      const before = await findSession(trx, sessionId);
      if (!before) throw new Refusal('sign_in_required');
      await trx
        .updateTable('staffSessions')
        .set({ totpPending: false, steppedUpUntil: new Date(now.getTime() + STEP_UP_MS) })
        .where('id', '=', sessionId)
        .execute();
      if (before.totpPending) await noteLogin(trx, actor, now);
      return findSession(trx, sessionId);
    });
    if (!session) throw new Refusal('sign_in_required');
    await throttle.giveBack(limit, who);
    return session;
  };

export async function spendCode(trx: Trx, staffId: StaffId, secret: string | undefined, code: string): Promise<void> {
  const step = secret === undefined ? undefined : totpStep(secret, code, Date.now());
  if (step === undefined || !(await spendTotpStep(trx, staffId, step))) throw new Refusal('wrong_code');
}
