import { describe, expect, it } from 'vitest';
import type { StaffId } from '../ids.ts';
import type { Role } from './roles.ts';
import { type Colleague, judgeApprovals, rootOf, type Team } from './two-persons.ts';

const id = (name: string) => name as StaffId;
const somebody = (name: string, role: Role, roleGivenBy: string | null, isActive = true): Colleague => ({
  id: id(name),
  role,
  isActive,
  roleGivenBy: roleGivenBy === null ? null : id(roleGivenBy),
});
const teamOf = (...people: Colleague[]): Team => new Map(people.map((person) => [person.id, person]));

const founder = somebody('founder', 'SUPER_ADMIN', null);
const rogue = somebody('rogue', 'ADMIN', 'founder');
const honest = somebody('honest', 'ADMIN', 'founder');
const sister = somebody('sister', 'ADMIN', 'rogue');
const brother = somebody('brother', 'ADMIN', 'rogue');
const niece = somebody('niece', 'ADMIN', 'sister');
const team = teamOf(founder, rogue, honest, sister, brother, niece);

const judge = (people: Team, givenBy: string[], me: string) =>
  judgeApprovals(people, givenBy.map(id), { me: id(me), permission: 'withdrawals.decide' });

describe('whom a member of staff stands for', () => {
  it('is themselves for a Super Admin and for everybody whom one made', () => {
    for (const { id: own } of [founder, rogue, honest]) expect(rootOf(team, own)).toBe(own);
  });

  it('is the one a Super Admin made, however long the line to them', () => {
    for (const { id: made } of [sister, brother, niece]) expect(rootOf(team, made)).toBe(rogue.id);
  });

  it('stays so after the one who made them has left', () => {
    const without = teamOf(...team.values(), { ...rogue, isActive: false });
    expect(rootOf(without, niece.id)).toBe(rogue.id);
  });

  it('is one for those who promoted each other in turn', () => {
    const ring = teamOf(
      founder,
      somebody('one', 'ADMIN', 'two'),
      somebody('two', 'ADMIN', 'one'),
      somebody('three', 'ADMIN', 'two'),
    );
    expect(new Set(['one', 'two', 'three'].map((name) => rootOf(ring, id(name)))).size).toBe(1);
  });

  it('is a Super Admin who was made an Admin, for everybody they had made', () => {
    const demoted = teamOf(
      somebody('other', 'SUPER_ADMIN', null),
      { ...founder, role: 'ADMIN', roleGivenBy: id('other') },
      rogue,
      honest,
      niece,
      sister,
    );
    for (const { id: made } of [founder, rogue, honest, niece]) expect(rootOf(demoted, made)).toBe(founder.id);
    expect(rootOf(demoted, id('other'))).toBe('other');
  });

  it('is themselves for whom an Admin made who is a Super Admin by now, and could make them anew', () => {
    const risen = teamOf(founder, { ...rogue, role: 'SUPER_ADMIN' }, sister, niece);
    expect(rootOf(risen, niece.id)).toBe(sister.id);
    expect(rootOf(risen, sister.id)).toBe(sister.id);
  });
});

describe('two approvals', () => {
  it('are two from people whom a Super Admin made', () => {
    expect(judge(team, ['rogue'], 'honest')).toMatchObject({ counting: ['rogue'], approvedByMyKin: false });
    expect(judge(team, ['rogue', 'honest'], 'founder').counting).toEqual(['rogue', 'honest']);
    expect(judge(team, ['sister'], 'honest').approvedByMyKin).toBe(false);
  });

  it.each([
    ['the one who made the other', 'rogue', 'sister'],
    ['the one who was made', 'sister', 'rogue'],
    ['siblings', 'sister', 'brother'],
    ['a line of three', 'niece', 'rogue'],
    ['a niece and her aunt', 'brother', 'niece'],
  ])('are one from %s', (_, first, second) => {
    expect(judge(team, [first], second).approvedByMyKin).toBe(true);
    expect(judge(team, [first, second], 'honest').counting).toEqual([first]);
  });

  it('do not count from somebody who has left, or who may not decide any more', () => {
    const later = teamOf(founder, { ...rogue, isActive: false }, { ...honest, role: 'SUPPORT' });
    expect(judge(later, ['rogue', 'honest'], 'founder').counting).toEqual([]);
  });

  it('are no obstacle to kin once the one who said yes has left', () => {
    const later = teamOf(founder, { ...rogue, isActive: false }, sister);
    expect(judge(later, ['rogue'], 'sister')).toMatchObject({ counting: [], approvedByMyKin: false });
  });

  it('tell whoever said yes that they did, and not that they are their own kin', () => {
    expect(judge(team, ['rogue'], 'rogue')).toMatchObject({ approvedByMe: true, approvedByMyKin: false });
  });
});
