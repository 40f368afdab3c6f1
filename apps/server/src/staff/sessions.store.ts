import { randomBytes } from 'node:crypto';
import type { SessionId, StaffId } from '@jara/domain/ids';
import { SESSION_IDLE_MS, SESSION_LONGEST_MS } from '@jara/domain/staff/session-times';
import type { Db, Trx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import { hashKey } from '../platform/keys/keys.ts';

/** Being seen is written down this often at most, so that reading a page is not a write each time. */
const SEEN_EVERY_MS = 15_000;

const sessions = (db: Db) =>
  db
    .selectFrom('staffSessions')
    .innerJoin('staff', 'staff.id', 'staffSessions.staffId')
    .selectAll('staffSessions')
    .select([
      'staff.email',
      'staff.firstName',
      'staff.lastName',
      'staff.role',
      'staff.isActive',
      'staff.isDemo',
      'staff.totpEnabledAt',
    ]);

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

export const findSession = (db: Db, id: SessionId) =>
  sessions(db).where('staffSessions.id', '=', id).executeTakeFirst();

export const findSessionByToken = (db: Db, token: string) =>
  sessions(db).where('staffSessions.tokenHash', '=', hashKey(token)).executeTakeFirst();

type Lifetime = Pick<SessionRow, 'isActive' | 'endsAt' | 'lastSeenAt'>;

export const isAlive = (session: Lifetime, now: Date): boolean =>
  session.isActive && session.endsAt > now && session.lastSeenAt.getTime() + SESSION_IDLE_MS > now.getTime();

export const hasSteppedUp = ({ steppedUpUntil }: Pick<SessionRow, 'steppedUpUntil'>, now: Date): boolean =>
  steppedUpUntil !== null && steppedUpUntil > now;

interface NewSession {
  staffId: StaffId;
  totpPending: boolean;
  ip: string;
  userAgent: string;
  now: Date;
}

/** The token goes to the browser and is never seen here again. */
export async function insertSession(
  trx: Trx,
  { now, ...session }: NewSession,
): Promise<{ id: SessionId; token: string }> {
  const id = newId<SessionId>();
  const token = randomBytes(32).toString('base64url');
  await trx
    .insertInto('staffSessions')
    .values({
      ...session,
      id,
      tokenHash: hashKey(token),
      userAgent: session.userAgent.slice(0, 300),
      steppedUpUntil: null,
      createdAt: now,
      lastSeenAt: now,
      endsAt: new Date(now.getTime() + SESSION_LONGEST_MS),
    })
    .execute();
  return { id, token };
}

export async function noteSeen(db: Db, session: SessionRow, now: Date): Promise<void> {
  if (now.getTime() - session.lastSeenAt.getTime() < SEEN_EVERY_MS) return;
  await db
    .updateTable('staffSessions')
    .set({ lastSeenAt: now })
    .where('id', '=', session.id)
    .where('lastSeenAt', '<', now)
    .execute();
}

export const listSessions = (db: Db, staffId: StaffId) =>
  db
    .selectFrom('staffSessions')
    .selectAll()
    .where('staffId', '=', staffId)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .execute();

export const endSession = (db: Db, id: SessionId) =>
  db.deleteFrom('staffSessions').where('id', '=', id).executeTakeFirst();

/** Ends everything a person has open; `except` spares the session in which they asked for it. */
export async function endSessionsOf(trx: Db, staffId: StaffId, except?: SessionId): Promise<number> {
  const query = trx.deleteFrom('staffSessions').where('staffId', '=', staffId);
  const { numDeletedRows } = await (except ? query.where('id', '!=', except) : query).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Sessions that nobody can use any more. */
export const forgetEndedSessions = (db: Db, now: Date) =>
  db
    .deleteFrom('staffSessions')
    .where((eb) => eb.or([eb('endsAt', '<=', now), eb('lastSeenAt', '<=', new Date(now.getTime() - SESSION_IDLE_MS))]))
    .execute();
