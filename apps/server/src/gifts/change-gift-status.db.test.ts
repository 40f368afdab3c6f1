import { maskQuid } from '@jara/domain/staff/mask';
import type { Role } from '@jara/domain/staff/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { newId } from '../platform/ids.ts';
import { auditOf, signInEverybody } from '../staff/testing.ts';

describe('changing the status of a gift', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
  });
  afterAll(() => world.close());

  const change = (quid: string, status: string, reason = 'Looks odd') =>
    staff.ADMIN.put(`/api/quid/${quid}/status`, { status, reason });
  const claim = (quid: string) => world.browser().post(`/api/rules/claim?quid=${quid}`, {});

  it('blocks a gift so that nobody can claim it, and releases it again', async () => {
    const { quid } = await world.paidGift();
    expect((await change(quid, 'BLOCKED')).body).toMatchObject({
      status: 'BLOCKED',
      blocked: true,
      recipientEmail: 'ada@example.com',
    });
    const refused = await claim(quid);
    expect([refused.status, refused.body.code]).toEqual([403, 'gift_blocked']);
    expect((await staff.ADMIN.put(`/api/quid/${quid}/status/activate`, {})).body.status).toBe('ACTIVE');
    expect((await claim(quid)).body.allowAccess).toBe(true);
    expect((await auditOf(world, 'gift.change_status')).map(({ details }) => details)).toMatchObject([
      { before: 'ACTIVE', after: 'BLOCKED', reason: 'Looks odd' },
      { before: 'BLOCKED', after: 'ACTIVE' },
    ]);
  });

  it('gives a gift that is partly claimed its own status back', async () => {
    const { quid, sender } = await world.paidGift({ amount: naira(10_000) });
    await sender.post('/api/rules', { quid, totalSplits: 2 });
    await claim(quid);
    await change(quid, 'BLOCKED');
    expect((await change(quid, 'ACTIVE', 'All is well')).body.status).toBe('SPLIT');
    await world.expectCleanBooks();
  });

  it('makes no move that staff may not make', async () => {
    const { quid } = await world.claimed();
    for (const status of ['ACTIVE', 'SPLIT', 'EXPIRED', 'CONFLICTED', 'CLAIMED']) {
      expect([status, (await change(quid, status)).body.code]).toEqual([status, 'status_change_not_allowed']);
    }
    const open = await world.paidGift();
    for (const status of ['ACTIVE', 'CLAIMED', 'EXPIRED', 'CONFLICTED']) {
      expect([status, (await change(open.quid, status)).body.code]).toEqual([status, 'status_change_not_allowed']);
    }
    expect((await change(open.quid, 'NONSENSE')).status).toBe(422);
    expect((await staff.ADMIN.put(`/api/quid/${open.quid}/status`, { status: 'BLOCKED', reason: ' ' })).status).toBe(
      422,
    );
    expect((await staff.SUPPORT.put(`/api/quid/${open.quid}/status`, { status: 'BLOCKED', reason: 'x' })).status).toBe(
      403,
    );
  });

  it('does not open a gift whose money has gone back', async () => {
    const { quid } = await world.paidGift();
    await change(quid, 'BLOCKED');
    const refund = await staff.ADMIN.post(`/api/admin/quids/${quid}/refund`, { reason: 'The sender asked' });
    expect(refund.status, JSON.stringify(refund.body)).toBe(200);
    const { body } = await change(quid, 'ACTIVE');
    expect([body.code, body.message]).toEqual([
      'status_change_not_allowed',
      'A gift that is expired cannot be released',
    ]);
    await world.expectCleanBooks();
  });

  it('decides between a claim and a block that come at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const { quid } = await world.paidGift();
      const [claimed, blocked] = await Promise.all([claim(quid), change(quid, 'BLOCKED')]);
      expect(blocked.status).toBe(200);
      // Whoever came first, nothing leaves: the claim was refused, or its share is held with the gift.
      if (claimed.status !== 200) continue;
      const headers = { 'x-access-key': claimed.body.accessKey };
      expect((await world.browser().get('/api/transactions/withdraw', headers)).body.canWithdraw).toBe(false);
    }
    await world.expectCleanBooks();
  });

  it('changes several at once and says for each how it went', async () => {
    const [one, two, stopped] = [await world.paidGift(), await world.paidGift(), await world.paidGift()];
    await change(stopped.quid, 'BLOCKED');
    const unknown = newId();
    const { body } = await staff.ADMIN.post('/api/admin/quids/status', {
      quids: [one.quid, two.quid.toLowerCase(), stopped.quid, unknown],
      status: 'BLOCKED',
      reason: 'A raid',
    });
    expect([body.changed, body.failed]).toEqual([2, 2]);
    expect(body.results.map(({ ok, message }: { ok: boolean; message: string }) => [ok, message])).toEqual([
      [true, 'Updated'],
      [true, 'Updated'],
      [false, 'This gift is already blocked'],
      [false, 'Quid not found'],
    ]);
    expect(
      (await staff.ADMIN.get('/api/admin/quids?status=BLOCKED&limit=100')).body.stats.blocked,
    ).toBeGreaterThanOrEqual(2);
  });

  it('names gifts by their covered codes, also where they were chosen by their ids', async () => {
    const [one, stopped] = [await world.paidGift(), await world.paidGift()];
    await change(stopped.quid, 'BLOCKED');
    const idOf = async (quid: string) => (await staff.ADMIN.get(`/api/admin/quids/${quid}`)).body.id;
    const { body } = await staff.ADMIN.post('/api/admin/quids/status', {
      quids: [await idOf(one.quid), await idOf(stopped.quid)],
      status: 'BLOCKED',
      reason: 'A raid',
    });
    expect(body.results).toMatchObject([
      { quid: maskQuid(one.quid), ok: true },
      { quid: maskQuid(stopped.quid), ok: false },
    ]);
    const { body: trail } = await staff.ADMIN.get('/api/admin/audit?action=gift.change_status&limit=1');
    expect(trail.data[0]).toMatchObject({ subjectKind: 'gift', subjectName: maskQuid(one.quid) });
  });

  it('says so when none was selected', async () => {
    const { status, body } = await staff.ADMIN.post('/api/admin/quids/status', {
      quids: [],
      status: 'BLOCKED',
      reason: 'x',
    });
    expect([status, body.message]).toEqual([422, 'No QUIDs selected']);
  });
});
