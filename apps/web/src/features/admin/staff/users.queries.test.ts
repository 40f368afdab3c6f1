import { expect, it } from 'vitest';
import { userFilters } from './users.queries.ts';

it('finds super admins for a super admin only, whatever the address says', () => {
  expect(userFilters({ role: 'SUPER_ADMIN' }, 'SUPER_ADMIN').role).toBe('SUPER_ADMIN');
  expect(userFilters({ role: 'SUPER_ADMIN' }, 'ADMIN').role).toBeUndefined();
  expect(userFilters({ role: 'SUPPORT', state: 'INVITED' }, 'ADMIN')).toEqual({ role: 'SUPPORT', state: 'INVITED' });
});
