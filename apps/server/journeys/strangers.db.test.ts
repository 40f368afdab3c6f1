import type { WithdrawalId } from '@jara/domain/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { createWorld, naira, type World } from '../testing/world.ts';

describe('what a stranger can learn', () => {
  let world: World;
  let gift: Awaited<ReturnType<World['claimed']>>;
  let sent: Awaited<ReturnType<World['paidGift']>>;
  let withdrawalId: WithdrawalId;
  let stranger: Browser;
  const secrets: string[] = [];

  beforeAll(async () => {
    world = await createWorld();
    gift = await world.claimed({
      amount: naira(7_000),
      email: 'ada@example.com',
      senderEmail: 'chidi@example.com',
      senderName: 'Chidi',
    });
    withdrawalId = (await world.withdraw(gift)).id;
    sent = await world.paidGift({ email: 'ngozi@example.com', senderEmail: 'emeka@example.com' });
    await sent.sender.post('/api/rules', { quid: sent.quid, nthPerson: 347 });
    secrets.push(
      gift.quid,
      sent.quid,
      gift.claim.accessKey,
      sent.payment.manageKey ?? '',
      'ada@example.com',
      'chidi@example.com',
      'ngozi@example.com',
      'emeka@example.com',
    );
    stranger = world.browser();
  });
  afterAll(() => world.close());

  const learnsNothing = (text: unknown) => {
    const found = secrets.filter((secret) => JSON.stringify(text).includes(secret));
    expect(found).toEqual([]);
  };

  it('has no transactions: the list of a stranger is empty', async () => {
    const { body, status } = await stranger.get('/api/transactions');
    expect([status, body]).toEqual([200, { data: [], total: 0, page: 1, limit: 10, totalPages: 0 }]);
  });

  it('finds no payment of another browser by id, reference or verification', async () => {
    const { id, reference } = sent.payment;
    for (const url of [
      `/api/transactions/${id}`,
      `/api/transactions/reference/${reference}`,
      `/api/transactions/verify/${reference}`,
      `/api/transactions/verify/${id}`,
    ]) {
      const { status, body } = await stranger.get(url);
      expect(status).toBe(404);
      learnsNothing(body);
    }
  });

  it('cannot see or make withdrawals without the key of that claim', async () => {
    const other = await world.claimed({ amount: naira(7_000) });
    for (const headers of [{}, { 'x-access-key': 'x'.repeat(43) }, { 'x-access-key': other.claim.accessKey }]) {
      const { status, body } = await stranger.get(
        `/api/withdrawal-request/${withdrawalId}`,
        headers as Record<string, string>,
      );
      expect([401, 403, 404]).toContain(status);
      learnsNothing(body);
    }
    const { status, body } = await stranger.post('/api/withdrawal-request', {
      quid: gift.quid,
      accessKey: other.claim.accessKey,
      amount: naira(7_000),
      accountNumber: '0000000000',
      bankCode: '057',
      accountName: 'Any Name',
    });
    expect([status, body.code]).toEqual([403, 'access_key_rejected']);
  });

  it('gets no e-mail address, no key and no number from the gift, its rule or its verification', async () => {
    for (const url of [
      `/api/quid/${sent.quid}`,
      `/api/rules/${sent.quid}`,
      `/api/transactions/quid/${sent.quid}/verify`,
    ]) {
      const { status, body } = await stranger.get(url);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/@|\b347(th)?\b/);
      expect(body.accessKey ?? null).toBeNull();
    }
  });

  it('is not told the QUID by the live stream of another’s payment', async () => {
    const answer = await fetch(`${world.url}/api/sse/connect/${sent.payment.reference}`, {
      signal: AbortSignal.timeout(3_000),
    });
    const reader = answer.body?.getReader();
    let heard = '';
    while (!heard.includes('data:')) heard += new TextDecoder().decode((await reader?.read())?.value);
    await reader?.cancel();
    expect(heard).toContain('"status":"SUCCESS"');
    expect(heard).not.toContain(sent.quid);
  });

  it('cannot change a rule, not even with another gift’s manage key', async () => {
    for (const extra of [{}, { manageKey: gift.claim.accessKey }]) {
      const { status, body } = await stranger.post('/api/rules', { quid: sent.quid, nthPerson: 1, ...extra });
      expect([status, body.code]).toEqual([403, 'rule_not_yours']);
    }
  });

  it.each([
    ['PUT', '/api/withdrawal-request'],
    ['PUT', '/api/quid/0000000000000/status'],
    ['PUT', '/api/quid/0000000000000/status/activate'],
    ['GET', '/api/rules'],
  ] as const)('may not %s %s', async (method, url) => {
    const { status } = await stranger.request({
      method,
      url,
      ...(method === 'PUT' ? { payload: '{}', headers: { 'content-type': 'application/json' } } : {}),
    });
    expect(status).toBe(401);
  });
});
