import { may } from '@jara/domain/staff/permissions';
import { describe, expect, it } from 'vitest';
import { navFor, permissionFor } from './nav.ts';

const words = (role: Parameters<typeof navFor>[0]) =>
  navFor(role).flatMap(({ items }) => items.map(({ word }) => word));

describe('the menu', () => {
  it('shows a super admin and an admin every page', () => {
    const all = [
      'Dashboard',
      'Mine',
      'Financial',
      'QUID Management',
      'Giveaways',
      'Transactions',
      'Disputes',
      'Withdrawals',
      'People',
      'Workload',
      'Rules Engine',
      'User Management',
      'Invite User',
      'Reports',
      'Audit Trail',
      'Data Requests',
      'Operations',
      'Set-up',
    ];
    expect(words('SUPER_ADMIN')).toEqual(all);
    expect(words('ADMIN')).toEqual(all);
  });

  it('hides the team, the audit trail and the set-up from support, and the empty group with them', () => {
    expect(words('SUPPORT')).not.toContain('User Management');
    expect(words('SUPPORT')).not.toContain('Invite User');
    expect(words('SUPPORT')).not.toContain('Audit Trail');
    expect(words('SUPPORT')).not.toContain('Data Requests');
    expect(words('SUPPORT')).not.toContain('Set-up');
    expect(navFor('SUPPORT').map(({ title }) => title)).toEqual(['Overview', 'Money', 'Records']);
  });

  it('gives every page a different jump key', () => {
    const keys = navFor('SUPER_ADMIN').flatMap(({ items }) => items.map(({ jump }) => jump));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('a page opened by its address', () => {
  it.each(['/admin/users', '/admin/invite-user', '/admin/audit', '/admin/set-up'])(
    '%s is refused to support',
    (address) => {
      const permission = permissionFor(address);
      expect(permission && may('SUPPORT', permission)).toBe(false);
      expect(permission && may('ADMIN', permission)).toBe(true);
    },
  );

  it('a gift’s page asks for what the list of gifts asks for', () => {
    expect(permissionFor('/admin/quids/0198c1a2-0000-7000-8000-000000000000')).toBe('gifts.view');
  });

  it('one’s own account asks for nothing', () => {
    expect(permissionFor('/admin/account')).toBeUndefined();
  });
});
