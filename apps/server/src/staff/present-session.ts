import type { OwnSession, StaffSession } from '@jara/contract/staff/session';
import type { SessionId } from '@jara/domain/ids';
import { may, PERMISSIONS, type Permission } from '@jara/domain/staff/permissions';
import { SESSION_IDLE_MS } from '@jara/domain/staff/session-times';
import type { Selectable } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { SessionRow } from './sessions.store.ts';
import { needsTotp } from './staff-gate.ts';

const ALL_PERMISSIONS = Object.keys(PERMISSIONS) as Permission[];

export function presentSession(deps: Pick<Deps, 'config' | 'clock'>, row: SessionRow): StaffSession {
  const now = deps.clock.now();
  const { steppedUpUntil } = row;
  return {
    id: row.id,
    staff: { id: row.staffId, email: row.email, firstName: row.firstName, lastName: row.lastName, role: row.role },
    state: row.totpPending ? 'CODE_NEEDED' : 'SIGNED_IN',
    permissions: row.totpPending ? [] : ALL_PERMISSIONS.filter((permission) => may(row.role, permission)),
    hasTotp: row.totpEnabledAt !== null,
    needsTotp: needsTotp(deps, row),
    steppedUpUntil: steppedUpUntil && steppedUpUntil > now ? steppedUpUntil.toISOString() : null,
    idleEndsAt: new Date(Math.min(now.getTime() + SESSION_IDLE_MS, row.endsAt.getTime())).toISOString(),
    endsAt: row.endsAt.toISOString(),
  };
}

export const presentOwnSession = (row: Selectable<Schema['staffSessions']>, currentId: SessionId): OwnSession => ({
  id: row.id,
  isCurrent: row.id === currentId,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  ip: row.ip,
  userAgent: row.userAgent,
});
