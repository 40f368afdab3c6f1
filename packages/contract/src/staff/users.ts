import type { StaffId } from '@jara/domain/ids';
import { ROLES } from '@jara/domain/staff/roles';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { page, paging } from '../paging.ts';
import { email, idOf, instant, key, line, uuid } from '../scalars.ts';
import { searchText, staffName } from './filters.ts';
import { newStaffPassword } from './session.ts';

export const STAFF_STATES = ['ACTIVE', 'INVITED', 'DEACTIVATED'] as const;

export const staffUser = z.object({
  id: uuid,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  isActive: z.boolean(),
  state: z.enum(STAFF_STATES),
  hasTotp: z.boolean(),
  lastLogin: z.nullable(instant),
  createdAt: instant,
  invitedBy: z.nullable(staffName),
  /** When the open invitation runs out; null when there is none. */
  invitationEndsAt: z.nullable(instant),
  /** Whether the person asking may change this one. */
  canManage: z.boolean(),
});
export type StaffUser = z.output<typeof staffUser>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  summary: 'Staff, those invited included',
  access: { permission: 'users.view' },
  query: z.object({
    ...paging.shape,
    search: searchText,
    role: z.optional(z.enum(ROLES)),
    state: z.optional(z.enum(STAFF_STATES)),
  }),
  reply: page(staffUser),
});

const byId = z.object({ id: idOf<StaffId>() });

export const changeUser = endpoint({
  method: 'PATCH',
  path: '/admin/users/:id',
  summary: 'Change a role, deactivate, or reactivate; the person is signed out at once',
  access: { permission: 'users.manage' },
  refusals: ['staff_changed', 'staff_not_found', 'last_super_admin', 'own_account'],
  stepUp: true,
  params: byId,
  body: z
    .strictObject({ role: z.optional(z.enum(ROLES)), isActive: z.optional(z.boolean()) })
    .check(
      z.refine(
        ({ role, isActive }) => (role === undefined) !== (isActive === undefined),
        'Change either the role or whether the person is active',
      ),
    ),
  reply: staffUser,
});

export const resetTotp = endpoint({
  method: 'DELETE',
  path: '/admin/users/:id/totp',
  summary: 'Remove a lost authenticator, so that its owner can set up a new one',
  access: { permission: 'users.manage' },
  refusals: ['staff_not_found', 'own_account'],
  stepUp: true,
  params: byId,
  reply: staffUser,
});

export const invite = endpoint({
  method: 'POST',
  path: '/admin/invitations',
  summary: 'Invite a person by mail, or invite them again',
  access: { permission: 'invitations.send' },
  refusals: ['too_many_requests', 'staff_exists', 'staff_not_found'],
  stepUp: true,
  status: 201,
  body: z.strictObject({ email, role: z.enum(ROLES, 'Choose a role') }),
  reply: staffUser,
});

/** The token of an invitation stands in the fragment of its link, which browsers keep to themselves. */
const token = key;

export const lookAtInvitation = endpoint({
  method: 'POST',
  path: '/admin/invitations/look',
  summary: 'What an invitation is for, before it is accepted',
  access: 'public',
  refusals: ['too_many_requests', 'invitation_invalid'],
  keepsAnswer: false,
  body: z.strictObject({ token }),
  reply: z.object({ email: z.string(), role: z.enum(ROLES), invitedBy: z.nullable(z.string()), endsAt: instant }),
});

const name = (say: string) => line(80, 'Use at most 80 characters').check(z.minLength(1, say));

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/admin/invitations/accept',
  summary: 'Accept an invitation, once: a name, a password, and the account is active',
  access: 'public',
  refusals: ['too_many_requests', 'invitation_invalid'],
  keepsAnswer: false,
  body: z.strictObject({
    token,
    firstName: name('First name is required'),
    lastName: name('Last name is required'),
    password: newStaffPassword,
  }),
  reply: z.object({ email: z.string() }),
});
