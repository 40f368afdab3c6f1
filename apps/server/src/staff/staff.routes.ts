import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/tools/deps.ts';
import { registerStaffSessions } from './session.routes.ts';
import { registerStaffUsers } from './users.routes.ts';

/** Signing in, and the people behind it. */
export function registerStaff(app: FastifyInstance, deps: Deps): void {
  registerStaffSessions(app, deps);
  registerStaffUsers(app, deps);
}
