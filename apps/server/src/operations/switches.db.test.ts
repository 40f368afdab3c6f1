import type { WithdrawalId } from '@jara/domain/ids';
import { PAUSED_SENTENCES } from '@jara/domain/operations/switches';
import { SIGNATURE_HEADER, signBody } from '@jara/paystack/signature';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, eventually, naira, type World } from '../../testing/world.ts';
import { newId } from '../platform/ids.ts';
import { workOnPayout } from '../provider/work-on-payout.ts';
import { auditOf, signInEverybody, staffIdOf } from '../staff/testing.ts';

const FAST = { checkAfterMs: [20], notFoundBeforeResend: 1 };

describe('a switch', () => {
  let world: World;
  let chief: Browser;
  let admin: Browser;
  beforeAll(async () => {
    world = await createWorld({ env: { PAYSTACK_TIMEOUT_MS: '300' } });
    const everybody = await signInEverybody(world);
    chief = everybody.SUPER_ADMIN;
    admin = everybody.ADMIN;
  });
  afterAll(() => world.close());
  afterEach(async () => {
    for (const name of ['payouts', 'claims', 'creation'])
      await chief.put(`/api/admin/operations/switches/${name}`, { isOn: true, reason: 'After the test' });
    await world.control('DELETE', '/faults');
    await world.expectCleanBooks();
  });

  const pause = async (name: string) => {
    const { status, body } = await chief.put(`/api/admin/operations/switches/${name}`, {
      isOn: false,
      reason: 'We are looking into it',
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const resume = (name: string) =>
    chief.put(`/api/admin/operations/switches/${name}`, { isOn: true, reason: 'All is well' });
  const work = (id: WithdrawalId) => workOnPayout({ ...world.deps, pace: FAST })(id);
  const withdrawal = (id: WithdrawalId) =>
    world.deps.db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const transfersOf = async (reference: string) => {
    const { data } = await world.control<{ data: { reference: string; status: string }[] }>('GET', '/transfers');
    return data.filter((transfer) => transfer.reference === reference);
  };

  it('is turned by a Super Admin alone, with a reason, and is in the audit trail', async () => {
    const ask = { isOn: false, reason: 'I would like to' };
    expect((await admin.put('/api/admin/operations/switches/claims', ask)).status).toBe(403);
    expect((await chief.put('/api/admin/operations/switches/claims', { isOn: false, reason: ' ' })).status).toBe(422);
    expect((await chief.put('/api/admin/operations/switches/lights', ask)).status).toBe(422);
    expect(await pause('claims')).toMatchObject({
      name: 'claims',
      isOn: false,
      reason: 'We are looking into it',
      changedBy: { id: await staffIdOf(world, 'SUPER_ADMIN') },
    });
    const again = await chief.put('/api/admin/operations/switches/claims', ask);
    expect([again.status, again.body.code]).toEqual([409, 'switch_unchanged']);
    expect(await auditOf(world, 'switch.pause')).toMatchObject([
      { subjectKind: 'switch', subjectId: 'claims', details: { reason: 'We are looking into it' } },
    ]);
    expect((await resume('claims')).body).toMatchObject({ isOn: true, reason: null });
    expect(await auditOf(world, 'switch.resume')).toMatchObject([
      { subjectId: 'claims', details: { reason: 'All is well', pausedFor: 'We are looking into it' } },
    ]);
  });

  it('that pauses creation refuses new gifts kindly and stores nothing', async () => {
    await pause('creation');
    const before = await world.deps.db.selectFrom('payments').select('id').execute();
    const gift = {
      amount: naira(1_000),
      email: 'ada@example.com',
      authorizationUrl: 'http://localhost:3000/payment/callback',
    };
    const { status, body, headers } = await world.browser().post('/api/transactions', gift);
    expect([status, body.code, body.message]).toEqual([503, 'switched_off', PAUSED_SENTENCES.creation]);
    expect(headers['retry-after']).toBe('60');
    expect(await world.deps.db.selectFrom('payments').select('id').execute()).toHaveLength(before.length);
    await resume('creation');
    expect((await world.browser().post('/api/transactions', gift)).status).toBe(201);
  });

  it('that pauses claims refuses all who come, and whoever has claimed already keeps their answer', async () => {
    const { quid } = await world.paidGift();
    const mine = await world.claimed();
    await pause('claims');
    const crowd = await Promise.all(
      Array.from({ length: 20 }, () => world.browser().post(`/api/rules/claim?quid=${quid}`, {})),
    );
    for (const { status, body } of crowd)
      expect([status, body.code, body.message]).toEqual([503, 'switched_off', PAUSED_SENTENCES.claims]);
    const again = await mine.recipient.post(`/api/rules/claim?quid=${mine.quid}`, {});
    expect([again.status, again.body.accessKey]).toEqual([200, mine.claim.accessKey]);
    const attempts = world.deps.db
      .selectFrom('claimAttempts')
      .innerJoin('gifts', 'gifts.id', 'claimAttempts.giftId')
      .select('number')
      .where('quid', '=', quid);
    expect(await attempts.execute()).toEqual([]);
    await resume('claims');
    expect((await world.browser().post(`/api/rules/claim?quid=${quid}`, {})).body.allowAccess).toBe(true);
  });

  it('that pauses payouts takes requests, sends nothing, and sends once when payouts go on', async () => {
    await pause('payouts');
    const requested = await world.withdraw(await world.claimed({ amount: naira(5_000) }));
    expect((await withdrawal(requested.id)).status).toBe('APPROVED');
    for (let look = 0; look < 3; look++) await work(requested.id);
    expect(await withdrawal(requested.id)).toMatchObject({ status: 'APPROVED', sends: 0 });
    expect(await transfersOf(requested.reference)).toEqual([]);

    expect((await resume('payouts')).status).toBe(200);
    expect((await withdrawal(requested.id)).nextCheckAt?.getTime()).toBeLessThanOrEqual(Date.now());
    await eventually('the payout is completed', async () => {
      await work(requested.id);
      return (await withdrawal(requested.id)).status === 'COMPLETED';
    });
    expect(await transfersOf(requested.reference)).toHaveLength(1);
  });

  it('that pauses payouts goes on asking about one that was sent, and does not send it again', async () => {
    await world.control('POST', '/faults', { route: 'transfer.create', fault: 'timeout-before-effect', times: 1 });
    const lost = await world.withdraw(await world.claimed({ amount: naira(6_000) }));
    await work(lost.id);
    expect(await withdrawal(lost.id)).toMatchObject({ status: 'UNKNOWN', sends: 1 });
    await pause('payouts');
    for (let look = 0; look < 4; look++) await work(lost.id);
    expect(await withdrawal(lost.id)).toMatchObject({ status: 'UNKNOWN', sends: 1 });
    expect(await transfersOf(lost.reference)).toEqual([]);
    await resume('payouts');
    await eventually('it is sent again and arrives', async () => {
      await work(lost.id);
      return (await withdrawal(lost.id)).status === 'COMPLETED';
    });

    const sent = await world.withdraw(await world.claimed({ amount: naira(7_000) }));
    await work(sent.id);
    await eventually('the provider has paid', async () =>
      (await transfersOf(sent.reference)).some(({ status }) => status === 'success'),
    );
    await pause('payouts');
    await work(sent.id);
    expect((await withdrawal(sent.id)).status).toBe('COMPLETED');
  });

  it('that pauses payouts declines what the provider asks about, even when it is ours', async () => {
    await world.control('POST', '/faults', { route: 'transfer.create', fault: 'timeout-before-effect', times: 1 });
    const ours = await world.withdraw(await world.claimed({ amount: naira(8_000) }));
    await work(ours.id);
    const { reference, net, accountNumber: account_number, bankCode: bank_code } = await withdrawal(ours.id);
    const recipient = { recipient_code: 'RCP_1', details: { account_number, bank_code } };
    const payload = JSON.stringify({ reference, amount: net, currency: 'NGN', recipient });
    const ask = async () => {
      const answer = await world.app.inject({
        method: 'POST',
        url: '/api/paystack/transfer-approval',
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER]: signBody(world.deps.paystackSecretKey, payload),
        },
        payload,
      });
      return [answer.statusCode, answer.json().code];
    };
    await pause('payouts');
    expect(await ask()).toEqual([400, 'payouts_paused']);
    await resume('payouts');
    expect(await ask()).toEqual([200, undefined]);
    await eventually('it is paid in the end', async () => {
      await work(ours.id);
      return (await withdrawal(ours.id)).status === 'COMPLETED';
    });
  });

  it('shows on the status line of the site, which stays ready, and among what needs attention', async () => {
    await world.deps.db.insertInto('workers').values({ id: newId() }).execute();
    await pause('claims');
    const ready = await world.browser().get('/api/health/ready');
    expect([ready.status, ready.body]).toMatchObject([
      200,
      { status: 'ok', message: PAUSED_SENTENCES.claims, paused: ['claims'] },
    ]);
    const { body } = await admin.get('/api/admin/notifications');
    expect(body.items[0]).toMatchObject({ kind: 'PAUSED', severity: 'urgent', count: 1, link: '/admin/operations' });
    await pause('creation');
    expect((await world.browser().get('/api/health/ready')).body.message).toMatch(/^Parts of our service are paused/);
    await resume('claims');
    await resume('creation');
    expect((await world.browser().get('/api/health/ready')).body).toMatchObject({
      message: 'All systems operational',
      paused: [],
    });
  });
});
