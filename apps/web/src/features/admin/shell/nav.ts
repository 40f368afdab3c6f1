import { may, type Permission } from '@jara/domain/staff/permissions';
import type { Role } from '@jara/domain/staff/roles';
import {
  Banknote,
  ChartColumn,
  ClipboardCheck,
  FileDown,
  FileUser,
  Gauge,
  Gift,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Megaphone,
  ReceiptText,
  Scale,
  ScrollText,
  Shuffle,
  SlidersHorizontal,
  UserPlus,
  UserSearch,
  Users,
} from 'lucide-react';

export interface NavItem {
  to:
    | '/admin/dashboard'
    | '/admin/mine'
    | '/admin/financial'
    | '/admin/quids'
    | '/admin/giveaways'
    | '/admin/transactions'
    | '/admin/disputes'
    | '/admin/withdrawals'
    | '/admin/people'
    | '/admin/rules'
    | '/admin/workload'
    | '/admin/users'
    | '/admin/invite-user'
    | '/admin/reports'
    | '/admin/audit'
    | '/admin/data-requests'
    | '/admin/operations'
    | '/admin/set-up';
  word: string;
  icon: LucideIcon;
  permission: Permission;
  /** Pressed after G, it leads here. */
  jump: string;
}

const NAV: readonly { title: string; items: readonly NavItem[] }[] = [
  {
    title: 'Overview',
    items: [
      { to: '/admin/dashboard', word: 'Dashboard', icon: LayoutDashboard, permission: 'dashboard.view', jump: 'd' },
      { to: '/admin/mine', word: 'Mine', icon: Inbox, permission: 'notes.use', jump: 'm' },
      { to: '/admin/financial', word: 'Financial', icon: ChartColumn, permission: 'financial.view', jump: 'f' },
    ],
  },
  {
    title: 'Money',
    items: [
      { to: '/admin/quids', word: 'QUID Management', icon: Gift, permission: 'gifts.view', jump: 'q' },
      { to: '/admin/giveaways', word: 'Giveaways', icon: Megaphone, permission: 'gifts.view', jump: 'v' },
      { to: '/admin/transactions', word: 'Transactions', icon: ReceiptText, permission: 'payments.view', jump: 't' },
      { to: '/admin/disputes', word: 'Disputes', icon: Scale, permission: 'disputes.view', jump: 'x' },
      { to: '/admin/withdrawals', word: 'Withdrawals', icon: Banknote, permission: 'withdrawals.view', jump: 'w' },
      { to: '/admin/people', word: 'People', icon: UserSearch, permission: 'people.view', jump: 'e' },
      { to: '/admin/workload', word: 'Workload', icon: Gauge, permission: 'workload.view', jump: 'l' },
      { to: '/admin/rules', word: 'Rules Engine', icon: Shuffle, permission: 'rules.view', jump: 'r' },
    ],
  },
  {
    title: 'Team',
    items: [
      { to: '/admin/users', word: 'User Management', icon: Users, permission: 'users.view', jump: 'u' },
      { to: '/admin/invite-user', word: 'Invite User', icon: UserPlus, permission: 'invitations.send', jump: 'i' },
    ],
  },
  {
    title: 'Records',
    items: [
      { to: '/admin/reports', word: 'Reports', icon: FileDown, permission: 'reports.view', jump: 'p' },
      { to: '/admin/audit', word: 'Audit Trail', icon: ScrollText, permission: 'audit.view', jump: 'a' },
      {
        to: '/admin/data-requests',
        word: 'Data Requests',
        icon: FileUser,
        permission: 'data_requests.view',
        jump: 'y',
      },
      {
        to: '/admin/operations',
        word: 'Operations',
        icon: SlidersHorizontal,
        permission: 'operations.view',
        jump: 'o',
      },
      { to: '/admin/set-up', word: 'Set-up', icon: ClipboardCheck, permission: 'set_up.view', jump: 's' },
    ],
  },
];

/** The menu of a role: what the server would refuse is not in it. */
export const navFor = (role: Role) =>
  NAV.map(({ title, items }) => ({ title, items: items.filter(({ permission }) => may(role, permission)) })).filter(
    ({ items }) => items.length > 0,
  );

/** What a page needs, by its address; undefined for pages that everybody signed in may open. */
export const permissionFor = (pathname: string): Permission | undefined =>
  NAV.flatMap(({ items }) => items).find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))?.permission;
