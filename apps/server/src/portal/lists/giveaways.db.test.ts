import { GIVEAWAY_STATES } from '@jara/domain/giveaway/giveaway-state';
import type { Role } from '@jara/domain/staff/roles';
import { DAY_MS, HOUR_MS } from '@jara/domain/time/lagos';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { createWorld, naira, type World } from '../../../testing/world.ts';
import { lapseClaims } from '../../claims/lapse-claims.ts';
import { sweepDraws } from '../../draws/sweep-draws.ts';
import { entrants, setHoursAhead } from '../../draws/testing.ts';
import { lookAt, publicGift, WORDS } from '../../giveaways/testing.ts';
import { recordDispute } from '../../money-back/record-dispute.ts';
import { endPayout, giftOf, openDisputeAtBank, resolveDisputeAtBank, setDaysAhead } from '../../money-back/testing.ts';
import { auditOf, signIn, signInEverybody } from '../../staff/testing.ts';

interface Row {
  code: string;
  state: string;
}

describe('giveaways as staff see them', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
  });
  afterEach(async () => {
    await setDaysAhead(world, 0);
    await world.expectCleanBooks();
  });
  afterAll(() => world.close());

  const list = async (query = '', reader = staff.ADMIN) =>
    (await reader.get(`/api/admin/giveaways?limit=100&${query}`)).body as { data: Row[]; total: number };
  const fileOf = async (code: string, reader = staff.ADMIN) => (await reader.get(`/api/admin/giveaways/${code}`)).body;
  const change = (quid: string, body: object) => staff.ADMIN.put(`/api/quid/${quid}/status`, body);
  const report = (code: string, remoteAddress: string, body: object = { kind: 'ASKS_FOR_MONEY', words: 'Pay first' }) =>
    world.browser().request({
      method: 'POST',
      url: `/api/giveaways/${code}/reports`,
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      remoteAddress,
    });
  const claim = async (quid: string) => {
    const recipient = world.browser();
    return { quid, recipient, claim: (await recipient.post(`/api/rules/claim?quid=${quid}`, {})).body };
  };
  const notice = async (kind: string) =>
    (await staff.ADMIN.get('/api/admin/notifications')).body.items.find((item: { kind: string }) => item.kind === kind);

  it('are listed in each state, by the words of the page itself', async () => {
    const one = { amount: naira(10_000), rule: { equalShares: 2 } };
    const soon = new Date(Date.now() + HOUR_MS).toISOString();
    const codes: Record<string, string> = {
      WAITING: (await publicGift(world, one, { ...WORDS, startsAt: soon })).quid,
      OPEN: (await publicGift(world, one)).quid,
      DRAWING: (await publicGift(world, { rule: { draw: { winners: 2, closesAt: soon } } })).quid,
    };
    const paused = await publicGift(world, one);
    await paused.sender.post(`/api/sent/${paused.payment.id}/pause`, {});
    const given = await publicGift(world, { ...one, rule: { nthPerson: 1 } });
    await claim(given.quid);
    const ended = await publicGift(world, { ...one, rule: { nthPerson: 1 } });
    await endPayout(world, (await world.withdraw(await claim(ended.quid))).id);
    const stopped = await publicGift(world, one);
    await change(stopped.quid, { status: 'BLOCKED', reason: 'A report' });
    Object.assign(codes, { PAUSED: paused.quid, GIVEN: given.quid, ENDED: ended.quid, STOPPED: stopped.quid });
    // The draw row is kept by whoever enters people; here nobody has.
    await world.deps.db
      .updateTable('rules')
      .set({ drawClosesAt: new Date(Date.now() - HOUR_MS) })
      .where('giftId', '=', (await giftOf(world, codes.DRAWING ?? '')).id)
      .execute();

    for (const state of GIVEAWAY_STATES) {
      const { data, total } = await list(`state=${state}`);
      expect([state, data.map((row) => row.code), total]).toEqual([state, [codes[state]], 1]);
      expect(new Set(data.map((row) => row.state))).toEqual(new Set([state]));
      expect((await lookAt(world, codes[state] ?? '')).state).toBe(state);
    }
    const all = await list();
    expect(all.total).toBe(7);
    expect((await list('state=OPEN,PAUSED')).total).toBe(2);
    // Newest first, and a page neither repeats nor leaves out a row.
    const pages = [];
    for (const page of [1, 2, 3, 4])
      pages.push(...(await staff.SUPPORT.get(`/api/admin/giveaways?limit=2&page=${page}`)).body.data);
    expect(pages.map(({ code }: Row) => code)).toEqual(all.data.map(({ code }) => code));
  });

  /** In the list and on their page. Whoever is staff has slept meanwhile, and signs in again. */
  const expectState = async (code: string, state: string) => {
    const admin = await signIn(world, 'admin@jara.test');
    const { data } = await list(`state=${state}`, admin);
    expect(data.filter((row) => row.code === code)).toMatchObject([{ state }]);
    expect((await lookAt(world, code)).state).toBe(state);
  };

  it('stand in the list as on their page while a share goes on to the next in line', async () => {
    const closesAt = new Date(world.deps.clock.now().getTime() + HOUR_MS).toISOString();
    const { quid } = await publicGift(
      world,
      { amount: naira(10_000), rule: { draw: { winners: 1, closesAt } } },
      { ...WORDS, claimDays: 1 },
    );
    const people = await entrants(world, quid, 3);
    await setHoursAhead(world, 2);
    for (let step = 0; step < 3; step += 1) await sweepDraws(world.deps)();
    await expectState(quid, 'GIVEN');
    await setDaysAhead(world, 1.2);
    expect(await lapseClaims(world.deps)()).toBe(1);
    await expectState(quid, 'GIVEN');
    const seen = await Promise.all(
      people.map(async (recipient) => ({
        quid,
        recipient,
        claim: (await recipient.get(`/api/transactions/quid/${quid}/verify`)).body,
      })),
    );
    const next = seen.find(({ claim: { state } }) => state === 'YOURS');
    if (!next) throw new Error('nobody was next in line');
    await endPayout(world, (await world.withdraw(next)).id);
    await expectState(quid, 'ENDED');
  });

  it('stand in the list as on their page when the sender’s bank takes the money back', async () => {
    const { quid, payment } = await publicGift(world, { rule: { nthPerson: 1 } });
    await claim(quid);
    await expectState(quid, 'GIVEN');
    const dispute = await openDisputeAtBank(world, payment.reference);
    await recordDispute(world.deps)({ id: dispute });
    await expectState(quid, 'STOPPED');
    await resolveDisputeAtBank(world, dispute, 'lost');
    await recordDispute(world.deps)({ id: dispute });
    await expectState(quid, (await lookAt(world, quid)).state);
  });

  it('are found by code, title and host', async () => {
    const { quid } = await publicGift(world, {}, { title: 'Sallah for Kawo', host: 'Alhaji Musa & Sons' });
    for (const text of [quid, 'for kawo', 'MUSA'])
      expect([text, (await list(`search=${encodeURIComponent(text)}`)).data.map(({ code }) => code)]).toEqual([
        text,
        [quid],
      ]);
    expect((await list('search=nobody')).total).toBe(0);
  });

  it('have a file with what everybody sees, the payouts and the networks, by code or by id', async () => {
    const { quid } = await publicGift(world);
    const { id } = await giftOf(world, quid);
    const withdrawal = await world.withdraw(await claim(quid));
    await endPayout(world, withdrawal.id);
    await claim(quid);
    await world.deps.db
      .insertInto('giftNetworks')
      .values([
        { giftId: id, network: 'a'.repeat(22), browsers: 41 },
        { giftId: id, network: 'b'.repeat(22), browsers: 39 },
      ])
      .execute();
    const file = await fileOf(quid, staff.SUPPORT);
    expect(file).toEqual(await fileOf(id, staff.SUPPORT));
    expect(file).toMatchObject({
      ...WORDS,
      giftId: id,
      code: quid,
      state: 'OPEN',
      attempts: 2,
      isCrowded: true,
      seen: { code: quid, here: naira(20_000), shares: { total: 3, taken: 2, inBank: 1 } },
      networks: {
        count: 2,
        crowded: 1,
        crowdedFrom: 40,
        largest: [
          { network: 'aaaaaaaa', browsers: 41 },
          { network: 'bbbbbbbb', browsers: 39 },
        ],
      },
      winners: [
        { slot: 0, status: 'PAID', payout: { id: withdrawal.id, stage: 'COMPLETED' } },
        { slot: 1, status: 'GRANTED', payout: null },
      ],
      reportList: [],
      allowed: { block: false, release: false, handleReports: false },
    });
    expect((await fileOf(quid)).allowed).toEqual({ block: true, release: false, handleReports: true });
    expect(await notice('GIVEAWAY_CROWDED')).toMatchObject({
      count: 1,
      examples: [{ id, link: `/admin/giveaways/${id}` }],
    });
    // The gift's own file leads here; a gift that is not public has none.
    expect((await staff.ADMIN.get(`/api/admin/quids/${quid}`)).body.giveaway).toEqual({ ...WORDS, path: `/g/${quid}` });
    const secret = await world.paidGift();
    expect((await staff.ADMIN.get(`/api/admin/quids/${secret.quid}`)).body.giveaway).toBeNull();
    expect((await fileOf(secret.quid)).code).toBe('giveaway_not_found');
  });

  it('are blocked with a reason that their page shows until they are released', async () => {
    const { quid } = await publicGift(world);
    const publicReason = 'The host asked for money. Nobody ever pays to receive.';
    expect((await change(quid, { status: 'BLOCKED', reason: 'Three reports', publicReason })).status).toBe(200);
    expect(await lookAt(world, quid)).toMatchObject({ state: 'STOPPED', stopReason: publicReason });
    expect(await fileOf(quid)).toMatchObject({ stopReason: publicReason, allowed: { block: false, release: true } });
    expect((await world.browser().get(`/api/check/${quid}`)).body.verdict).toBe('ENDED');
    expect((await auditOf(world, 'gift.change_status')).at(-1)?.details).toMatchObject({
      after: 'BLOCKED',
      reason: 'Three reports',
      publicReason,
    });
    await change(quid, { status: 'ACTIVE', reason: 'All is well' });
    expect(await lookAt(world, quid)).toMatchObject({ state: 'OPEN', stopReason: null });
    // Blocked again without a word, it says none of the old.
    await change(quid, { status: 'BLOCKED', reason: 'Again' });
    expect(await lookAt(world, quid)).toMatchObject({ state: 'STOPPED', stopReason: null });

    const secret = await world.paidGift();
    expect((await change(secret.quid, { status: 'BLOCKED', reason: 'x', publicReason })).body).toMatchObject({
      code: 'status_change_not_allowed',
      message: 'This gift has no public page to say that on',
    });
    expect((await giftOf(world, secret.quid)).status).toBe('ACTIVE');
    for (const wrong of [' ', 'x'.repeat(281), 'a\nb'])
      expect((await change(secret.quid, { status: 'BLOCKED', reason: 'x', publicReason: wrong })).status).toBe(422);
  });

  it('raise a notice when they are reported, until somebody has looked', async () => {
    const { quid } = await publicGift(world);
    const { id } = await giftOf(world, quid);
    for (const address of ['102.89.1.1', '102.89.2.1']) await report(quid, address);
    expect(await notice('GIVEAWAY_REPORTED')).toMatchObject({
      count: 1,
      link: '/admin/giveaways?reports=OPEN',
      examples: [{ id, label: WORDS.title }],
    });
    expect((await list('reports=OPEN')).data).toMatchObject([{ code: quid, reports: { open: 2, all: 2 } }]);
    const { reportList } = await fileOf(quid);
    expect(reportList).toMatchObject([
      { kind: 'ASKS_FOR_MONEY', words: 'Pay first', handledAt: null, handledBy: null },
      { handledAt: null },
    ]);
    const handle = (reader: Browser, report: string) =>
      reader.post(`/api/admin/giveaways/reports/${report}/handled`, {});
    expect((await handle(staff.SUPPORT, reportList[0].id)).status).toBe(403);
    // Two at once: the first stays on record, and it is on record once.
    const both = await Promise.all([staff.ADMIN, staff.SUPER_ADMIN].map((reader) => handle(reader, reportList[0].id)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body).toEqual(both[1]?.body);
    expect(both[0]?.body.handledBy.name).toEqual(expect.any(String));
    expect(await auditOf(world, 'giveaway.handle_report')).toHaveLength(1);
    await handle(staff.ADMIN, reportList[1].id);
    expect(await notice('GIVEAWAY_REPORTED')).toBeUndefined();
    expect((await list('reports=OPEN')).total).toBe(0);
    expect((await list('reports=ANY')).data).toMatchObject([{ code: quid, reports: { open: 0, all: 2 } }]);
    expect((await handle(staff.ADMIN, id)).status).toBe(404);
  });

  it('forget a crowd that came long ago', async () => {
    const { quid } = await publicGift(world, { lifetimeDays: 30 });
    const { id } = await giftOf(world, quid);
    await world.deps.db
      .insertInto('giftNetworks')
      .values({ giftId: id, network: 'c'.repeat(22), browsers: 40 })
      .execute();
    const before = (await notice('GIVEAWAY_CROWDED')).count;
    await world.deps.db
      .updateTable('gifts')
      .set({ closedAt: new Date(Date.now() - 8 * DAY_MS) })
      .where('id', '=', id)
      .execute();
    expect((await notice('GIVEAWAY_CROWDED'))?.count ?? 0).toBe(before - 1);
  });
});
