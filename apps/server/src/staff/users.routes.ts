import {
  acceptInvitation as acceptEndpoint,
  changeUser,
  invite,
  lookAtInvitation as lookEndpoint,
  resetTotp as resetTotpEndpoint,
} from '@jara/contract/staff/users';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { Limit } from '../platform/tools/throttle.ts';
import { acceptInvitation, lookAtInvitation } from './accept-invitation.ts';
import { actorOf, staffOf } from './actor.ts';
import { changeRole } from './change-role.ts';
import { deactivateStaff } from './deactivate-staff.ts';
import { findStaffUser } from './find-staff-user.ts';
import { inviteStaff } from './invite-staff.ts';
import { reactivateStaff } from './reactivate-staff.ts';
import { resetTotp } from './reset-totp.ts';

const TOKENS: Limit = { name: 'staff-invitation', hits: 30, windowSeconds: 600 };
const INVITATIONS: Limit = { name: 'staff-invite', hits: 30, windowSeconds: 3600 };

export function registerStaffUsers(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, changeUser, async ({ params, body: { role, isActive } }, { request }) => {
    const ask = { staffId: params.id, actor: actorOf(request) };
    if (role !== undefined) await changeRole(deps)({ ...ask, role });
    else if (isActive) await reactivateStaff(deps)(ask);
    else await deactivateStaff(deps)(ask);
    return findStaffUser(deps)(params.id, staffOf(request));
  });

  serve(app, deps, resetTotpEndpoint, async ({ params }, { request }) => {
    await resetTotp(deps)({ staffId: params.id, actor: actorOf(request) });
    return findStaffUser(deps)(params.id, staffOf(request));
  });

  serve(app, deps, invite, async ({ body }, { request }) => {
    await deps.throttle.hit(INVITATIONS, staffOf(request).id);
    const id = await inviteStaff(deps)({ ...body, actor: actorOf(request) });
    return findStaffUser(deps)(id, staffOf(request));
  });

  serve(app, deps, lookEndpoint, async ({ body }, { caller }) => {
    await deps.throttle.hit(TOKENS, caller.ip, caller.tellLimit);
    return lookAtInvitation(deps)(body.token);
  });

  serve(app, deps, acceptEndpoint, async ({ body }, { caller }) => {
    await deps.throttle.hit(TOKENS, caller.ip, caller.tellLimit);
    return acceptInvitation(deps)({ ...body, ip: caller.ip, requestId: caller.requestId });
  });
}
