/** The portal's pages by the part of their address behind `/admin/`, as the header and the browser's tab name them. */
const TITLES = {
  login: 'Staff sign in',
  'accept-invitation': 'Accept your invitation',
  dashboard: 'Dashboard',
  mine: 'Mine',
  financial: 'Financial',
  quids: 'QUID Management',
  giveaways: 'Giveaways',
  transactions: 'Transactions',
  disputes: 'Disputes',
  withdrawals: 'Withdrawals',
  people: 'People',
  rules: 'Rules Engine',
  workload: 'Workload',
  users: 'User Management',
  'invite-user': 'Invite User',
  reports: 'Reports',
  audit: 'Audit Trail',
  'data-requests': 'Data Requests',
  operations: 'Operations',
  'set-up': 'Set-up',
  account: 'Your Account',
} as const;

const isAdminPage = (part: string): part is keyof typeof TITLES => part in TITLES;

export function adminTitle(pathname: string): string {
  const part = pathname.split('/')[2] ?? '';
  return isAdminPage(part) ? TITLES[part] : 'Staff';
}
