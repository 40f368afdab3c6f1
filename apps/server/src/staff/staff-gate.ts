import { may, type Permission } from '@jara/domain/staff/permissions';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { StaffOfRequest } from './actor.ts';
import { endSession, findSessionByToken, hasSteppedUp, isAlive, noteSeen, type SessionRow } from './sessions.store.ts';
import { readStaffCookie } from './staff-cookie.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

/** The member of staff behind a request to a route that is open to all, if there is one who may see more. */
export type StaffBehind = (request: FastifyRequest, permission: Permission) => Promise<StaffOfRequest | undefined>;

/** Decides who passes. Everything that is not plainly allowed is refused. */
export function createStaffGate(deps: Needs): Pick<Deps, 'staffGate'> & { staffBehind: StaffBehind } {
  const { db, clock, config } = deps;

  const liveSession = async (request: FastifyRequest): Promise<SessionRow | undefined> => {
    const token = readStaffCookie(request, config);
    const session = token ? await findSessionByToken(db, token) : undefined;
    if (!session) return undefined;
    const now = clock.now();
    if (!isAlive(session, now) || !isWelcome(deps, session)) {
      await endSession(db, session.id);
      return undefined;
    }
    await noteSeen(db, session, now);
    return session;
  };

  return {
    staffGate: async (request, access) => {
      const session = await liveSession(request);
      if (!session) throw new Refusal('sign_in_required');
      if (session.totpPending && access !== 'signing_in') throw new Refusal('code_required');
      if (typeof access === 'object' && !may(session.role, access.permission)) throw new Refusal('permission_denied');
      if (request.routeOptions.config.endpoint?.stepUp) requireStepUp(deps, session);
      request.staff = personOf(session);
    },
    staffBehind: async (request, permission) => {
      const session = await liveSession(request);
      return session && !session.totpPending && may(session.role, permission) ? personOf(session) : undefined;
    },
  };
}

const personOf = ({ staffId, role, id }: SessionRow) => ({ id: staffId, role, sessionId: id });

/** Everybody knows the password of a demonstration account; in live mode it opens nothing, should one ever be there. */
export const isWelcome = ({ config }: Pick<Deps, 'config'>, { isDemo }: { isDemo: boolean }): boolean =>
  config.mode === 'sandbox' || !isDemo;

/** Demonstration accounts have no authenticator, unless somebody has set one up for them. */
export const needsTotp = ({ config }: Pick<Deps, 'config'>, staff: { isDemo: boolean; totpEnabledAt: Date | null }) =>
  config.mode === 'live' || !staff.isDemo || staff.totpEnabledAt !== null;

function requireStepUp(deps: Needs, session: SessionRow): void {
  if (!needsTotp(deps, session)) return;
  if (!session.totpEnabledAt) throw new Refusal('totp_not_set_up');
  if (!hasSteppedUp(session, deps.clock.now())) throw new Refusal('step_up_required');
}
