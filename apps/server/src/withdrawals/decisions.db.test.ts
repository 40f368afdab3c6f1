import type { StaffId } from '@jara/domain/ids';
import type { Role } from '@jara/domain/staff/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { makeHistory } from '../portal/testing.ts';
import { actor, addStaff, auditOf, signIn, signInEverybody } from '../staff/testing.ts';
import { approveWithdrawal, rejectWithdrawal } from './decide-withdrawal.ts';

describe('deciding about withdrawals', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
  });
  afterAll(() => world.close());

  const decide = (browser: Browser, body: object) => browser.put('/api/withdrawal-request', body);
  const requested = async (amount: number) => world.withdraw(await world.claimed({ amount }));

  it('has one outcome, however many decide at the same moment', async () => {
    const rounds = 200;
    await makeHistory(world.databaseUrl, { gifts: rounds, until: new Date(), days: 1, waiting: 0, requested: 10 });
    const { db } = world.deps;
    const waiting = await db
      .selectFrom('withdrawals')
      .select(['id', 'revision'])
      .where('status', '=', 'REQUESTED')
      .execute();
    expect(waiting).toHaveLength(rounds);
    const people = await Promise.all(Array.from({ length: 4 }, async () => actor((await addStaff(world, 'ADMIN')).id)));

    const outcomes = { APPROVED: 0, REJECTED: 0 };
    const decideAtOnce = async ({ id, revision }: (typeof waiting)[number]) => {
      const answers = await Promise.allSettled(
        people.map((who, i) =>
          i % 2 === 0
            ? approveWithdrawal(world.deps)({ id, revision, actor: who })
            : rejectWithdrawal(world.deps)({ id, revision, actor: who, reason: 'No' }),
        ),
      );
      const done = answers.filter((answer) => answer.status === 'fulfilled');
      expect(done).toHaveLength(1);
      const { status } = await db
        .selectFrom('withdrawals')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(status).toBe(done[0]?.value.status);
      outcomes[status as keyof typeof outcomes] += 1;
    };
    for (let from = 0; from < rounds; from += 4) await Promise.all(waiting.slice(from, from + 4).map(decideAtOnce));
    expect(outcomes.APPROVED + outcomes.REJECTED).toBe(rounds);
    const written = [...(await auditOf(world, 'withdrawal.approve')), ...(await auditOf(world, 'withdrawal.reject'))];
    expect(new Set(written.map(({ subjectId }) => subjectId)).size).toBe(rounds);
    expect(written).toHaveLength(rounds);
    await world.expectCleanBooks();
  }, 60_000);

  it('takes a decision only about what the person saw', async () => {
    const { id, revision } = await requested(naira(50_000));
    expect((await decide(staff.ADMIN, { id, action: 'APPROVE', revision: revision + 1 })).body.code).toBe(
      'withdrawal_changed',
    );
    expect((await decide(staff.ADMIN, { id, action: 'APPROVE', revision })).body.stage).toBe('APPROVED');
    expect((await decide(staff.SUPER_ADMIN, { id, action: 'REJECT', reason: 'Late', revision })).body.code).toBe(
      'withdrawal_changed',
    );
    expect((await decide(staff.SUPER_ADMIN, { id, action: 'APPROVE', revision: revision + 1 })).body.code).toBe(
      'withdrawal_already_decided',
    );
  });

  it('needs a second person for a large sum, who is not the first', async () => {
    const { id, revision } = await requested(naira(600_000));
    const first = await decide(staff.ADMIN, { id, action: 'APPROVE', revision });
    expect([first.status, first.body.stage]).toEqual([200, 'REQUESTED']);
    const seen = { id, action: 'APPROVE', revision: first.body.revision };
    expect((await decide(staff.ADMIN, seen)).body.code).toBe('own_approval');
    const { body: shown } = await staff.ADMIN.get(`/api/admin/withdrawals/${id}`);
    expect(shown).toMatchObject({
      approvalsNeeded: 2,
      approvedByMe: true,
      approvals: [{ staff: { name: 'Tunde Adeyemi' } }],
    });
    expect((await decide(staff.SUPER_ADMIN, seen)).body.stage).toBe('APPROVED');
  });

  it('does not take somebody whom the first person made for a second one', async () => {
    const { id: madeId, email } = await addStaff(world, 'SUPPORT');
    const promoted = await staff.ADMIN.request({
      method: 'PATCH',
      url: `/api/admin/users/${madeId}`,
      payload: JSON.stringify({ role: 'ADMIN' }),
      headers: { 'content-type': 'application/json' },
    });
    expect(promoted.status).toBe(200);
    const made = await signIn(world, email);
    const { id, revision } = await requested(naira(600_000));
    const first = await decide(made, { id, action: 'APPROVE', revision });
    expect(first.status).toBe(200);
    const seen = { id, action: 'APPROVE', revision: first.body.revision };
    expect(await decide(staff.ADMIN, seen)).toMatchObject({ status: 403, body: { code: 'dependent_approval' } });
    expect((await decide(staff.SUPER_ADMIN, seen)).body.stage).toBe('APPROVED');
  });

  it('needs a reason for a no, gives the money back, and is not for Support', async () => {
    const { id, revision, quid } = await requested(naira(50_000));
    expect((await decide(staff.SUPPORT, { id, action: 'REJECT', reason: 'No', revision })).body.code).toBe(
      'permission_denied',
    );
    expect((await decide(staff.ADMIN, { id, action: 'REJECT', revision })).status).toBe(422);
    expect((await decide(staff.ADMIN, { id, action: 'REJECT', reason: '   ', revision })).status).toBe(422);
    expect(
      (await decide(staff.ADMIN, { id, action: 'REJECT', reason: 'The name does not fit', revision })).body,
    ).toMatchObject({ stage: 'REJECTED', status: 'FAILED' });
    const { body } = await staff.ADMIN.get(`/api/admin/quids/${quid}`);
    expect(body.money).toMatchObject({ claimed: naira(50_000), onTheWay: 0, paidOut: 0, addsUp: true });
    await world.expectCleanBooks();
  });

  it('can be given to somebody who may decide, and shows whose it is', async () => {
    const { id } = await requested(naira(50_000));
    const { body: me } = await staff.ADMIN.get('/api/admin/session');
    const assign = (staffId: StaffId | null) =>
      staff.SUPER_ADMIN.put(`/api/admin/subjects/withdrawal/${id}/assignee`, { staffId });
    expect((await assign(me.staff.id)).body.assignee).toEqual({ id: me.staff.id, name: 'Tunde Adeyemi' });
    const { body: mine } = await staff.ADMIN.get('/api/admin/withdrawals?assignee=me');
    expect(mine.data.map((row: { id: string }) => row.id)).toEqual([id]);
    const { body: load } = await staff.ADMIN.get('/api/admin/workload');
    expect(load.byPerson.find((row: { staff: { id: string } | null }) => row.staff?.id === me.staff.id)).toMatchObject({
      open: 1,
    });

    const support = await addStaff(world, 'SUPPORT');
    expect((await assign(support.id)).status).toBe(422);
    expect((await assign(null)).body.assignee).toBeNull();
    expect(
      (
        await (
          await signIn(world, support.email)
        ).put(`/api/admin/subjects/withdrawal/${id}/assignee`, { staffId: null })
      ).status,
    ).toBe(403);
  });
});
