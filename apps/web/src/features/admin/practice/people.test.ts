import { PARTS_OF } from '@jara/domain/staff/people';
import { beforeEach, describe, expect, it } from 'vitest';
import * as casework from './casework.ts';
import type { Desk } from './decisions.ts';
import { makeDice } from './dice.ts';
import { makeWorld } from './make-world.ts';
import { findPeople, listRecords, openPerson, readPerson } from './people.ts';

const start = Date.parse('2026-11-14T10:00:00Z');
let time = start;
let desk: Desk;

beforeEach(() => {
  time = start;
  desk = { world: makeWorld(start), dice: makeDice(1), now: () => time };
});

const looks = (id: string) => desk.world.audit.filter((row) => row.action === 'person.look' && row.subjectId === id);

describe('a person in practice', () => {
  it('has totals that are those of the lists', () => {
    for (const payment of desk.world.payments.filter(({ senderEmail }) => senderEmail !== null).slice(0, 30)) {
      const { id } = openPerson(desk, 'payment.sender', payment.id);
      const { kind, totals } = readPerson(desk, id);
      for (const part of PARTS_OF[kind]) {
        const { data, total } = listRecords(desk, id, { part, page: 1, limit: 100 });
        const counted = totals.filter((each) => each.part === part);
        expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(total);
        expect(counted.reduce((sum, { amount }) => sum + amount, 0)).toBe(
          data.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
        );
      }
    }
  });

  it('is the same one from a file and by the whole of what they are known by', () => {
    const [row] = desk.world.withdrawals;
    if (!row) throw new Error('Practice has no withdrawal');
    const { id } = openPerson(desk, 'withdrawal.account', row.id);
    expect(findPeople(desk, row.accountNumber).people).toMatchObject([
      { id, kind: 'account', name: row.accountNumber },
    ]);
    expect(() => findPeople(desk, row.accountNumber.slice(1))).toThrow('Nobody has used');
    expect(() => openPerson(desk, 'claim.browser', row.claimId)).toThrow('Practice has no browsers');
  });

  it('is looked at once in a quarter of an hour, has notes and can be given to somebody', () => {
    const payment = desk.world.payments.find(({ senderEmail }) => senderEmail !== null);
    const { id } = openPerson(desk, 'payment.sender', payment?.id ?? '');
    readPerson(desk, id);
    listRecords(desk, id, { part: 'SENT', page: 1, limit: 10 });
    expect(looks(id)).toHaveLength(1);
    time += 16 * 60_000;
    readPerson(desk, id);
    expect(looks(id)).toHaveLength(2);
    const subject = { kind: 'person' as const, id };
    casework.writeNote(desk, subject, 'Called');
    casework.assign(desk, subject, desk.world.me);
    expect(readPerson(desk, id).assignee?.id).toBe(desk.world.me);
    expect(casework.mine(desk.world, { page: 1, limit: 100 }).data).toContainEqual(
      expect.objectContaining({ name: payment?.senderEmail, link: `/admin/people/${id}` }),
    );
  });
});
