import type { StaffSession } from '@jara/contract/staff/session';
import { PERMISSIONS, type Permission } from '@jara/domain/staff/permissions';
import { SESSION_IDLE_MS, SESSION_LONGEST_MS } from '@jara/domain/staff/session-times';
import { readStored, writeStored } from '../../../lib/device.ts';
import { PRACTICE_CREDENTIALS } from './practice-credentials.ts';
import { refuse } from './refuse.ts';
import { iso, known, type World } from './world.ts';

/** The sign-in of practice: a check against fixed words, a token that opens nothing, all of it kept in this browser. */
export interface StoredSession {
  token: string;
  isAuthenticated: true;
  user: { email: string };
  startedAt: number;
}

const KEY = 'jara.practice-session';
const isStored = (value: unknown): value is StoredSession =>
  typeof value === 'object' && value !== null && 'isAuthenticated' in value && value.isAuthenticated === true;

export const readStoredSession = (): StoredSession | undefined => readStored(KEY, isStored);
export const forgetStoredSession = (): boolean => writeStored(KEY, undefined);

export function checkCredentials({ email, password }: { email: string; password: string }, now: number): StoredSession {
  const isRight =
    email.trim().toLowerCase() === PRACTICE_CREDENTIALS.email && password === PRACTICE_CREDENTIALS.password;
  if (!isRight) throw refuse('invalid_credentials');
  const stored: StoredSession = {
    token: 'mock-token-for-practice',
    isAuthenticated: true,
    user: { email: PRACTICE_CREDENTIALS.email },
    startedAt: now,
  };
  writeStored(KEY, stored);
  return stored;
}

/** What this visit knows beside the records. */
export interface Visit {
  id: string;
  hasTotp: boolean;
  steppedUpUntil: number | null;
}

export function showSession(
  world: World,
  { startedAt }: StoredSession,
  { id: visitId, hasTotp, steppedUpUntil }: Visit,
  now: number,
): StaffSession {
  const { id, email, firstName, lastName, role } = known(
    world.users.find((user) => user.id === world.me),
    'trainee',
  );
  return {
    id: visitId,
    staff: { id, email, firstName, lastName, role },
    state: 'SIGNED_IN',
    permissions: Object.keys(PERMISSIONS) as Permission[],
    hasTotp,
    needsTotp: hasTotp,
    steppedUpUntil: steppedUpUntil === null ? null : iso(steppedUpUntil),
    idleEndsAt: iso(now + SESSION_IDLE_MS),
    endsAt: iso(startedAt + SESSION_LONGEST_MS),
  };
}
