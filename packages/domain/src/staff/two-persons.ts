import type { StaffId } from '../ids.ts';
import { may, type Permission } from './permissions.ts';
import type { Role } from './roles.ts';

/** What has to be known of a member of staff to tell whether two of them are two. */
export interface Colleague {
  id: StaffId;
  role: Role;
  isActive: boolean;
  /** Who made them what they are; null for whoever was there before everybody. */
  roleGivenBy: StaffId | null;
}

/** Everybody who is or was a member of staff: whoever left still made those whom they made. */
export type Team = ReadonlyMap<StaffId, Colleague>;

/**
 * The person whom a Super Admin trusted, through whom this one came in. An Admin can invite and promote, and whoever they
 * made may be nobody but themselves, and so may whoever those made. A Super Admin answers for everybody anyway, and in a
 * small company has invited them all: whoever has their role from one stands for themselves.
 */
export function rootOf(team: Team, id: StaffId): StaffId {
  const line: StaffId[] = [];
  for (let at = id; ; ) {
    // Two who promoted each other in turn lead nowhere but to each other; whichever of them is asked, the answer is one.
    if (line.includes(at)) return line.slice(line.indexOf(at)).sort()[0] ?? at;
    line.push(at);
    const colleague = team.get(at);
    const giver = colleague?.roleGivenBy && team.get(colleague.roleGivenBy);
    if (!colleague || colleague.role === 'SUPER_ADMIN' || !giver || giver.role === 'SUPER_ADMIN') return at;
    at = giver.id;
  }
}

export interface Approvals {
  /** Those whose yes counts today, in the order in which they said it. */
  counting: readonly StaffId[];
  /** Whoever asks has said yes before. */
  approvedByMe: boolean;
  /** Somebody who came in through the same person as whoever asks has said yes before. */
  approvedByMyKin: boolean;
}

/**
 * Which of these approvals count at this moment: those of people who are still here, may still decide, and came in through
 * different people. It is asked anew each time, because people leave and roles change after a yes was said.
 */
export function judgeApprovals(
  team: Team,
  givenBy: readonly StaffId[],
  { me, permission }: { me: StaffId; permission: Permission },
): Approvals {
  const roots = new Map<StaffId, StaffId>();
  for (const id of givenBy) {
    const colleague = team.get(id);
    if (!colleague?.isActive || !may(colleague.role, permission)) continue;
    const root = rootOf(team, id);
    if (!roots.has(root)) roots.set(root, id);
  }
  const approvedByMe = givenBy.includes(me);
  return { counting: [...roots.values()], approvedByMe, approvedByMyKin: !approvedByMe && roots.has(rootOf(team, me)) };
}
