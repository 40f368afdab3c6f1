import type { Role } from '@jara/domain/staff/roles';
import { mayManage } from '@jara/domain/staff/roles';
import { DAY_MS } from '@jara/domain/time/lagos';
import { type Desk, record } from './decisions.ts';
import { refuse } from './refuse.ts';
import { iso, known, type PracticeUser, type World } from './world.ts';

/** Changes a role or whether somebody is active, under the rules the server keeps. */
export function changeUser(
  desk: Desk,
  id: string,
  { role, isActive }: { role?: Role | undefined; isActive?: boolean | undefined },
): PracticeUser {
  const user = manageable(desk.world, id);
  const losesPower =
    user.role === 'SUPER_ADMIN' && user.isActive && (isActive === false || (role && role !== 'SUPER_ADMIN'));
  const supers = desk.world.users.filter((each) => each.role === 'SUPER_ADMIN' && each.isActive);
  if (losesPower && supers.length === 1) throw refuse('last_super_admin');
  const before = { role: user.role, isActive: user.isActive };
  if (role !== undefined) user.role = role;
  if (isActive !== undefined) Object.assign(user, { isActive, state: isActive ? 'ACTIVE' : 'DEACTIVATED' });
  record(desk, {
    action: role === undefined ? (isActive ? 'staff.reactivate' : 'staff.deactivate') : 'staff.change_role',
    subjectKind: 'staff',
    subjectId: id,
    details: { before, after: { role: user.role, isActive: user.isActive } },
  });
  return user;
}

export function resetTotp(desk: Desk, id: string): PracticeUser {
  const user = manageable(desk.world, id);
  user.hasTotp = false;
  record(desk, { action: 'staff.reset_totp', subjectKind: 'staff', subjectId: id });
  return user;
}

/** An invited person is inactive until they accept. Inviting them again makes the invitation last longer. */
export function invite(desk: Desk, { email, role }: { email: string; role: Role }): PracticeUser {
  const { world, dice, now } = desk;
  const known = world.users.find((user) => user.email.toLowerCase() === email.toLowerCase());
  if (known && known.state !== 'INVITED') throw refuse('staff_exists');
  const user: PracticeUser = known ?? {
    id: dice.uuid(),
    email,
    firstName: '',
    lastName: '',
    role,
    isActive: false,
    state: 'INVITED',
    hasTotp: false,
    lastLogin: null,
    createdAt: iso(now()),
    invitedById: world.me,
    invitationEndsAt: null,
  };
  Object.assign(user, { role, invitationEndsAt: iso(now() + 3 * DAY_MS) });
  if (!known) world.users.push(user);
  record(desk, { action: 'staff.invite', subjectKind: 'staff', subjectId: user.id, details: { email, role } });
  return user;
}

function manageable(world: World, id: string): PracticeUser {
  const me = known(
    world.users.find((user) => user.id === world.me),
    'trainee',
  );
  const user = world.users.find((each) => each.id === id);
  if (!user) throw refuse('staff_not_found');
  if (id === world.me) throw refuse('own_account');
  if (!mayManage(me.role, user.role)) throw refuse('permission_denied');
  return user;
}
