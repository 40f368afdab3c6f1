import { describe, expect, it } from 'vitest';
import { assignableRoles, mayManage, ROLES, type Role } from './roles.ts';

describe('managing staff', () => {
  it.each<[Role, Role[]]>([
    ['SUPER_ADMIN', ['SUPER_ADMIN', 'ADMIN', 'SUPPORT']],
    ['ADMIN', ['SUPPORT']],
    ['SUPPORT', []],
  ])('%s may manage %j', (actor, targets) => {
    expect(ROLES.filter((target) => mayManage(actor, target))).toEqual(targets);
  });

  it('only a super admin can make a super admin', () => {
    expect(ROLES.filter((actor) => assignableRoles(actor).includes('SUPER_ADMIN'))).toEqual(['SUPER_ADMIN']);
    expect(assignableRoles('ADMIN')).toEqual(['ADMIN', 'SUPPORT']);
    expect(assignableRoles('SUPPORT')).toEqual([]);
  });
});
