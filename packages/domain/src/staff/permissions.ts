import { ROLES, type Role } from './roles.ts';

const EVERYONE = ROLES;
const ADMINS = ['SUPER_ADMIN', 'ADMIN'] as const;
const SUPER_ADMINS = ['SUPER_ADMIN'] as const;

/** Who may do what, for the server's routes and the portal's menus alike. */
export const PERMISSIONS = {
  'dashboard.view': EVERYONE,
  'financial.view': EVERYONE,
  // What lies at the provider is for those who can top it up.
  'float.view': ADMINS,
  'gifts.view': EVERYONE,
  'gifts.change_status': ADMINS,
  'payments.view': EVERYONE,
  'disputes.view': EVERYONE,
  'disputes.decide': ADMINS,
  'withdrawals.view': EVERYONE,
  'withdrawals.decide': ADMINS,
  // Asking is a step of the ladder, which may send the payout once more: it is for those who may let money go.
  'payouts.ask': ADMINS,
  // Whoever has the recipient on the telephone tells them, and gives the payout to somebody who can do more.
  'payouts.tell': EVERYONE,
  'payouts.hand_over': EVERYONE,
  'people.view': EVERYONE,
  'rules.view': EVERYONE,
  'workload.view': EVERYONE,
  'workload.assign': ADMINS,
  // What may be noted about is decided by the subject; whoever may not see it may not see its notes.
  'notes.use': EVERYONE,
  'reports.view': EVERYONE,
  'exports.run': ADMINS,
  'users.view': ADMINS,
  'users.manage': ADMINS,
  'invitations.send': ADMINS,
  'audit.view': ADMINS,
  'ledger.check': ADMINS,
  // Personal data is masked for Support until it is asked for, and every asking is written to the audit log.
  'personal_data.reveal': EVERYONE,
  // That a person asked, when and how far it is; never what we hold about them.
  'data_requests.view': ADMINS,
  'notifications.view': EVERYONE,
  'search.use': EVERYONE,
  'live.send': SUPER_ADMINS,
  'operations.view': EVERYONE,
  'set_up.view': ADMINS,
  'reconciliation.work': ADMINS,
  'operations.control': SUPER_ADMINS,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

export function may(role: Role, permission: Permission): boolean {
  const allowed: readonly Role[] = PERMISSIONS[permission];
  return allowed.includes(role);
}
