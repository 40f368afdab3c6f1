import type { Role } from '@jara/domain/staff/roles';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../platform/refusal.ts';
import type { StaffActor } from './audit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in member of staff, set by the gate of a staff route. */
    staff?: { id: string; role: Role; sessionId: string };
  }
}

/** Who acts in this request. Only staff routes reach code that asks. */
export function actorOf(request: FastifyRequest): StaffActor {
  if (!request.staff) throw new Refusal('sign_in_required');
  return { staffId: request.staff.id, requestId: request.id, ip: request.ip };
}
