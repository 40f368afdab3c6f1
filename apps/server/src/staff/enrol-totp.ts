import type { SessionId } from '@jara/domain/ids';
import { STEP_UP_MS } from '@jara/domain/staff/session-times';
import { recordStaffAction, type StaffActor } from '../audit/audit.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { spendCode } from './give-totp-code.ts';
import { endSessionsOf, findSession, hasSteppedUp, type SessionRow } from './sessions.store.ts';
import { findStaff, lockStaff } from './staff.store.ts';
import { isStaffPasswordRight, OWN_PASSWORDS } from './staff-password.ts';
import { newTotpSecret, openSecret, sealSecret, totpUrl } from './totp.ts';

interface Enrolment {
  password: string;
  sessionId: SessionId;
  actor: StaffActor;
}

/** A secret that is not in force yet: a phone that did not take it must not lock its owner out. */
export const startTotpEnrolment =
  ({ config, db, clock, keys, throttle }: Pick<Deps, 'config' | 'db' | 'clock' | 'keys' | 'throttle'>) =>
  async ({ password, sessionId, actor }: Enrolment): Promise<{ secret: string; url: string }> => {
    await throttle.hit(OWN_PASSWORDS, actor.staffId);
    // Whoever found an open session must not be able to put their own phone in the place of its owner's.
    const session = await findSession(db, sessionId);
    if (session?.totpEnabledAt && !hasSteppedUp(session, clock.now())) throw new Refusal('step_up_required');
    const staff = await findStaff(db, actor.staffId);
    if (!staff || !(await isStaffPasswordRight(staff.passwordHash, password))) {
      throw new Refusal('permission_denied', { message: 'That password is not right.' });
    }
    const secret = newTotpSecret();
    await db
      .updateTable('staff')
      .set({ totpNextSecret: sealSecret(keys, staff.id, secret), updatedAt: clock.now() })
      .where('id', '=', staff.id)
      .execute();
    return { secret, url: totpUrl(secret, { issuer: config.operator.productName, label: staff.email }) };
  };

interface Confirmation {
  sessionId: SessionId;
  code: string;
  actor: StaffActor;
}

/** From now on the new secret counts; whoever else is signed in as this person is not any more. */
export const confirmTotpEnrolment =
  ({ db, clock, keys, throttle }: Pick<Deps, 'db' | 'clock' | 'keys' | 'throttle'>) =>
  async ({ sessionId, code, actor }: Confirmation): Promise<SessionRow> => {
    await throttle.hit(OWN_PASSWORDS, actor.staffId);
    return db.transaction().execute(async (trx) => {
      const now = clock.now();
      const staff = await lockStaff(trx, actor.staffId);
      if (!staff?.totpNextSecret) throw new Refusal('totp_not_set_up');
      await spendCode(trx, staff.id, openSecret(keys, staff.id, staff.totpNextSecret), code);
      await trx
        .updateTable('staff')
        .set({ totpSecret: staff.totpNextSecret, totpNextSecret: null, totpEnabledAt: now, updatedAt: now })
        .where('id', '=', staff.id)
        .execute();
      const ended = await endSessionsOf(trx, staff.id, sessionId);
      await trx
        .updateTable('staffSessions')
        .set({ steppedUpUntil: new Date(now.getTime() + STEP_UP_MS) })
        .where('id', '=', sessionId)
        .execute();
      await recordStaffAction(
        trx,
        actor,
        {
          action: 'totp.enable',
          subjectKind: 'staff',
          subjectId: staff.id,
          details: { sessionsEnded: ended, replaced: staff.totpEnabledAt !== null },
        },
        now,
      );
      const session = await findSession(trx, sessionId);
      if (!session) throw new Refusal('sign_in_required');
      return session;
    });
  };
