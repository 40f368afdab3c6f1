import type { StaffId } from '@jara/domain/ids';
import type { Role } from '@jara/domain/staff/roles';
import { newId } from '../src/platform/ids.ts';
import { insertSession } from '../src/staff/sessions.store.ts';
import type { Product } from '../src/wire-up.ts';

export interface Member {
  id: StaffId;
  role: Role;
  /** Whose word this one speaks: two of one circle are one person. A Super Admin answers for themselves. */
  circle: string;
  cookies: Map<string, string>;
}

export type Crew = Record<CrewName, Member>;

const PEOPLE = {
  super: { role: 'SUPER_ADMIN', madeBy: undefined, circle: 'super' },
  admin: { role: 'ADMIN', madeBy: 'super', circle: 'admin' },
  auditor: { role: 'ADMIN', madeBy: 'super', circle: 'auditor' },
  // The admin's own creatures: invited by them, and one by another of them.
  puppet: { role: 'ADMIN', madeBy: 'admin', circle: 'admin' },
  sibling: { role: 'ADMIN', madeBy: 'admin', circle: 'admin' },
  grandchild: { role: 'ADMIN', madeBy: 'puppet', circle: 'admin' },
} as const satisfies Record<string, { role: Role; madeBy: string | undefined; circle: string }>;
export type CrewName = keyof typeof PEOPLE;
export const CREW_NAMES = Object.keys(PEOPLE) as CrewName[];

/** Staff as invitations would have made them, without the mails and the authenticators. */
export async function hireStaff({ db, clock }: Product): Promise<Crew> {
  const now = clock.now();
  const crew: Partial<Crew> = {};
  for (const name of CREW_NAMES) {
    const { role, madeBy, circle } = PEOPLE[name];
    const maker = madeBy && crew[madeBy]?.id;
    const id = newId<StaffId>();
    await db
      .insertInto('staff')
      .values({
        id,
        email: `${name}@jara.test`,
        firstName: name,
        lastName: 'Simulated',
        role,
        isActive: true,
        isDemo: true,
        passwordHash: 'nobody signs in with a password here',
        totpSecret: null,
        totpNextSecret: null,
        totpEnabledAt: null,
        lastLoginAt: null,
        invitedBy: maker ?? null,
        roleGivenBy: maker ?? null,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    crew[name] = { id, role, circle, cookies: new Map() };
  }
  return crew as Crew;
}

/** A fresh session for everybody: time has passed, or the database is another. */
export async function signInAll({ db, clock }: Product, crew: Crew): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const member of Object.values(crew)) {
      const { token } = await insertSession(trx, {
        staffId: member.id,
        totpPending: false,
        ip: '127.0.0.1',
        userAgent: 'simulator',
        now: clock.now(),
      });
      member.cookies.set('jara_staff', token);
    }
  });
}
