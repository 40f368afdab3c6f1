import type { StaffId } from '@jara/domain/ids';
import type { Role } from '@jara/domain/staff/roles';
import { DAY_MS, HOUR_MS } from '@jara/domain/time/lagos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { workOnPayout } from '../provider/work-on-payout.ts';
import { addStaff, auditOf, signInEverybody, staffIdOf } from '../staff/testing.ts';

type Asked = Awaited<ReturnType<World['withdraw']>>;

describe('a stuck payout', { timeout: 120_000 }, () => {
  let world: World;
  let staff: Record<Role, Browser>;
  let admin: StaffId;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
    admin = await staffIdOf(world, 'ADMIN');
  });
  afterAll(async () => {
    await world.expectCleanBooks();
    await world.close();
  });

  const change = (id: Asked['id'], values: { sentAt?: Date; toldLateAt?: Date }) =>
    world.deps.db.updateTable('withdrawals').set(values).where('id', '=', id).execute();
  const ago = (ms: number) => new Date(world.deps.clock.now().getTime() - ms);
  /** With a bank that keeps it pending for ever. */
  const stuck = async (gift: Record<string, unknown> = {}): Promise<Asked> => {
    const claimed = await world.claimed({ amount: naira(9_000), ...gift });
    const withdrawal = await world.withdraw(claimed, { accountNumber: '0123456744', bankCode: '057' });
    await workOnPayout(world.deps)(withdrawal.id);
    await change(withdrawal.id, { sentAt: ago(HOUR_MS) });
    return withdrawal;
  };
  const tell = (browser: Browser, { id }: Asked): Promise<Answer> =>
    browser.post(`/api/admin/withdrawals/${id}/recipient-mails`, {});
  const handOver = (browser: Browser, { id }: Asked, staffId: string, note = 'They called twice'): Promise<Answer> =>
    browser.post(`/api/admin/withdrawals/${id}/hand-over`, { staffId, note });
  const fileOf = async ({ id }: Asked) => (await staff.SUPPORT.get(`/api/admin/withdrawals/${id}`)).body;
  const mailsAbout = async ({ id }: Asked) => {
    const rows = await world.deps.db
      .selectFrom('mails')
      .select(['recipient', 'data'])
      .where('kind', '=', 'payout_delayed')
      .execute();
    return rows.filter(({ data }) => data.withdrawalId === id).map(({ recipient }) => recipient);
  };

  it('is told to its recipient once a day, however many press together', async () => {
    const payout = await stuck({ email: 'kemi@example.com' });
    expect((await fileOf(payout)).payout).toMatchObject({ isStuck: true, toldAt: null, whyNotTold: null });
    const answers = await Promise.all(
      [staff.SUPPORT, staff.ADMIN, staff.SUPER_ADMIN, staff.SUPPORT, staff.ADMIN].map((one) => tell(one, payout)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await mailsAbout(payout)).toEqual(['kemi@example.com']);
    const written = (await auditOf(world, 'withdrawal.tell_recipient')).filter(
      ({ subjectId }) => subjectId === payout.id,
    );
    expect(written.map(({ details }) => details)).toEqual([{ times: 1 }]);
    expect((await fileOf(payout)).payout).toMatchObject({ whyNotTold: 'told_already' });

    await change(payout.id, { toldLateAt: ago(DAY_MS) });
    expect((await tell(staff.SUPPORT, payout)).status).toBe(200);
    expect(await mailsAbout(payout)).toHaveLength(2);
    const { body: gift } = await staff.ADMIN.get(`/api/admin/quids/${payout.quid}`);
    const titles = gift.timeline.map(({ title }: { title: string }) => title);
    expect(titles.filter((title: string) => title === 'Mail to the recipient: the payout takes longer')).toHaveLength(
      2,
    );
  });

  it('is not told to somebody whose address we do not have, nor before it is stuck', async () => {
    const payout = await stuck({ delivery: 'SELF', email: undefined });
    expect(await tell(staff.SUPPORT, payout)).toMatchObject({ status: 409, body: { code: 'no_address' } });
    const fresh = await stuck();
    await change(fresh.id, { sentAt: ago(0) });
    expect(await tell(staff.SUPPORT, fresh)).toMatchObject({ status: 409, body: { code: 'payout_not_stuck' } });
    expect(await handOver(staff.SUPPORT, fresh, admin)).toMatchObject({
      status: 409,
      body: { code: 'payout_not_stuck' },
    });
    expect([...(await mailsAbout(payout)), ...(await mailsAbout(fresh))]).toEqual([]);
  });

  it('is handed over by Support with a note, to somebody who can decide, and not taken from anybody', async () => {
    const payout = await stuck();
    const other = await addStaff(world, 'ADMIN');
    expect(await handOver(staff.SUPPORT, payout, admin, '  ')).toMatchObject({ status: 422 });
    expect(await handOver(staff.SUPPORT, payout, await staffIdOf(world, 'SUPPORT'))).toMatchObject({ status: 422 });
    expect((await fileOf(payout)).assignee).toBeNull();

    expect(await handOver(staff.SUPPORT, payout, admin)).toMatchObject({
      status: 200,
      body: { assignee: { id: admin } },
    });
    expect((await fileOf(payout)).assignee).toMatchObject({ id: admin });
    const notes = () => staff.ADMIN.get(`/api/admin/subjects/withdrawal/${payout.id}/notes`);
    expect((await notes()).body.data).toMatchObject([{ text: 'They called twice' }]);

    expect(await handOver(staff.SUPPORT, payout, other.id)).toMatchObject({
      status: 409,
      body: { code: 'in_other_hands' },
    });
    expect((await notes()).body.data).toHaveLength(1);
    expect((await handOver(staff.ADMIN, payout, other.id, 'I am off today')).status).toBe(200);
    expect((await fileOf(payout)).assignee).toMatchObject({ id: other.id });
  });

  it('is in one pair of hands when several hand it over at once', async () => {
    const payout = await stuck();
    const admins = await Promise.all(Array.from({ length: 4 }, () => addStaff(world, 'ADMIN')));
    const answers = await Promise.all(admins.map(({ id }) => handOver(staff.SUPPORT, payout, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const { body } = await staff.ADMIN.get(`/api/admin/subjects/withdrawal/${payout.id}/notes`);
    expect(body.data).toHaveLength(1);
  });
});
