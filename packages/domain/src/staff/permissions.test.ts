import { describe, expect, it } from 'vitest';
import { may, PERMISSIONS, type Permission } from './permissions.ts';
import type { Role } from './roles.ts';

const all = Object.keys(PERMISSIONS) as Permission[];
const allowedTo = (role: Role) => all.filter((permission) => may(role, permission));

describe('permissions', () => {
  it('let a super admin do everything', () => {
    expect(allowedTo('SUPER_ADMIN')).toEqual(all);
  });

  it('let an admin do everything but send live events and control operations', () => {
    expect(all.filter((permission) => !may('ADMIN', permission))).toEqual(['live.send', 'operations.control']);
  });

  it('let support look, search, reveal, write notes, tell of a stuck payout and hand it over, and change nothing else', () => {
    expect(allowedTo('SUPPORT')).toEqual([
      'dashboard.view',
      'financial.view',
      'gifts.view',
      'payments.view',
      'disputes.view',
      'withdrawals.view',
      'payouts.tell',
      'payouts.hand_over',
      'people.view',
      'rules.view',
      'workload.view',
      'notes.use',
      'reports.view',
      'personal_data.reveal',
      'notifications.view',
      'search.use',
      'operations.view',
    ]);
  });
});
