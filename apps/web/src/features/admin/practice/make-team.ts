import type { AuditRow } from '@jara/contract/staff/audit';
import type { Role } from '@jara/domain/staff/roles';
import type { StaffActionName } from '@jara/domain/staff/staff-actions';
import { DAY_MS, HOUR_MS } from '@jara/domain/time/lagos';
import type { Dice } from './dice.ts';
import { PRACTICE_CREDENTIALS } from './practice-credentials.ts';
import { codeOf, iso, nameOf, type PracticeUser, type World } from './world.ts';

interface Member {
  first: string;
  last: string;
  role: Role;
  state: PracticeUser['state'];
}

/** The first one is the person who practises. */
const MEMBERS: readonly Member[] = [
  { first: 'Trainee', last: 'Today', role: 'SUPER_ADMIN', state: 'ACTIVE' },
  { first: 'Amara', last: 'Obi', role: 'SUPER_ADMIN', state: 'ACTIVE' },
  { first: 'Seun', last: 'Bakare', role: 'ADMIN', state: 'ACTIVE' },
  { first: 'Hadiza', last: 'Bello', role: 'ADMIN', state: 'ACTIVE' },
  { first: 'Emeka', last: 'Ude', role: 'SUPPORT', state: 'ACTIVE' },
  { first: 'Tosin', last: 'Ajayi', role: 'SUPPORT', state: 'ACTIVE' },
  { first: 'Grace', last: 'Effiong', role: 'SUPPORT', state: 'DEACTIVATED' },
  { first: '', last: '', role: 'SUPPORT', state: 'INVITED' },
];

export function makeTeam(dice: Dice, now: number): PracticeUser[] {
  const ids = MEMBERS.map(() => dice.uuid());
  return MEMBERS.map(({ first, last, role, state }, index) => ({
    id: ids[index] ?? dice.uuid(),
    email:
      index === 0 ? PRACTICE_CREDENTIALS.email : first ? `${first}@jara.test`.toLowerCase() : 'new.colleague@jara.test',
    firstName: first,
    lastName: last,
    role,
    isActive: state === 'ACTIVE',
    state,
    hasTotp: index > 0 && state === 'ACTIVE' && role !== 'SUPPORT',
    lastLogin: state === 'INVITED' ? null : iso(now - (index === 0 ? 0 : dice.int(1, 90) * HOUR_MS)),
    createdAt: iso(now - (state === 'INVITED' ? 1 : dice.int(60, 360)) * DAY_MS),
    invitedById: index < 2 ? null : (ids[1] ?? null),
    invitationEndsAt: state === 'INVITED' ? iso(now + 2 * DAY_MS) : null,
  }));
}

/** What colleagues did before practice began, from the decisions the records show. */
export function makeAudit(world: World, dice: Dice): AuditRow[] {
  const decisions = world.withdrawals
    .flatMap(({ id, approvals }) => approvals.map(({ staffId, at }) => ({ id, staffId, at })))
    .sort((a, b) => a.at - b.at);
  return decisions
    .map(({ id, staffId, at }, index) =>
      auditRow(world, dice, {
        index,
        at,
        staffId,
        action: 'withdrawal.approve',
        subjectKind: 'withdrawal',
        subjectId: id,
        details: {},
      }),
    )
    .reverse();
}

interface Deed {
  index: number;
  at: number;
  staffId: string;
  action: StaffActionName;
  subjectKind: string;
  subjectId: string;
  details: Record<string, unknown>;
}

/** The code of the gift, or the name of the person. */
function subjectName({ gifts, payments, withdrawals, users }: World, id: string): string | null {
  const user = users.find((each) => each.id === id);
  if (user) return `${user.firstName} ${user.lastName}`;
  const payment = payments.find((each) => each.id === id || each.suspended?.id === id);
  const giftId = payment?.giftId ?? withdrawals.find((each) => each.id === id)?.giftId ?? id;
  const gift = gifts.find(({ id: each }) => each === giftId);
  return gift ? codeOf(gift) : null;
}

export function auditRow(world: World, dice: Dice, { index, at, staffId, ...deed }: Deed): AuditRow {
  const user = world.users.find(({ id }) => id === staffId);
  return {
    ...deed,
    subjectName: subjectName(world, deed.subjectId),
    id: index + 1,
    at: iso(at),
    staff: { id: staffId, name: nameOf(world, staffId), email: user?.email ?? '', role: user?.role ?? null },
    ip: `10.0.0.${dice.int(2, 60)}`,
    requestId: `practice-${dice.hex(12)}`,
    hash: dice.hex(64),
  };
}
