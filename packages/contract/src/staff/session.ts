import type { SessionId } from '@jara/domain/ids';
import { PERMISSIONS, type Permission } from '@jara/domain/staff/permissions';
import { ROLES } from '@jara/domain/staff/roles';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { email, idOf, instant, uuid } from '../scalars.ts';

/** Says to the portal's own pages that somebody may be signed in, and nothing else: the session itself is out of their reach. */
export const SIGNED_IN_MARK = 'jara_staff_here';

export const MIN_STAFF_PASSWORD = 12;
export const newStaffPassword = z
  .string('Choose a password')
  .check(
    z.minLength(MIN_STAFF_PASSWORD, `Use at least ${MIN_STAFF_PASSWORD} characters`),
    z.maxLength(128, 'Use at most 128 characters'),
  );
const givenPassword = z
  .string('Password is required')
  .check(z.minLength(1, 'Password is required'), z.maxLength(128, 'Invalid credentials'));
/** Six digits, however they are grouped. */
export const totpCode = z.string('Enter the code').check(z.trim(), z.regex(/^\d{3} ?\d{3}$/, 'The code has 6 digits'));

const permission = z.enum(Object.keys(PERMISSIONS) as [Permission, ...Permission[]]);

/** Who is signed in, and how far. */
export const staffSession = z.object({
  id: uuid,
  staff: z.object({ id: uuid, email: z.string(), firstName: z.string(), lastName: z.string(), role: z.enum(ROLES) }),
  /** While the code is still missing nothing but the code and signing out is possible. */
  state: z.enum(['CODE_NEEDED', 'SIGNED_IN']),
  /** What the role may do; empty while the code is missing. */
  permissions: z.array(permission),
  /** Whether this person has an authenticator set up. */
  hasTotp: z.boolean(),
  /** Demonstration accounts of sandbox mode act without an authenticator; everybody else needs one to move money. */
  needsTotp: z.boolean(),
  /** Until when a code given earlier still counts; null when none does. */
  steppedUpUntil: z.nullable(instant),
  /** When the session ends if nothing more is done with it, and when it ends in any case. */
  idleEndsAt: instant,
  endsAt: instant,
});
export type StaffSession = z.output<typeof staffSession>;

export const signIn = endpoint({
  method: 'POST',
  path: '/admin/session',
  summary: 'Sign in; with an authenticator set up, its code is asked for next',
  access: 'public',
  refusals: ['too_many_requests', 'invalid_credentials'],
  keepsAnswer: false,
  body: z.strictObject({ email, password: givenPassword }),
  reply: staffSession,
});

export const readSession = endpoint({
  method: 'GET',
  path: '/admin/session',
  summary: 'Who is signed in',
  access: 'signing_in',
  reply: staffSession,
});

export const signOut = endpoint({
  method: 'DELETE',
  path: '/admin/session',
  summary: 'Sign out',
  access: 'signing_in',
  reply: z.object({ signedOut: z.literal(true) }),
});

export const giveTotpCode = endpoint({
  method: 'POST',
  path: '/admin/session/totp',
  summary: 'Finish signing in with the authenticator’s code',
  access: 'signing_in',
  refusals: ['too_many_requests', 'wrong_code', 'totp_not_set_up'],
  keepsAnswer: false,
  body: z.strictObject({ code: totpCode }),
  reply: staffSession,
});

export const stepUp = endpoint({
  method: 'POST',
  path: '/admin/session/step-up',
  summary: 'Confirm it is still you before money moves; counts for ten minutes',
  access: 'signed_in',
  refusals: ['too_many_requests', 'wrong_code', 'totp_not_set_up'],
  keepsAnswer: false,
  body: z.strictObject({ code: totpCode }),
  reply: staffSession,
});

export const startTotpEnrolment = endpoint({
  method: 'POST',
  path: '/admin/session/totp/enrolment',
  summary: 'A new authenticator secret, in force once a code of it has been given',
  access: 'signed_in',
  refusals: ['too_many_requests', 'step_up_required', 'permission_denied'],
  keepsAnswer: false,
  body: z.strictObject({ password: givenPassword }),
  reply: z.object({ secret: z.string(), url: z.string() }),
});

export const confirmTotpEnrolment = endpoint({
  method: 'PUT',
  path: '/admin/session/totp/enrolment',
  summary: 'Give a code of the new secret; the other sessions end',
  access: 'signed_in',
  refusals: ['too_many_requests', 'wrong_code', 'totp_not_set_up'],
  body: z.strictObject({ code: totpCode }),
  reply: staffSession,
});

export const changeOwnPassword = endpoint({
  method: 'PUT',
  path: '/admin/session/password',
  summary: 'Change one’s own password; the other sessions end',
  access: 'signed_in',
  refusals: ['too_many_requests', 'staff_changed'],
  body: z.strictObject({ currentPassword: givenPassword, newPassword: newStaffPassword }),
  reply: staffSession,
});

export const ownSession = z.object({
  id: uuid,
  isCurrent: z.boolean(),
  createdAt: instant,
  lastSeenAt: instant,
  endsAt: instant,
  ip: z.string(),
  userAgent: z.string(),
});
export type OwnSession = z.output<typeof ownSession>;

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/admin/sessions',
  summary: 'Where one is signed in',
  access: 'signed_in',
  reply: z.array(ownSession),
});

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/admin/sessions/:id',
  summary: 'Sign out one of one’s own sessions',
  access: 'signed_in',
  refusals: ['not_found'],
  params: z.object({ id: idOf<SessionId>() }),
  reply: z.object({ ended: z.int() }),
});

export const endOwnSessions = endpoint({
  method: 'DELETE',
  path: '/admin/sessions',
  summary: 'Sign out everywhere, here too',
  access: 'signed_in',
  reply: z.object({ ended: z.int() }),
});
