import type { SessionId, StaffId } from '@jara/domain/ids';
import type { Role } from '@jara/domain/staff/roles';
import type { FastifyRequest } from 'fastify';
import type { StaffActor } from '../audit/audit.ts';
import { Refusal } from '../platform/refusal.ts';

/** The signed-in member of staff behind a request. */
export interface StaffOfRequest {
  id: StaffId;
  role: Role;
  sessionId: SessionId;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the gate of a staff route. */
    staff?: StaffOfRequest;
  }
}

/** Who acts in this request. Only staff routes reach code that asks. */
export function staffOf(request: FastifyRequest): StaffOfRequest {
  if (!request.staff) throw new Refusal('sign_in_required');
  return request.staff;
}

export const actorOf = (request: FastifyRequest): StaffActor => {
  const { id: staffId, role } = staffOf(request);
  return { staffId, role, requestId: request.id, ip: request.ip };
};
