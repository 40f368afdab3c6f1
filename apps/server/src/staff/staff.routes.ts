import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/tools/deps.ts';
import { registerOperations } from './operations.routes.ts';
import { registerStaffSessions } from './session.routes.ts';
import { registerStaffUsers } from './users.routes.ts';

/** Signing in, the people behind it, and what they can check. */
export function registerStaff(app: FastifyInstance, deps: Deps): void {
  registerStaffSessions(app, deps);
  registerStaffUsers(app, deps);
  registerOperations(app, deps);
}
