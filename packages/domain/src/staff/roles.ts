export const ROLES = ['SUPER_ADMIN', 'ADMIN', 'SUPPORT'] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_NAMES: Record<Role, string> = {
  SUPER_ADMIN: 'Super Admin',
  ADMIN: 'Admin',
  SUPPORT: 'Support',
};

export const ROLE_DESCRIPTIONS: Record<Role, readonly string[]> = {
  SUPER_ADMIN: ['Complete system access', 'Manages all roles', 'System configuration'],
  ADMIN: ['Full transaction and withdrawal management', 'Manages Support users', 'Financial reporting'],
  SUPPORT: ['Views transactions and withdrawals', 'Assists inquiries', 'Limited sensitive data'],
};

/** Whether one member of staff may change the role of another, or deactivate them. */
export const mayManage = (actor: Role, target: Role): boolean =>
  actor === 'SUPER_ADMIN' || (actor === 'ADMIN' && target === 'SUPPORT');

const ASSIGNABLE: Record<Role, readonly Role[]> = {
  SUPER_ADMIN: ROLES,
  ADMIN: ['ADMIN', 'SUPPORT'],
  SUPPORT: [],
};

/** The roles this member of staff may give to someone; nobody hands out more than they have. */
export const assignableRoles = (actor: Role): readonly Role[] => ASSIGNABLE[actor];
