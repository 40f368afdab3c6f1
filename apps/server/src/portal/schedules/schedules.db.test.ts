import type { ReportSchedule } from '@jara/contract/staff/report-schedules';
import type { StaffId } from '@jara/domain/ids';
import type { Role } from '@jara/domain/staff/roles';
import { DAY_MS } from '@jara/domain/time/lagos';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { sendMails } from '../../mail/send-mails.ts';
import { addStaff, auditOf, signInEverybody, staffIdOf } from '../../staff/testing.ts';
import { tellOfReports } from './tell-of-reports.ts';

describe('a report that is made again and again', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  let admin: StaffId;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
    admin = await staffIdOf(world, 'ADMIN');
  });
  beforeEach(async () => {
    await world.deps.db.deleteFrom('mails').execute();
    await world.deps.db.deleteFrom('reportSchedules').execute();
  });
  afterAll(() => world.close());

  const PATH = '/api/admin/report-schedules';
  const daily = (readers: StaffId[], rest = {}) => ({
    what: 'withdrawals',
    format: 'csv',
    columns: ['Reference', 'Net', 'Bank'],
    every: 'DAY',
    weekday: null,
    monthDay: null,
    hour: 8,
    readers,
    ...rest,
  });
  const add = async (readers: StaffId[], rest = {}): Promise<ReportSchedule> => {
    const { status, body } = await staff.ADMIN.post(PATH, daily(readers, rest));
    expect(status, JSON.stringify(body)).toBe(201);
    return body;
  };
  const change = (who: Browser, id: string, payload: { isPaused: boolean }) =>
    who.request({ method: 'PATCH', url: `${PATH}/${id}`, payload });
  const remove = (id: string) => staff.ADMIN.request({ method: 'DELETE', url: `${PATH}/${id}` });
  /** Workers whose clock says that so much time has passed. */
  const worker = (afterMs: number) => {
    const now = new Date(Date.now() + afterMs);
    return tellOfReports({ ...world.deps, clock: { ...world.deps.clock, now: () => now } });
  };
  const mails = () =>
    world.deps.db
      .selectFrom('mails')
      .select(['recipient', 'data', 'sentAt', 'failure'])
      .where('kind', '=', 'report_ready')
      .orderBy('recipient')
      .execute();

  it('is told of once at each time it is due, however many workers look', async () => {
    const colleague = await addStaff(world, 'SUPER_ADMIN');
    const { nextAt } = await add([admin, colleague.id]);
    await Promise.all(Array.from({ length: 6 }, () => worker(0)()));
    expect(await mails()).toEqual([]);
    const wait = Date.parse(nextAt ?? '') - Date.now() + 1_000;
    await Promise.all(Array.from({ length: 6 }, () => worker(wait)()));
    expect((await mails()).map(({ recipient }) => recipient).sort()).toEqual(
      ['admin@jara.test', colleague.email].sort(),
    );
    await Promise.all(Array.from({ length: 6 }, () => worker(wait + DAY_MS)()));
    expect(await mails()).toHaveLength(4);
    expect((await auditOf(world, 'report.tell')).length).toBe(2);
  });

  it('is told of once after a standstill, for the last time that passed', async () => {
    const { nextAt } = await add([admin]);
    const wait = Date.parse(nextAt ?? '') - Date.now() + 9 * DAY_MS + 1_000;
    await Promise.all([worker(wait)(), worker(wait)()]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    const yesterday = new Date(Date.parse(nextAt ?? '') + 8 * DAY_MS).toISOString().slice(0, 10);
    expect(mail?.data).toMatchObject({ from: yesterday, to: yesterday });
  });

  it('brings a link into the portal, and the file holds the columns and days that were chosen', async () => {
    const { nextAt } = await add([admin]);
    await worker(Date.parse(nextAt ?? '') - Date.now() + 1_000)();
    await sendMails(world.deps)();
    expect((await mails()).map(({ sentAt }) => sentAt !== null)).toEqual([true]);
    expect((await staff.ADMIN.get('/dev/inbox')).body).toMatch(/Withdrawals, \d+ \w+ \d{4}/);
    await world.withdraw(await world.claimed());
    const today = new Date(Date.now() + 3_600_000).toISOString().slice(0, 10);
    const { body } = await staff.ADMIN.get(
      `/api/admin/exports/withdrawals?columns=Net,Reference&from=${today}&to=${today}`,
    );
    expect(body.split('\r\n')[0]).toBe('\uFEFFReference,Net');
    expect(body.split('\r\n')).toHaveLength(3);
  });

  it('is no longer told to whoever was deactivated or may not export any more, not even if the mail was written', async () => {
    const left = await addStaff(world, 'ADMIN');
    const demoted = await addStaff(world, 'ADMIN');
    const { id, nextAt } = await add([admin, left.id, demoted.id]);
    const wait = Date.parse(nextAt ?? '') - Date.now() + 1_000;
    await worker(wait)();
    expect(await mails()).toHaveLength(3);
    await world.deps.db.updateTable('staff').set({ isActive: false }).where('id', '=', left.id).execute();
    await world.deps.db.updateTable('staff').set({ role: 'SUPPORT' }).where('id', '=', demoted.id).execute();
    await sendMails(world.deps)();
    const sent = (await mails()).filter(({ sentAt }) => sentAt !== null);
    expect(sent.map(({ recipient }) => recipient)).toEqual(['admin@jara.test']);
    await worker(wait + DAY_MS)();
    expect(await mails()).toHaveLength(4);
    const { body } = await staff.ADMIN.get(PATH);
    const shown = body.schedules.find((schedule: ReportSchedule) => schedule.id === id);
    expect(shown.readers.filter(({ mayRead }: { mayRead: boolean }) => mayRead)).toHaveLength(1);
    expect(body.people.map((person: { id: string }) => person.id)).not.toContain(left.id);
  });

  it('is paused and goes on from the next time, and is deleted, each on the audit trail', async () => {
    const { id, nextAt } = await add([admin]);
    const wait = Date.parse(nextAt ?? '') - Date.now() + 1_000;
    expect((await change(staff.SUPER_ADMIN, id, { isPaused: true })).body).toMatchObject({ nextAt: null });
    await worker(wait + 3 * DAY_MS)();
    expect(await mails()).toEqual([]);
    expect((await change(staff.ADMIN, id, { isPaused: false })).body.nextAt).toBe(nextAt);
    await worker(wait)();
    expect(await mails()).toHaveLength(1);
    expect((await remove(id)).body).toEqual({ deleted: true });
    await sendMails(world.deps)();
    expect((await mails()).filter(({ sentAt }) => sentAt !== null)).toEqual([]);
    expect((await remove(id)).status).toBe(404);
    for (const action of ['report.schedule', 'report.pause', 'report.resume', 'report.unschedule'])
      expect([action, (await auditOf(world, action)).some(({ subjectId }) => subjectId === id)]).toEqual([
        action,
        true,
      ]);
  });

  it('takes readers who may export, columns that are in it, and a rhythm that fits', async () => {
    const support = await staffIdOf(world, 'SUPPORT');
    for (const wrong of [
      daily([support]),
      daily([admin, support]),
      daily([]),
      daily([admin], { columns: ['Password'] }),
      daily([admin], { every: 'WEEK' }),
      daily([admin], { every: 'MONTH', monthDay: 31 }),
      daily([admin], { weekday: 3 }),
      daily([admin], { hour: 24 }),
    ])
      expect((await staff.ADMIN.post(PATH, wrong)).status).toBe(422);
    expect((await staff.ADMIN.get(PATH)).body.schedules).toEqual([]);
  });

  it('is not for Support', async () => {
    for (const answer of [await staff.SUPPORT.get(PATH), await staff.SUPPORT.post(PATH, daily([admin]))])
      expect(answer.body.code).toBe('permission_denied');
  });
});
